import Foundation
import Mail

/// The letter as Python's email package understands it: a reader that others wrote.
struct PythonParser {
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

  private let path: String

  /// - Returns: nil where there is no Python.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/python3" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    path = found
  }

  func parse(_ letter: Letter) throws -> Parsed {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).eml")
    try letter.message().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", Self.script, file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Parsed.self, from: answer)
  }

  private static let script = """
    import base64, email, json, sys
    from email import policy
    with open(sys.argv[1], "rb") as file:
        message = email.message_from_binary_file(file, policy=policy.default)
    def people(header):
        return [[a.display_name, a.addr_spec] for a in header.addresses] if header else []
    defects = [repr(d) for part in message.walk() for d in part.defects]
    defects += [repr(d) for name in ("subject", "from", "to", "date") if message[name] for d in message[name].defects]
    files = list(message.iter_attachments())
    print(json.dumps({
        "subject": message["subject"], "from": people(message["from"]), "to": people(message["to"]),
        "date": message["date"].datetime.isoformat(), "id": message["message-id"],
        "body": message.get_body(("plain",)).get_content(), "defects": defects,
        "names": [f.get_filename() for f in files], "types": [f.get_content_type() for f in files],
        "files": [base64.b64encode(f.get_payload(decode=True)).decode() for f in files],
    }))
    """
}
