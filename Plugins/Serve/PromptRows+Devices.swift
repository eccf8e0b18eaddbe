import Clinic
import Desk
import Devices
import Services
import Shell
import Synchronization
import TagarelaKit
import Workspace

extension PromptRows {
  /// Codes that are open, what has just come from patients' devices, and what a therapist's has done last, as long as a server runs.
  static let devices = PromptRows(DeviceStore.module) { context in
    let store = DeviceStore(try context.workspace)
    let codes = try context.services[OpenCodes.self]?.open(in: store) ?? []
    let rows = codes.suffix(most).map { $0.row(in: store, context.wording) }
    guard try store.server() != nil else { return rows }
    let arrivals = ArrivalRow(store, context.wording)
    return rows + [PromptRow { arrivals.text }]
  }

  /// Codes that are shown: those that were given last.
  private static let most = 3
}

/// A row that says what has come, looked up once a second at most: that takes no longer than to draw it.
private final class ArrivalRow: Sendable {
  private let store: DeviceStore
  private let wording: Wording
  private let last: Mutex<(at: ContinuousClock.Instant, text: PromptRow.Text)?> = Mutex(nil)

  /// Seconds for which something counts as just come.
  private static let stay = 600
  /// Patients that are told of.
  private static let most = 3

  init(_ store: DeviceStore, _ wording: Wording) {
    self.store = store
    self.wording = wording
  }

  var text: PromptRow.Text {
    last.withLock { last in
      if let last, last.at.duration(to: .now) < .seconds(1) { return last.text }
      let text = (try? told()) ?? last?.text ?? PromptRow.Text(label: wording.text(Phrase("serve.row")), note: "")
      last = (.now, text)
      return text
    }
  }

  private func told() throws -> PromptRow.Text {
    let since = Moment(seconds: Moment.now.seconds - Self.stay)
    let arrivals = try store.arrivals(since: since).prefix(Self.most).map(told(_:))
    let step = try store.stepOfDevice().map { [wording.text(Phrase("studio.row", ["line": .text($0)]))] } ?? []
    let devices = try store.devices()
    let none = wording.text(Phrase("serve.row.devices", ["count": .integer(devices.count)]))
    let refused = devices.filter { $0.backlog.refused > 0 }.prefix(Self.most).map { device in
      wording.text(
        Phrase(
          "serve.row.refused", ["number": .integer(Int(device.id)), "count": .integer(device.backlog.refused)]))
    }
    return PromptRow.Text(
      label: wording.text(Phrase("serve.row")),
      note: ((step.isEmpty && arrivals.isEmpty ? [none] : step + arrivals) + refused).joined(separator: " · "))
  }

  private func told(_ arrival: DeviceArrival) throws -> String {
    let name = try store.workspace.patient(id: arrival.patient)?.name ?? ""
    let counts = [
      ("serve.arrived.touches", arrival.touches), ("serve.arrived.notes", arrival.notes),
      ("serve.arrived.others", arrival.others),
    ]
    let told = counts.filter { $0.1 > 0 }.map { wording.text(Phrase($0.0, ["count": .integer($0.1)])) }
    return "\(name): \(told.joined(separator: ", ")) (\(wording.text(.moment(arrival.at))))"
  }
}
