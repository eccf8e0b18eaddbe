public import TagarelaKit
public import Workspace

extension Clinic {
  /// What a field holds on one side, as people read it; of a picture or a voice how large it is.
  public func value(of version: FieldVersion) throws -> Value {
    switch version {
    case .nothing: .none
    case .content(let content, let form): content.value(as: form)
    case .named(let name, _): .text(name)
    case .keptPicture(let number): Self.size(try workspace.picture(number)?.bytes.count)
    case .keptVoice(let number): Self.size(try workspace.voice(number)?.bytes.count)
    case .picture(let picture): Self.size(picture.bytes.count)
    case .voice(let voice): Self.size(voice.bytes.count)
    case .keptVideo(let number): Self.size(try workspace.video(number)?.bytes.count)
    case .video(let video): Self.size(video.bytes.count)
    }
  }

  private static func size(_ bytes: Int?) -> Value {
    bytes.map { .phrase(Phrase("receive.bytes", ["size": .real(Double($0) / 1000)])) } ?? .none
  }

  /// The picture that a field holds on one side; nil where it holds none.
  public func picture(of version: FieldVersion) throws -> Picture? {
    switch version {
    case .keptPicture(let number): try workspace.picture(number)
    case .picture(let picture): picture
    default: nil
    }
  }

  /// A change set item by item, for programs: what would be added, changed and removed, and what was changed here alone
  /// and stays, each with its number and both versions of what differs.
  public func record(of changes: ChangeSet) throws -> Record {
    let summary = ChangeSummary(changes)
    let numbers = Dictionary(uniqueKeysWithValues: summary.places.enumerated().map { ($0.element, $0.offset + 1) })
    func list(_ action: ChangeSet.Action) throws -> Value {
      .list(
        try changes.items.enumerated().filter { $0.element.action == action && !$0.element.isOurs }
          .flatMap { try records(of: $0.element, number: numbers[$0.offset]) })
    }
    return Record([
      "added": try list(.new), "changed": try list(.changed), "removed": try list(.removed),
      "unchanged": .integer(changes.unchanged),
      "kept": .list(
        try changes.items.enumerated().filter { $0.element.isOurs }
          .flatMap { try records(of: $0.element, number: numbers[$0.offset]) }),
    ])
  }

  private func records(of item: ChangeSet.Item, number: Int?) throws -> [Value] {
    if let many = item.many { return Self.records(of: many, kind: item.kind, number: number) }
    var record = Record(["kind": .text(item.kind), "name": .text(item.name), "number": Value(number)])
    if item.action == .changed {
      record.fields.append(.init(key: "fields", value: .list(item.fields.map(Value.text))))
    }
    if !item.differences.isEmpty {
      let differences = try item.differences.map { difference in
        Value.record(
          Record([
            "field": .text(difference.field), "here": try value(of: difference.here),
            "there": try value(of: difference.there), "changed_by": .text(difference.standing.rawValue),
          ]))
      }
      record.fields.append(.init(key: "differences", value: .list(differences)))
    }
    return [.record(record)]
  }

  /// One for each; of too many, one for each name with how many there are.
  private static func records(of many: ChangeSet.Many, kind: String, number: Int?) -> [Value] {
    func record(_ name: String) -> Record {
      Record(["kind": .text(kind), "name": .text(name), "number": Value(number)])
    }
    guard many.count > many.listed.count else { return many.listed.map { .record(record($0)) } }
    return many.names.map { name in
      var record = record(name)
      record.fields.append(.init(key: "count", value: .integer(many.count(of: name))))
      return .record(record)
    }
  }
}
