import CSpawn
import Glibc
import HelperProtocols
import Spawning

/// A letter on its way to a program of the system that sends it, as `sendmail` does.
struct Piping {
  let program: String
  let arguments: [String]

  /// - Returns: `done` when the program has taken it, `unsure` where nobody knows.
  /// - Throws: ``MailRefusal`` where it hasn't.
  func run(_ letter: String) throws -> MailAnswer {
    let file = open(letter, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.systemRefusal }
    defer { close(file) }
    var ends: [Int32] = [-1, -1]
    // A file: however much it complains, nobody has to read it meanwhile.
    guard cspawn_pipe(&ends) == 0, let complaints = tmpfile() else { throw Self.systemRefusal }
    defer { fclose(complaints) }
    var start = ProcessStart(program)
    start.arguments = arguments
    start.files = [ends[0], fileno(complaints), fileno(complaints)]
    let child: Int32
    switch start.start() {
    case .success(let id): child = id
    case .failure(let error):
      ends.forEach { close($0) }
      throw MailRefusal(.program, String(cString: strerror(error.number)))
    }
    close(ends[0])
    let isGiven = give(file, to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let said = Self.end(of: fileno(complaints))
    if status == 0 {
      // It may be content with a part, but that isn't the letter.
      guard isGiven else { throw MailRefusal(.program, said) }
      return .done(reply: said)
    }
    // One that was killed may have sent it before.
    if isGiven, status & 0x7F != 0 { return .unsure(reply: said) }
    throw MailRefusal(.program, said.isEmpty ? "exit status \(status >> 8 & 0xFF)" : said)
  }

  /// With LF at the ends of lines, as programs of the system have them.
  ///
  /// - Returns: whether it took all of it.
  private func give(_ file: Int32, to pipe: Int32) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return true }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      // Letters have no other CR.
      let text = chunk[..<count].filter { $0 != 0x0D }
      var sent = 0
      while sent < text.count {
        let more = text.withUnsafeBytes { write(pipe, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
        if more < 0 && errno == EINTR { continue }
        guard more > 0 else { return false }
        sent += more
      }
    }
  }

  private static func end(of file: Int32) -> String {
    let size = Int(lseek(file, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), 500))
    let count = pread(file, &bytes, bytes.count, off_t(max(0, size - bytes.count)))
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static var systemRefusal: MailRefusal { MailRefusal(.file, String(cString: strerror(errno))) }
}
