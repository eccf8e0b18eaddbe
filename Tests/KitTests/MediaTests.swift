import Foundation
import TagarelaKit
import Testing

/// What the bytes of pictures and recordings say of themselves.
struct MediaTests {
  @Test(arguments: [
    (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), PictureFormat.png),
    (Data([0xFF, 0xD8, 0xFF, 0xE0]), .jpeg),
    (Data("<svg/>".utf8), .svg), (Data("\u{FEFF} <?xml version='1.0'?><!-- x --><svg:svg/>".utf8), .svg),
    (Data("<!DOCTYPE svg PUBLIC 'a>' [<!ENTITY b \"<c>]\">]>\n<svg width='9'>".utf8), .svg),
  ])
  func `a picture's first bytes tell what it is`(_ bytes: Data, _ format: PictureFormat) {
    #expect(Picture(ofAnyFormat: bytes) == Picture(format: format, bytes: bytes))
  }

  @Test(arguments: ["GIF89a", "RIFF\0\0\0\0WEBP", "a <svg/>", "<html/>", "<html><svg/></html>", "<!-- <svg/>", ""])
  func `what is no PNG, JPEG or SVG is no picture`(_ text: String) {
    #expect(Picture(ofAnyFormat: Data(text.utf8)) == nil)
  }

  @Test func `a recording's length is that of its sound, whatever stands before and behind it`() {
    #expect(Wave().voice?.seconds == 1)
    #expect(Wave(before: [("LIST", 26)]).voice?.seconds == 1)
    #expect(Wave(before: [("bext", 7), ("LIST", 1)]).voice?.seconds == 1)
    #expect(Wave(before: [("LIST", 0)], behind: [("id3 ", 200_000)]).voice?.seconds == 1)
    #expect(Wave(format: 40).voice?.seconds == 1)
  }

  @Test func `a recording that was cut off is as long as what is left of it`() throws {
    let whole = Wave().bytes
    #expect(Voice(wave: whole.dropLast(4000))?.seconds == 0.5)
    #expect(Voice(wave: Data(whole.dropLast(4000)))?.seconds == 0.5)
    #expect(Wave(said: .max).voice?.seconds == 1)
  }

  @Test func `a recording without format or without sound has no length`() {
    #expect(Voice(wave: Wave().bytes.prefix(36))?.seconds == nil)
    #expect(Voice(wave: Wave().bytes.prefix(20))?.seconds == nil)
    #expect(Wave(bytesPerSecond: 0).voice?.seconds == nil)
    #expect(Voice(wave: Data("RIFF\0\0\0\0WAVE".utf8))?.seconds == nil)
  }

  @Test func `a voice is short when its sound is, not when its file is`() {
    #expect(Voice(shortWave: Wave(seconds: 5).bytes) != nil)
    #expect(Voice(shortWave: Wave(seconds: 6).bytes) == nil)
    // More bytes than six seconds would have, and one second of sound.
    #expect(Voice(shortWave: Wave(before: [("LIST", 60_001)]).bytes) != nil)
    // The sound begins behind what looks like a shorter file's end.
    #expect(Voice(shortWave: Wave(seconds: 6, before: [("LIST", 5001)]).bytes) == nil)
    #expect(Voice(shortWave: Wave().bytes.prefix(36)) == nil)
    #expect(Voice(shortWave: Data("OggS".utf8)) == nil)
  }
}

/// A WAV file of one channel with 8000 samples of a byte each second.
private struct Wave {
  var seconds = 1
  var bytesPerSecond: UInt32 = 8000
  /// Bytes of the `fmt ` chunk; 16 for plain PCM.
  var format = 16
  /// Chunks before and behind the sound, by name and length.
  var before: [(String, Int)] = []
  var behind: [(String, Int)] = []
  /// The sound's length as the file says it; nil for the true one.
  var said: UInt32?

  var voice: Voice? { Voice(wave: bytes) }

  var bytes: Data {
    let sound = Data(repeating: 128, count: seconds * 8000)
    var contents = Data("WAVE".utf8)
    for (name, length) in before { contents += chunk(name, Data(repeating: 0x61, count: length)) }
    contents += chunk("fmt ", Data([1, 0, 1, 0, 0x40, 0x1F, 0, 0]) + little(bytesPerSecond) + Data(count: format - 12))
    contents += chunk("data", sound, said: said)
    for (name, length) in behind { contents += chunk(name, Data(repeating: 0x61, count: length)) }
    return Data("RIFF".utf8) + little(UInt32(contents.count)) + contents
  }

  private func chunk(_ name: String, _ contents: Data, said: UInt32? = nil) -> Data {
    let filling = Data(count: contents.count % 2)
    return Data(name.utf8) + little(said ?? UInt32(contents.count)) + contents + filling
  }

  private func little(_ number: UInt32) -> Data { withUnsafeBytes(of: number.littleEndian) { Data($0) } }
}
