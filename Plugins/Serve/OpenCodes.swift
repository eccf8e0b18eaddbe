import Devices
import Services
import Shell
import Synchronization
import TagarelaKit
import Workspace

/// The codes that were given in this session and still pair: the workspace has nothing that a code could be shown from.
final class OpenCodes: Sendable {
  struct Code: Sendable {
    let code: PairingCode
    /// Who uses the device; nil for a therapist.
    let whom: String?
    let given: Moment
    let ends: ContinuousClock.Instant
    let workspace: String
  }

  private let codes = Mutex<[Code]>([])

  func add(_ code: PairingCode, for whom: String?, in store: DeviceStore) {
    let ends = ContinuousClock.now + .seconds(PairingCode.patience)
    codes.withLock {
      $0.append(Code(code: code, whom: whom, given: .now, ends: ends, workspace: store.workspace.path))
    }
  }

  /// Those of a workspace that are open; others are forgotten.
  func open(in store: DeviceStore) throws -> [Code] {
    let all = codes.withLock(\.self)
    let open = try all.filter { try $0.workspace == store.workspace.path && store.isOpen($0.code) }
    codes.withLock { codes in
      codes.removeAll { code in
        code.workspace == store.workspace.path && !open.contains { $0.code == code.code }
          && all.contains { $0.code == code.code }
      }
    }
    return open
  }
}

extension Service {
  static var openCodes: Service { Service("open-codes") { _ in OpenCodes() } }
}

extension OpenCodes.Code {
  /// What stands above the prompt: the code with the time that it has left, whole minutes and at last ten seconds each, so that nobody
  /// who hears it is told each second.
  func row(in store: DeviceStore, _ wording: Wording) -> PromptRow {
    let latest = Mutex<(at: ContinuousClock.Instant, isOpen: Bool)>((.now, true))
    return PromptRow {
      let isOpen = latest.withLock { latest in
        if latest.isOpen, latest.at.duration(to: .now) > .seconds(1) {
          latest = (.now, (try? store.isOpen(code)) ?? true)
        }
        return latest.isOpen
      }
      let left = Self.left(Int(ContinuousClock.now.duration(to: ends).components.seconds) + 1)
      let told: [String?] =
        if isOpen, let left {
          [code.shown, whom, wording.text(left)]
        } else {
          [whom, wording.text(left == nil ? Phrase("device.row.over") : ended(in: store))]
        }
      return PromptRow.Text(
        label: wording.text(Phrase("device.row")), note: told.compactMap(\.self).joined(separator: " · "))
    }
  }

  /// What became of a code that pairs no longer before its time is over.
  private func ended(in store: DeviceStore) -> Phrase {
    let made = try? store.devices().filter { $0.paired.seconds >= given.seconds }.max { $0.id < $1.id }
    return made.map { Phrase("device.row.paired", ["name": .text($0.name)]) } ?? Phrase("device.row.over")
  }

  /// - Returns: nil where none is left.
  static func left(_ seconds: Int) -> Phrase? {
    switch seconds {
    case ...0: nil
    case ..<60: Phrase("device.row.seconds", ["count": .integer((seconds + 9) / 10 * 10)])
    default: Phrase("device.row.minutes", ["count": .integer((seconds + 59) / 60)])
    }
  }
}
