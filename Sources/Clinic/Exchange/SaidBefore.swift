import Synchronization
import TagarelaKit

/// What voices have said, packed, for a program that makes the same files again and again: so what nobody has changed comes at
/// once, and bit for bit as before. The prompt has none.
public final class SaidBefore: Sendable {
  struct Utterance: Hashable {
    let text: String
    let voice: String
    let rate: Double
    let pitch: Double
    let volume: Double
  }

  private struct Shelf {
    var sounds: [Utterance: PackedSound] = [:]
    var bytes = 0
  }

  private let shelf = Mutex(Shelf())
  private let most: Int

  /// - Parameter most: bytes that are kept; where they are reached it begins anew.
  public init(most: Int = 32 << 20) { self.most = most }

  func sound(_ utterance: Utterance, _ make: () throws -> PackedSound) rethrows -> PackedSound {
    if let known = shelf.withLock({ $0.sounds[utterance] }) { return known }
    let made = try make()
    shelf.withLock { shelf in
      if shelf.bytes + made.bytes.count > most { shelf = Shelf() }
      shelf.sounds[utterance] = made
      shelf.bytes += made.bytes.count
    }
    return made
  }
}
