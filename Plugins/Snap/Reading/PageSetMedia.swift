import ForeignTables
import Foundation
import TagarelaKit

/// The pictures and recordings of a page set. Each is read once, however many buttons have it.
final class PageSetMedia {
  private let database: ForeignDatabase
  private var known: [Int: Data?] = [:]
  /// Of all together; they lie in memory until they are received.
  private var bytesLeft = 64 << 20

  init(_ database: ForeignDatabase) {
    self.database = database
  }

  private func bytes(_ id: Int) -> Data? {
    if let data = known[id] { return data }
    // A picture that is damaged or a monster is as good as none.
    var data = bytesLeft > 0 ? try? database.row("PageSetData", ["Data"], id: id) { $0.blob("Data") } : nil
    bytesLeft -= data?.count ?? 0
    if bytesLeft < 0 { data = nil }
    known[id] = .some(data)
    return data
  }

  func picture(
    of button: PageSet.Button, on page: String, _ title: String, _ complaints: inout BoardComplaints
  ) -> Picture? {
    guard let image = button.image else {
      complaints.add("snap.library", board: page, cell: title)
      return nil
    }
    guard let bytes = bytes(image) else {
      complaints.add("snap.picture_missing", board: page, cell: title)
      return nil
    }
    let picture = Picture(ofAnyFormat: bytes)
    if picture == nil { complaints.add("snap.picture_format", board: page, cell: title) }
    return picture
  }

  func voice(
    of button: PageSet.Button, on page: String, _ title: String, _ complaints: inout BoardComplaints
  ) -> Voice? {
    guard let recording = button.recording else { return nil }
    guard let bytes = bytes(recording) else {
      complaints.add("snap.sound_missing", board: page, cell: title)
      return nil
    }
    let voice = Voice(shortWave: bytes)
    if voice == nil { complaints.add("snap.sound_format", board: page, cell: title) }
    return voice
  }
}
