import Glibc

/// What a process may take from the machine; nil where nothing is said. It never leaves a core file, which would hold what
/// it had in its memory.
public struct ResourceLimits: Sendable, Equatable {
  /// Bytes that it may write to. What is only reserved doesn't count, for Java, Go and Node reserve gigabytes.
  public var memory: Int?
  /// Bytes of addresses, also reserved ones and mapped files: for programs of ours, whose size is known.
  public var addresses: Int?
  /// Seconds of a processor.
  public var processor: Int?
  /// Bytes of each file that it writes.
  public var fileSize: Int?
  /// Files that it has open at once.
  public var openFiles: Int?
  /// How many processes it and all that descends from it may be. The operating system knows only a limit for all that a
  /// user runs, so this is looked after by whoever watches the process.
  public var processes: Int?
  /// Bytes of memory in use by it and all that descends from it; looked after likewise.
  public var memoryTogether: Int?

  public init(
    memory: Int? = nil, addresses: Int? = nil, processor: Int? = nil, fileSize: Int? = nil, openFiles: Int? = nil,
    processes: Int? = nil, memoryTogether: Int? = nil
  ) {
    self.memory = memory
    self.addresses = addresses
    self.processor = processor
    self.fileSize = fileSize
    self.openFiles = openFiles
    self.processes = processes
    self.memoryTogether = memoryTogether
  }

  /// Binds this process and those that it will start, for good.
  public func apply() {
    Self.set(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
    Self.set(__rlimit_resource_t(RLIMIT_DATA.rawValue), to: memory)
    Self.set(__rlimit_resource_t(RLIMIT_AS.rawValue), to: addresses)
    // The first signal tells why; one who doesn't heed it is killed a moment later.
    Self.set(__rlimit_resource_t(RLIMIT_CPU.rawValue), to: processor, atLast: processor.map { $0 + 2 })
    Self.set(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), to: fileSize)
    Self.set(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), to: openFiles)
  }

  /// From now on this process may compute for so many seconds more; asked for anew with each piece of work.
  public static func allowProcessor(seconds: Int) {
    var used = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    let soFar = used.ru_utime.tv_sec + used.ru_stime.tv_sec
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, rlim_t(soFar + seconds + 1))
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }

  private static func set(_ resource: __rlimit_resource_t, to most: Int?, atLast last: Int? = nil) {
    guard let most else { return }
    var now = rlimit()
    getrlimit(resource, &now)
    var then = rlimit(
      rlim_cur: min(rlim_t(most), now.rlim_max), rlim_max: min(rlim_t(last ?? most), now.rlim_max))
    setrlimit(resource, &then)
  }
}

extension ResourceLimits: LosslessStringConvertible {
  private static let order: [WritableKeyPath<ResourceLimits, Int?> & Sendable] = [
    \.memory, \.addresses, \.processor, \.fileSize, \.openFiles, \.processes, \.memoryTogether,
  ]

  /// As an argument of a program: its numbers with commas between, nothing where there is no limit.
  public var description: String { Self.order.map { self[keyPath: $0].map(String.init) ?? "" }.joined(separator: ",") }

  public init?(_ description: String) {
    self.init()
    let texts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard texts.count == Self.order.count else { return nil }
    for (text, place) in zip(texts, Self.order) where !text.isEmpty {
      guard let number = Int(text), number >= 0 else { return nil }
      self[keyPath: place] = number
    }
  }
}
