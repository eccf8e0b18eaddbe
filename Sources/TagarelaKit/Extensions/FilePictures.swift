public import Foundation
import MediaHeaders
public import Scenes
import Synchronization

/// The pictures that a file has or names, for its reader: those of kinds that aren't kept (GIF, BMP, WMF …) are made, once,
/// into what is, and those of which the file has only an address are noted.
public final class FilePictures: Sendable {
  private struct Known {
    /// By the bytes of the file's; nil for one of which nothing can be made.
    var converted: [Data: Picture?] = [:]
    /// The bytes of those in which something is missing.
    var partial: Set<Data> = []
    /// What was spent on it.
    var work = Duration.zero
    /// What was asked for in vain, in the order of the file.
    var missing: [String] = []
    var isMissing: Set<String> = []
  }

  private let renderer: (any Renderer)?
  private let fetched: @Sendable (_ address: String) -> Data?
  private let isInterrupted: @Sendable () -> Bool
  private let known = Mutex(Known())
  /// The file's, of those that are apart.
  private let whole: FilePictures?

  /// - Parameters:
  ///   - renderer: reads what isn't PNG, JPEG or SVG; nil where nothing does.
  ///   - isInterrupted: as ``ReadingAids/isInterrupted``; nothing more is made of anything then.
  ///   - fetched: what was brought from an address before.
  public init(
    renderer: (any Renderer)? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false },
    fetched: @escaping @Sendable (_ address: String) -> Data? = { _ in nil }
  ) {
    self.renderer = renderer
    self.isInterrupted = isInterrupted
    self.fetched = fetched
    whole = nil
  }

  private init(of whole: FilePictures) {
    renderer = whole.renderer
    isInterrupted = whole.isInterrupted
    fetched = whole.fetched
    self.whole = whole.whole ?? whole
  }

  /// A picture that lies in the file, as it is kept.
  ///
  /// - Returns: nil for what is no picture, is damaged or too large, or is of a kind that nothing here reads.
  public func picture(_ bytes: Data) -> Picture? {
    if let picture = Picture(ofAnyFormat: bytes) { return picture }
    if let whole { return whole.picture(bytes) }
    guard let renderer, !bytes.isEmpty, bytes.count <= Picture.largest else { return nil }
    let (earlier, work) = known.withLock { ($0.converted[bytes], $0.work) }
    if let earlier { return earlier }
    guard work < Self.mostWork, !isInterrupted() else { return nil }
    let start = ContinuousClock.now
    // Whatever is wrong with it, or with what reads it, the rest of the file is still good.
    let kept = try? renderer.keepable(picture: bytes)
    let picture = kept.map { Picture(format: $0.facts.format, bytes: $0.bytes) }
    known.withLock { known in
      known.converted[bytes] = .some(picture)
      if let kept, kept.isPartial { known.partial.insert(kept.bytes) }
      known.work += start.duration(to: .now)
    }
    return picture
  }

  /// For all pictures of a file, however many of them are made to take long.
  private static let mostWork = Duration.seconds(300)

  /// A picture that the file has only the address of.
  ///
  /// - Returns: nil for one that wasn't fetched; it is ``missing`` then, if its address is one of the web.
  public func picture(at address: String) -> Picture? {
    guard let address = Self.webAddress(address) else { return nil }
    if let picture = fetched(address).flatMap(Picture.init(ofAnyFormat:)) { return picture }
    note(missing: [address])
    return nil
  }

  private func note(missing addresses: [String]) {
    known.withLock { known in
      for address in addresses where known.missing.count < Self.mostMissing {
        if known.isMissing.insert(address).inserted { known.missing.append(address) }
      }
    }
  }

  /// The same pictures for one of several boards that are read at a time; what it misses is noted by itself, until ``join(_:)``.
  public func apart() -> FilePictures { FilePictures(of: self) }

  /// Notes what was missed apart. Boards are joined in the order of the file.
  public func join(_ apart: FilePictures) { note(missing: apart.missing) }

  /// The bytes of pictures, as they are kept, in which something of the file's is missing, because nothing here draws it.
  public var partial: Set<Data> { known.withLock(\.partial) }

  /// Addresses of pictures that weren't there, each once, in the order of the file.
  public var missing: [String] { known.withLock(\.missing) }

  /// As many are noted of one file.
  private static let mostMissing = 60_000

  /// Bytes of the longest address.
  private static let longestAddress = 2_000

  /// An address as it is asked for: with a host, and without the part that only concerns the reader.
  private static func webAddress(_ text: String) -> String? {
    guard text.utf8.count <= longestAddress else { return nil }
    guard let host = plainHost(text) else { return WebAddress(text)?.text }
    if isPlain(text.utf8.span, from: host) { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: host)
    return text[..<end] + WebAddress.written(Substring(text.utf8[end...].prefix { $0 != UInt8(ascii: "#") }))
  }

  private static func isPlain(_ bytes: borrowing Swift.Span<UInt8>, from start: Int) -> Bool {
    for place in start..<bytes.count where !WebAddress.isPlain(bytes[place]) { return false }
    return true
  }

  /// Where the host of an address ends that is as nearly all are: nothing up to there could be written otherwise. Nil for others.
  private static func plainHost(_ text: String) -> Int? {
    let beginning = text.hasPrefix("https://") ? 8 : text.hasPrefix("http://") ? 7 : 0
    let bytes = text.utf8.span
    guard beginning > 0, bytes.count > beginning, isOfHost(bytes[beginning]) else { return nil }
    for place in beginning..<bytes.count where !isOfHost(bytes[place]) {
      switch bytes[place] {
      case UInt8(ascii: "."), UInt8(ascii: "-"): break
      case UInt8(ascii: "/"): return place
      default: return nil
      }
    }
    return bytes.count
  }

  /// A small letter of ASCII, or a digit.
  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: true
    default: false
    }
  }
}
