import TagarelaKit
public import Workspace

extension Clinic {
  /// How often each symbol was touched, the most touched first; what the patient's plans show and nobody touched comes
  /// last.
  public func usageBySymbol(of patient: PatientRecord, in period: Period) throws -> [(symbol: String, touches: Int)] {
    var counts = try workspace.touchesBySymbol(of: patient.id, from: period.from, to: period.to)
    for plan in try workspace.plans(of: patient.id) {
      for name in try symbolNames(of: plan) { counts[name, default: 0] += 0 }
    }
    return Self.ranked(counts)
  }

  private static func ranked(_ counts: [String: Int]) -> [(symbol: String, touches: Int)] {
    counts.sorted { ($1.value, $0.key.folded) < ($0.value, $1.key.folded) }.map { ($0.key, $0.value) }
  }

  /// Has the touches of a period leave, as they are when this begins.
  ///
  /// - Parameter tutor: for whom a tutor's workspace speaks.
  /// - Returns: the letter, and what became of it, to be concluded.
  /// - Throws: ``Failure`` where there is none, and those of the transport.
  public func sendUsage(
    of patient: PatientRecord, by tutor: TutorRecord?, in period: Period, via transport: Transport
  ) throws -> (letter: Outgoing, delivery: Transport.Delivery) {
    try workspace.together {
      let letter = try usageLetter(of: patient, by: tutor, in: period)
      return (letter, try letter.leave(by: transport))
    }
  }

  private func usageLetter(of patient: PatientRecord, by tutor: TutorRecord?, in period: Period) throws -> Outgoing {
    let parcel = try workspace.usageParcel(of: patient, by: tutor, from: period.from, to: period.to)
    guard !parcel.touches.isEmpty else { throw Failure(period.nothing(.usage, patient)) }
    return Outgoing(
      self, name: LetterName("usage", of: patient), parcel: parcel, to: try addressee(patient),
      subject: wording.text(Phrase("letter.usage", ["patient": .text(patient.name)])),
      body: try body(of: parcel, patient, period))
  }

  /// Touches that a letter lists one by one; of more it says how many there are of which symbol.
  private static let mostListed = 500

  private func body(of parcel: Parcel, _ patient: PatientRecord, _ period: Period) throws -> String {
    guard parcel.touches.count > Self.mostListed else {
      return try parcel.touches.map { "\(wording.text($0.at))  \($0.symbol)" }.joined(separator: "\n")
    }
    let days = try workspace.touchesByDay(of: patient.id, from: period.from, to: period.to)
    let symbols = try Self.ranked(workspace.touchesBySymbol(of: patient.id, from: period.from, to: period.to))
    let summary = Phrase(
      "letter.usage_summary",
      [
        "count": .integer(parcel.touches.count), "from": Value(days.first?.day), "to": Value(days.last?.day),
      ])
    let lines = symbols.prefix(Self.mostListed).map { "\(wording.number($0.touches))  \($0.symbol)" }
    return ([wording.text(summary), ""] + lines).joined(separator: "\n")
  }
}
