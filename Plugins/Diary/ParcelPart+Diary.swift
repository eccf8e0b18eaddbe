import Foundation
import TagarelaKit
import Workspace

extension ParcelPart {
  /// What a diary shows to others goes to the tutor with a plan, and to the therapist with the observations. Nothing that comes
  /// takes anything away: what is hidden or removed there stays here.
  static let diary = ParcelPart(
    id: DiaryStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient in
      try DiaryStore(workspace).entries(of: patient.id).filter { !$0.isHidden }.map {
        try ParcelItem($0, in: workspace)
      }
    },
    compare: { workspace, patient, item in
      guard let at = item.at, let text = item.fields["text"] else { return .unreadable }
      guard let patient, let known = try DiaryStore(workspace).entry(uid: item.uid) else {
        return .new(name: text, at: at)
      }
      // An identity that somebody else's entry has here is a slip or a trick.
      guard known.patient == patient.id else { return .unreadable }
      let picture = try workspace.picture(known.picture)?.bytes
      let differing = [
        "at": known.at != at, "text": known.text != text, "picture": picture != item.media["picture"],
      ]
      let fields = differing.filter(\.value).keys.sorted()
      return fields.isEmpty ? .same : .changed(name: text, fields: fields)
    },
    take: { workspace, patient, item in
      guard let at = item.at, let text = item.fields["text"] else { return }
      let store = DiaryStore(workspace)
      let known = try store.entry(uid: item.uid)
      var entry = known ?? DiaryEntry(uid: item.uid, patient: patient.id, at: at, text: text)
      guard entry.patient == patient.id else { return }
      entry.at = at
      entry.text = text
      entry.language = item.fields["language"]
      entry.parts = DiaryEntry.parts(item.fields["parts"])
      let picture = item.media["picture"].flatMap { Picture(ofAnyFormat: $0) }
      entry.picture = try picture.map { try workspace.keep($0, width: nil, height: nil) }
      if known == nil { _ = try store.add(entry) } else { try store.save(entry) }
    },
    here: { workspace, patient, uid in
      guard let entry = try DiaryStore(workspace).entry(uid: uid), entry.patient == patient.id else { return nil }
      return try ParcelItem(entry, in: workspace)
    },
    companions: ["text": ["language", "parts"]])
}

extension ParcelItem {
  fileprivate init(_ entry: DiaryEntry, in workspace: Workspace) throws {
    var fields = ["at": entry.at.iso, "text": entry.text]
    fields["language"] = entry.language
    fields["parts"] = entry.partsText
    let picture = try workspace.picture(entry.picture)
    self.init(
      part: DiaryStore.module, uid: entry.uid, fields: fields, media: picture.map { ["picture": $0.bytes] } ?? [:])
  }

  fileprivate var at: Moment? { fields["at"].flatMap { Moment($0) } }
}
