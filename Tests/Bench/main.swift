import Commands
import Foundation
import Layouts
import OpenBoard
import Print
import TagarelaBundle
import TagarelaKit

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let registry = Registry([.coreCommands, .layouts, .tagarelaBundle, .openBoard, .print] + Part.modules)
  let bench = try Bench(options, registry: registry)
  defer { try? FileManager.default.removeItem(at: bench.folder) }
  try bench.report.begin(.current)
  for part in Part.all where options.parts.isEmpty || options.parts.contains(part.name) {
    do {
      try part.measure(bench)
    } catch {
      bench.report.note("\(part.name): \(error)")
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
