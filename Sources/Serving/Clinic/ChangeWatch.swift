import Clinic
import Devices
import Synchronization
import TagarelaKit
import Workspace

/// Tells open pages what others have changed: prompts, other servers, and other devices.
struct ChangeWatch: Sendable {
  let clinic: ClinicThread
  let pages: PageShelf
  let listeners: Listeners

  /// A change is seen within half a second with what takes time to make.
  private static let pause = Duration.milliseconds(150)
  /// Pauses between two signs of life.
  private static let beat = 100

  /// Runs until its task is cancelled.
  func run() async {
    var seen: Int?
    var rounds = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.pause)
      rounds += 1
      if rounds % Self.beat == 0 { listeners.send(.beat) }
      guard !listeners.all.isEmpty,
        let changes = try? await clinic.run({ clinic, _ in try clinic.workspace.foreignChanges() })
      else { continue }
      if let before = seen, before != changes { await tell() }
      seen = changes
    }
  }

  /// Somebody else has changed something: devices that were turned away are ended, and each page learns its version.
  private func tell() async {
    guard let devices = try? await clinic.run({ _, store in try store.devices() }) else { return }
    listeners.end(except: Set(devices.map(\.id)))
    listeners.send(.changed) { $0.plan == nil }
    await tellVersions()
  }

  /// - Parameter patient: whose pages may be others; nil for all.
  func tellVersions(of patient: Int64? = nil, except device: Int64? = nil) async {
    let plans = Set(listeners.all.filter { patient == nil || $0.patient == patient }.compactMap(\.plan))
    for plan in plans {
      let event = try? await clinic.run { [pages] clinic, _ -> Listeners.Event in
        guard let plan = try clinic.plan(plan, of: patient) else { return .removed }
        return .plan(try pages.page(of: plan, in: clinic).version)
      }
      guard let event else { continue }
      listeners.send(event) { $0.plan == plan && $0.device != device }
    }
  }
}
