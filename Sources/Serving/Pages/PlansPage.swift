import Clinic
import TagarelaKit
import Workspace

extension WrittenPage {
  /// Of a plan that isn't there.
  ///
  /// - Parameter back: the path of what there is.
  static func noPlan(_ wording: Wording, back: String) -> WrittenPage {
    let title = wording.text(Phrase("serve.page.no_plan"))
    return WrittenPage(
      wording: wording, title: title, scripts: listening,
      body: [
        .heading(title), .element("p", text: wording.text(Phrase("serve.page.no_plan.help"))),
        .element("p", [("class", "plans")], [.link(wording.text(Phrase("serve.page.back")), to: back)]),
      ])
  }

  /// The plans of a patient, to be opened.
  static func plans(of patient: PatientRecord, in clinic: Clinic) throws -> WrittenPage {
    let wording = clinic.wording
    let plans = try clinic.workspace.plans(of: patient.id)
    let list: Markup =
      plans.isEmpty
      ? .element("p", text: wording.text(Phrase("serve.page.no_plans")))
      : .element("ul", [("class", "plans")], plans.map { .element("li", [], [.link($0.name, to: "/plan/\($0.uid)")]) })
    return WrittenPage(
      wording: wording, title: patient.name, scripts: Self.listening, body: [.heading(patient.name), list])
  }
}
