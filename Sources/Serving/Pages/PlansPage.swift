import Clinic
import TagarelaKit
import Workspace

extension WrittenPage {
  /// The plans of a patient, to be opened.
  static func plans(of patient: PatientRecord, in clinic: Clinic) throws -> WrittenPage {
    let wording = clinic.wording
    let plans = try clinic.workspace.plans(of: patient.id)
    let list: Markup =
      plans.isEmpty
      ? .element("p", text: wording.text(Phrase("serve.page.no_plans")))
      : .element("ul", [("class", "plans")], plans.map { .element("li", [], [.link($0.name, to: "/plan/\($0.uid)")]) })
    return WrittenPage(
      wording: wording, title: patient.name, scripts: ["listening.js"], body: [.heading(patient.name), list])
  }
}
