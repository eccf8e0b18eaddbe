import CIcal
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-calendar`: reads and writes calendars of other programs; a ``CalendarRequest`` a line on standard input, a
/// ``CalendarAnswer`` a line on standard output.
@main
enum AgendaTool {
  /// The largest file that is asked about is held a few times over.
  private static let limits = ResourceLimits(addresses: 2 << 30)
  /// Of a processor: a rule that never comes to a day goes on for ever.
  private static let secondsForAnswer = 10

  static func main() {
    limits.apply()
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    icalerror_set_errors_are_fatal(0)
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line)
    }
  }

  private static func answer(_ line: Data) -> Data {
    var answer: CalendarAnswer
    do {
      guard let request = try? JSONDecoder().decode(CalendarRequest.self, from: line) else {
        throw CalendarRefusal(.badRequest)
      }
      answer = try carryOut(request)
    } catch let refusal as CalendarRefusal {
      answer = .refused(refusal)
    } catch {
      answer = .refused(CalendarRefusal(.badRequest))
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }

  private static func carryOut(_ request: CalendarRequest) throws -> CalendarAnswer {
    switch request {
    case .read(let file, let zone, let limits):
      return .read(try CalendarReading(zone: zone, limits).contents(of: CalendarText(file, limits)))
    case .write(let events, let name, let language, let stamp):
      return .written(CalendarWriting(name: name, language: language, stamp: stamp).file(of: events))
    }
  }
}
