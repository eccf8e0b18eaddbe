import Foundation
import GRDB
import TagarelaTestSupport
import Testing

@testable import Workspace

/// The tables whose changes can be undone: the clinic's data, but for the bytes of its pictures and voices.
let clinicTables = Schema.migrations.flatMap(\.undoable)

/// All rows of the clinic's tables, each as a text.
///
/// - Parameter columns: ones that differ from run to run.
func contents(of path: String, leavingOut columns: Set<String> = []) throws -> [String: [String]] {
  try Workspace.open(path).read { db in
    var contents: [String: [String]] = [:]
    for table in clinicTables {
      contents[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY id").map { row in
        row.filter { !columns.contains($0.0) }.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
      }
    }
    return contents
  }
}

func count(_ table: String, in path: String) throws -> Int {
  try Workspace.open(path).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? -1 }
}

func names(_ table: String, in path: String) throws -> [String] {
  try Workspace.open(path).read { try String.fetchAll($0, sql: "SELECT name FROM \(table) ORDER BY id") }
}

/// Holds that a run succeeded, and says what it said otherwise.
func expectSuccess(_ result: ChildProgram.Result, _ location: SourceLocation = #_sourceLocation) {
  #expect(result.status == 0, "\(result.errors)\n\(result.output.suffix(500))", sourceLocation: location)
}

extension Tagarela {
  /// Holds that the program itself finds nothing wrong with the workspace.
  func expectClean(_ location: SourceLocation = #_sourceLocation) throws {
    let result = try run(commands: ["check"])
    #expect(result.output == "✓ no problems\n", "\(result.errors)", sourceLocation: location)
    #expect(result.status == 0, sourceLocation: location)
  }

  /// A patient with everything that a patient can have, and another who must not be touched.
  static let clinic = [
    #"patient new "Giovanna Reis" --born 2009-03-12 --since 2012-11-05 --email mae@exemplo.org"#,
    #"patient new "João Silva" --since 2012-11-06"#, #"category new comida --color red"#,
    "category new pessoas --color yellow", "symbol new suco --category comida --picture \(pictures)/suco.svg",
    "symbol new pão --category comida --picture \(pictures)/pao.svg",
    "symbol new eu --category pessoas --picture \(pictures)/eu.svg",
    #"symbol new mamãe --category pessoas --picture \#(pictures)/ana.jpg --patient "giovanna reis""#,
    "use giovanna", #"tutor new "Ana Lúcia" --place casa --email ana@exemplo.org"#, "tutor new Berta",
    "board new Lanche", "board put Lanche 1 eu 2 suco 3 pão 5 mamãe", "board new Vazia",
    #"plan new Hora --tutor ana --type board --board Lanche --description "Pedir o lanche" --start 2012-11-05"#,
    #"plan new Grande --tutor ana --type large --symbol suco --description Suco --start 2012-11-06"#,
    #"plan touch Hora 1 2 --at "2012-11-06 16:02""#, #"plan touch Grande 1 --at "2012-11-06 16:05""#,
    #"note "Pediu suco sozinha." --at "2012-11-06 18:00""#, #"settings name "Marta Puig""#,
  ]

  /// A workspace of its own with ``clinic``.
  static func withClinic(sharesCache: Bool = false) throws -> Tagarela {
    let tagarela = try Tagarela(sharesCache: sharesCache)
    expectSuccess(try tagarela.run(["run", try tagarela.script(clinic)]))
    return tagarela
  }
}
