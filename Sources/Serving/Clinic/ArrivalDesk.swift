import Clinic
import Devices
import Synchronization
import TagarelaKit
import Workspace

/// Takes what devices hand over: all that has come while something else was done goes to the disk together, and each is answered
/// when it is there. A disk writes as many of them in one go as it would write one.
final class ArrivalDesk: Sendable {
  /// What is done with something that a device of a patient has sent; all of it or nothing.
  typealias Deed = @Sendable (Clinic, PatientRecord) throws -> HandedOver

  private struct Waiting: Sendable {
    let device: Device
    let deed: Deed
    let answer: CheckedContinuation<HandedOver, any Error>
  }

  private let clinic: ClinicThread
  private let pages: PageShelf
  private let waiting = Mutex<[Waiting]>([])

  /// What goes together; more would keep the first one waiting, and whoever looks at a page.
  private static let mostTogether = 64
  /// So many may wait.
  private static let mostWaiting = 2000

  init(clinic: ClinicThread, pages: PageShelf) {
    self.clinic = clinic
    self.pages = pages
  }

  /// - Returns: what was new of it, when it is on the disk.
  /// - Throws: what `deed` throws, `handed.of_another` where the device's patient isn't here, ``ClinicThread/Busy``.
  func take(from device: Device, _ deed: @escaping Deed) async throws -> HandedOver {
    try await withCheckedThrowingContinuation { continuation in
      let before = waiting.withLock { waiting in
        if waiting.count < Self.mostWaiting {
          waiting.append(Waiting(device: device, deed: deed, answer: continuation))
          return waiting.count - 1
        }
        return Self.mostWaiting
      }
      switch before {
      case 0: clinic.run { [self] in takeSome($0, $1) }
      case Self.mostWaiting: continuation.resume(throwing: ClinicThread.Busy())
      default: break
      }
    }
  }

  private func takeSome(_ clinic: Clinic, _ store: DeviceStore) {
    let (some, areMore) = waiting.withLock { waiting in
      let some = Array(waiting.prefix(Self.mostTogether))
      waiting.removeFirst(some.count)
      return (some, !waiting.isEmpty)
    }
    do {
      let results = try together(some, clinic, store)
      for (one, result) in zip(some, results) { one.answer.resume(with: result) }
    } catch {
      // What has gone wrong with one must not be the others' end.
      for one in some { one.answer.resume(with: Result { try together([one], clinic, store)[0].get() }) }
    }
    if areMore { self.clinic.run { [self] in takeSome($0, $1) } }
  }

  /// - Returns: for each what was taken of it, or why it can't be used.
  /// - Throws: what concerns them all, such as a full disk; then nothing is taken.
  private func together(
    _ some: [Waiting], _ clinic: Clinic, _ store: DeviceStore
  ) throws -> [Result<HandedOver, any Error>] {
    try clinic.workspace.together {
      let before = try clinic.workspace.latestChange()
      let results = try clinic.workspace.arrive(clinic.wording.text(Phrase("serve.step"))) {
        try some.map { one -> Result<HandedOver, any Error> in
          do {
            return .success(try one.deed(clinic, patient(of: one.device, clinic)))
          } catch let failure as Failure {
            return .failure(failure)
          }
        }
      }
      try note(zip(some, results).compactMap { one, result in (try? result.get()).map { (one.device, $0) } }, in: store)
      if results.allSatisfy({ ((try? $0.get())?.others ?? 0) == 0 }) {
        pages.pass(from: before, to: try clinic.workspace.latestChange())
      }
      return results
    }
  }

  private func patient(of device: Device, _ clinic: Clinic) throws -> PatientRecord {
    guard let patient = try device.patient.flatMap({ try clinic.workspace.patient(id: $0) }) else {
      throw Failure("handed.of_another")
    }
    return patient
  }

  private func note(_ taken: [(device: Device, what: HandedOver)], in store: DeviceStore) throws {
    for (patient, all) in Dictionary(grouping: taken, by: \.device.patient) {
      let some = all.map(\.what).filter { !$0.isEmpty }
      guard let patient, !some.isEmpty else { continue }
      func sum(_ count: KeyPath<HandedOver, Int>) -> Int { some.reduce(0) { $0 + $1[keyPath: count] } }
      try store.note(
        DeviceArrival(
          patient: patient, at: .now, touches: sum(\.touches), notes: sum(\.observations), others: sum(\.others)))
    }
  }
}
