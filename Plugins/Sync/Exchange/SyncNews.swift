import Clinic
import Desk
import Services
import Shell
import TagarelaKit
import Workspace

/// What is known of the exchange that goes on by itself.
struct SyncNews {
  /// How many fields have come last, and when.
  var received = 0
  var at = Moment.now
  /// Cells that lay in one place with another.
  var moved = 0
  /// Patients who were erased elsewhere, and now here.
  var erased = 0
  /// Texts of which one is to be chosen.
  var conflicts = 0
  /// The workspace's ``Workspace/latestChange()`` before it.
  var latest: Int64 = -1
  /// Why it couldn't be done, and when it is tried again.
  var failure: Phrase?
  var retry: Moment?

  /// Seconds for which something counts as just come.
  private static let stay = 600

  func row(_ wording: Wording) -> PromptRow.Text {
    var said: [Phrase] = []
    if let failure, let retry {
      said.append(Phrase("sync.row.away", ["reason": .phrase(failure), "at": .text(wording.text(.moment(retry)))]))
    }
    if received > 0, Moment.now.seconds - at.seconds < Self.stay {
      said.append(Phrase("sync.row.arrived", ["count": .integer(received), "at": .moment(at)]))
    }
    if moved > 0 { said.append(Phrase("sync.moved", ["count": .integer(moved)])) }
    if conflicts > 0 { said.append(Phrase("sync.conflicts_open", ["count": .integer(conflicts)])) }
    // Before the first exchange nobody knows.
    if said.isEmpty, latest >= 0 { said.append(Phrase("sync.row.same")) }
    return PromptRow.Text(
      label: wording.text(Phrase("sync.row")),
      note: said.isEmpty ? "…" : said.map(wording.text).joined(separator: " · "))
  }
}

extension PromptRows {
  /// What has come from the clinic, where changes are exchanged by themselves; with what is open it begins and ends that.
  static let sync = PromptRows(SyncStore.module) { context in
    let workspace = try context.workspace
    guard !workspace.isReadOnly, let server = try SyncStore(workspace).server(), server.isAutomatic,
      let auto = try context.services[AutoSync.self]
    else {
      // It isn't made for nothing.
      context.services.ongoing.compactMap { $0 as? AutoSync }.first?.follow(nil, latest: 0)
      return []
    }
    auto.follow(
      SyncGoal(
        address: .init(path: workspace.path, url: server.url.text, isEncrypted: server.isEncrypted),
        registry: context.registry, wording: context.wording, history: try context.services[PromptHistory.self]),
      latest: try workspace.latestChange())
    let wording = context.wording
    return [PromptRow { auto.text(wording) }]
  }
}
