import Archive
import Conformance
import Foundation
import HelperProtocols
import LifeCompanion
import Programs
import TagarelaKit
import TagarelaTestSupport

/// Makes configurations and reads them, with the real archiver.
final class Bench: FormatBench {
  init() throws {
    let tool = LineProgram(
      path: BuiltPrograms.path("tagarela-archive"), name: "tagarela-archive", limits: .init(deadline: 600))
    try super.init(.lifeCompanion, named: "Mine.lcc", archiver: Archive(program: tool))
  }

  func read(_ xml: String, _ others: [(String, Data)] = []) throws -> Reading {
    try read(packed([("lifecompanion-configuration.xml", Data(xml.utf8))] + others))
  }

  /// The reading of one grid of 3 × 2 with these keys.
  func keys(_ keys: String..., others: [(String, Data)] = []) throws -> Reading {
    try read(configuration(stack(grid("home", "Home", keys.joined()))), others)
  }
}

func configuration(_ parts: String, _ more: String = "") -> String {
  #"<Cmp ntyp="LCConfigurationComponent" id="c"><Components>\#(parts)</Components>\#(more)</Cmp>"#
}

func stack(_ grids: String, displayed: String = "", _ style: String = "") -> String {
  #"<Cmp ntyp="StackComponent" id="s" displayed="\#(displayed)"><StackGrid>\#(grids)</StackGrid>\#(style)</Cmp>"#
}

func grid(_ id: String, _ name: String?, _ keys: String, columns: Int = 3, rows: Int = 2, _ style: String = "")
  -> String
{
  let name = name.map { #" userName="\#($0)""# } ?? ""
  return
    #"<Cmp ntyp="GridPartGridComponent" id="\#(id)"\#(name) row="0" column="0" columnSpan="0" rowSpan="0">\#(style)"#
    + #"<Grid row="\#(rows)" column="\#(columns)">\#(keys)</Grid></Cmp>"#
}

/// A key in a place, with attributes and with what is in it.
func key(_ text: String, _ column: Int, _ row: Int, _ attributes: String = "", _ more: String = "") -> String {
  #"<Cmp ntyp="GPKC" id="k\#(column)-\#(row)" row="\#(row)" column="\#(column)" textContent="\#(text)" \#(attributes)>"#
    + "\(more)</Cmp>"
}

/// What a key does when it is chosen.
func acts(_ acts: String..., on event: String = "ACTIVATION") -> String {
  #"<UAM ntyp="SUAM"><UAE><Acts etyp="\#(event)">\#(acts.joined())</Acts></UAE></UAM>"#
}

func act(_ kind: String, _ attributes: String = "", _ more: String = "") -> String {
  #"<Act ntyp="\#(kind)Action" \#(attributes)>\#(more)</Act>"#
}

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
