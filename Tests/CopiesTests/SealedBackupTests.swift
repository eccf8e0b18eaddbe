import Foundation
import TagarelaTestSupport
import Testing

/// `backup --seal`, and what `restore` makes of it.
@Suite(.waiting)
struct SealedBackupTests {
  private let program: Tagarela

  init() throws { program = try Tagarela(sharesCache: true) }

  private func run(_ lines: String...) throws -> ChildProgram.Result {
    try program.run(["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] })
  }

  private func secret(_ words: String, _ name: String) throws -> String {
    let path = program.path(name)
    try words.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  @Test func `a backup that is sealed for a passphrase comes back with it, and with no other`() throws {
    let right = try secret("seven green kites fly", "right")
    let wrong = try secret("seven green kites fell", "wrong")
    let file = program.path("clinic.bak")
    let made = try run("patient new Giovanna", "backup '\(file)' --seal passphrase --passphrase-file '\(right)'")
    #expect(made.status == 0 && made.output.contains("clinic.bak.sealed"), "\(made.errors)")
    #expect(try !program.files().contains("clinic.bak"))
    let refused = try run("patient new Zoe", "restore '\(file).sealed' --passphrase-file '\(wrong)'")
    #expect(refused.status == 1)
    #expect(try run("patient list").output.contains("Zoe"))
    let restored = try run("restore '\(file).sealed' --passphrase-file '\(right)'")
    #expect(restored.status == 0, "\(restored.errors)")
    let patients = try run("patient list").output
    #expect(patients.contains("Giovanna") && !patients.contains("Zoe"))
  }

  @Test func `a sealed file that is no backup is named as the user calls it, and nothing is lost`() throws {
    let right = try secret("seven green kites fly", "right")
    let board = program.path("food.obz")
    let made = try run(
      "patient new Giovanna", "board new Food", "board word Food 1 bread",
      "export Food '\(board)' --seal passphrase --passphrase-file '\(right)'")
    #expect(made.status == 0, "\(made.errors)")
    let refused = try run("restore '\(board).sealed' --passphrase-file '\(right)'")
    #expect(refused.status == 1 && refused.errors.contains("food.obz.sealed"), "\(refused.errors)")
    #expect(!refused.errors.replacing(board, with: "").contains("food.obz"), "\(refused.errors)")
    #expect(try run("patient list").output.contains("Giovanna"))
  }

  @Test func `a name that says sealed wants to know for whom`() throws {
    let told = try run("backup '\(program.path("clinic.bak.sealed"))'")
    #expect(told.status == 1 && told.errors.contains("for whom"), "\(told.errors)")
    #expect(try !program.files().contains("clinic.bak.sealed"))
  }
}
