import Foundation
import TagarelaKit

/// At which hour of the day lessons open for a learner, and from when on: the first since the registration.
struct LessonHours: Equatable, Sendable {
  /// In order of time; at least one.
  private(set) var changes: [Change]

  struct Change: Equatable, Sendable, Codable {
    let since: Moment
    let hour: LessonHour
  }

  init(_ hour: LessonHour, since registered: Moment) { changes = [Change(since: registered, hour: hour)] }

  /// - Returns: nil for none, and for so many as nobody has made.
  init?(_ changes: [Change]) {
    guard (1...Self.most).contains(changes.count) else { return nil }
    self.changes = changes.sorted { $0.since < $1.since }
  }

  private static let most = 1000

  var registered: Moment { changes.first?.since ?? Moment(seconds: 0) }

  /// That holds now.
  var hour: LessonHour? { changes.last?.hour }

  /// Lets another hour hold from a moment on, which isn't before what is known to have been.
  mutating func change(to hour: LessonHour, at moment: Moment) {
    guard hour != self.hour, changes.count < Self.most else { return }
    changes.append(Change(since: max(moment, changes.last?.since ?? moment), hour: hour))
  }
}

extension LessonHours {
  /// As it is kept and sent: JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(changes)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// - Returns: nil for what says no hours.
  init?(text: String) {
    guard let changes = try? JSONDecoder().decode([Change].self, from: Data(text.utf8)) else { return nil }
    self.init(changes)
  }
}
