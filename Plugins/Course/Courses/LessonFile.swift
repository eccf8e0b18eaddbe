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
    let isPage = path.ending.hasPrefix("htm")
    if Self.films.contains(path.ending) {
      film = try Self.film(read(path, Video.largest), called: path)
    } else if isPage || Self.texts.contains(path.ending) {
      let written = try Self.written(read(path, LessonText.largest), called: path)
      let page = isPage ? LessonPage(html: written) : nil
      text = page?.text ?? written
      leftOut = page?.leftOut ?? []
      guard !LessonText(text).blocks.isEmpty else { throw Failure("course.file_empty", ["file": .text(path)]) }
      let folder = (path as NSString).deletingLastPathComponent
      pictures = try LessonText(text).pictures.map { name in
        let place = folder.isEmpty ? name : "\(folder)/\(name)"
        let bytes = try read(place.removingPercentEncoding ?? place, Picture.largest)
        return (name, try clinic.keepable(bytes, called: name, within: Self.longestSide))
      }
    } else {
      throw Failure("course.file_kind", ["file": .text(path)])
    }
  }

  private static let films: Set = ["mp4", "m4v", "webm", "mov", "avi", "mkv", "wmv", "mpg", "mpeg"]
  private static let texts: Set = ["md", "markdown", "txt"]

  private static func film(_ bytes: Data, called name: String) throws -> Video {
    guard let video = Video(file: bytes) else {
      throw Failure(
        "course.film_unreadable", ["file": .text(name), "limit": .integer(Video.largest / 1_000_000)])
    }
    if let codec = video.rareCodec {
      throw Failure("course.film_codec", ["file": .text(name), "codec": .text(codec)])
    }
    return video
  }

  private static func written(_ bytes: Data, called name: String) throws -> String {
    guard let table = TableText(bytes), !table.isGuessed else {
      throw Failure("course.file_encoding", ["file": .text(name)])
    }
    return String(decoding: table.utf8, as: UTF8.self)
  }

  /// A text that stands in the table itself: without pictures.
  init(text: String) { self.text = text }
}
