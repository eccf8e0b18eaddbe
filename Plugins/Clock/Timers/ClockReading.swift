import Files
import Glibc

/// A moment as the machine's clocks tell it, in milliseconds.
struct ClockReading: Equatable, Sendable {
  /// Since 1970, UTC: what people set, and what goes on while the machine is off.
  var wall: Int64
  /// Since the machine was started, its sleep included: what nobody sets.
  var uptime: Int64
  /// Tells one start of the machine from another; empty where that can't be known.
  var boot: String

  /// The same moment so many milliseconds later.
  func later(_ milliseconds: Int64) -> ClockReading {
    ClockReading(wall: wall + milliseconds, uptime: uptime + milliseconds, boot: boot)
  }

  /// Milliseconds from another reading to this one. As long as the machine runs, no setting of its clock makes a difference;
  /// afterwards the clock on the wall counts.
  func since(_ earlier: ClockReading) -> Int64 {
    !boot.isEmpty && boot == earlier.boot ? uptime - earlier.uptime : wall - earlier.wall
  }
}

/// Who tells the time. Tests give one that they set by hand.
struct Timekeeper: Sendable {
  let now: @Sendable () -> ClockReading

  /// The machine's.
  static let machine = Timekeeper {
    ClockReading(wall: milliseconds(CLOCK_REALTIME), uptime: milliseconds(CLOCK_BOOTTIME), boot: boot)
  }

  private static let boot = ((try? FileContents.ofKernel("/proc/sys/kernel/random/boot_id")) ?? "").filter {
    !$0.isWhitespace
  }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
