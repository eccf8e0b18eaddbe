import Glibc

/// The variables that the process was started with.
public enum Environment {
  /// One variable; nil where it isn't set. Foundation would make a dictionary of all of them each time.
  public static subscript(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
