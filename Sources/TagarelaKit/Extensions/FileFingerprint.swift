import Foundation

/// What tells in a moment whether files have changed: their sizes and times of change.
public enum FileFingerprint {
  /// Stays the same as long as none of the files was written; a file that isn't there counts too.
  public static func of(_ paths: some Sequence<String>) -> String {
    paths.map { path in
      var facts = stat()
      guard stat(path, &facts) == 0 else { return "-" }
      return "\(facts.st_size).\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
    }.joined(separator: " ")
  }
}
