import Archive
import Foundation
import TagarelaKit
import Testing

/// Archives that are cut short, changed on the way, or were never right.
struct DamagedArchiveTests {
  let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.make("for i in range(5): z.writestr(f'p/{i}.txt', ('%d-' % i) * 3000)")
  }

  private func refuses(_ note: Comment) throws {
    let failure = Failure("archive.damaged", ["path": .text(bench.zip)], hint: Phrase("archive.damaged.hint"))
    #expect(bench.failure() == failure, note)
    #expect(bench.passingFailure() == failure, note)
    #expect(try bench.leftovers().isEmpty, "something stayed")
  }

  @Test func `an archive cut anywhere is refused`() throws {
    let whole = try Data(contentsOf: URL(filePath: bench.zip))
    for length in stride(from: 2, to: whole.count, by: 23) {
      try whole.prefix(length).write(to: URL(filePath: bench.zip))
      try refuses("cut after \(length) bytes of \(whole.count)")
    }
  }

  @Test func `a changed content is noticed by its checksum`() throws {
    try bench.python(
      "z = zipfile.ZipFile(path, 'w')\nz.writestr('a.txt', 'hello')\nz.writestr('b.txt', 'there')\nz.close()")
    try bench.damage { bytes in
      if let range = bytes.range(of: Data("there".utf8)) { bytes[range.lowerBound] = UInt8(ascii: "T") }
    }
    try refuses("one letter")
  }

  @Test(arguments: [10, 5000, 70_000])
  func `a header that says fewer bytes than come out is found out`(_ said: Int) throws {
    try bench.make("z.writestr('liar.txt', 'x' * 100000)")
    let truth = withUnsafeBytes(of: UInt32(100_000).littleEndian) { Data($0) }
    try bench.damage { bytes in
      while let range = bytes.range(of: truth) {
        bytes.replaceSubrange(range, with: withUnsafeBytes(of: UInt32(said).littleEndian) { Data($0) })
      }
    }
    try refuses("\(said) of 100,000")
  }

  @Test func `no change of a byte brings down more than the question`() throws {
    let whole = try Data(contentsOf: URL(filePath: bench.zip))
    let other = bench.folder + "/unpacked"
    for place in stride(from: 0, to: whole.count, by: 11) {
      var changed = whole
      changed[place] ^= 0xFF
      try changed.write(to: URL(filePath: bench.zip))
      // A byte that nothing reads, like a date's, may change; then all of it comes out.
      if let failure = bench.failure() {
        #expect(failure.what.key.hasPrefix("archive."))
      } else {
        #expect(try FileManager.default.contentsOfDirectory(atPath: other).count > 0)
        try FileManager.default.removeItem(atPath: other)
      }
      #expect(try bench.leftovers().isEmpty)
    }
  }

  @Test func `what follows a refusal is answered as ever`() throws {
    try bench.damage { $0.removeLast(40) }
    try refuses("cut")
    try bench.make("z.writestr('a.txt', 'good')")
    #expect(try bench.archive.unpack(bench.zip, into: bench.target) == ["a.txt"])
  }
}
