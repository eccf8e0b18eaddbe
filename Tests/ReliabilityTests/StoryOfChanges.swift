import TagarelaTestSupport

/// A script of changes of every kind, with undo and redo in between. Every command prints one line when it is done, and
/// none depends on the time or on who is in use, so that it does the same wherever the script is cut.
struct StoryOfChanges {
  private(set) var commands: [String] = []
  private var random: Seeded
  private var now = Names()
  private var past: [Names] = []
  private var number = 0

  private struct Names {
    var patients: [String] = []
    var tutors: [(name: String, patient: String)] = []
    var categories: [String] = []
    var symbols: [String] = []
    var boards: [String] = []
    var filled: [String] = []
    var plans: [(name: String, patient: String)] = []
  }

  init(seed: UInt64, count: Int) {
    random = Seeded(state: seed)
    while commands.count < count { step() }
  }

  private mutating func step() {
    number += 1
    let name = "n" + String(1000 + number).dropFirst()
    let before = now
    guard let command = change(named: name, .random(in: 0..<13, using: &random)) else { return }
    commands.append(command)
    past.append(before)
    guard Int.random(in: 0..<8, using: &random) == 0 else { return }
    commands.append("undo")
    let after = now
    now = past.removeLast()
    guard Bool.random(using: &random) else { return }
    commands.append("redo")
    past.append(now)
    now = after
  }

  /// - Returns: nil when what it needs isn't there.
  private mutating func change(named name: String, _ kind: Int) -> String? {
    switch kind {
    case 0:
      now.patients.append(name)
      return "patient new \(name) --born 2010-02-03 --since 2012-11-05"
    case 1:
      guard let patient = pick(now.patients) else { return nil }
      now.tutors.append((name, patient))
      return "tutor new \(name) --place casa --patient \(patient)"
    case 2:
      now.categories.append(name)
      return "category new \(name) --color green"
    case 3, 4:
      guard let category = pick(now.categories), let file = pick(["suco.svg", "giovanna.png", "ana.jpg"]) else {
        return nil
      }
      now.symbols.append(name)
      return "symbol new \(name) --category \(category) --picture \(Tagarela.pictures)/\(file)"
    case 5:
      now.boards.append(name)
      return "board new \(name)"
    case 6, 7: return put()
    case 8: return plan(named: name)
    case 9, 10:
      guard let plan = pick(now.plans) else { return nil }
      return "plan touch \(plan.name) 1 2 3 4 --at \"2012-11-06 16:02\" --patient \(plan.patient)"
    case 11:
      guard let patient = pick(now.patients) else { return nil }
      return "note \"\(name): pediu água\" --at \"2012-11-06 18:00\" --patient \(patient)"
    default: return patientChange(name)
    }
  }

  private mutating func put() -> String? {
    guard let board = pick(now.boards), !now.symbols.isEmpty else { return nil }
    let cells = (1...4).compactMap { cell in pick(now.symbols).map { "\(cell) \($0)" } }
    now.filled.append(board)
    return "board put \(board) " + cells.joined(separator: " ")
  }

  private mutating func plan(named name: String) -> String? {
    guard let tutor = pick(now.tutors), let board = pick(now.filled) else { return nil }
    now.plans.append((name, tutor.patient))
    return "plan new \(name) --tutor \(tutor.name) --type board --board \(board) --description d --start 2012-11-05 "
      + "--patient \(tutor.patient)"
  }

  private mutating func patientChange(_ name: String) -> String? {
    guard let patient = pick(now.patients) else { return nil }
    guard now.patients.count > 2, Bool.random(using: &random) else {
      return "patient edit \(patient) --pathology \(name)"
    }
    now.patients.removeAll { $0 == patient }
    now.tutors.removeAll { $0.patient == patient }
    now.plans.removeAll { $0.patient == patient }
    return "patient remove \(patient)"
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}
