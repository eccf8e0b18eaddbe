import Clinic
import Devices
import Foundation
import HTTPTypes
import Hummingbird
import TagarelaKit
import Workspace

/// What devices hand over.
struct ArrivalRoutes: Sendable {
  let clinic: ClinicThread
  let desk: ArrivalDesk
  let watch: ChangeWatch
  let listeners: Listeners
  let room: BodyRoom

  /// Bytes of what a page hands over at a time: pictures and recordings go along.
  private static let mostBytes = 32 << 20
  private static let mostBytesOfNote = 64 << 10

  private struct Taken: Encodable {
    let touches: Int
    let observations: Int
    let others: Int

    init(_ taken: HandedOver) { (touches, observations, others) = (taken.touches, taken.observations, taken.others) }
  }

  /// An observation as a tutor's page sends it.
  private struct WrittenNote: Decodable {
    let uid: String
    let at: String
    let text: String
    /// Whom it is about; nil for the device's patient.
    let patient: String?
  }

  func add(to router: Router<ServingContext>) {
    router.post("received") { request, context in
      guard let device = context.device else { return Response(status: .unauthorized) }
      guard device.role != .therapist else { return Response(status: .forbidden) }
      let content = try await request.content(atMost: Self.mostBytes, in: room)
      return try await answering {
        let reading = try clinic.aside { try $0.read(handedOver: content) }
        return try await take(from: device) { try $0.take(handedOver: reading, by: $1, on: "\(device.id)") }
      }
    }
    router.post("observation") { request, context in
      guard let device = context.device else { return Response(status: .unauthorized) }
      guard device.role == .tutor else { return Response(status: .forbidden) }
      let content = try await request.content(atMost: Self.mostBytesOfNote, in: room)
      guard let note = try? JSONDecoder().decode(WrittenNote.self, from: content), let at = Moment(note.at),
        !note.uid.isEmpty, note.uid.utf8.count <= 64, !note.text.allSatisfy(\.isWhitespace)
      else { return Response(status: .badRequest) }
      return try await answering {
        try await take(from: device) { clinic, patient in
          guard note.patient == nil || note.patient == patient.uid else { throw Failure("handed.of_another") }
          let tutor = try device.tutor.flatMap { try clinic.workspace.tutor(id: $0) }
          let observation = Observation(uid: note.uid, at: at, text: note.text, tutor: tutor?.name)
          return try clinic.take(handedOver: [observation], of: tutor, by: patient)
        }
      }
    }
    router.post("backlog") { request, context in
      guard let device = context.device else { return Response(status: .unauthorized) }
      let content = try await request.content(atMost: Self.mostBytesOfNote, in: room)
      guard let backlog = try? JSONDecoder().decode(DeviceBacklog.self, from: content) else {
        return Response(status: .badRequest)
      }
      try await clinic.run { _, store in try store.note(backlog, of: device) }
      return Response(status: .noContent)
    }
  }

  private func take(from device: Device, _ deed: @escaping ArrivalDesk.Deed) async throws -> Response {
    let taken = try await desk.take(from: device, deed)
    if !taken.isEmpty { tell(taken, from: device) }
    return try .json(Taken(taken))
  }

  /// What can't be used is the device's fault.
  private func answering(_ deed: () async throws -> Response) async throws -> Response {
    do {
      return try await deed()
    } catch let failure as Failure where failure.what.key.hasPrefix("handed.") {
      return Response(status: .badRequest)
    }
  }

  /// Histories are renewed wherever they are seen; other devices of the patient show what was set or moved.
  private func tell(_ taken: HandedOver, from device: Device) {
    listeners.send(.changed) { $0.plan == nil && ($0.patient == nil || $0.patient == device.patient) }
    guard taken.others > 0 else { return }
    Task { await watch.tellVersions(of: device.patient, except: device.id) }
  }
}
