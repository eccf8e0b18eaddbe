import Foundation
import Testing

/// What another program sees in a PDF.
enum Poppler {
  /// Runs a program of poppler-utils on a PDF and returns its standard output.
  static func run(_ tool: String, _ options: [String], on pdf: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "canvas-\(UUID().uuidString).pdf")
    try pdf.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // pdftotext writes to standard output only when told so.
    process.arguments = [tool] + options + [file.path] + (tool == "pdftotext" ? ["-"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return bytes
  }

  static func text(_ tool: String, _ options: [String] = [], on pdf: Data) throws -> String {
    String(decoding: try run(tool, options, on: pdf), as: UTF8.self)
  }

  /// The rows below the heading of `pdffonts` and `pdfimages`, as words.
  static func table(_ tool: String, _ options: [String] = [], on pdf: Data) throws -> [[String]] {
    try text(tool, options, on: pdf).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ").map(String.init) }
  }
}
