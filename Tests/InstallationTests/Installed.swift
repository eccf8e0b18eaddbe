import Foundation
import TagarelaTestSupport

/// The program as `debian/install` puts it, in a folder of its own, with nothing else of the build beside it.
struct Installed {
  private let root: URL

  /// - Parameter folder: for the installed files.
  init(in folder: URL) throws {
    root = folder.appendingPathComponent("installed")
    let built = URL(fileURLWithPath: Tagarela.executable).deletingLastPathComponent().path
    var commands = ["set -e"]
    for line in try Repository.text("debian/install").split(separator: "\n") {
      let place = root.path + "/" + line.drop { $0 != " " }.dropFirst()
      guard let name = line.prefixMatch(of: /\.build\/release\/(\S+)/)?.1 else { continue }
      commands.append("mkdir -p '\(place)'; cp -r '\(built)'/\(name) '\(place)'")
    }
    // By a program of its own: one that another test starts meanwhile would hold our copies open, and they couldn't run.
    _ = try ChildProgram(
      "/bin/sh", ["-c", commands.joined(separator: "\n")], environment: ["PATH": "/usr/bin:/bin"], folder: folder
    ).result()
  }

  func run(_ arguments: [String], _ program: Tagarela) throws -> ChildProgram.Result {
    try ChildProgram(
      "/usr/bin/env", ["-C", program.folder.path, root.appendingPathComponent("usr/bin/tagarela").path] + arguments,
      environment: program.environment, folder: program.folder
    ).result()
  }
}
