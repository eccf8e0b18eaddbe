import Canvas
import Foundation
import Programs
import TagarelaKit
import TagarelaTestSupport

extension Canvas {
  /// The drawing tool that was built with the tests.
  static let built = Canvas(
    program: LineProgram(
      path: BuiltPrograms.path("tagarela-canvas"), name: "tagarela-canvas", limits: .init(deadline: 600)))
}

extension FileFormat {
  /// The file that the real tool draws.
  func file(of parcel: Parcel, page: PageSetup = PageSetup()) throws -> Data {
    let aids = WritingAids.english(Canvas.built, page: page)
    guard let file = try file(of: parcel, with: aids) else { throw Failure("test.format") }
    return file
  }
}

/// The text on each page of a PDF, as poppler finds it, in the order in which it was drawn.
func pagesOfText(_ pdf: Data) throws -> [String] {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
  try pdf.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pdftotext", "-raw", "-enc", "UTF-8", file.path, "-"]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure("test.pdftotext") }
  return text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map(String.init)
}
