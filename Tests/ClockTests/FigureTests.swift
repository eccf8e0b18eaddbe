import Canvas
import Conformance
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Clock

/// What shows a time.
struct FigureTests {
  private let canvas = Canvas(
    program: LineProgram(
      path: BuiltPrograms.path("tagarela-canvas"), name: "tagarela-canvas", limits: .init(deadline: 600)))

  @Test(arguments: [Hourglass.figure, Snail.figure, Rabbit.figure])
  func `the house's figures keep what figures promise`(_ figure: TimeFigure) {
    expectNone(checkConformance(of: figure, renderer: canvas))
  }

  @Test func `a figure that breaks it is told`() {
    let bad = TimeFigure("Bad", ending: { Data([1]) }) { moment in
      Picture(
        format: .png,
        bytes: Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(moment.done < 1 ? 3 : 4)' height='3'/>".utf8))
    }
    let found = checkConformance(of: bad, renderer: canvas)
    for part in ["identifier", "what it isn't", "several sizes", "no WAV file"] {
      #expect(found.contains { $0.contains(part) }, "\(part) in \(found)")
    }
  }

  /// By the shoelace formula.
  private func area(_ points: [Hourglass.Point]) -> Double {
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    return abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }

  @Test func `sand is seen by its area: half of the time is half of the sand`() {
    let all = area(Hourglass(FigureMoment(done: 0, total: 60)).above)
    #expect(all > 500)
    for step in 0...50 {
      let done = Double(step) / 50
      let glass = Hourglass(FigureMoment(done: done, total: 60))
      #expect(abs(area(glass.above) / all - (1 - done)) < 0.012, "above at \(done)")
      #expect(abs(area(glass.below) / all - done) < 0.012, "below at \(done)")
    }
  }

  @Test func `sand never jumps`() {
    var levels = (above: -Double.infinity, below: Double.infinity)
    for step in 1..<400 {
      let glass = Hourglass(FigureMoment(done: Double(step) / 400, total: 60))
      let above = glass.above.map(\.y).min() ?? levels.above
      let below = glass.below.map(\.y).min() ?? levels.below
      if step > 1 {
        #expect(above >= levels.above - 0.01 && (step > 390 || above - levels.above < 1.2), "above at \(step)")
        #expect(below <= levels.below + 0.01 && levels.below - below < 1.2, "below at \(step)")
      }
      levels = (above, below)
    }
  }

  @Test func `a moment lies within its time`() {
    #expect(FigureMoment(done: -1, total: 60).done == 0)
    #expect(FigureMoment(done: 2, total: 60).done == 1)
    #expect(FigureMoment(done: .nan, total: .nan) == FigureMoment(done: 0, total: 0))
    #expect(FigureMoment(done: 0.25, total: 60).seconds == 15)
  }

  @Test func `what is heard is loud enough, and clips nowhere`() throws {
    for wav in [Samples.chime, Samples.bites] {
      let voice = try #require(Voice(shortWave: wav))
      #expect(try #require(voice.seconds) > 1)
      let samples = stride(from: 44, to: wav.count - 1, by: 2).map {
        Int16(bitPattern: UInt16(wav[$0]) | UInt16(wav[$0 + 1]) << 8)
      }
      let loudest = samples.map { abs(Int($0)) }.max() ?? 0
      #expect((8_000..<32_000).contains(loudest), "\(loudest)")
      #expect(abs(Int(samples.last ?? 9_999)) < 600, "it ends in silence")
    }
  }
}
