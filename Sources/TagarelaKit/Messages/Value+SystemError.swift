import Foundation

extension Value {
  /// Why the system has refused what was just asked of it, as `errno` says, in the user's words.
  public static var systemError: Value { .phrase(systemError(errno)) }

  /// The same, of an error's number.
  public static func systemError(_ number: Int32) -> Value { .phrase(systemError(number)) }

  /// The same of what Foundation has thrown: by the time it does, `errno` may say something else.
  public static func systemError(of error: any Error) -> Value {
    var error = error as NSError
    while error.domain != NSPOSIXErrorDomain, let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError {
      error = cause
    }
    if error.domain == NSPOSIXErrorDomain { return .phrase(systemError(Int32(truncatingIfNeeded: error.code))) }
    guard error.domain == NSCocoaErrorDomain else { return .text(error.localizedDescription) }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return .phrase(Phrase("system.missing"))
    case .fileReadNoPermission, .fileWriteNoPermission: return .phrase(Phrase("system.denied"))
    case .fileWriteOutOfSpace: return .phrase(Phrase("system.full"))
    case .fileWriteVolumeReadOnly: return .phrase(Phrase("system.read_only"))
    case .fileWriteFileExists: return .phrase(Phrase("system.is_folder"))
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: return .phrase(Phrase("system.name_impossible"))
    default: return .phrase(Phrase("system.other", ["number": .integer(error.code)]))
    }
  }

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
    case EINVAL, EILSEQ: Phrase("system.name_impossible")
    case ELOOP: Phrase("system.loop")
    case ENXIO, ENODEV, ENOTTY, ESPIPE, EOPNOTSUPP: Phrase("system.not_a_file")
    case ETXTBSY, EBUSY, EAGAIN: Phrase("system.busy")
    case EMFILE, ENFILE, ENOMEM: Phrase("system.exhausted")
    case EIO: Phrase("system.disk")
    default: Phrase("system.other", ["number": .integer(Int(number))])
    }
  }
}
