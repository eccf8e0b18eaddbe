import Foundation

/// What a hostile picture may take from the machine: little memory, and no file.
enum ProcessLimits {
  static func apply() {
    limit(__rlimit_resource_t(RLIMIT_AS.rawValue), to: 1_500 << 20)
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
    limit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), to: 64)
    // Writing to a file fails; without this the signal would end the process when fontconfig renews its cache.
    signal(SIGXFSZ, SIG_IGN)
    limit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), to: 0)
  }

  private static func limit(_ resource: __rlimit_resource_t, to most: rlim_t) {
    var now = rlimit()
    getrlimit(resource, &now)
    let value = min(most, now.rlim_max)
    var then = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(resource, &then)
  }
}
