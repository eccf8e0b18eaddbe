public import Foundation
import Programs
public import TagarelaKit
import Workspace

extension Clinic {
  /// A film by the bytes of its file.
  ///
  /// - Parameter name: its file, for a failure.
  /// - Throws: ``Failure`` `video.format`.
  public func video(_ bytes: Data, called name: String) throws -> Video {
    guard let video = Video(file: bytes) else {
      throw Failure("video.format", ["path": .text(name)], hint: Phrase("video.format.hint"))
    }
    return video
  }

  /// A picture from the beginning of a film, which stands for it on paper and until it plays.
  ///
  /// - Returns: the file of a picture.
  /// - Throws: ``Failure`` `video.no_poster` where the system has no ffmpeg, and `video.poster_failed` where that finds no
  ///   picture in it.
  public func poster(of video: Video) throws -> Data {
    guard let program = InstalledProgram.path(of: Self.frameTaker) else {
      throw Failure("video.no_poster", ["program": .text(Self.frameTaker)], hint: Phrase("video.no_poster.hint"))
    }
    return try withFile(of: video) { path, folder in
      let filter = Filter(
        path: program,
        arguments: [
          "-nostdin", "-v", "error", "-protocol_whitelist", "file,pipe", "-i", path, "-an", "-vf",
          "thumbnail=50,scale='min(960,iw)':-2", "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "pipe:1",
        ],
        name: Self.frameTaker, limits: .init(deadline: 60, answer: Picture.largest),
        surroundings: .guests(folder: folder))
      let frame: Data
      do { frame = try filter.output(for: Data()) } catch let failure as Failure {
        throw Failure("video.poster_failed", hint: failure.hint ?? failure.what)
      }
      guard !frame.isEmpty else { throw Failure("video.poster_failed") }
      return frame
    }
  }

  /// Has a film played by the system, to its end or until its window is closed.
  ///
  /// - Throws: ``Failure`` `video.no_player`, and what the player says.
  public func play(_ video: Video) throws {
    let found = Self.players.lazy.compactMap { player in
      InstalledProgram.path(of: player.name).map { (player, $0) }
    }.first
    guard let (player, path) = found else {
      throw Failure(
        "video.no_player", ["programs": .list(Self.players.map { .text($0.name) })])
    }
    try withFile(of: video) { file, _ in
      _ = try Filter(
        path: path, arguments: player.arguments + [file], name: player.name,
        limits: .init(deadline: Self.longestPlay, answer: 1 << 20), surroundings: .oursKeptQuiet
      ).output(for: Data())
    }
  }

  /// Takes a picture out of a film.
  private static let frameTaker = "ffmpeg"

  /// Players that end with the film.
  private static let players: [(name: String, arguments: [String])] = [
    ("mpv", ["--really-quiet", "--keep-open=no"]),
    ("ffplay", ["-v", "error", "-autoexit"]),
    ("vlc", ["--quiet", "--play-and-exit"]),
    ("totem", []),
  ]

  /// Seconds.
  private static let longestPlay = 3600.0

  /// Gives `body` a file with the film, and its folder, which are the user's alone and gone afterwards.
  private func withFile<Result>(of video: Video, _ body: (_ path: String, _ folder: String) throws -> Result) throws
    -> Result
  {
    let folder = try PrivateFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = "\(folder.path)/film.\(video.format.rawValue)"
    do { try video.bytes.write(to: URL(filePath: file)) } catch {
      throw Failure("file.unwritable", ["path": .text(file), "reason": .systemError])
    }
    return try body(file, folder.path)
  }
}
