import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Packs
@testable import ProgramModules

/// What `module.json` says of a program's formats is enough to offer them, and each slip is told with its place.
struct DeclarationTests {
  private let desk: ProgramDesk

  init() throws { desk = try ProgramDesk() }

  private static let format =
    #"{"id": "odd", "names": {"pt": "ímpar"}, "endings": ["odd"], "reads": ["board"], "begins_with": ["o", "base64:AAE="]}"#

  @Test func `a program is a module like the others, and isn't run to be one`() throws {
    let module = try desk.module(
      ProgramDesk.manifest("[\(Self.format)]"), files: ["odd.sh": "#!/bin/sh\ntouch \(desk.path("was-run"))\n"])
    #expect(module?.state == .ready)
    #expect(module?.origin == .program(folder: desk.path("given")))
    #expect(module?.extensions.map(\.id) == ["odd"])
    let format = try #require(desk.shelf.registry.first(.formats, id: "odd"))
    #expect(format.names == ["pt": "ímpar"])
    #expect(format.endings == ["odd"])
    #expect(format.reads == [.board] && format.writes.isEmpty && format.write == nil)
    #expect(format.recognises(Data("ox".utf8)) && format.recognises(Data([0, 1, 2])))
    #expect(!format.recognises(Data([0])) && !format.recognises(Data()))
    #expect(!FileManager.default.fileExists(atPath: desk.path("was-run")))
  }

  @Test(arguments: [
    ("[]", "program.no_formats"), ("[1]", "pack.not_object"),
    (#"{"endings": ["x"], "reads": ["board"]}"#, "pack.key_missing"),
    (#"{"id": "Odd", "endings": ["x"], "reads": ["board"]}"#, "pack.id"),
    (#"{"id": "odd", "endings": ["x"]}"#, "program.format_idle"),
    (#"{"id": "odd", "endings": [".x"], "reads": ["board"]}"#, "program.endings"),
    (#"{"id": "odd", "endings": [], "reads": ["board"]}"#, "program.endings"),
    (#"{"id": "odd", "endings": ["X"], "reads": ["board"]}"#, "program.endings"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["boards"]}"#, "program.word_unknown"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["board"], "carries": ["colours"]}"#, "program.word_unknown"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["board"], "names": 5}"#, "program.names"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["board"], "begins_with": ""}"#, "program.begins_with"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["board"], "begins_with": "base64:?"}"#, "program.begins_with"),
    (#"{"id": "odd", "endings": ["x"], "reads": ["board"], "begin_with": "x"}"#, "pack.key_unknown"),
    (
      #"[{"id": "odd", "endings": ["x"], "reads": ["board"]}, {"id": "odd", "endings": ["x"], "reads": ["board"]}]"#,
      "program.format_twice"
    ),
    (#"{"id": "pdf", "endings": ["x"], "reads": ["board"]}"#, "module.taken"),
  ])
  func `a slip is told with its place`(_ formats: String, _ key: String) throws {
    let module = try desk.module(ProgramDesk.manifest(formats), files: ["odd.sh": "#!/bin/sh\n"])
    guard case .broken(let failure) = module?.state else { throw Failure("not broken: \(formats)") }
    #expect(failure.what.key == key)
    if key != "module.taken" {
      #expect(failure.place?.file == "module.json")
      #expect(failure.place?.line == 3)
    }
  }

  @Test(arguments: [
    ("", "program.none"), (#""arguments": ["x"],"#, "program.none"), (#""program": 5,"#, "pack.not_text_value"),
    (#""program": "/bin/sh","#, "pack.path_outside"), (#""program": "../odd.sh","#, "pack.path_outside"),
    (#""program": "nothing.sh","#, "pack.file_missing"), (#""program": "link.sh","#, "pack.path_outside"),
    (#""program": "module.json","#, "program.not_executable"),
    (#""program": "odd.sh", "arguments": "x","#, "program.arguments"),
    (#""program": "odd.sh", "arguments": [1],"#, "program.arguments"),
  ])
  func `the program must be in the folder`(_ more: String, _ key: String) throws {
    try desk.write("given/odd.sh", "#!/bin/sh\n")
    #expect(symlink("/bin/sh", desk.path("given/link.sh")) == 0)
    let module = try desk.module(ProgramDesk.manifest("[\(Self.format)]", more: more))
    guard case .broken(let failure) = module?.state else { throw Failure("not broken: \(more)") }
    #expect(failure.what.key == key)
  }

  private func complaints() throws -> [Phrase] {
    try desk.shelf.open(desk.path("given")) { pack in
      try desk.shelf.check(pack, renderer: WritingAids.forConformance.renderer).complaints.map(\.what)
    }
  }

  @Test func `a program without formats has no use`() throws {
    _ = try desk.module(
      """
      {"id": "odd", "name": "Odd", "version": "1.0", "interface": 1, "program": "odd.sh", "adds": {"vocabulary": "w.tsv"}}
      """, files: ["odd.sh": "#!/bin/sh\n", "w.tsv": "key\tclass\tcategory\tcore\ten\ncup\tnoun\tfood\t2\tcup\n"])
    #expect(try complaints().map(\.key) == ["program.unused"])
  }

  @Test(arguments: [
    ("raise KeyError('cells')", "program.with_hint"), ("return {'text': 'other'}", "program.trial_beginning"),
    ("return {'text': 'odd\\n' + 'água'}", "program.trial_words"), ("print('debug')", "program.with_hint"),
    ("pass", "program.with_hint"),
  ])
  func `a check runs the program and says what it gets wrong`(_ write: String, _ key: String) throws {
    _ = try desk.module(
      ProgramDesk.manifest(
        #"{"id": "odd", "endings": ["odd"], "reads": ["board"], "writes": ["board"], "begins_with": "odd"}"#),
      files: [
        "odd.sh": """
        #!/usr/bin/env python3
        import json, sys
        def write(parcel):
            \(write)
        for line in sys.stdin:
            question = json.loads(line)
            if "hello" in question:
                reply = {"protocol": 1, "formats": ["odd"]}
            elif "write" in question:
                reply = write(question["write"]["parcel"])
            else:
                reply = {"parcel": {"kind": "board", "boards": []}}
            reply["id"] = question["id"]
            print(json.dumps(reply), flush=True)
        """
      ])
    #expect(try complaints().first?.key == key)
  }
}
