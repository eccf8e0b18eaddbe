import Foundation
import Mail

/// The letter as Python's email package understands it: a reader that others wrote.
///
/// Unchecked: after its making nothing is used but behind the lock.
final class PythonParser: @unchecked Sendable {
  struct Parsed: Decodable {
    var subject: String
    var from: [[String]]
    var to: [[String]]
    var date: String
    var id: String?
    var body: String
    var names: [String]
    var types: [String]
    var defects: [String]
    /// Base64.
    var files: [String]
  }

  private let process: Process
  private let questions: FileHandle
  private let answers: FileHandle
  private let turn = NSLock()

  /// Starting Python takes ten times as long as reading a letter: one reads those of all tests, each in its turn.
  static let shared = PythonParser()

  /// - Returns: nil where there is no Python.
  private init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/python3" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    let (input, output) = (Pipe(), Pipe())
    process = Process()
    process.executableURL = URL(filePath: found)
    process.arguments = ["-c", Self.script]
    process.standardInput = input
    process.standardOutput = output
    questions = input.fileHandleForWriting
    answers = output.fileHandleForReading
    guard (try? process.run()) != nil else { return nil }
  }

  func parse(_ letter: Letter) throws -> Parsed {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).eml")
    try letter.message().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try turn.withLock {
      try questions.write(contentsOf: Data((file.path + "\n").utf8))
      return line()
    }
    return try JSONDecoder().decode(Parsed.self, from: answer)
  }

  private func line() -> Data {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let part = answers.availableData
      if part.isEmpty { break }
      line += part
    }
    return line
  }

  private static let script = """
    import base64, email, json, sys
    from email import policy
    def people(header):
        return [[a.display_name, a.addr_spec] for a in header.addresses] if header else []
    def parsed(path):
        with open(path, "rb") as file:
            message = email.message_from_binary_file(file, policy=policy.default)
        defects = [repr(d) for part in message.walk() for d in part.defects]
        named = [name for name in ("subject", "from", "to", "date") if message[name]]
        defects += [repr(d) for name in named for d in message[name].defects]
        files = list(message.iter_attachments())
        return {
            "subject": message["subject"], "from": people(message["from"]), "to": people(message["to"]),
            "date": message["date"].datetime.isoformat(), "id": message["message-id"],
            "body": message.get_body(("plain",)).get_content(), "defects": defects,
            "names": [f.get_filename() for f in files], "types": [f.get_content_type() for f in files],
            "files": [base64.b64encode(f.get_payload(decode=True)).decode() for f in files],
        }
    for line in sys.stdin:
        try:
            answer = parsed(line[:-1])
        except Exception as error:
            answer = repr(error)
        print(json.dumps(answer), flush=True)
    """
}
