import Bliss
import Foundation

// Measures the drawings against the reference drawings, the time that words take, and what the symbol system lists:
//   BlissBench ../shared/corpora/bliss
// or writes one expression as SVG, as it stands in a cell:
//   BlissBench --draw 'B313;B86'

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--draw", let expression = arguments.dropFirst().first {
  print(BlissDrawing(try BlissExpression(expression)).cell())
  exit(0)
}
let corpus = Corpus(folder: URL(filePath: arguments.first ?? "../shared/corpora/bliss"))
guard !corpus.numbers.isEmpty else {
  print("no reference drawings in \(corpus.folder.path)")
  exit(1)
}
try measureTime(corpus)
try measureSystem(corpus)
measureLikeness(corpus)
