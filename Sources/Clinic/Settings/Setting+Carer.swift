import StructuredText
import TagarelaKit
import Workspace

extension Setting {
  /// How long a touch must last before it counts, in seconds: one of ``CompanionManner/dwells``.
  static let dwell = Setting(
    "dwell",
    .checked { text, _ in
      guard let seconds = Double(text.replacing(",", with: ".")), CompanionManner.dwells.contains(seconds) else {
        throw Failure("companion.dwell", ["choices": .list(CompanionManner.dwells.map(Value.real))])
      }
      return seconds.rounded() == seconds ? String(Int(seconds)) : String(seconds)
    }, usual: .text("0"), isByPatient: true)

  /// Which activities a patient sees on a page: identifiers with commas between, or ``noActivity``. All, where nobody says so.
  static let seenActivities = Setting(
    "seen_activities",
    .checked { text, clinic in
      let parts = clinic.registry.all(.companionParts).map(\.id)
      func names(_ id: String) -> [String] { [id, clinic.wording.word("value.\(id)").folded] }
      if names(noActivity).contains(text.folded) { return noActivity }
      return try text.split(separator: ",").map { typed in
        let wanted = String(typed).trimmingBlanks.folded
        guard let id = parts.first(where: { names($0).contains(wanted) }) else {
          throw Failure("value.not_choice", ["text": .text(String(typed))], candidates: parts + [noActivity])
        }
        return id
      }.removingRepeats.joined(separator: ",")
    }, hasUsual: true, isByPatient: true)

  private static let noActivity = "none"
}
