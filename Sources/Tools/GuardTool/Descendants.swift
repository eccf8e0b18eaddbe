import Glibc

/// The processes that descend from this one, at a moment.
struct Descendants: Equatable {
  private(set) var processes: [pid_t] = []
  /// Bytes of memory that they have in use; what two share counts twice.
  private(set) var memory = 0

  var count: Int { processes.count }

  /// As many as are looked at: beyond any limit.
  private static let most = 10_000

  init() {
    var rest = [getpid()]
    while let next = rest.popLast(), processes.count < Self.most {
      let children = Self.children(of: next)
      processes += children
      rest += children
    }
    memory = processes.reduce(0) { $0 + Self.memory(of: $1) }
  }

  /// Ends them, and those that they start in the meantime.
  static func end() {
    // Who can't be killed, as what runs for another user, isn't waited for.
    for _ in 0..<2_000 {
      let now = Descendants()
      for process in now.processes { kill(process, SIGKILL) }
      while waitpid(-1, nil, WNOHANG) > 0 {}
      if now.processes.isEmpty { return }
      usleep(1_000)
    }
  }

  private static func children(of process: pid_t) -> [pid_t] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      // Where it lies: an entry is shorter than the room for the longest name, which to copy would read beyond it.
      let thread = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard Int32(thread) != nil else { continue }
      found += text(of: "/proc/\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
    return found
  }

  private static func memory(of process: pid_t) -> Int {
    let pages = text(of: "/proc/\(process)/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = chunk.withUnsafeMutableBytes({ read(file, $0.baseAddress, $0.count) }), count > 0 {
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
