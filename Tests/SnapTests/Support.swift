import Conformance
import Foundation
import GRDB
import Snap
import TagarelaKit

/// Makes page sets and reads them.
final class Bench {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "snap-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The names of all files that lie there.
  func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// A database of what this SQL makes.
  func file(_ sql: String, named name: String = "Mine.sps") throws -> InputFile {
    let path = path(name)
    let database = try DatabaseQueue(path: path)
    try database.write { try $0.execute(sql: sql) }
    try database.close()
    return InputFile(path: path, bytes: try Data(contentsOf: URL(filePath: path)))
  }

  func file(_ bytes: Data, named name: String = "Mine.sps") throws -> InputFile {
    try bytes.write(to: URL(filePath: path(name)))
    return InputFile(path: path(name), bytes: bytes)
  }

  func read(_ file: InputFile) throws -> Reading {
    guard let read = FileFormat.snap.read else { throw Failure("no reader") }
    return try read(file, .forConformance)
  }

  func read(_ sql: String) throws -> Reading { try read(file(sql)) }

  func failure(_ read: () throws -> Reading) -> Failure? {
    do {
      _ = try read()
      return nil
    } catch {
      return error as? Failure
    }
  }
}

/// The tables of a page set of today, as far as they matter here.
let schema = """
  CREATE TABLE Page (Id INTEGER PRIMARY KEY AUTOINCREMENT, UniqueId VARCHAR(36), Title VARCHAR, PageType INTEGER,
    BackgroundColor INTEGER, GridDimension VARCHAR);
  CREATE TABLE PageLayout (Id INTEGER PRIMARY KEY AUTOINCREMENT, PageLayoutSetting VARCHAR, PageId INTEGER);
  CREATE TABLE Button (Id INTEGER PRIMARY KEY AUTOINCREMENT, Label VARCHAR, Message VARCHAR, BorderColor INTEGER,
    BorderThickness FLOAT, CommandFlags INTEGER, ContentType INTEGER, UniqueId VARCHAR(36), LibrarySymbolId INTEGER,
    PageSetImageId INTEGER, MessageRecordingId INTEGER, UseMessageRecording INTEGER, ElementReferenceId INTEGER);
  CREATE TABLE ElementReference (Id INTEGER PRIMARY KEY AUTOINCREMENT, ElementType INTEGER, ForegroundColor INTEGER,
    BackgroundColor INTEGER, PageId INTEGER);
  CREATE TABLE ElementPlacement (Id INTEGER PRIMARY KEY AUTOINCREMENT, GridPosition VARCHAR, GridSpan VARCHAR,
    Visible INTEGER, ElementReferenceId INTEGER, PageLayoutId INTEGER);
  CREATE TABLE ButtonPageLink (Id INTEGER PRIMARY KEY AUTOINCREMENT, ButtonId INTEGER, PageUniqueId VARCHAR(36));
  CREATE TABLE CommandSequence (Id INTEGER PRIMARY KEY AUTOINCREMENT, SerializedCommands VARCHAR, ButtonId INTEGER);
  CREATE TABLE PageSetData (Id INTEGER PRIMARY KEY AUTOINCREMENT, Identifier VARCHAR, Data BLOB, RefCount INTEGER);
  CREATE TABLE PageSetProperties (Id INTEGER PRIMARY KEY, FriendlyName VARCHAR, DefaultHomePageUniqueId VARCHAR(36),
    GridDimension VARCHAR, ToolBarUniqueId VARCHAR(36), DashboardUniqueId VARCHAR(36), MessageBarUniqueId VARCHAR(36));
  """

/// A page with one layout of its own number.
func page(_ id: Int, _ title: String, _ uid: String, layout: String = "4,3,4") -> String {
  """
  INSERT INTO Page (Id, UniqueId, Title) VALUES (\(id), '\(uid)', '\(title)');
  INSERT INTO PageLayout (Id, PageLayoutSetting, PageId) VALUES (\(id), '\(layout)', \(id));
  """
}

/// A button with its element and its place in a layout.
func button(
  _ id: Int, _ label: String, at position: String, span: String = "1,1", on page: Int = 1, in layout: Int? = nil,
  message: String? = nil, isVisible: Bool = true, background: Int = 0, _ more: [String: String] = [:]
) -> String {
  let others = more.sorted { $0.key < $1.key }
  let columns = ["Id", "Label", "Message", "ElementReferenceId"] + others.map(\.key)
  let values = ["\(id)", "'\(label)'", message.map { "'\($0)'" } ?? "NULL", "\(id + 1000)"] + others.map(\.value)
  return """
    INSERT INTO Button (\(columns.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")));
    INSERT INTO ElementReference (Id, ElementType, BackgroundColor, PageId)
      VALUES (\(id + 1000), 0, \(background), \(page));
    INSERT INTO ElementPlacement (GridPosition, GridSpan, Visible, ElementReferenceId, PageLayoutId)
      VALUES ('\(position)', '\(span)', \(isVisible ? 1 : 0), \(id + 1000), \(layout ?? page));
    """
}

func commands(_ json: String, of button: Int) -> String {
  "INSERT INTO CommandSequence (SerializedCommands, ButtonId) VALUES ('\(json)', \(button));"
}

func stored(_ id: Int, _ bytes: Data) -> String {
  let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  return "INSERT INTO PageSetData (Id, Identifier, Data) VALUES (\(id), 'X:\(id)', x'\(hex)');"
}

let home = "aaaaaaaa-0000-0000-0000-000000000001"
let food = "BBBBBBBB-0000-0000-0000-000000000002"

enum Specimen {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])

  /// Silence of 8,000 bytes a second.
  static func wave(seconds: Double) -> Data { silence(seconds: seconds) }
}

extension Reading {
  var keys: [String] { complaints.map(\.key) }

  /// What the complaint of this kind says for a place of its message.
  func said(_ key: String, _ argument: String) -> Value? {
    complaints.first { $0.key == key }?.arguments.first { $0.name == argument }?.value
  }
}
