import Archive
import Conformance
import Foundation
import GRDB
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport
import TouchChat

/// Makes vocabularies and reads them, with the real archiver.
final class Bench: FormatBench {
  init() throws {
    let tool = LineProgram(
      path: BuiltPrograms.path("tagarela-archive"), name: "tagarela-archive", limits: .init(deadline: 600))
    try super.init(.touchChat, named: "Mine.ce", archiver: Archive(program: tool))
  }

  /// The bytes of a database of what this SQL makes.
  func database(_ sql: String) throws -> Data {
    let path = "\(folder)/\(UUID().uuidString)"
    let database = try DatabaseQueue(path: path)
    try database.write { try $0.execute(sql: sql) }
    try database.close()
    return try Data(contentsOf: URL(filePath: path))
  }

  /// A vocabulary of these rows, with these pictures.
  func read(_ sql: String, pictures: String? = nil) throws -> Reading {
    let words = try database(schema + sql)
    guard let pictures else { return try read(packed(["Mine.c4v": words])) }
    return try read(packed(["Mine.c4v": words, "Images.c4s": database(pictureSchema + pictures)]))
  }
}

/// The tables of a vocabulary, as far as they matter here.
let schema = """
  CREATE TABLE resources (id INTEGER PRIMARY KEY, rid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, type INTEGER NOT NULL);
  CREATE TABLE pages (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL UNIQUE, symbol_link_id INTEGER,
    page_style_id INTEGER NOT NULL, button_style_id INTEGER NOT NULL, feature INTEGER);
  CREATE TABLE special_pages (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, page_id INTEGER NOT NULL);
  CREATE TABLE button_boxes (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL, layout_x INTEGER, layout_y INTEGER,
    init_size_x INTEGER, init_size_y INTEGER);
  CREATE TABLE button_box_instances (id INTEGER PRIMARY KEY, page_id INTEGER NOT NULL, button_box_id INTEGER NOT NULL,
    position_x INTEGER, position_y INTEGER, size_x INTEGER, size_y INTEGER);
  CREATE TABLE button_box_cells (id INTEGER PRIMARY KEY, button_box_id INTEGER NOT NULL, resource_id INTEGER NOT NULL,
    location INTEGER NOT NULL, span_x INTEGER NOT NULL, span_y INTEGER NOT NULL);
  CREATE TABLE buttons (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL, label TEXT, message TEXT,
    symbol_link_id INTEGER, visible INTEGER, button_style_id INTEGER NOT NULL, pronunciation TEXT);
  CREATE TABLE button_sets (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL);
  CREATE TABLE button_set_modifiers (id INTEGER PRIMARY KEY, button_set_id INTEGER NOT NULL, button_id INTEGER NOT NULL,
    modifier INTEGER NOT NULL);
  CREATE TABLE button_styles (id INTEGER PRIMARY KEY, transparent INTEGER, body_color INTEGER, border_color INTEGER,
    border_width INTEGER);
  CREATE TABLE page_styles (id INTEGER PRIMARY KEY, bg_color INTEGER);
  CREATE TABLE actions (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL, rank INTEGER NOT NULL, code INTEGER NOT NULL);
  CREATE TABLE action_data (id INTEGER PRIMARY KEY, action_id INTEGER NOT NULL, key INTEGER NOT NULL, value VARCHAR);
  CREATE TABLE symbol_links (id INTEGER PRIMARY KEY, rid TEXT NOT NULL, feature INTEGER NOT NULL);
  CREATE TABLE sounds (id INTEGER PRIMARY KEY, resource_id INTEGER NOT NULL, data BLOB);

  """

let pictureSchema = """
  CREATE TABLE symbols (id INTEGER PRIMARY KEY, rid TEXT NOT NULL UNIQUE, compressed INTEGER NOT NULL, type INTEGER NOT NULL,
    width INTEGER NOT NULL, height INTEGER NOT NULL, data BLOB NOT NULL);

  """

/// A page of this number, with a box of its own that is as large.
func page(_ id: Int, _ name: String, columns: Int = 3, rows: Int = 2, style: Int = 1) -> String {
  """
  INSERT INTO resources VALUES (\(id * 1000), 'page-\(id)', '\(name)', 7);
  INSERT INTO pages VALUES (\(id), \(id * 1000), NULL, \(style), 90, NULL);
  INSERT INTO button_boxes VALUES (\(id), \(id * 1000 + 1), \(columns), \(rows), NULL, NULL);
  INSERT INTO button_box_instances VALUES (\(id), \(id), \(id), 0, 0, \(columns), \(rows));

  """
}

/// A button in a place of a page's box.
func button(
  _ id: Int, _ label: String?, at location: Int, on box: Int = 1, span: (Int, Int) = (1, 1), message: String? = nil,
  symbol: Int? = nil, isVisible: Bool = true, style: Int = 1
) -> String {
  func text(_ value: String?) -> String { value.map { "'\($0)'" } ?? "NULL" }
  return """
    INSERT INTO resources VALUES (\(id), 'button-\(id)', 'resource \(id)', 1);
    INSERT INTO buttons VALUES (\(id), \(id), \(text(label)), \(text(message)), \(symbol.map { "\($0)" } ?? "NULL"),
      \(isVisible ? 1 : 0), \(style), NULL);
    INSERT INTO button_box_cells VALUES (\(id), \(box), \(id), \(location), \(span.0), \(span.1));

    """
}

/// An action of a button, numbered as it is.
func action(_ id: Int, of button: Int, code: Int, _ value: String? = nil) -> String {
  "INSERT INTO actions VALUES (\(id), \(button), \(id), \(code));\n"
    + (value.map { "INSERT INTO action_data VALUES (\(id), \(id), 0, '\($0)');\n" } ?? "")
}

func hex(_ bytes: Data) -> String { "x'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'" }

enum Specimen {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])

  static func wave(seconds: Double) -> Data { silence(seconds: seconds) }
}

extension Reading {
  var keys: [String] { complaints.map(\.key) }
  var cells: [Board.Cell] { parcel.boards.first?.cells ?? [] }

  /// What the complaint of this kind says for a place of its message.
  func said(_ key: String, _ argument: String) -> Value? {
    complaints.first { $0.key == key }?.arguments.first { $0.name == argument }?.value
  }
}
