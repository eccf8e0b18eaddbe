import TagarelaKit

extension Completer {
  /// What can be typed for a parameter, as far as it is known.
  func candidates(_ parameter: Parameter, _ typed: String, _ context: Context) -> [Suggestion] {
    switch parameter.kind.bare {
    case .choice(let keys): return words(keys, typed)
    case .choices(let keys):
      // The last of several with commas between.
      let before = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
      return words(keys, String(typed.dropFirst(before.count))).map {
        Suggestion(text: (before + $0.label).asWord, label: before + $0.label, note: $0.note)
      }
    case .name(let names): return shown((try? names(typed, context)) ?? [])
    case .inputFileOr(let names):
      return shown((try? names(typed, context)) ?? []) + files(FileNames.beginning(typed, folders: false))
    case .inputFile: return files(FileNames.beginning(typed, folders: false))
    case .folder: return files(FileNames.beginning(typed, folders: true))
    case .outputFile: return newFiles(parameter, typed, context) + files(FileNames.beginning(typed, folders: true))
    default: return shown(offered(parameter, typed, context))
    }
  }

  /// The fields of a list, where a parameter takes one; behind that of `--where` a sign and a text follow.
  func fields(
    _ parameter: Parameter, _ typed: String, of command: Command, after words: [Word], _ line: String
  ) -> [Suggestion]? {
    let isCondition = parameter.name == ResultShape.condition.name
    guard isCondition || parameter.name == ResultShape.order.name,
      !command.signature.options.contains(where: { $0.name == parameter.name })
    else { return nil }
    return session.listFields.candidates(of: command, after: words, in: line, session).filter {
      matches(typed, $0.text)
    }
    .map { Suggestion(text: $0.text + (isCondition ? "=" : ""), label: $0.text, note: $0.note) }
  }

  private func words(_ keys: [String], _ typed: String) -> [Suggestion] {
    keys.map { session.wording.word("value.\($0)") }.filter { matches(typed, $0) }
      .map { Suggestion(text: $0.asWord, label: $0, note: nil) }
  }

  private func shown(_ candidates: [Parameter.Candidate]) -> [Suggestion] {
    candidates.map {
      Suggestion(text: $0.text.isNumberOfRecord ? $0.text : $0.text.asWord, label: $0.text, note: $0.note)
    }
  }

  private func files(_ paths: [String]) -> [Suggestion] {
    paths.map { Suggestion(text: $0.asWord, label: $0, note: nil) }
  }

  /// What begins so of what is offered though anything may be typed: what the command has for it, else what the kind has.
  private func offered(_ parameter: Parameter, _ typed: String, _ context: Context) -> [Parameter.Candidate] {
    let candidates =
      parameter.offers.map { (try? $0(typed, context)) ?? [] } ?? parameter.kind.bare.usual(session.wording)
    return candidates.filter { matches(typed, $0.text) }
  }

  /// Names for a file that is to be written, in the folder that has been typed, none of a file that is there.
  private func newFiles(_ parameter: Parameter, _ typed: String, _ context: Context) -> [Suggestion] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    return offered(parameter, String(typed.dropFirst(folder.count)), context).map { candidate in
      let path = FileNames.free(folder + candidate.text)
      return Suggestion(text: path.asWord, label: path, note: candidate.note)
    }
  }
}

extension Parameter.Kind {
  /// What one usually types for a value of this kind.
  fileprivate func usual(_ wording: Wording) -> [Parameter.Candidate] {
    func day(_ key: String, _ days: Int, _ hour: Int? = nil) -> Parameter.Candidate {
      let day = Day(daysSinceEpoch: Moment.now.day.daysSinceEpoch + days)
      let time = hour.map { ($0 < 10 ? " 0" : " ") + "\($0):00" } ?? ""
      return Parameter.Candidate(wording.word("value.\(key)") + time, note: day.map { wording.text(.day($0)) })
    }
    switch self {
    case .grid:
      return [(2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4), (6, 4), (8, 5)]
        .compactMap(GridSize.init(columns:rows:)).map { size in
          Parameter.Candidate(
            size.description, note: wording.text(Phrase("tab.places", ["count": .integer(size.count)])))
        }
    case .recentDay, .moment: return [day("today", 0), day("yesterday", -1)]
    case .comingDay: return [day("today", 0), day("tomorrow", 1)]
    case .comingMoment:
      let next = Moment.now.hour + 1
      return (next..<max(next, min(next + 2, 24))).map { day("today", 0, $0) }
        + [9, 14].map { day("tomorrow", 1, $0) }
    default: return []
    }
  }
}

extension String {
  /// `#12`, which needs no quotes behind another word.
  fileprivate var isNumberOfRecord: Bool { hasPrefix("#") && Int64(dropFirst()) != nil }
}
