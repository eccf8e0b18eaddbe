import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// The words that were said most, and those that are on the patient's plans and were never said.
  static let words = ReportSection(id: "words", chapter: .communication, tell: Words.tell, sum: Words.sum)
}

private enum Words {
  /// Words that the chart shows.
  private static let most = 8
  /// Words that are named one after the other.
  private static let named = 24

  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    let words = scope.words.filter { $0.touches > 0 }
    var blocks: [ReportPart.Block] = []
    if let first = words.first {
      blocks.append(
        .text(scope.text("report.words.most", ["word": .text(first.name), "count": .integer(first.touches)])))
      blocks.append(.chart(chart(words.map(SharedWord.init), scope.clinic.wording)))
    }
    blocks += try unused(scope)
    return blocks.isEmpty ? nil : ReportPart(title: scope.text("report.words"), blocks: blocks)
  }

  /// A word of one or two persons might be somebody's name.
  static func sum(_ scope: ClinicScope) throws -> ReportPart? {
    var uses: [String: [WordUse]] = [:]
    for patient in scope.patients {
      for word in try ReportScope(scope.clinic, patient, scope.period).words {
        uses[word.name.folded, default: []].append(word)
      }
    }
    let shared = uses.values.compactMap(SharedWord.init).sorted { WordUse.isMore($0.use, $1.use) }
    guard !shared.isEmpty else { return nil }
    return ReportPart(
      title: scope.text("report.words"),
      blocks: [
        .text(scope.text("report.words.shared", ["least": .integer(ClinicScope.leastPersons)])),
        .chart(chart(shared, scope.clinic.wording)),
      ])
  }

  /// A word that many have touched in these days.
  private struct SharedWord {
    let use: WordUse
    /// How often before; nil where so few had touched it then that nothing is told of it.
    let before: Int?

    /// - Parameter uses: of each person who has ever touched it. Nil where they are too few in these days.
    init?(_ uses: [WordUse]) {
      guard let first = uses.first(where: { $0.touches > 0 }),
        let touches = ClinicScope.sum(of: uses.map(\.touches)), touches > 0
      else { return nil }
      before = ClinicScope.sum(of: uses.map(\.before))
      use = WordUse(name: first.name, first: first.first, touches: touches, before: before ?? 0)
    }

    init(_ use: WordUse) { (self.use, before) = (use, use.before) }
  }

  private static func chart(_ words: [SharedWord], _ wording: Wording) -> Chart {
    Chart(
      title: wording.text(Phrase("report.words.chart")),
      form: .bars(
        words.prefix(most).map { word in
          .init(
            label: word.use.name, amount: .init(Double(word.use.touches), wording.number(word.use.touches)),
            before: .init(Double(word.before ?? 0), word.before.map(wording.number) ?? "–"))
        }),
      heads: [
        wording.text(Phrase("report.words.word")), wording.text(Phrase("report.now")),
        wording.text(Phrase("report.before")),
      ])
  }

  /// What the plans show and was never touched, or that there are no plans.
  private static func unused(_ scope: ReportScope) throws -> [ReportPart.Block] {
    let clinic = scope.clinic
    let plans = try clinic.workspace.plans(of: scope.patient.id)
    guard !plans.isEmpty else { return [.text(scope.text("report.words.no_plans"))] }
    let offered = try plans.flatMap { try clinic.symbolNames(of: $0) }.filter { !$0.isEmpty }
    let shown = Dictionary(offered.map { ($0.folded, $0) }) { first, _ in first }
    let used = Set(scope.words.map(\.name.folded))
    let never = shown.filter { !used.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    guard !shown.isEmpty else { return [] }
    guard !never.isEmpty else {
      return [.text(scope.text("report.words.all_used", ["count": .integer(shown.count)]))]
    }
    let told = scope.text(
      "report.words.never", ["never": .integer(never.count), "count": .integer(shown.count)])
    return [.text(told + " " + clinic.list(never, most: named))]
  }
}

extension Clinic {
  /// The first of some words, and how many more there are.
  func list(_ words: [String], most: Int) -> String {
    let named = words.prefix(most).joined(separator: ", ")
    guard words.count > most else { return named + "." }
    return wording.text(Phrase("report.and_more", ["words": .text(named), "count": .integer(words.count - most)]))
  }
}
