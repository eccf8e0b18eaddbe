import HelperProtocols
import TagarelaKit

extension Failure {
  /// What the tool's fault means to a user; who knows the picture's file adds its name.
  init(_ fault: CanvasFault) {
    switch fault.reason {
    case .notAPicture: self.init("picture.unreadable")
    case .damaged, .tooMuchWork: self.init("picture.damaged")
    case .tooLarge: self.init("picture.too_large")
    case .unsupportedFormat: self.init("picture.unsupported")
    case .packageMissing: self.init("picture.needs_package", ["package": .text(fault.detail)])
    case .drawingFailed, .badRequest: self.init("drawing.failed", ["reason": .text(fault.detail)])
    }
  }
}
