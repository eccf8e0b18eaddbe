import Files

extension InstalledFiles {
  /// The text of one of a built-in module's files.
  ///
  /// - Parameters:
  ///   - module: the target's name.
  ///   - path: where it lies among its data: `Rules/game.json`.
  /// - Throws: ``Failure`` `module.files_missing`.
  public static func text(of module: String, at path: String) throws -> String {
    let path = try self.folder(of: module) + "/" + path
    do {
      return String(decoding: try FileContents.read(path, limit: largest), as: UTF8.self)
    } catch {
      throw Failure("module.files_missing", ["path": .text(path)])
    }
  }

  /// The texts of a built-in module's files that are joined into one, in the order that `order.txt` among them gives.
  ///
  /// - Parameters:
  ///   - module: the target's name.
  ///   - folder: where they lie among its data: `Browser/Script`.
  /// - Throws: ``Failure`` `module.files_missing`.
  public static func texts(of module: String, in folder: String) throws -> [String] {
    let path = try self.folder(of: module) + "/" + folder
    func text(_ name: String) throws -> String {
      String(decoding: try FileContents.read("\(path)/\(name)", limit: largest), as: UTF8.self)
    }
    do {
      return try text("order.txt").split(separator: "\n").map { try text(String($0)) }
    } catch {
      throw Failure("module.files_missing", ["path": .text(path)])
    }
  }

  /// Bytes of the largest of them.
  private static let largest = 1 << 20
}
