import CNettle
import Files
import Foundation

/// Pictures that were brought from their addresses, in the user's cache: what was fetched once isn't asked for again. Files are
/// called by the sum (SHA-256, FIPS 180-4) of the address, so their names tell nobody what boards show.
struct FetchedPictures: Sendable {
  private let folder: String

  init(folder: String) { self.folder = folder }

  /// Nil for one that wasn't fetched, or of which the file is damaged.
  func picture(at address: String) -> Data? {
    // Nothing is made where nothing is kept.
    try? file(of: address).contents(for: address) { throw CocoaError(.fileNoSuchFile) }
  }

  func keep(_ picture: Data, at address: String) {
    _ = file(of: address).contents(for: address) { picture }
  }

  private func file(of address: String) -> CacheFile {
    let name = Self.sum(address)
    return CacheFile(in: "\(folder)/\(name.prefix(2))", named: name)
  }

  private static func sum(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var state = sha256_ctx()
    var sum = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_init(&state)
    nettle_sha256_update(&state, bytes.count, bytes)
    nettle_sha256_digest(&state, sum.count, &sum)
    return sum.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
