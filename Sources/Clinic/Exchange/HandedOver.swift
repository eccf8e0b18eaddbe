public import Foundation
public import TagarelaKit
public import Workspace

/// What was taken of something that a page of a patient's handed over.
public struct HandedOver: Sendable, Equatable {
  public let touches: Int
  public let observations: Int
  /// Moved cells, and what activities and settings send along.
  public let others: Int

  public var isEmpty: Bool { touches + observations + others == 0 }
}

extension Clinic {
  /// Reads what a page of a patient's hands over. It looks at none of the data: any thread may do it.
  ///
  /// - Parameter bytes: a file of a format that holds touches or observations.
  /// - Throws: ``Failure`` `handed.unreadable` for what is none, or was cut off; `handed.of_another` where it brings anything else.
  public func read(handedOver bytes: Data) throws -> Reading {
    let kinds: Set<Parcel.Kind> = [.usage, .observations]
    let file = InputFile(path: "", bytes: bytes)
    let format = readableFormats.first { !$0.reads.isDisjoint(with: kinds) && $0.recognises(file.beginning) }
    guard let format else { throw Failure("handed.unreadable") }
    var reading = try read(file, as: format)
    guard !reading.isPartial else { throw Failure("handed.unreadable") }
    let parcel = reading.parcel
    guard kinds.contains(parcel.kind), parcel.plans.isEmpty, parcel.boards.isEmpty, parcel.symbols.isEmpty else {
      throw Failure("handed.of_another")
    }
    // They are gone through several times: so few are read once.
    if parcel.touches.count <= Self.mostHeld {
      var touches: [Touch] = []
      try parcel.touches.forEach { touches.append($0) }
      reading.parcel.touches = Flow(touches)
    }
    return reading
  }

  /// Touches that are held in memory at a time.
  private static let mostHeld = 1000

  /// Takes what was read of it, as ``take(_:_:progress:)`` does with a file: all of it or nothing, and nothing that is here already.
  /// Where both sides have changed something, what was set here stays. As a step of the log it belongs to what surrounds it.
  ///
  /// - Parameters:
  ///   - patient: who uses the page.
  ///   - device: on which it was done, as ``TagarelaKit/Touch/device``.
  /// - Throws: ``Failure`` `handed.of_another` where it concerns anybody else.
  public func take(
    handedOver reading: Reading, by patient: PatientRecord, on device: String? = nil
  ) throws -> HandedOver {
    guard reading.parcel.patient?.uid == patient.uid else { throw Failure("handed.of_another") }
    var reading = reading
    reading.parcel.touches = reading.parcel.touches.map { touch in
      var touch = touch
      touch.device = device
      return touch
    }
    return try take(handedOver: reading, patient)
  }

  /// Takes observations that somebody has written on a page, likewise.
  ///
  /// - Parameter tutor: who has; nil for nobody that is known.
  public func take(
    handedOver observations: [Observation], of tutor: TutorRecord?, by patient: PatientRecord
  ) throws -> HandedOver {
    let parcel = Parcel(
      kind: .observations, patient: Patient(uid: patient.uid, name: patient.name),
      tutor: tutor.map { Tutor(uid: $0.uid, name: $0.name) }, observations: observations)
    return try take(handedOver: Reading(parcel: parcel), patient)
  }

  private func take(handedOver reading: Reading, _ patient: PatientRecord) throws -> HandedOver {
    try workspace.together {
      let arrival = try arrival(of: reading, for: patient)
      let wanted = Wanted(only: [.action(.new), .action(.changed)], side: .ours)
      let done = try take(arrival, arrival.selection(wanted).choice)
      func count(_ kind: String) -> Int { done.items.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) } }
      let (touches, observations) = (count("touch"), count("observation"))
      return HandedOver(touches: touches, observations: observations, others: done.count - touches - observations)
    }
  }
}
