import Foundation
import FoundationNetworking
import Synchronization

/// Somebody who asks a server on loopback.
struct Visitor: Sendable {
  let port: Int

  /// It keeps no cookies: what one server gives would go to the others of this address, whatever their port.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = 3600
    return URLSession(configuration: configuration)
  }()

  /// - Parameter token: of a session; nil for none.
  func ask(
    _ method: String, _ path: String, _ body: String?, _ token: String?, headers: [(String, String)] = []
  ) async throws -> (
    status: Int, body: String
  ) {
    var request = try request(method, path, body, token)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await Self.session.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  /// - Returns: a header of the answer; nil where it has none of that name.
  func header(_ name: String, of path: String, _ token: String?) async throws -> String? {
    let (_, response) = try await Self.session.data(for: request("GET", path, nil, token))
    return (response as? HTTPURLResponse)?.value(forHTTPHeaderField: name)
  }

  /// - Returns: when the line is open.
  func listen(_ path: String, _ token: String) async throws -> Listening {
    let listening = Listening()
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 3600
    let session = URLSession(configuration: configuration, delegate: listening, delegateQueue: nil)
    session.dataTask(with: try request("GET", path, nil, token)).resume()
    guard try await listening.next(beginning: ":") else { throw URLError(.badServerResponse) }
    return listening
  }

  private func request(_ method: String, _ path: String, _ body: String?, _ token: String?) throws -> URLRequest {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.httpShouldHandleCookies = false
    if let token { request.setValue("__Host-tagarela=\(token)", forHTTPHeaderField: "Cookie") }
    return request
  }
}

/// A line on which a server tells what happens.
final class Listening: NSObject, URLSessionDataDelegate, Sendable {
  private let told = Mutex("")
  private let isOver = Mutex(false)

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    told.withLock { $0 += String(decoding: data, as: UTF8.self) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    isOver.withLock { $0 = true }
  }

  /// Waits for the end of the line.
  ///
  /// - Returns: false where it doesn't come within two minutes.
  func ends() async throws -> Bool { try await comes { isOver.withLock(\.self) } }

  /// Waits for an event that begins so, and forgets what came before it.
  ///
  /// - Returns: false where none comes within two minutes.
  func next(beginning start: String) async throws -> Bool {
    try await comes {
      told.withLock { told in
        guard let range = told.range(of: start) else { return false }
        told = String(told[range.upperBound...])
        return true
      }
    }
  }

  private func comes(_ isThere: () -> Bool) async throws -> Bool {
    for _ in 0..<6_000 {
      if isThere() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }
}
