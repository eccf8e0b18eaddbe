import Foundation

extension Value {
  /// Why the system has refused what was just asked of it, as `errno` says, in the user's words.
  public static var systemError: Value { .phrase(systemError(errno)) }

  /// The same of an error that was met before, by its number in `errno.h`.
  public static func systemError(_ number: Int32) -> Value { .phrase(systemError(number)) }

  static func systemError(_ number: Int32) -> Phrase {
    switch number {
    case ENOENT: Phrase("system.missing")
    case EACCES, EPERM: Phrase("system.denied")
    case EROFS: Phrase("system.read_only")
    case ENOSPC, EDQUOT: Phrase("system.full")
    case EFBIG: Phrase("system.too_large")
    case ENOTDIR: Phrase("system.not_folder")
    case EISDIR, EEXIST, ENOTEMPTY: Phrase("system.is_folder")
    case EBADF: Phrase("system.closed")
    case ENAMETOOLONG: Phrase("system.name_too_long")
    default: Phrase("system.other", ["number": .integer(Int(number))])
    }
  }
}
