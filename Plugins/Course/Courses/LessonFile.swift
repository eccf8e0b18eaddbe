import Clinic
import Foundation
import StructuredText
import TagarelaKit

/// What a lesson's file holds: a film, or a text with its pictures.
struct LessonFile {
  var text = ""
  var pictures: [(name: String, picture: KeepablePicture)] = []
  var film: Video?
  /// What of a page in HTML was left out.
  var leftOut: [String] = []

  /// Pixels of the longer side of pictures in texts.
  private static let longestSide = 1200

  /// - Parameters:
  ///   - path: as the author names it.
  ///   - read: gives the bytes of a file that lies beside it.
  /// - Throws: ``Failure`` `course.film_unreadable`, `course.film_codec`, `course.file_kind`, `course.file_empty`,
  ///   `course.file_encoding`, `picture.…`, and what reading says.
  init(_ path: String, _ clinic: Clinic, read: (String, Int) throws -> Data) throws {
    switch path.ending {
    case "mp4", "m4v", "webm", "mov", "avi", "mkv", "wmv", "mpg", "mpeg":
      let bytes = try read(path, Video.largest)
      guard let video = Video(file: bytes) else {
        throw Failure(
          "course.film_unreadable", ["file": .text(path), "limit": .integer(Video.largest / 1_000_000)])
      }
      if let codec = video.rareCodec {
        throw Failure("course.film_codec", ["file": .text(path), "codec": .text(codec)])
      }
      film = video
    case "md", "markdown", "txt", "html", "htm":
      let bytes = try read(path, LessonText.largest)
      guard let table = TableText(bytes), !table.isGuessed else {
        throw Failure("course.file_encoding", ["file": .text(path)])
      }
      let written = String(decoding: table.utf8, as: UTF8.self)
      if path.ending.hasPrefix("htm") {
        let page = LessonPage(html: written)
        text = page.text
        leftOut = page.leftOut
      } else {
        text = written
      }
      guard !LessonText(text).blocks.isEmpty else { throw Failure("course.file_empty", ["file": .text(path)]) }
      let folder = (path as NSString).deletingLastPathComponent
      pictures = try LessonText(text).pictures.map { name in
        let place = folder.isEmpty ? name : "\(folder)/\(name)"
        let bytes = try read(place.removingPercentEncoding ?? place, Picture.largest)
        return (name, try clinic.keepable(bytes, called: name, within: Self.longestSide))
      }
    default: throw Failure("course.file_kind", ["file": .text(path)])
    }
  }

  /// A text that stands in the table itself: without pictures.
  init(text: String) { self.text = text }
}
