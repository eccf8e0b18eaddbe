import Foundation
public import HelperProtocols
public import Programs
import TagarelaKit

/// Fetches from the web, through a program of its own: what hosts send stays outside, and the prompt links no library for it.
public struct Fetcher: Sendable {
  private let program: LineProgram

  /// How long the program is waited for: it answers when all addresses of a request have come or were given up.
  public static let limits = LineProgram.Limits(deadline: Double(FetchRequest.longest + 60))

  /// - Parameter program: the executable `tagarela-fetch`, within ``limits``.
  public init(program: LineProgram) { self.program = program }

  /// - Parameters:
  ///   - addresses: at most ``FetchRequest/mostAddresses``.
  ///   - privateHosts: hosts (`host`, `host:port`) that may be in a private network.
  ///   - largest: bytes that each may have.
  ///   - isInterrupted: asked while waiting; true ends it.
  /// - Returns: what came of each, in their order.
  /// - Throws: the failures of ``LineProgram/ask(_:isInterrupted:isLast:)``.
  public func fetch(
    _ addresses: [String], privateHosts: [String], largest: Int, isInterrupted: () -> Bool
  ) throws -> [FetchResult] {
    let request = FetchRequest(addresses: addresses, privateHosts: privateHosts, largest: largest)
    let line = try program.ask(JSONEncoder().encode(request), isInterrupted: isInterrupted)
    guard case .fetched(let results) = try? JSONDecoder().decode(FetchAnswer.self, from: line),
      results.count == addresses.count
    else { throw Failure("fetch.failed") }
    return results
  }
}
