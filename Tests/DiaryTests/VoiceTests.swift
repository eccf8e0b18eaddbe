import Foundation
import TagarelaTestSupport
import Testing

/// Entries that somebody has said.
struct VoiceTests {
  private let desk: DiaryDesk

  init() throws { desk = try DiaryDesk() }

  /// A tone of so many seconds, 8 kHz.
  private static func tone(_ seconds: Double) -> Data {
    let samples = (0..<Int(seconds * 8000)).map { Int16(8000 * sin(Double($0) / 3)) }
    func bytes(_ number: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(number >> (8 * $0) & 255) }) }
    let sound = samples.reduce(into: Data()) { $0 += bytes(Int(UInt16(bitPattern: $1)), 2) }
    let facts = [(16, 4), (1, 2), (1, 2), (8000, 4), (16000, 4), (2, 2), (16, 2)]
    let format = facts.reduce(into: Data()) { $0 += bytes($1.0, $1.1) }
    return Data("RIFF".utf8) + bytes(36 + sound.count, 4) + Data("WAVEfmt ".utf8) + format + Data("data".utf8)
      + bytes(sound.count, 4) + sound
  }

  private func file(_ name: String, _ bytes: Data) throws -> String {
    try bytes.write(to: URL(filePath: desk.program.path(name)))
    return desk.program.path(name)
  }

  private func hasVoice(_ day: String = "2012-11-05") throws -> [Bool] {
    try desk.rows("diary \(day)").map { $0["voice"] as? Bool == true }
  }

  @Test func `a voice longer than a symbol's is kept, heard, changed and taken away, each a step of undo`() throws {
    let long = try file("long.wav", Self.tone(8))
    let short = try file("short.wav", Self.tone(0.3))
    try desk.run(#"diary new "Said" --at "2012-11-05 08:00" --voice '\#(long)'"#)
    #expect(try hasVoice() == [true])
    try desk.run("diary edit 1 --voice '\(short)'")
    #expect(try desk.run("diary play 1").contains("✓ #1, 0.3 s"))
    try desk.run("diary edit 1 --voice -")
    #expect(try hasVoice() == [false])
    try desk.run("undo", "undo")
    #expect(try hasVoice() == [true])
  }

  @Test func `an entry that nobody said is spoken, or shown where nobody can speak`() throws {
    try desk.run(#"diary new "We went to the sea" --at "2012-11-05 08:00""#)
    #expect(try desk.run("diary play 1").contains("We went to the sea"))
    #expect(try desk.refusal("diary play 2").contains("there is no entry “2”"))
  }

  @Test func `what is no voice is refused with its reason`() throws {
    let text = try file("text.wav", Data("Once upon a time".utf8))
    let minutes = try file("minutes.wav", Self.tone(61))
    #expect(try desk.refusal("diary new x --voice '\(text)'").contains("text.wav"))
    #expect(try desk.refusal("diary new x --voice '\(minutes)'").contains("at most 60 s"))
    #expect(try desk.refusal("diary new x --voice nothing.wav").contains("nothing.wav"))
    #expect(try desk.refusal("diary new x --voice '\(desk.program.folder.path)'").contains("is not a file"))
    try desk.run(#"diary new "Here""#)
    #expect(try desk.refusal("diary record 1").contains("--seconds"))
    #expect(try desk.refusal("diary record 1 --seconds 61").contains("0.2 to 60 seconds"))
  }

  @Test func `a voice travels, comes once, and a hostile one is left out while its entry stays`() throws {
    let path = try desk.arrival([
      .init(
        uid: "good", fields: ["at": "2012-11-05 08:00:00", "text": "Good", "readers": "therapist"],
        media: ["voice": Self.tone(1)]),
      .init(
        uid: "text", fields: ["at": "2012-11-05 09:00:00", "text": "Text", "readers": "therapist"],
        media: ["voice": Data("not a sound".utf8)]),
      .init(
        uid: "long", fields: ["at": "2012-11-05 10:00:00", "text": "Long", "readers": "therapist"],
        media: ["voice": Self.tone(61)]),
      .init(
        uid: "empty", fields: ["at": "2012-11-05 11:00:00", "text": "Empty", "readers": "therapist"],
        media: ["voice": Self.tone(0)]),
      .init(
        uid: "picture", fields: ["at": "2012-11-05 12:00:00", "text": "Picture", "readers": "therapist"],
        media: ["voice": Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)]),
    ])
    let told = try desk.run("receive '\(path)' --yes")
    #expect(told.contains("1 sound can't be used"), "\(told)")
    #expect(try desk.texts("diary 2012-11-05") == ["Good", "Text", "Long", "Empty", "Picture"])
    #expect(try hasVoice() == [true, false, false, false, false])
    #expect(try desk.run("receive '\(path)'").contains("nothing new"))
    try desk.run("note x", "observation send --to-dir '\(desk.program.path("sent"))'")
    let sent = try #require(try desk.program.files(in: "sent").first { $0.hasSuffix(".pobs") })
    let media = try desk.items(in: desk.program.path("sent/\(sent)")).map { $0["media"] as? [String: String] ?? [:] }
    #expect(media.first?["voice"].flatMap { Data(base64Encoded: $0) } == Self.tone(1))
    #expect(media.dropFirst().allSatisfy { $0["voice"] == nil })
  }

  @Test func `forgetting keeps the voice of an entry, and removes one that is gone`() throws {
    let voice = Self.tone(0.5)
    let path = try file("v.wav", voice)
    try desk.run(#"diary new "Said" --at "2012-11-05 08:00" --voice '\#(path)'"#, "forget --yes", "check")
    #expect(try hasVoice() == [true])
    #expect(try desk.program.bytes("clinic.tagarela").range(of: voice.suffix(400)) != nil)
    try desk.run("diary remove 1", "forget --yes")
    #expect(try desk.program.bytes("clinic.tagarela").range(of: voice.suffix(400)) == nil)
  }
}
