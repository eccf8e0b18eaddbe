import Files
import Conformance
import Foundation
import TagarelaKit
import Testing

@testable import Packs

/// What `module check` says of a pack's files, and where.
struct CheckTests {
  private let desk: PackDesk

  init() throws { desk = try PackDesk() }

  private func places(_ complaints: [FileComplaint]) -> [String] {
    complaints.map { "\($0.file):\($0.row ?? 0) \($0.what.key)" }
  }

  private func writeTexts(_ adds: String, words: String? = nil, messages: String? = nil) throws {
    var files = ["pack/module.json": desk.manifest(id: "wording", adds: "\"translations\": \(adds)")]
    files["pack/words.txt"] = words
    files["pack/messages.txt"] = messages
    try desk.write(files)
  }

  @Test func `a whole pack is counted`() throws {
    try desk.writeWords("pack")
    let check = try desk.shelf.open(desk.path("pack")) {
      try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
    }
    #expect(check.complaints.isEmpty)
    #expect(check.counts == [PackCheck.Count(kind: "concept", count: 1)])
  }

  @Test func `what goes with the clinic's own words is looked at row by row`() throws {
    try desk.write([
      "pack/module.json": desk.manifest(
        id: "ours", adds: #""vocabulary": ["words.tsv"], "relations": {"kinds": "kinds.tsv", "frames": "frames.tsv"}"#),
      "pack/words.tsv": "key\tclass\tcategory\tcore\ten\nour-pond\tnoun\tplaces\t3\tpond\n",
      "pack/kinds.tsv": "our-pond\tplace\t\nour-lake\tplace\t\nduck\n",
      "pack/frames.tsv": "# verbs\nswim\tperson,animal\tplace:place whither:place\tmotion\n",
    ])
    func check() throws -> PackCheck {
      try desk.shelf.open(desk.path("pack")) {
        try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
      }
    }
    #expect(places(try check().complaints).sorted() == ["frames.tsv:2 relations.role", "kinds.tsv:3 relations.cells"])
    try desk.write([
      "pack/kinds.tsv": "our-pond\tplace\t\nour-lake\tplace\t\n",
      "pack/frames.tsv": "swim\tperson,animal\tplace:place\tmotion\n",
    ])
    #expect(places(try check().complaints) == ["module.json:0 relations.unknown"])
    #expect(try check().counts.first { $0.kind == "relation" } == PackCheck.Count(kind: "relation", count: 3))
  }

  @Test func `what people might point at is looked at row by row, also for the pack's own concepts`() throws {
    try desk.write([
      "pack/module.json": desk.manifest(
        id: "ours", adds: #""vocabulary": ["words.tsv"], "utterances": ["garden.txt", "bare.txt"]"#),
      "pack/words.tsv": "key\tclass\tcategory\tcore\ten\nour-pond\tnoun\tplaces\t3\tpond\n",
      "pack/garden.txt": "# in the garden\ni go our-pond >\n\nwhere our-lake ?\nwant juice\n",
      "pack/bare.txt": "# later\n",
    ])
    func check() throws -> PackCheck {
      try desk.shelf.open(desk.path("pack")) {
        try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
      }
    }
    let complaints = try check().complaints
    #expect(places(complaints) == ["garden.txt:4 utterances.unknown", "bare.txt:0 pack.no_utterances"])
    #expect(complaints.first?.what.arguments.contains { $0.value == .text("our-lake") } == true)
    try desk.write(["pack/garden.txt": "i go our-pond >\nwant juice\n", "pack/bare.txt": "our-pond\n"])
    #expect(try check().complaints.isEmpty)
    #expect(
      try check().counts
        == [PackCheck.Count(kind: "concept", count: 1), PackCheck.Count(kind: "utterance", count: 3)])
  }

  @Test func `a pack with nothing but utterances brings them as they are marked`() throws {
    try desk.write([
      "pack/module.json": desk.manifest(id: "ours", adds: #""utterances": "said.txt""#),
      "pack/said.txt": "mother go park <\neat ~\nwant juice ?\nopen door !\n",
    ])
    #expect(try desk.complaints("pack").isEmpty)
    _ = try desk.add("pack")
    let vocabulary = try #require(desk.shelf.registry.first(.vocabularies, id: "ours-utterances"))
    let said = try vocabulary.utterances()
    #expect(said.map(\.concepts) == [["mother", "go", "park"], ["eat"], ["want", "juice"], ["open", "door"]])
    #expect(said.map(\.tense) == [.past, nil, nil, nil])
    #expect(said.map(\.isProgressive) == [false, true, false, false])
    #expect(said.map(\.isQuestion) == [false, false, true, false])
    #expect(said.map(\.isImperative) == [false, false, false, true])
    #expect(checkConformance(of: vocabulary).isEmpty)
  }

  @Test func `a pack without the file that it names is broken, and one that names none is told how`() throws {
    try desk.write(["user/ours/module.json": desk.manifest(id: "ours", adds: #""utterances": "said.txt""#)])
    #expect(desk.reason("ours")?.what.key == "pack.file_missing")
    try desk.write(["pack/module.json": desk.manifest(id: "theirs", adds: #""utterances": {"file": "said.txt"}"#)])
    #expect(try desk.complaints("pack").map(\.what.key) == ["pack.files_expected"])
  }

  @Test func `a pack of which nothing is left can't be added`() throws {
    try desk.writeWords("pack", table: "key\tclass\tcategory\tcore\ten\n")
    let check = try desk.shelf.open(desk.path("pack")) {
      try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
    }
    #expect(!check.complaints.isEmpty)
    #expect(!check.isUsable)
  }

  @Test func `each row of a table of words is looked at`() throws {
    try desk.writeWords(
      "pack",
      table: """
        key\tclass\tcategory\tcore\tes\ten
        # the kitchen
        pan\tnoun\tfood\t2\tsartén\tpan
        Pot\tnoun\tfood\t2\tolla (f)\tpot
        lid\tthing\tfood\t2\ttapa (f)\tlid
        cup\tnoun\tfood\t2\ttaza (f)
        spoon\tnoun\tfood\t2\tcuchara (f)\tspoon
        spoon\tnoun\tfood\t2\tcuchara (f)\tspoon
        """)
    #expect(
      places(try desk.complaints("pack")) == [
        "words.tsv:3 vocabulary.gender_missing", "words.tsv:4 vocabulary.key", "words.tsv:5 vocabulary.class",
        "words.tsv:6 vocabulary.cells", "words.tsv:8 vocabulary.duplicate",
      ])
  }

  @Test func `a table without concepts, a missing one and one that is no text are told`() throws {
    try desk.write([
      "pack/module.json": desk.manifest(id: "p", adds: #""vocabulary": ["a.tsv", "b.tsv", "c.tsv", "d.tsv"]"#),
      "pack/a.tsv": "key\tclass\tcategory\tcore\ten\n",
      "pack/b.tsv": "key\tclass\tcategory\tcore\ten\ncup\tnoun\tfood\t2\tcup\n",
      "pack/d.tsv": "key\tclass\tcategory\tcore\ten\ncup\tnoun\tfood\t2\tmug\n",
    ])
    #expect(
      places(try desk.complaints("pack")) == [
        "a.tsv:0 pack.no_concepts", "c.tsv:0 pack.file_missing", "d.tsv:0 pack.concept_twice",
      ])
    let latin = Array("key\tclass\tcategory\tcore\tpt\nbread\tnoun\tfood\t2\tp".utf8) + [0xE3, 0x6F]
    try Data(latin).write(to: URL(filePath: desk.path("pack/c.tsv")))
    let found = try #require(try desk.complaints("pack").first { $0.file == "c.tsv" })
    #expect(found.what.key == "pack.not_text")
    #expect(found.row == 2)
  }

  @Test func `a value that should be files is told with its row in module json`() throws {
    try desk.write(["pack/module.json": desk.manifest(id: "p", adds: #""vocabulary": {"file": "a.tsv"}"#)])
    let found = try #require(try desk.complaints("pack").first)
    #expect(found.what.key == "pack.files_expected")
    #expect(found.file == "module.json")
    #expect(found.row == 7)
    #expect(found.column == 19)
  }

  @Test func `texts are held against those that they replace`() throws {
    try writeTexts(
      #"{"language": "pt", "words": "words.txt", "messages": "messages.txt"}"#,
      words: """
        # ours
        noun.patient = utente|utentes
        noun.pacient = utente
        noun.tutor = pessoa de apoio
        noun.note = patient
        """,
      messages: """
        patient.none = ainda não há utentes
        patient.saved = {nome}
        check.failed = {count?um problema}
        a line without a sign
        patient.none = nenhum
        about.patient =
        patient.saved.twice = x
        field.name = n\u{1B}[31mame
        """)
    let found = try desk.complaints("pack")
    #expect(
      places(found) == [
        "words.txt:3 pack.text_key_unknown", "words.txt:4 pack.text_not_word",
        "messages.txt:2 pack.text_place", "messages.txt:3 pack.text_forms", "messages.txt:4 pack.text_unreadable",
        "messages.txt:5 pack.text_twice", "messages.txt:6 pack.text_empty", "messages.txt:7 pack.text_key_unknown",
        "messages.txt:8 json.control",
      ])
    #expect(found.first?.candidates.first == "noun.patient")
  }

  @Test func `a word that would mean two things is told`() throws {
    try writeTexts(#"{"language": "en", "words": "words.txt"}"#, words: "noun.tutor = patient|carer\n")
    let found = try #require(try desk.complaints("pack").first)
    #expect(found.what == Phrase("pack.word_ambiguous", ["word": "patient", "meanings": "noun.patient, noun.tutor"]))
  }

  struct Entry: Sendable, CustomTestStringConvertible {
    let json: String
    let key: String?
    var testDescription: String { json }
  }

  static let entries = [
    Entry(json: #"{"language": "pt", "messages": "messages.txt"}"#, key: nil),
    Entry(json: #"[{"language": "pt", "messages": "messages.txt"}]"#, key: nil),
    Entry(json: #"{"language": "gl", "name": "galego", "messages": "messages.txt"}"#, key: nil),
    Entry(json: #"{"language": "gl", "messages": "messages.txt"}"#, key: "pack.language_unknown"),
    Entry(json: #"{"language": "pt", "name": "português", "messages": "messages.txt"}"#, key: "pack.language_known"),
    Entry(json: #"{"language": "pt-PT", "messages": "messages.txt"}"#, key: "pack.language_code"),
    Entry(json: #"{"messages": "messages.txt"}"#, key: "pack.key_missing"),
    Entry(json: #"{"language": "pt", "mesages": "messages.txt"}"#, key: "pack.key_unknown"),
    Entry(json: #"{"language": "pt"}"#, key: "pack.translation_expected"),
    Entry(json: #""pt""#, key: "pack.translation_expected"),
    Entry(json: #"{"language": "pt", "messages": "../x"}"#, key: "pack.path_outside"),
    Entry(json: #"{"language": "pt", "messages": "gone.txt"}"#, key: "pack.file_missing"),
    Entry(json: #"{"language": "pt", "messages": 3}"#, key: "pack.not_text_value"),
  ]

  @Test(arguments: entries) func `an entry of a language is looked at`(_ entry: Entry) throws {
    try writeTexts(entry.json, messages: "patient.none = ninguém\n")
    #expect(try desk.complaints("pack").map(\.what.key) == [entry.key].compactMap { $0 })
  }

  @Test(arguments: ["photos", "words", "wording"])
  func `the example packs have nothing to complain about`(_ name: String) throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples/packs")
    let check = try desk.shelf.open(examples.appending(path: name).path) {
      try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
    }
    #expect(check.complaints.isEmpty)
    #expect(!check.counts.isEmpty)
  }

  @Test func `links and pipes in a pack are refused`() throws {
    try desk.writeWords("pack")
    #expect(symlink("/etc/passwd", desk.path("pack/link")) == 0)
    #expect(try desk.complaints("pack").map(\.what.key) == ["pack.link"])
    unlink(desk.path("pack/link"))
    #expect(mkfifo(desk.path("pack/pipe"), 0o600) == 0)
    #expect(try desk.complaints("pack").map(\.what.key) == ["pack.not_a_file"])
  }

  /// The beginnings of SQLite's files: a database (file format 1.3, with `application_id` at 68), its log (4.1) and its
  /// journal (3).
  private static let beginnings: [String: [UInt8]] = [
    "clinic.tagarela": workspace, "pictures/old copy": workspace, "clinic.tagarela-wal": [0x37, 0x7F, 0x06, 0x82, 0],
    "a-wal": [0x37, 0x7F, 0x06, 0x83, 0], "a-journal": [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7],
  ]
  private static let workspace: [UInt8] =
    Array("SQLite format 3\0".utf8) + Array(repeating: 1, count: 52) + Array("Taga".utf8)

  @Test(arguments: ["clinic.tagarela", "pictures/old copy", "clinic.tagarela-wal", "a-wal", "a-journal"])
  func `a folder in which a workspace lies is no pack, and nothing of it is copied`(_ file: String) throws {
    let bytes = try #require(Self.beginnings[file])
    try desk.writeWords("pack")
    try FileManager.default.createDirectory(atPath: desk.path("pack/pictures"), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: desk.path("pack/" + file)))
    let check = try desk.shelf.open(desk.path("pack")) {
      try desk.shelf.check($0, renderer: WritingAids.forConformance.renderer)
    }
    #expect(check.complaints.map(\.what) == [Phrase("pack.workspace", ["file": .text(file)])])
    #expect(!check.isUsable)
    let failure = try #require(throws: Failure.self) { try desk.add("pack") }
    #expect(failure.what.key == "pack.workspace")
    #expect(desk.names(in: "user").isEmpty)
  }

  @Test func `a workspace that is open keeps its locks when a pack is looked for where it lies`() throws {
    try desk.writeWords("pack")
    try desk.write(["pack/clinic.tagarela": "a database"])
    #expect(link(desk.path("pack/clinic.tagarela"), desk.path("pack/other name")) == 0)
    let file = open(desk.path("pack/clinic.tagarela"), O_RDWR)
    defer { close(file) }
    let hold = DatabaseHold(desk.path("pack/clinic.tagarela"))
    defer { withExtendedLifetime(hold) {} }
    // As SQLite locks: of the process, gone with the first of its files that is closed.
    var lock = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 1, l_pid: 0)
    #expect(fcntl(file, F_SETLK, &lock) == 0)
    #expect(try desk.complaints("pack").map(\.what.key) == ["pack.workspace"])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      "-c", "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'r+'), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 0x40000000)",
      desk.path("pack/clinic.tagarela"),
    ]
    process.standardError = nil
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0, "another process has taken the lock")
  }

  @Test func `a database that isn't a workspace may lie in a pack`() throws {
    try desk.writeWords("pack")
    let bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 1, count: 100)
    try Data(bytes).write(to: URL(filePath: desk.path("pack/words.db")))
    #expect(try desk.complaints("pack").isEmpty)
  }

  @Test func `a pack with the identifier of a built-in module is told`() throws {
    try desk.writeWords("pack", id: "layouts")
    #expect(try desk.complaints("pack").map(\.what.key) == ["module.twice"])
  }

  @Test func `a pack is checked as if its earlier self were not there`() throws {
    try desk.writeWords("user/our-words")
    try desk.writeWords("pack", version: "1.1")
    #expect(try desk.complaints("pack").isEmpty)
  }

  @Test func `what isn't there is named with the nearest pack`() throws {
    try desk.writeWords("user/our-words")
    let failure = try #require(throws: Failure.self) { try desk.shelf.open("our-word") { _ in } }
    #expect(failure.what.key == "pack.nowhere")
    #expect(failure.candidates == ["our-words"])
  }
}
