import Bliss
import Foundation
import TagarelaKit

/// Prints how long the characters take to load, and words to read, set and write as SVG.
func measureTime(_ corpus: Corpus) throws {
  let clock = ContinuousClock()
  let first = try clock.measure { _ = BlissDrawing(try BlissExpression("B313;B81/B431")).svg() }
  print("the first word, with the tables: \(milliseconds(first)) ms")
  let all = try corpus.compositions()
  let words = stride(from: 0, to: all.count, by: 6).map { all[$0] }.prefix(1000)
  var bytes = 0
  for round in 1...3 {
    bytes = 0
    let time = try clock.measure {
      for word in words { bytes += BlissDrawing(try BlissExpression(word)).svg().utf8.count }
    }
    print("round \(round): \(words.count) words as SVG in \(milliseconds(time)) ms, \(bytes / words.count) bytes each")
  }
}

/// Prints how much of the vocabulary has a Bliss word, and how long its list takes, alone and with the standard as a
/// pack.
func measureSystem(_ corpus: Corpus) throws {
  let vocabulary = try corpus.vocabulary()
  let own = try listed([])
  let mapped = own.symbols.count { $0.concept.map(vocabulary.contains) ?? false }
  print("concepts with a Bliss word: \(mapped) of \(vocabulary.count); listed in \(own.time) ms")
  let pack = Module(id: "standard", version: "1.0") { registrar in
    let files = Data(#"{"compositions": "compositions.json", "glosses": "glosses.json"}"#.utf8)
    try PackPart.blissWords.register(
      PackContent(pack: "standard", folder: corpus.folder.path, json: files), &registrar)
  }
  for round in 1...3 {
    let both = try listed([pack])
    print("round \(round): with the standard as a pack \(both.symbols.count) symbols listed in \(both.time) ms")
  }
}

private func listed(_ packs: [Module]) throws -> (symbols: [SystemSymbol], time: String) {
  let aids = SystemAids(
    registry: Registry([.bliss] + packs), renderer: NoRenderer(), concepts: { [] }, cache: NSTemporaryDirectory())
  var symbols: [SystemSymbol] = []
  let time = try ContinuousClock().measure {
    _ = try SymbolSystem.bliss.open(aids).list(progress: { _, _ in }, { symbols.append($0) })
  }
  return (symbols, milliseconds(time))
}

/// Bliss draws by itself.
private struct NoRenderer: Renderer {
  func render(_ document: Document, as output: RenderOutput, scale: Double) throws -> Data { throw Failure("none") }
  func lines(of texts: [MeasuredText], width: Double) throws -> [[TextLine]] { throw Failure("none") }
  func inspect(picture: Data) throws -> PictureFacts { throw Failure("none") }
}

private func milliseconds(_ time: Duration) -> String {
  formatted(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
}

func formatted(_ number: Double) -> String { String(format: "%.3f", number) }
