import CQrencode
import HelperProtocols

/// A text as a picture of squares (ISO/IEC 18004), which cameras read: as small as it can be, for a screen has no scratches.
enum SquareCode {
  /// - Returns: its rows, dark where true, without the empty margin that belongs around it.
  /// - Throws: ``HelperProtocols/ServeRefusal`` `serve.no_code` for a text that is too long.
  static func rows(of text: String) throws -> [[Bool]] {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else {
      throw ServeRefusal("serve.no_code")
    }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard let squares = code.pointee.data else { throw ServeRefusal("serve.no_code") }
    return (0..<width).map { row in (0..<width).map { squares[row * width + $0] & 1 == 1 } }
  }
}
