import CLocaleData
import Foundation
import HelperProtocols

/// `tagarela-serve`: serves a clinic's pages to paired devices; a ``ServeRequest`` a line on standard input, a ``ServeAnswer`` a
/// line on standard output. It ends with its standard input, or when it is told to (SIGTERM), having ended all connections.
@main
enum TagarelaServe {
  static func main() async {
    umask(0o077)
    // ^C at the prompt isn't meant for it.
    for ignored in [SIGPIPE, SIGINT, SIGHUP, SIGXFSZ] { signal(ignored, SIG_IGN) }
    let (lines, arriving) = AsyncStream.makeStream(of: Data.self)
    let told = endWhenTold(arriving)
    Thread.detachNewThread { readLines(into: arriving) }
    let session = ServingSession()
    for await line in lines {
      let answer: ServeAnswer
      do {
        answer = try await session.answer(JSONDecoder().decode(ServeRequest.self, from: line))
      } catch let refusal as ServeRefusal {
        answer = .refused(refusal)
      } catch {
        answer = .refused(ServeRefusal("failed", ["reason": String(describing: error)]))
      }
      guard let line = try? JSONEncoder().encode(answer), HelperLines.write(line + Data("\n".utf8)) else { break }
    }
    await session.end()
    told.cancel()
  }

  private static func readLines(into lines: AsyncStream<Data>.Continuation) {
    guard let input = fdopen(STDIN_FILENO, "r") else { return lines.finish() }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while case let count = getline(&line, &capacity, input), count > 0, let line {
      lines.yield(Data(bytes: line, count: count))
    }
    lines.finish()
  }

  private static func endWhenTold(_ lines: AsyncStream<Data>.Continuation) -> any DispatchSourceSignal {
    signal(SIGTERM, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
    source.setEventHandler { lines.finish() }
    source.resume()
    return source
  }
}
