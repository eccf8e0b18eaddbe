import Conformance
import Foundation
import TagarelaKit
import Testing

struct ByteSinkTests {
  /// Notes how large each part was.
  private final class Meter: ByteSink {
    var parts: [Int] = []
    var bytes = Data()

    func write(_ part: Data) {
      parts.append(part.count)
      bytes.append(part)
    }
  }

  @Test func `many small parts go on as few, in order and whole`() throws {
    let meter = Meter()
    let sink = GatheringSink(meter, size: 100)
    let lines = (0..<60).map { "line \($0)\n" }
    for line in lines { try sink.write(line) }
    try sink.finish()
    #expect(meter.bytes == Data(lines.joined().utf8))
    #expect(meter.parts.dropLast().allSatisfy { (100..<110).contains($0) } && meter.parts.count < 6)
  }

  @Test func `nothing left is no part`() throws {
    let meter = Meter()
    let sink = GatheringSink(meter, size: 4)
    try sink.write("four")
    try sink.finish()
    #expect(meter.parts == [4])
  }

  @Test func `a format that makes its files whole writes them as one part`() throws {
    let format = FileFormat(
      id: "x", endings: ["x"], writes: [.usage], write: { parcel, _ in Data((parcel.title ?? "").utf8) })
    let meter = Meter()
    let aids = WritingAids.forConformance
    let write = try #require(format.write)
    try write(Parcel(kind: .usage, title: "água"), meter, aids)
    #expect(meter.parts == [5])
    let whole = try format.file(of: Parcel(kind: .usage, title: "água"), with: aids)
    #expect(whole == Data("água".utf8))
    let unwritable = FileFormat(id: "y", endings: ["y"])
    let none = try unwritable.file(of: Parcel(kind: .usage), with: aids)
    #expect(none == nil)
  }
}
