import Clinic
import Foundation
import TagarelaKit

/// The files of a course, in a folder or an archive, by their paths in it.
struct CourseFiles {
  /// What the folder or the archive is called, without ending.
  let name: String
  /// Those that lie at its top.
  private let top: [String]
  /// Where a file lies that others are to read; nil where there is none.
  private let location: (String) throws -> String?

  /// - Throws: ``Failure`` `course.no_folder`, and what unpacking says.
  init(_ path: String, _ clinic: Clinic) throws {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension.asName.fittingName
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("course.no_folder", ["path": .text(path)])
    }
    if isFolder.boolValue {
      top = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
      location = { "\(path)/\($0)" }
    } else {
      guard path.ending == "zip" else { throw Failure("course.no_folder", ["path": .text(path)]) }
      let archive = try clinic.archiver.unpack(path)
      top = archive.files.filter { !$0.contains("/") }.sorted()
      location = { try archive.location(of: $0) }
    }
  }

  /// The one table among them.
  ///
  /// - Throws: ``Failure`` `course.no_table`, `course.several_tables`.
  var table: String {
    get throws {
      let tables = top.filter { ["csv", "tsv"].contains($0.ending) }
      guard let first = tables.first else {
        let others = top.filter { ["xlsx", "xls", "ods", "numbers"].contains($0.ending) }
        throw Failure(
          "course.no_table", ["path": .text(name)],
          hint: others.first.map { Phrase("course.no_table.hint", ["file": .text($0)]) })
      }
      guard tables.count == 1 else {
        throw Failure("course.several_tables", ["files": .list(tables.map(Value.text))])
      }
      return first
    }
  }

  /// - Throws: ``Failure`` `course.outside` for a path that leads out of the folder, and what reading says.
  func read(_ path: String, limit: Int) throws -> Data {
    let parts = path.replacing("\\", with: "/").split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, !parts.contains(where: { $0.isEmpty || $0 == ".." || $0.hasPrefix("~") }) else {
      throw Failure("course.outside", ["file": .text(path)])
    }
    guard let place = try location(parts.joined(separator: "/")), FileManager.default.fileExists(atPath: place) else {
      throw Failure("course.file_missing", ["file": .text(path)])
    }
    return try UserFiles.read(place, limit: limit)
  }
}
