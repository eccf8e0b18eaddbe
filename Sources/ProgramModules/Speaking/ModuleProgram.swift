import Foundation
import Programs
import Spawning
import StructuredText
import Synchronization
import TagarelaKit

/// The program of a module: it is started when it is first asked something, says hello, and stays.
final class ModuleProgram: Sendable {
  private let module: String
  private let program: LineProgram
  private let count = Mutex(0)

  /// The version of the protocol that is spoken here, apart from the product's and from that of the module interface.
  static let protocolVersion = 1
  /// Bytes of the largest file that is sent to a program or taken from one: 64 MB as they travel.
  static let largestFile = 48 << 20

  /// Touches that a program is given at a time, all in one line.
  static let mostTouches = 50_000

  /// How long a program is waited for, and how much it may answer.
  struct Limits {
    /// Seconds until it is up and has said hello.
    var hello = 10.0
    /// Seconds for each file.
    var file = 60.0
    /// Bytes of an answer.
    var answer = 64 << 20
    /// What it may take from the machine.
    var guest = ResourceLimits.guests
  }

  /// For whom and when something is read or written.
  struct Circumstances {
    /// The user's language.
    var language: String
    var now: Moment
    var isInterrupted: () -> Bool = { false }
  }

  /// - Parameters:
  ///   - path: of the executable.
  ///   - folder: the module's, where it runs.
  ///   - module: its identifier, by which messages call the program.
  ///   - formats: the identifiers of those that it must know.
  init(path: String, arguments: [String], folder: String, module: String, formats: [String], limits: Limits = .init()) {
    self.module = module
    let greeting = JSONWriter.bytes(
      of: .object(["id": 0, "hello": .object(["protocol": .integer(Self.protocolVersion)])]))
    program = LineProgram(
      path: path, arguments: arguments, name: module,
      limits: LineProgram.Limits(deadline: limits.file, answer: limits.answer),
      surroundings: .guests(folder: folder, limits: limits.guest),
      greeting: LineProgram.Greeting(line: Data(greeting), deadline: limits.hello) { line in
        let known = try Self.formats(in: line, of: module)
        for format in formats where !known.contains(format) {
          throw Failure("program.lacks_format", ["name": .text(module), "format": .text(format)])
        }
        for format in known where !formats.contains(format) {
          throw Failure("program.undeclared_format", ["name": .text(module), "format": .text(format)])
        }
      })
  }

  /// What a hello says.
  ///
  /// - Throws: ``Failure`` `program.protocol`, and those of ``ProgramAnswer``.
  private static func formats(in line: Data, of module: String) throws -> [String] {
    try named(module) {
      let answer = try ProgramAnswer(line, to: 0, of: module)
      let version = try answer.fields.required("protocol", \.integer)
      guard version == protocolVersion else {
        throw Failure(
          "program.protocol",
          ["name": .text(module), "speaks": .integer(version), "offered": .integer(protocolVersion)])
      }
      return try answer.fields.texts("formats")
    }
  }

  /// Puts the module's name into what is said of an answer's values.
  private static func named<Result>(_ module: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure where failure.what.key.hasPrefix("program.value_") {
      failure.what.arguments.append(.init(name: "name", value: .text(module)))
      throw failure
    }
  }

  private func ask<Result>(
    _ key: String, _ value: JSONValue, _ isInterrupted: () -> Bool, _ read: (ObjectReader) throws -> Result
  ) throws -> Result {
    let id = count.withLock { count in
      count += 1
      return count
    }
    let question = JSONValue(
      content: .object([.init(key: "id", value: .integer(id)), .init(key: key, value: value)]))
    let line = try program.ask(Data(JSONWriter.bytes(of: question)), isInterrupted: isInterrupted)
    do {
      return try Self.named(module) { try read(ProgramAnswer(line, to: id, of: module).fields) }
    } catch {
      // What it says next may belong to this question.
      if (error as? Failure)?.what.key != "program.refused" { program.end() }
      throw error
    }
  }

  /// Has a parcel written.
  func file(of parcel: Parcel, as format: String, _ circumstances: Circumstances) throws -> Data {
    guard parcel.touches.count <= Self.mostTouches else {
      throw Failure("program.too_many_touches", ["name": .text(module), "limit": .integer(Self.mostTouches)])
    }
    let question: JSONValue = try .object([
      "format": .text(format), "language": .text(circumstances.language), "now": .text(circumstances.now.iso),
      "parcel": ParcelText.json(parcel),
    ])
    return try ask("write", question, circumstances.isInterrupted) { answer in
      if let text = try answer.text("text") { return Data(text.utf8) }
      return try answer.required("file") { $0.string.flatMap { Data(base64Encoded: $0) } }
    }
  }

  /// Has a file read.
  func reading(of file: InputFile, as format: String, _ circumstances: Circumstances) throws -> Reading {
    guard file.bytes.count <= Self.largestFile else {
      throw Failure(
        "program.file_too_large", ["path": .text(file.path), "limit": .integer(Self.largestFile >> 20)])
    }
    let question: JSONValue = .object([
      "format": .text(format), "language": .text(circumstances.language), "name": .text(file.name),
      "file": .base64(file.bytes),
    ])
    return try ask("read", question, circumstances.isInterrupted) { answer in
      guard let value = answer.value("parcel") else {
        throw Failure("program.value_missing", ["place": "parcel"])
      }
      var reader = ParcelReader()
      let parcel = try reader.parcel(value)
      let said = try answer.texts("complaints").prefix(Self.mostComplaints).map {
        Phrase("program.complaint", ["text": .text(ProgramText.shown($0, limit: 500))])
      }
      return Reading(
        parcel: parcel, complaints: said + reader.complaints,
        isPartial: try answer.optional("partial", \.flag) ?? false,
        isWordList: try answer.optional("word_list", \.flag) ?? false)
    }
  }

  private static let mostComplaints = 200
}
