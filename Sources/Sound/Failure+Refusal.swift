import HelperProtocols
import TagarelaKit

extension Failure {
  init(_ refusal: SoundRefusal) {
    switch refusal.error {
    case .notWav: self.init("voice.not_wav")
    case .damaged: self.init("voice.damaged")
    case .noSound: self.init("sound.none")
    case .noMicrophone: self.init("sound.no_microphone")
    case .unsupported: self.init("sound.unsupported")
    case .notRecording, .tooLarge, .malformed, .failed:
      self.init("sound.failed", ["reason": .text(refusal.reason ?? refusal.error.rawValue)])
    }
  }
}
