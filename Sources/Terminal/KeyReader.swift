/// Makes keys out of the bytes of a terminal.
struct KeyReader {
  /// What waiting for a byte brings.
  enum Event: Equatable {
    case byte(UInt8)
    case silence, closed, resized, interrupted
  }

  /// How long Escape waits for the rest of a sequence, in milliseconds.
  static let escapePause: Int32 = 50

  /// The next event; `silence` after so many milliseconds, never if negative.
  let next: (_ milliseconds: Int32) -> Event

  /// Waits for a key. Sequences that mean nothing here are skipped.
  func readKey() -> Key {
    while true {
      switch next(-1) {
      case .silence: continue
      case .closed: return .end
      case .resized: return .resize
      case .interrupted: return .interrupt
      case .byte(let byte): if let key = key(from: byte) { return key }
      }
    }
  }

  /// Waits for a key until no time is left; sequences that mean nothing here are skipped. A key that has come is had first,
  /// however late it is.
  ///
  /// - Parameter left: milliseconds, none of which is left at 0; asked before each wait.
  func readKey(left: () -> Int32) -> Key? {
    while true {
      let milliseconds = max(0, left())
      switch next(milliseconds) {
      case .silence: if milliseconds == 0 || left() <= 0 { return nil }
      case .closed: return .end
      case .resized: return .resize
      case .interrupted: return .interrupt
      case .byte(let byte): if let key = key(from: byte) { return key }
      }
    }
  }

  /// Waits for a key for so many milliseconds.
  func readKey(within milliseconds: Int32) -> Key? {
    switch next(milliseconds) {
    case .silence: nil
    case .closed: .end
    case .resized: .resize
    case .interrupted: .interrupt
    case .byte(let byte): key(from: byte)
    }
  }

  private func key(from byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x04: .end
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: sequence()
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    case 0x80...: character(from: byte)
    default: nil
    }
  }

  private func following() -> UInt8? {
    guard case .byte(let byte) = next(Self.escapePause) else { return nil }
    return byte
  }

  private func character(from first: UInt8) -> Key? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    var bytes = [first]
    while bytes.count < length, let byte = following() { bytes.append(byte) }
    return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) }
  }

  private func sequence() -> Key? {
    guard let introducer = following() else { return .escape }
    // Alt with a character, or what a program never asked for.
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return nil }
    var parameters: [UInt8] = []
    while let byte = following() {
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        continue
      }
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "F"): return .endKey
      case UInt8(ascii: "~"): return numbered(parameters)
      case UInt8(ascii: "M"): return click(parameters)
      default: return nil
      }
    }
    return nil
  }

  /// A key of the VT220 and its kin: `CSI NUMBER ~`.
  private func numbered(_ parameters: [UInt8]) -> Key? {
    switch String(decoding: parameters, as: UTF8.self) {
    case "1", "7": .home
    case "4", "8": .endKey
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }

  /// SGR 1006: `<button;column;row`, counted from 1.
  private func click(_ parameters: [UInt8]) -> Key? {
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";"))
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, numbers[0] == 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return .click(column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
