import Foundation
import TagarelaKit
import Workspace

/// Workspaces to measure with. Each is made once and closed; who writes works on a copy.
enum Clinic {
  static let patient = "Giovanna Reis"
  static let board = "Lanche"
  static let words = ["eu", "querer", "mais", "suco", "pão", "biscoito", "água", "acabou", "obrigado"]

  static func empty(_ bench: Bench) throws -> String {
    try made(bench, "empty.tagarela") { _ in }
  }

  /// One patient with a tutor, nine symbols, and a board that has them all.
  static func small(_ bench: Bench) throws -> String {
    try made(bench, "small.tagarela", fill: fill)
  }

  /// The same with 100,000 symbols more.
  static func large(_ bench: Bench) throws -> String {
    try made(bench, "large.tagarela") { workspace in
      try fill(workspace)
      try add(100_000, to: workspace)
    }
  }

  /// What a clinic has after some years: 300 patients, each with a tutor, a board, a plan, notes and touches, and 20,000 symbols.
  static func practice(_ bench: Bench) throws -> String {
    try made(bench, "practice.tagarela") { workspace in
      try fill(workspace)
      try add(20_000, to: workspace)
      let symbols = try words.map { try workspace.symbol(named: $0, for: nil) }
      for number in 0..<299 {
        let name = name(of: number * 523).capitalized
        let patient = try workspace.add(Patient(name: "\(name) \(number)", born: Day("2015-03-12")))
        let tutor = try workspace.add(Tutor(name: "Tutora de \(name)"), to: patient.id)
        let board = try workspace.add(
          Board(name: "Prancha de \(name)", size: .nine, layout: "nine"), patient: patient.id)
        for (index, symbol) in symbols.enumerated() { try workspace.put(symbol, at: index + 1, on: board) }
        try workspace.add(
          name: "Plano de \(name)", description: "Pedir", start: Moment.now.day, tutor: tutor, showing: .board(board))
        for day in 1...20 {
          let at = Moment(seconds: 1_700_000_000 + day * 86_400)
          _ = try workspace.add(Observation(at: at, text: "Pediu \(words[day % 9]) sozinha."), to: patient.id)
          _ = try workspace.add(
            Touch(at: at, symbol: words[day % 9]), to: patient.id, tutor: tutor.id, plan: nil,
            symbol: symbols[day % 9].id)
        }
      }
    }
  }

  private static func add(_ count: Int, to workspace: Workspace) throws {
    let category = try workspace.category(named: "nouns")
    let picture = try workspace.symbol(named: words[0], for: nil).picture
    for number in 0..<count {
      let name = name(of: number)
      try workspace.add(
        Symbol(name: name, meaning: "\(name) \(number)", category: category.value, picture: nil),
        category: category.id, patient: nil, picture: picture, voice: nil)
    }
  }

  private static func made(_ bench: Bench, _ name: String, fill: (Workspace) throws -> Void) throws -> String {
    let path = bench.path(name)
    if FileManager.default.fileExists(atPath: path) { return path }
    let workspace = try Workspace.open(path)
    try workspace.begin()
    try fill(workspace)
    try workspace.keep()
    return path
  }

  private static func fill(_ workspace: Workspace) throws {
    let patient = try workspace.add(Patient(name: patient, born: Day("2009-03-12"), email: "mae@exemplo.org"))
    let tutor = try workspace.add(Tutor(name: "Ana Lúcia", place: "casa"), to: patient.id)
    let category = try workspace.add(Category(name: "nouns", color: .yellow))
    let board = try workspace.add(Board(name: board, size: .nine, layout: "nine"), patient: nil)
    for (index, word) in words.enumerated() {
      let picture = try workspace.keep(Picture(format: .svg, bytes: Data("<svg \(word)/>".utf8)), width: 9, height: 9)
      let symbol = try workspace.add(
        Symbol(name: word, meaning: word, category: category.value, picture: nil), category: category.id,
        patient: nil, picture: picture, voice: nil)
      try workspace.put(symbol, at: index + 1, on: board)
    }
    try workspace.add(
      name: "Hora do lanche", description: "Pedir", start: Moment.now.day, tutor: tutor, showing: .board(board))
  }

  /// A word of four syllables, another for each number below 160,000.
  static func name(of number: Int) -> String {
    let syllables = [
      "ba", "ça", "da", "fé", "ga", "já", "lo", "mu", "na", "pê", "qui", "ra", "sa", "to", "vi", "xa",
      "zo", "chu", "lha", "nho",
    ]
    var rest = number
    var word = ""
    for _ in 0..<4 {
      word += syllables[rest % syllables.count]
      rest /= syllables.count
    }
    return word
  }
}
