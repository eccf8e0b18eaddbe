import CEspeak
import FoundationEssentials
import HelperProtocols
import MediaHeaders

/// What comes out while one text is spoken.
final class Take {
  struct Word {
    /// In characters (code points) of the text, the first is 0.
    var position: Int
    var length: Int
    /// Milliseconds from the beginning.
    var at: Int
  }

  private(set) var samples: [Int16] = []
  private(set) var words: [Word] = []

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Take? {
    pointer.map { Unmanaged<Take>.fromOpaque($0).takeUnretainedValue() }
  }

  /// - Parameter events: ended by one of type `LIST_TERMINATED`.
  /// - Returns: 0, to go on.
  func add(_ samples: UnsafePointer<Int16>?, _ count: Int, _ events: UnsafePointer<espeak_EVENT>) -> Int32 {
    if let samples, count > 0 { self.samples += UnsafeBufferPointer(start: samples, count: count) }
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD {
        words.append(
          Word(
            position: Int(event.pointee.text_position) - 1, length: Int(event.pointee.length),
            at: Int(event.pointee.audio_position)))
      }
      event += 1
    }
    return 0
  }

  /// All of it as a WAV file.
  ///
  /// - Parameter volume: how many times as loud; what is louder than can be is cut.
  func wav(rate: Int, volume: Double) -> Data {
    let loud = volume == 1 ? samples : samples.map { Int16(min(max((Double($0) * volume).rounded(), -32768), 32767)) }
    return Data(waveOf: loud, rate: rate)
  }
}
