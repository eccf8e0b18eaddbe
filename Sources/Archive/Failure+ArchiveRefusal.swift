import HelperProtocols
import TagarelaKit

extension Failure {
  init(_ refusal: ArchiveRefusal, zip: String, limits: ArchiveLimits) {
    let path = Value.text(zip)
    let entry = Value(refusal.entry)
    switch refusal.reason {
    case .unreadable: self.init("archive.unreadable", ["path": path])
    case .notZip: self.init("archive.not_zip", ["path": path], hint: Phrase("archive.not_zip.hint"))
    case .damaged: self.init("archive.damaged", ["path": path], hint: Phrase("archive.damaged.hint"))
    case .unsafe: self.init("archive.unsafe", ["path": path, "entry": entry])
    case .duplicate: self.init("archive.duplicate", ["path": path, "entry": entry])
    case .encrypted: self.init("archive.encrypted", ["path": path, "entry": entry])
    case .unsupported: self.init("archive.unsupported", ["path": path, "entry": entry])
    case .tooManyEntries:
      self.init(
        "archive.too_many", ["path": path, "limit": .integer(limits.entries)], hint: Phrase("archive.large.hint"))
    case .entryTooLarge:
      self.init(
        "archive.entry_too_large", ["path": path, "entry": entry, "limit": .integer(limits.entryBytes >> 20)],
        hint: Phrase("archive.large.hint"))
    case .tooLarge:
      self.init(
        "archive.too_large",
        ["path": path, "limit": .integer(limits.bytes >> 20), "ratio": .integer(limits.ratio)],
        hint: Phrase("archive.large.hint"))
    case .unwritable: self.init("archive.unwritable", ["path": entry, "reason": Value(refusal.detail)])
    case .badRequest: self.init("archive.failed", ["reason": Value(refusal.detail)])
    }
  }
}
