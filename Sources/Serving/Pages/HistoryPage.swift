import Clinic
import Devices
import TagarelaKit
import Workspace

extension WrittenPage {
  /// What a patient's tutor, or the therapist, sees of them: notes, what was touched, and the plans.
  ///
  /// - Parameter mayWrite: whether a form for a new observation is there.
  static func history(of patient: PatientRecord, in clinic: Clinic, mayWrite: Bool) throws -> WrittenPage {
    let wording = clinic.wording
    var body: [Markup] = [.heading(patient.name)]
    if mayWrite { body.append(form(for: patient, wording)) }
    body += try observations(of: patient, in: clinic) + usage(of: patient, in: clinic)
    let plans = try clinic.workspace.plans(of: patient.id)
    body.append(.heading(wording.text(Phrase("serve.page.plans")), level: 2))
    body.append(
      .element("ul", [("class", "plans")], plans.map { .element("li", [], [.link($0.name, to: "/plan/\($0.uid)")]) }))
    return WrittenPage(
      wording: wording, title: patient.name,
      scripts: mayWrite ? ["outbox.js", "news.js", "observing.js", "listening.js"] : listening,
      way: mayWrite ? .tutor : .therapist,
      body: body)
  }

  private static func form(for patient: PatientRecord, _ wording: Wording) -> Markup {
    .element(
      "form", [("id", "observe"), ("data-patient", patient.uid)],
      [
        .element("label", [("for", "text")], text: wording.text(Phrase("serve.page.write"))),
        .element("textarea", [("id", "text"), ("rows", "4"), ("maxlength", "4000"), ("required", "")]),
        .element("button", [("type", "submit")], text: wording.text(Phrase("serve.page.keep"))),
        .element(
          "p",
          [
            ("id", "told"), ("role", "status"), ("data-kept", wording.text(Phrase("serve.page.kept"))),
            ("data-waits", wording.text(Phrase("serve.page.waits"))),
            ("data-refused", wording.text(Phrase("serve.page.refused"))),
          ]),
      ])
  }

  /// Observations that are shown, the latest first.
  private static let mostNotes = 200
  /// Touches that are shown one by one.
  private static let mostTouches = 100

  private static func observations(of patient: PatientRecord, in clinic: Clinic) throws -> [Markup] {
    let wording = clinic.wording
    let notes = try clinic.workspace.observations(of: patient.id).suffix(mostNotes).reversed().map { note in
      Markup.element(
        "article", [],
        [
          .heading("\(wording.text(note.at)) · \(wording.text(Clinic.author(note.author)))", level: 3),
          .element("p", text: note.text),
        ])
    }
    let none = Markup.element("p", text: wording.text(Phrase("serve.page.no_observations")))
    return [.heading(wording.text(Phrase("serve.page.observations")), level: 2)] + (notes.isEmpty ? [none] : notes)
  }

  private static func usage(of patient: PatientRecord, in clinic: Clinic) throws -> [Markup] {
    let wording = clinic.wording
    let counts = try clinic.usageBySymbol(of: patient, in: .ever).prefix(mostTouches)
    let touches = try clinic.workspace.lastTouches(of: patient.id, atMost: mostTouches)
    return [
      .heading(wording.text(Phrase("serve.page.usage")), level: 2),
      .table(
        [wording.text(Phrase("serve.page.symbol")), wording.text(Phrase("serve.page.touches"))],
        counts.map { [$0.symbol, wording.number($0.touches)] }),
      .heading(wording.text(Phrase("serve.page.last")), level: 2),
      .table(
        [wording.text(Phrase("serve.page.when")), wording.text(Phrase("serve.page.symbol"))],
        touches.map { [wording.text($0.at), $0.symbolName] }),
    ]
  }
}

extension WrittenPage {
  /// Scripts of a page that shows what changes.
  static let listening = ["outbox.js", "news.js", "listening.js"]

  /// The patients of a clinic, for a therapist.
  static func clinic(_ clinic: Clinic) throws -> WrittenPage {
    let wording = clinic.wording
    let patients = try clinic.workspace.patients()
    let list = patients.map { Markup.element("li", [], [.link($0.name, to: "/patient/\($0.uid)")]) }
    return WrittenPage(
      wording: wording, title: wording.text(Phrase("serve.page.patients")), scripts: listening,
      body: [
        .element("p", [], [.link(wording.text(Phrase("studio.open")), to: "/studio")]),
        .heading(wording.text(Phrase("serve.page.patients"))),
        patients.isEmpty
          ? .element("p", text: wording.text(Phrase("serve.page.no_patients")))
          : .element("ul", [("class", "plans")], list),
      ])
  }
}
