import Files
import Foundation
import TagarelaKit

/// The files that the page is joined of, in the order that `order.txt` gives them.
enum PageParts {
  /// - Parameters:
  ///   - folder: `Script` or `Style`.
  ///   - activities: what modules add, before the last file, which begins.
  /// - Throws: ``Failure`` `module.files_missing`.
  static func joined(_ folder: String, with activities: [String]) throws -> String {
    let path = try InstalledFiles.folder(of: "WebPage") + "/Browser/" + folder
    func text(_ name: String) throws -> String {
      String(decoding: try FileContents.read("\(path)/\(name)", limit: largest), as: UTF8.self)
    }
    do {
      let parts = try text("order.txt").split(separator: "\n").map { try text(String($0)) }
      return (parts.dropLast() + activities + parts.suffix(1)).joined(separator: "\n")
    } catch {
      throw Failure("module.files_missing", ["path": .text(path)])
    }
  }

  /// Bytes of the largest of them.
  private static let largest = 1 << 20
}
