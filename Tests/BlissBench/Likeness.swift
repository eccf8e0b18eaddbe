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
  print("below 0.97: \(worst.map { "B\($0.number) \(formatted($0.likeness))" }.joined(separator: ", "))")
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
