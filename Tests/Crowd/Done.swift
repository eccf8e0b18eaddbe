import TagarelaTestSupport

/// What a process was given, and what it has said of it.
struct Done {
  /// Reported as done.
  private(set) var acknowledged: [Deed] = []
  /// Lines that it has undone, or done again.
  private(set) var undone: [(line: String, isBack: Bool)] = []
  /// What it said that belongs to nothing it was given.
  private(set) var stray: String?
  let wasKilled: Bool
  /// Of a killed one, those of which it has said nothing: some of the first may have been done.
  private var open: [Deed] = []
  /// Of one that came to its end, those that weren't done.
  private(set) var failed: [Deed] = []

  private static let prompt = "tagarela> "

  init(_ script: [Deed], _ output: String, wasKilled: Bool) {
    self.wasKilled = wasKilled
    var rest = script[...]
    // What stands behind the last end of a line was cut off.
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(Self.prompt) {
        let said = line.dropFirst(Self.prompt.count)
        // What could not be kept is reported as failed, and its lines aren't shown at all.
        guard let place = rest.firstIndex(where: { $0.line == said }) else {
          stray = stray ?? "\(line), which is no line that is left, after:\n\(output.suffix(1500))"
          return
        }
        let deed = rest[place]
        rest = rest[(place + 1)...]
        current = deed
      } else if let deed = current, line.hasPrefix("✓") || deed.effect == .nothing {
        take(deed, said: line)
        current = nil
      }
    }
    // A line is written before what it says, so the last one may have been cut off before that.
    open = (wasKilled ? [current].compactMap { $0 } : []) + (wasKilled ? rest : [])
    let done = Set(acknowledged.map(\.line))
    if !wasKilled { failed = script.filter { !done.contains($0.line) } }
    current = nil
  }

  private var current: Deed?

  private mutating func take(_ deed: Deed, said: Substring) {
    acknowledged.append(deed)
    guard deed.effect == .undoes || deed.effect == .redoes, let colon = said.firstIndex(of: ":") else { return }
    undone.append((String(said[said.index(after: colon)...].drop { $0 == " " }), deed.effect == .redoes))
  }

  /// What was typed at a prompt, and the names that it has answered with.
  init(dialogue: [Deed], acknowledged count: Int, wasKilled: Bool) {
    self.wasKilled = wasKilled
    acknowledged = Array(dialogue.prefix(count))
    open = wasKilled ? Array(dialogue.dropFirst(count)) : []
    failed = wasKilled ? [] : Array(dialogue.dropFirst(count))
  }

  /// What may be left of it after another process has restored a backup from before all of it into a workspace, at any
  /// moment.
  func courses(sinceRestoring workspace: String) -> [Course] {
    if acknowledged.contains(where: { $0.effect == .restores }) { return courses(without: [:]) }
    return (0...acknowledged.count).map { moment in
      var course = Course()
      for deed in acknowledged[..<moment] { course.carryOut(deed) }
      course.lose(workspace)
      for deed in acknowledged[moment...] { course.carryOut(deed) }
      return course
    }
  }

  /// What may have become of it: all that was reported, without what was undone, and of a killed one the next lines too.
  func courses(without undone: [String: Int]) -> [Course] {
    var course = Course()
    for deed in acknowledged where undone[deed.line, default: 0] <= 0 { course.carryOut(deed) }
    return [course]
      + open.map { deed in
        if deed.effect != .fails { course.carryOut(deed) }
        return course
      }
  }
}
