import Bliss
import Foundation

/// Prints how alike each character and its reference drawing are.
func measureLikeness(_ corpus: Corpus) {
  var results: [(number: Int, likeness: Double)] = []
  var missing: [Int] = []
  for number in corpus.numbers {
    guard let reference = corpus.drawing(number), let likeness = likeness(number, reference) else {
      missing.append(number)
      continue
    }
    results.append((number, likeness))
  }
  let worst = results.sorted { $0.likeness < $1.likeness }.filter { $0.likeness < 0.97 }
  print("drawn: \(results.count) of \(results.count + missing.count) characters")
  if !missing.isEmpty { print("missing: \(missing.map { "B\($0)" }.joined(separator: " "))") }
  for bounds in [(0.995, 1.01), (0.99, 0.995), (0.97, 0.99), (0.9, 0.97), (0.8, 0.9), (0.5, 0.8), (0, 0.5)] {
    let count = results.count { $0.likeness >= bounds.0 && $0.likeness < bounds.1 }
    print("\(bounds.0)...\(min(bounds.1, 1)): \(count)")
  }
  print("below 0.97: \(worst.map { "B\($0.number) \(format($0.likeness))" }.joined(separator: ", "))")
}

private func likeness(_ number: Int, _ reference: String) -> Double? {
  guard let own = BlissDrawing(character: number), let view = view(of: reference) else { return nil }
  // Our drawing in the view of the reference, which begins at the same place of the matrix.
  let svg = own.svg().replacing(/viewBox="[^"]*"/, with: "viewBox=\"\(view.text)\"")
    .replacing(/\ width="[^"]*" height="[^"]*" viewBox/, with: " viewBox")
  guard let ours = Raster(svg: svg, units: (view.width, view.height)),
    let theirs = Raster(svg: reference, units: (view.width, view.height))
  else { return nil }
  return ours.dilated().likeness(to: theirs.dilated())
}

private func view(of svg: String) -> (text: Substring, width: Double, height: Double)? {
  guard let match = svg.firstMatch(of: /viewBox="([^"]*)"/) else { return nil }
  let numbers = match.1.split(separator: " ").compactMap { Double($0) }
  return numbers.count == 4 ? (match.1, numbers[2], numbers[3]) : nil
}

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

private func milliseconds(_ time: Duration) -> String {
  format(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
}

private func format(_ number: Double) -> String { String(format: "%.3f", number) }
