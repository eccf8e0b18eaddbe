public import Foundation
import Programs
import TagarelaKit
import Workspace

/// The system's program that takes pictures, by V4L2.
public struct Camera: Sendable {
  /// As it is called, and as its package is.
  public let name: String
  private let path: String
  /// What it is told, for a device or for its usual one; it writes a JPEG to standard output.
  private let arguments: @Sendable (_ device: String?) -> [String]

  /// The setting that names the device where there are several: `/dev/video2`.
  public static let setting = "camera.device"

  /// How long one may take to warm up and take a picture, in seconds.
  private static let deadline = 30.0

  /// The first that is installed; nil for none.
  public static var installed: Camera? {
    for (name, arguments) in known {
      if let path = InstalledProgram.path(of: name) { return Camera(name: name, path: path, arguments: arguments) }
    }
    return nil
  }

  /// The programs that are known, the better for single pictures first. Some pictures are passed over, for cameras need a
  /// moment to find the light.
  private static let known: [(String, @Sendable (String?) -> [String])] = [
    (
      "fswebcam",
      { device in
        (device.map { ["-d", $0] } ?? []) + ["-q", "--no-banner", "-r", "1280x720", "-S", "10", "--jpeg", "95", "-"]
      }
    ),
    (
      "ffmpeg",
      { device in
        [
          "-loglevel", "error", "-f", "v4l2", "-i", device ?? "/dev/video0", "-vf", "select=gte(n\\,10)", "-frames:v",
          "1", "-q:v", "2", "-f", "mjpeg", "pipe:1",
        ]
      }
    ),
  ]

  /// Takes a picture.
  ///
  /// - Parameter device: nil for the usual one.
  /// - Returns: a file that may be anything: it comes from another program.
  /// - Throws: ``Failure`` `camera.nothing`, and `program.…` with what the program says.
  public func picture(from device: String?) throws -> Data {
    let filter = Filter(
      path: path, arguments: arguments(device), name: name,
      limits: .init(deadline: Self.deadline, answer: Picture.largest), surroundings: .oursKeptQuiet)
    let file = try filter.output(for: Data())
    guard !file.isEmpty else {
      throw Failure("camera.nothing", ["name": .text(name)], hint: Phrase("camera.nothing.hint"))
    }
    return file
  }
}

extension Clinic {
  /// Takes a picture with the camera that the settings name.
  ///
  /// - Throws: ``Failure`` `camera.none`, and those of the program.
  public func photograph() throws -> Data {
    guard let camera = Camera.installed else { throw Failure("camera.none", hint: Phrase("camera.none.hint")) }
    return try camera.picture(from: workspace.setting(Camera.setting))
  }
}
