import Foundation
import TagarelaKit
import Workspace

extension ParcelPart {
  /// What a diary shows to others goes to the tutor with a plan, and to the therapist with the observations, to each what they
  /// may read. Nothing that comes takes anything away: what is hidden or removed there stays here.
  static let diary = ParcelPart(
    id: DiaryStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, kind in
      guard let reader = kind.diaryReader else { return [] }
      return try DiaryStore(workspace).entries(of: patient.id).filter { $0.readers.contains(reader) }.map {
        try ParcelItem($0, in: workspace)
      }
    },
    compare: { workspace, patient, item in
      if let readers = item.decidedReaders {
        guard let known = try DiaryStore(workspace).entry(uid: item.uid) else { return .same }
        guard known.patient == patient?.id else { return .unreadable }
        return known.readers == readers ? .same : .changed(name: known.text, fields: ["readers"])
      }
      guard let sent = SentEntry(item) else { return .unreadable }
      guard let patient, let known = try DiaryStore(workspace).entry(uid: item.uid) else {
        return .new(name: sent.text, at: sent.at)
      }
      // An identity that somebody else's entry has here is a slip or a trick.
      guard known.patient == patient.id else { return .unreadable }
      let picture = try workspace.picture(known.picture)?.bytes
      var differing = [
        "at": known.at != sent.at, "text": known.text != sent.text,
        "picture": !(item.isFromPage && known.isGathered && picture != nil) && picture != item.media["picture"],
      ]
      if let readers = sent.readers {
        differing["readers"] = known.readers != readers
        differing["voice"] = try workspace.voice(known.voice) != sent.voice
      }
      let fields = differing.filter(\.value).keys.sorted()
      return fields.isEmpty ? .same : .changed(name: sent.text, fields: fields)
    },
    take: { workspace, patient, item in
      let store = DiaryStore(workspace)
      if let readers = item.decidedReaders {
        guard var entry = try store.entry(uid: item.uid), entry.patient == patient.id else { return }
        entry.readers = readers
        return try store.save(entry)
      }
      guard let sent = SentEntry(item) else { return }
      let known = try store.entry(uid: item.uid)
      var entry = known ?? DiaryEntry(uid: item.uid, patient: patient.id, at: sent.at, text: sent.text)
      guard entry.patient == patient.id else { return }
      entry.at = sent.at
      entry.text = sent.text
      entry.language = item.fields["language"]
      entry.parts = DiaryEntry.parts(item.fields["parts"])
      if let readers = sent.readers {
        entry.readers = readers
        entry.voice = try sent.voice.map { try workspace.keep($0, seconds: $0.seconds) }
      }
      if item.isFromPage, let known, known.isGathered, known.picture != nil { return try store.save(entry) }
      let picture = item.media["picture"].flatMap { Picture(ofAnyFormat: $0) }
      entry.picture = try picture.map { try workspace.keep($0, width: nil, height: nil) }
      if known == nil { _ = try store.add(entry) } else { try store.save(entry) }
    },
    here: { workspace, patient, uid in
      guard let entry = try DiaryStore(workspace).entry(uid: uid), entry.patient == patient.id else { return nil }
      return try ParcelItem(entry, in: workspace)
    },
    companions: ["text": ["language", "parts"]],
    told: { field, value, wording in
      switch field {
      case "at": Moment(value).map { wording.text(.moment($0)) }
      case "readers": wording.text(Set<DiaryReader>(others: value).value)
      default: nil
      }
    })
}

/// What an item says; anybody may have written it.
private struct SentEntry {
  let at: Moment
  let text: String
  /// Nil where it doesn't say: who wrote it knows of no readers and voices, and decides nothing about them.
  let readers: Set<DiaryReader>?
  /// Nil for one that can't be played, or takes too long.
  let voice: Voice?

  /// Nil for what is no entry.
  init?(_ item: ParcelItem) {
    guard let at = item.fields["at"].flatMap({ Moment($0) }), let text = item.fields["text"] else { return nil }
    self.at = at
    self.text = text
    readers = item.fields["readers"].map { Set(others: $0) }
    let voice = item.media["voice"].flatMap { Voice(wave: $0) }
    self.voice = voice?.seconds.map { $0 > 0 && $0 <= DiaryEntry.longestVoice } == true ? voice : nil
  }
}

extension ParcelItem {
  fileprivate var isFromPage: Bool { fields["source"] == "page" }

  /// Who may read an entry that was sent to a page, where the item says nothing else; nil for an entry.
  fileprivate var decidedReaders: Set<DiaryReader>? {
    isFromPage && fields["text"] == nil ? fields["readers"].map { Set(others: $0) } : nil
  }

  fileprivate init(_ entry: DiaryEntry, in workspace: Workspace) throws {
    var fields = ["at": entry.at.iso, "text": entry.text, "readers": entry.readers.others]
    fields["language"] = entry.language
    fields["parts"] = entry.partsText
    var media: [String: Data] = [:]
    media["picture"] = try workspace.picture(entry.picture)?.bytes
    media["voice"] = try workspace.voice(entry.voice)?.bytes
    self.init(part: DiaryStore.module, uid: entry.uid, fields: fields, media: media)
  }
}
