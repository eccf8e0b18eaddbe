import Glibc

/// The time zone of this machine: that of the variable `TZ`, else of `/etc/localtime` (tzset(3), localtime(5)).
public enum LocalZone {
  /// Seconds by which its wall clock is ahead of UTC.
  ///
  /// - Parameter seconds: when, since 1970-01-01 00:00:00 UTC.
  public static func ahead(at seconds: Int) -> Int {
    var clock = time_t(seconds)
    var local = tm()
    localtime_r(&clock, &local)
    return local.tm_gmtoff
  }

  /// Its name in the database of zones, as `America/Sao_Paulo`; `UTC` where it has none.
  public static var name: String {
    if let variable = getenv("TZ") {
      let text = String(cString: variable)
      let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
      return named(name) ?? (isZone(name) ? name : "UTC")
    }
    guard let path = realpath("/etc/localtime", nil) else { return "UTC" }
    defer { free(path) }
    return named(String(cString: path)) ?? "UTC"
  }

  private static let folder = "/usr/share/zoneinfo/"

  /// The zone of a file in the database.
  private static func named(_ path: String) -> String? {
    guard let folder = path.firstRange(of: "zoneinfo/") else { return nil }
    return String(path[folder.upperBound...])
  }

  private static func isZone(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && access(folder + name, R_OK) == 0
  }
}
