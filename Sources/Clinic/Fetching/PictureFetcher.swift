import Fetching
import Files
import Foundation
import HelperProtocols
import TagarelaKit

/// Brings pictures of which a file has only the addresses, within limits; what was brought is kept, and found by whoever reads
/// the file again.
public struct PictureFetcher: Sendable {
  private let fetcher: Fetcher
  private let cache: FetchedPictures

  init(_ fetcher: Fetcher, _ cache: FetchedPictures) {
    self.fetcher = fetcher
    self.cache = cache
  }

  /// What became of some addresses.
  public struct Outcome: Sendable {
    /// How many pictures came.
    public var count = 0
    /// How many didn't, by why and from where.
    public var failures: [Reason: [String: Int]] = [:]
  }

  /// Why a picture didn't come.
  public enum Reason: String, Sendable, CaseIterable {
    case unreachable, certificate, privateNetwork, missing, refused, sentOn, tooLarge, late, broken
    /// Something else than a picture came, or a damaged one.
    case noPicture
    /// It was one too many, or all together would have been too much.
    case limit
  }

  /// Bytes of one picture, and of all that are fetched in one go.
  private static let largest = 5_000_000
  private static let largestTogether = 500_000_000
  /// For all of them.
  private static let longest = Duration.seconds(1_800)
  /// A host that couldn't be reached or didn't answer as often, and gave nothing since, isn't asked again.
  private static let patience = 3

  /// Hosts in a private network from which pictures may come, as this user has said it on this computer: with blanks or commas
  /// between. A file that somebody sent must not make us ask what only this network can ask.
  private static var privateHosts: [String] {
    (Environment["TAGARELA_PICTURE_HOSTS"] ?? "").split { $0 == " " || $0 == "," }.map(String.init)
  }

  func picture(at address: String) -> Data? { cache.picture(at: address) }

  /// - Parameters:
  ///   - renderer: looks whether what came is a picture.
  ///   - progress: told which part is done.
  /// - Throws: ``Failure`` `interrupted`, and those of the program. What has come until then is kept.
  func fetch(
    _ addresses: [String], renderer: any Renderer, isInterrupted: () -> Bool, progress: (Double) -> Void
  ) throws -> Outcome {
    var outcome = Outcome()
    var (done, bytes) = (0, 0)
    var failing: [String: (times: Int, reason: Reason)] = [:]
    let end = ContinuousClock.now + Self.longest
    var rest = addresses[...]
    func fail(_ reason: Reason, _ address: String) {
      outcome.failures[reason, default: [:]][Self.host(of: address), default: 0] += 1
    }
    while !rest.isEmpty {
      if isInterrupted() { throw Failure("interrupted") }
      progress(Double(done) / Double(addresses.count))
      guard bytes < Self.largestTogether, ContinuousClock.now < end else {
        rest.forEach { fail(.limit, $0) }
        break
      }
      let next = rest.prefix(FetchRequest.mostAddresses)
      rest = rest.dropFirst(next.count)
      done += next.count
      let asked = next.filter { address in
        guard let host = failing[Self.host(of: address)], host.times >= Self.patience else { return true }
        fail(host.reason, address)
        return false
      }
      guard !asked.isEmpty else { continue }
      let results = try fetcher.fetch(
        asked, privateHosts: Self.privateHosts, largest: Self.largest, isInterrupted: isInterrupted)
      for (address, result) in zip(asked, results) {
        switch result {
        case .content(let content):
          failing[Self.host(of: address)] = nil
          bytes += content.count
          if try keep(content, at: address, renderer) { outcome.count += 1 } else { fail(.noPicture, address) }
        case .refused(let refusal):
          let reason = Reason(refusal.reason)
          if reason == .unreachable || reason == .late {
            failing[Self.host(of: address)] = ((failing[Self.host(of: address)]?.times ?? 0) + 1, reason)
          }
          fail(reason, address)
        }
      }
    }
    return outcome
  }

  private func keep(_ content: Data, at address: String, _ renderer: any Renderer) throws -> Bool {
    do {
      cache.keep(try renderer.keepable(picture: content).bytes, at: address)
      return true
    } catch let failure as Failure where failure.what.key.hasPrefix("picture.") {
      return false
    }
  }

  /// As messages name it: with its port, where that isn't the usual one.
  public static func host(of address: String) -> String {
    WebAddress(address)?.readableHost ?? "?"
  }
}

extension PictureFetcher.Reason {
  fileprivate init(_ reason: FetchRefusal.Reason) {
    self =
      switch reason {
      case .unreachable: .unreachable
      case .certificate: .certificate
      case .privateNetwork: .privateNetwork
      case .missing: .missing
      case .refused: .refused
      case .sentOn: .sentOn
      case .tooLarge: .tooLarge
      case .late: .late
      case .broken: .broken
      }
  }
}
