/// Why a file is not read or written.
public enum FileRefusal: Error, Equatable, Sendable {
  case missing
  /// A folder, a pipe, a device.
  case notAFile
  /// With the bytes that it has.
  case tooLarge(Int)
  /// A database that this process has open, or a file that belongs to one (see ``OpenDatabases``).
  case openDatabase
  /// Something is there, and nobody has said that it may be replaced.
  case exists
  /// With the system's number of the error (`errno`).
  case system(Int32)
}
