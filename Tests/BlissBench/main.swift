import Bliss
import Foundation

// Measures the drawings against the reference drawings, and the time that words take:
//   BlissBench ../shared/corpora/bliss
// or writes one expression as SVG:
//   BlissBench --draw 'B313;B86'

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--draw", let expression = arguments.dropFirst().first {
  print(BlissDrawing(try BlissExpression(expression)).svg())
  exit(0)
}
let corpus = Corpus(folder: URL(filePath: arguments.first ?? "../shared/corpora/bliss"))
guard !corpus.numbers.isEmpty else {
  print("no reference drawings in \(corpus.folder.path)")
  exit(1)
}
try measureTime(corpus)
measureLikeness(corpus)
