import Foundation
import TagarelaTestSupport

/// The program as `debian/install` puts it, in a folder of its own, with nothing else of the build beside it.
struct Installed {
  private let root: URL

  /// - Parameter folder: for the installed files.
  init(in folder: URL) throws {
    root = folder.appendingPathComponent("installed")
    let built = URL(fileURLWithPath: Tagarela.executable).deletingLastPathComponent()
    let files = FileManager.default
    for line in try Repository.text("debian/install").split(separator: "\n") {
      let (source, place) = (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
      guard let name = source.wholeMatch(of: /\.build\/release\/(.*)/)?.1 else { continue }
      let target = root.appendingPathComponent(String(place))
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      let from = built.appendingPathComponent(String(name.replacing("/*", with: "")))
      let all = name.hasSuffix("/*") ? try files.contentsOfDirectory(at: from, includingPropertiesForKeys: nil) : [from]
      for file in all { try files.copyItem(at: file, to: target.appendingPathComponent(file.lastPathComponent)) }
    }
  }

  func run(_ arguments: [String], _ program: Tagarela) throws -> ChildProgram.Result {
    try ChildProgram(
      "/usr/bin/env", ["-C", program.folder.path, root.appendingPathComponent("usr/bin/tagarela").path] + arguments,
      environment: program.environment, folder: program.folder
    ).result()
  }
}
