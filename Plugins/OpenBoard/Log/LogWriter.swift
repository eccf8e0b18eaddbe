import Foundation
import StructuredText
import TagarelaKit

/// Writes touches as an Open Board Log 0.1, one after the other, whatever their number.
struct LogWriter {
  static let format = "open-board-log-0.1"

  /// Seconds without a touch after which another session begins.
  private static let pause = 30 * 60
  /// Labels whose masked form is kept: the same few come again and again.
  private static let mostMasked = 10_000

  private let sink: GatheringSink
  /// How a session goes on after its last event.
  private let sessionEnd: [UInt8]
  private var bytes: [UInt8] = []
  private var sessions = 0
  private var events = 0
  /// The last touch that was written.
  private var last: Moment?

  private init(_ file: any ByteSink, sessionEnd: String = "") {
    sink = GatheringSink(file)
    self.sessionEnd = Array(sessionEnd.utf8)
  }

  /// With the patient's name and the moments as they were.
  static func log(_ parcel: Parcel, to file: any ByteSink, language: String) throws {
    var head = JSONObject()
    head["format"] = .text(format)
    head["user_id"] = .text(parcel.patient?.uid ?? "")
    if let name = parcel.patient?.name { head["user_name"] = .text(name) }
    head["source"] = "tagarela"
    head["locale"] = .text(language)
    var writer = LogWriter(file)
    var clock = LogClock()
    try writer.write(parcel.touches, under: head) { touch, number, bytes in
      bytes.append(signs: #"{"id":"#)
      bytes.append(json: touch.uid.isEmpty ? String(number) : touch.uid)
      Self.append(label: touch.symbol, to: &bytes)
      bytes.append(signs: #","ext_tagarela_uid":"#)
      bytes.append(json: touch.uid)
      if let plan = touch.plan {
        bytes.append(signs: #","ext_tagarela_plan":"#)
        bytes.append(json: plan)
      }
    } time: {
      clock.text($0)
    }
  }

  /// Without names and identifiers; the first touch lies at the beginning of the year 2000, the others as long after it as
  /// they were.
  static func anonymousLog(_ parcel: Parcel, to file: any ByteSink, language: String) throws {
    var start: Int?
    try parcel.touches.forEach { start = min(start ?? $0.at.seconds, $0.at.seconds) }
    let shift = (Moment("2000-01-01")?.seconds ?? 0) - (start ?? 0)
    let names = NameMask(parcel)
    var masked: [String: String] = [:]
    var head = JSONObject()
    head["format"] = .text(format)
    head["anonymized"] = true
    head["user_id"] = "anonymous"
    head["source"] = "tagarela"
    head["locale"] = .text(language)
    var writer = LogWriter(file, sessionEnd: #","anonymizations":["timestamp_shift","name_masking"]"#)
    try writer.write(parcel.touches, under: head) { touch, number, bytes in
      bytes.append(signs: #"{"id":"#)
      bytes.append(json: String(number))
      let label = masked[touch.symbol] ?? names.masked(touch.symbol)
      if masked.count < Self.mostMasked { masked[touch.symbol] = label }
      Self.append(label: label, to: &bytes)
    } time: {
      LogTime.universal(Moment(seconds: $0.seconds + shift))
    }
  }

  private static func append(label: String, to bytes: inout [UInt8]) {
    bytes.append(signs: #","type":"button","label":"#)
    bytes.append(json: label)
    bytes.append(signs: #","spoken":true,"modeling":false"#)
  }

  /// - Parameter event: writes an event's beginning; its time and its end are added.
  private mutating func write(
    _ touches: Flow<Touch>, under head: JSONObject, event: (Touch, Int, inout [UInt8]) -> Void,
    time: (Moment) -> String
  ) throws {
    bytes = Array(head.text.utf8.dropLast())
    bytes.append(signs: #","sessions":["#)
    try touches.forEach { touch in
      let gap = last.map { touch.at.seconds - $0.seconds }
      let isFirst = gap.map { !(0...Self.pause).contains($0) } ?? true
      if isFirst {
        endSession(time: time)
        beginSession(time: time(touch.at))
      } else {
        bytes.append(signs: ",")
      }
      events += 1
      event(touch, events, &bytes)
      bytes.append(signs: #","timestamp":"#)
      bytes.append(json: time(touch.at))
      bytes.append(signs: "}")
      last = touch.at
      try sink.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    endSession(time: time)
    bytes.append(signs: "]}")
    try sink.write(bytes)
    try sink.finish()
  }

  private mutating func beginSession(time: String) {
    if sessions > 0 { bytes.append(signs: ",") }
    sessions += 1
    bytes.append(signs: #"{"id":"session-"#)
    bytes.append(contentsOf: String(sessions).utf8)
    bytes.append(signs: #"","type":"log","started":"#)
    bytes.append(json: time)
    bytes.append(signs: #","events":["#)
  }

  private mutating func endSession(time: (Moment) -> String) {
    guard let last else { return }
    bytes.append(signs: #"],"ended":"#)
    bytes.append(json: time(last))
    bytes.append(contentsOf: sessionEnd)
    bytes.append(signs: "}")
  }
}

/// The names of those whom a parcel concerns, to be taken out of words.
struct NameMask {
  private let names: Set<String>

  init(_ parcel: Parcel) {
    let all = [parcel.patient?.name, parcel.tutor?.name].compactMap(\.self)
    names = Set(all.flatMap { Self.words($0) }.filter { $0.count > 1 })
  }

  /// Four question marks in place of a text in which there is a name.
  func masked(_ text: String) -> String {
    Self.words(text).contains { names.contains($0) } ? "????" : text
  }

  private static func words(_ text: String) -> [String] {
    text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
