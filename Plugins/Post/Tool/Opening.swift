import CGMime
import FoundationEssentials
import Glibc
import HelperProtocols

/// Takes a letter apart (RFC 2045 to 2049, 2231), with GMime.
struct Opening {
  private let folder: String
  private let limits: LetterLimits
  private var files: [OpenedLetter.File] = []
  private var parts = 0
  private var room: Int

  private static let isReady: Bool = {
    g_mime_init()
    return true
  }()

  init(into folder: String, _ limits: LetterLimits) {
    self.folder = folder
    self.limits = limits
    room = limits.bytes
  }

  /// - Throws: ``MailRefusal`` `tooLarge`, `file`, `misunderstood`.
  func open(_ path: String) throws -> OpenedLetter {
    var opening = self
    return try opening.opened(path)
  }

  private mutating func opened(_ path: String) throws -> OpenedLetter {
    _ = Self.isReady
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      throw MailRefusal(.file, String(cString: strerror(errno)))
    }
    guard facts.st_size <= limits.bytes else {
      close(file)
      throw MailRefusal(.tooLarge)
    }
    // It closes the file.
    let stream = g_mime_stream_fs_new(file)
    defer { cgmime_release(stream) }
    let parser = g_mime_parser_new_with_stream(stream)
    defer { cgmime_release(parser) }
    guard let message = g_mime_parser_construct_message(parser, nil) else { throw MailRefusal(.misunderstood) }
    defer { cgmime_release(message) }
    try take(g_mime_message_get_mime_part(message), depth: 0)
    let (sender, address) = Self.sender(of: message)
    let date = g_mime_message_get_date(message)
    return OpenedLetter(
      sender: sender, address: address, subject: Self.text(g_mime_message_get_subject(message)),
      messageID: Self.text(g_mime_message_get_message_id(message)), date: date.map { Int(g_date_time_to_unix($0)) },
      files: files)
  }

  private mutating func take(_ object: UnsafeMutablePointer<GMimeObject>?, depth: Int) throws {
    guard let object else { return }
    parts += 1
    guard parts <= limits.parts, depth <= limits.depth else { throw MailRefusal(.tooLarge) }
    if let many = cgmime_multipart(object) {
      for index in 0..<max(0, g_mime_multipart_get_count(many)) {
        try take(g_mime_multipart_get_part(many, index), depth: depth + 1)
      }
    } else if let letter = cgmime_message_part(object) {
      guard let message = g_mime_message_part_get_message(letter) else { return }
      try take(g_mime_message_get_mime_part(message), depth: depth + 1)
    } else if let part = cgmime_part(object), let name = g_mime_part_get_filename(part) {
      try write(part, FileName.safe(String(cString: name)))
    }
  }

  /// Each file into a folder of its own, so that two of one name don't meet.
  private mutating func write(_ part: UnsafeMutablePointer<GMimePart>, _ name: String) throws {
    guard let content = g_mime_part_get_content(part) else { return }
    let place = "\(folder)/\(files.count)"
    let path = "\(place)/\(name)"
    guard mkdir(place, 0o700) == 0 else { throw Self.systemRefusal }
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw Self.systemRefusal }
    let stream = g_mime_stream_fs_new(file)
    defer { cgmime_release(stream) }
    let count = g_mime_data_wrapper_write_to_stream(content, stream)
    guard count >= 0, g_mime_stream_flush(stream) == 0 else { throw Self.systemRefusal }
    var facts = stat()
    fstat(file, &facts)
    room -= Int(facts.st_size)
    guard room >= 0 else { throw MailRefusal(.tooLarge) }
    files.append(.init(path: path, name: name, bytes: Int(facts.st_size)))
  }

  private static func sender(of message: UnsafeMutablePointer<GMimeMessage>) -> (name: String, address: String) {
    guard let list = g_mime_message_get_from(message), internet_address_list_length(list) > 0,
      let first = internet_address_list_get_address(list, 0)
    else { return ("", "") }
    let address = text(cgmime_mailbox(first).flatMap { internet_address_mailbox_get_addr($0) })
    let name = text(internet_address_get_name(first))
    return (name.isEmpty ? address : name, address)
  }

  /// Of what a letter says at most so much is told.
  private static let longest = 1000

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(String(cString: $0).unicodeScalars.prefix(longest)) } ?? ""
  }

  private static var systemRefusal: MailRefusal { MailRefusal(.file, String(cString: strerror(errno))) }
}

/// What a file may be called that somebody else has named.
enum FileName {
  /// Bytes.
  private static let longest = 120

  /// The last name of a path, without control characters and what hides a file; with its ending where it is too long.
  static func safe(_ name: String) -> String {
    let last = name.split { "/\\".contains($0) }.last ?? ""
    let plain = String(
      String.UnicodeScalarView(last.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    let visible = plain.drop { ". ".contains($0) }
    guard !visible.isEmpty else { return "attachment" }
    guard visible.utf8.count > longest else { return String(visible) }
    let ending = visible.split(separator: ".").last.map { "." + $0 } ?? ""
    var short = visible.prefix(longest)
    let kept = ending.utf8.count <= 20 && visible.contains(".") ? ending : ""
    while short.utf8.count + kept.utf8.count > longest { short.removeLast() }
    return short + kept
  }
}
