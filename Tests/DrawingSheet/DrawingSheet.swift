import Drawing
import Foundation
import PCS
import PIC
import TagarelaKit

/// Shows the drawings of a folder side by side, to see which can be told without their names.
///
///     DrawingSheet FOLDER OUT.png [--style pic|pcs|both] [--detail plain|detailed] [--skin TONE] [--hair TONE]
///                  [--region PLACE] [--partial]
///                  [--only KEY,KEY…] [--file NAME] [--columns N] [--cell PIXELS] [--labels] [--parts]
@main
enum DrawingSheet {
  static func main() throws {
    let request = try Request(Array(CommandLine.arguments.dropFirst()))
    let book = DrawingBook(try DrawingLibrary(id: "sheet") { [folder = request.folder] in folder }.texts())
    for complaint in book.check() {
      let arguments = complaint.what.arguments.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      say("\(complaint.file):\(complaint.row ?? 0): \(complaint.what.key) \(arguments)")
    }
    let names = request.parts ? book.partNames : book.keys(ofFile: request.file)
    let chosen = names.filter { request.only.isEmpty || request.only.contains($0) }
    for missing in request.only where !names.contains(missing) { say("no drawing \(missing)") }
    try request.write(Sheet(book, chosen, request).svg)
    say("\(chosen.count) drawings")
  }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

struct Request {
  var folder = ""
  var out = ""
  var looks: [DrawingLook] = []
  var only: [String] = []
  var file: String?
  var columns = 8
  var cell = 150
  var labels = false
  var parts = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var places: [String] = []
    var style = "pcs"
    var look = DrawingLook(.pcs)
    while let word = rest.popFirst() {
      switch word {
      case "--style": style = rest.popFirst() ?? style
      case "--detail": look.isDetailed = rest.popFirst() == "detailed"
      case "--skin": look.skin = rest.popFirst() ?? look.skin
      case "--hair": look.hair = rest.popFirst() ?? look.hair
      case "--region": look.region = rest.popFirst() ?? look.region
      case "--partial": look.isPartial = true
      case "--only": only = (rest.popFirst() ?? "").split(separator: ",").map(String.init)
      case "--file": file = rest.popFirst()
      case "--columns": columns = max(1, Int(rest.popFirst() ?? "") ?? columns)
      case "--cell": cell = max(20, Int(rest.popFirst() ?? "") ?? cell)
      case "--labels": labels = true
      case "--parts": parts = true
      default: places.append(word)
      }
    }
    guard places.count == 2 else {
      DrawingSheet.say("DrawingSheet FOLDER OUT.png|OUT.svg [options]")
      exit(2)
    }
    (folder, out) = (places[0], places[1])
    let styles: [DrawingStyle] = style == "both" ? [.pic, .pcs] : [style == "pic" ? .pic : .pcs]
    looks = styles.map { style in
      var one = look
      one.style = style
      return one
    }
  }

  /// Writes SVG, or PNG by way of rsvg-convert.
  func write(_ svg: String) throws {
    guard out.hasSuffix(".png") else {
      try svg.write(toFile: out, atomically: true, encoding: .utf8)
      return
    }
    let between = out + ".svg"
    try svg.write(toFile: between, atomically: true, encoding: .utf8)
    let convert = try Process.run(
      URL(fileURLWithPath: "/usr/bin/rsvg-convert"), arguments: [between, "-o", out])
    convert.waitUntilExit()
    try FileManager.default.removeItem(atPath: between)
  }
}

/// All pictures in a grid, each style beside the other.
struct Sheet {
  var svg: String

  init(_ book: DrawingBook, _ names: [String], _ request: Request) throws {
    let cell = Double(request.cell)
    let label = request.labels || request.parts ? 16.0 : 0
    let across = request.columns
    let count = names.count * request.looks.count
    let rows = (count + across - 1) / across
    let (width, height) = (Double(across) * (cell + 8) + 8, Double(max(1, rows)) * (cell + label + 8) + 8)
    svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"#c9d2d8\"/>"
    var index = 0
    for name in names {
      for look in request.looks {
        let picture = try? request.parts ? book.picture(ofPart: name, look) : book.picture(of: name, look)
        let x = 8 + Double(index % across) * (cell + 8)
        let y = 8 + Double(index / across) * (cell + label + 8)
        svg += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(cell)\" height=\"\(cell)\" fill=\"#fff\"/>"
        svg += "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(cell)\" height=\"\(cell)\"" + (picture ?? "").dropFirst(4)
        if picture == nil { svg += "/>" }
        if label > 0 {
          svg += "<text x=\"\(x + cell / 2)\" y=\"\(y + cell + 13)\" font-size=\"13\" font-family=\"sans-serif\""
          svg += " text-anchor=\"middle\">\(name)</text>"
        }
        index += 1
      }
    }
    svg += "</svg>\n"
  }
}
