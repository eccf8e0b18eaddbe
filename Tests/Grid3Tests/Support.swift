import Conformance
import Archive
import Foundation
import Grid3
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport

/// Makes grid sets and reads them, with the real archiver.
final class Bench: FormatBench {
  init() throws {
    let tool = LineProgram(
      path: BuiltPrograms.path("tagarela-archive"), name: "tagarela-archive", limits: .init(deadline: 600))
    try super.init(.grid3, named: "Mine.gridset", archiver: Archive(program: tool))
  }

  func read(_ files: KeyValuePairs<String, Data>) throws -> Reading { try read(packed(files)) }

  /// A set of one grid, called Home.
  func home(_ grid: String, _ others: [(String, Data)] = []) throws -> Reading {
    try read(packed([("Grids/Home/grid.xml", Data(grid.utf8))] + others))
  }

  /// The cells of a grid of 4 × 3 with this inside `Cells`.
  func cells(_ cells: String) throws -> [Board.Cell] { try home(grid(cells)).parcel.boards.first?.cells ?? [] }
}

func text(_ xml: String) -> Data { Data(xml.utf8) }

/// A grid as Grid 3 writes it.
func grid(_ cells: String, columns: Int = 4, rows: Int = 3, guid: String = "", more: String = "") -> String {
  """
  \u{FEFF}<?xml version="1.0" encoding="utf-8"?>
  <Grid xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
    <BackgroundColour>#E2EDF8FF</BackgroundColour>
    <GridGuid>\(guid)</GridGuid>
    <ColumnDefinitions>\(String(repeating: "<ColumnDefinition />", count: columns))</ColumnDefinitions>
    <RowDefinitions>\(String(repeating: "<RowDefinition Height=\"Small\" />", count: rows))</RowDefinitions>
    <Cells>
      \(cells)
    </Cells>
    \(more)
  </Grid>
  """
}

/// A cell with a word, and what else stands in its `Content`.
func cell(_ place: String, _ word: String, image: String? = nil, _ more: String = "") -> String {
  let image = image.map { "<Image>\($0)</Image>" } ?? ""
  return """
    <Cell \(place)><Content><CaptionAndImage><Caption>\(word)</Caption>\(image)</CaptionAndImage>\(more)</Content></Cell>
    """
}

func commands(_ commands: String) -> String { "<Commands>\(commands)</Commands>" }

/// The words of a text with symbols, as Grid 3 writes them into a command.
func insert(_ words: String) -> String {
  """
  <Command ID="Action.InsertText"><Parameter Key="text">
    <p>
      <s><r>\(words)</r></s>
      <s><r><![CDATA[ ]]></r></s>
    </p>
  </Parameter></Command>
  """
}

enum Specimen {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 4, 5, 6])
  /// The header of a Windows metafile that can be placed.
  static let wmf = Data([0xD7, 0xCD, 0xC6, 0x9A, 0, 0])

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
