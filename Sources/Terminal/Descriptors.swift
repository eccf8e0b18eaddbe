import CSignals
import Glibc

/// Writes what steers the terminal, and rows that are as they go to it. A terminal that is gone takes nothing, without an
/// error.
func writeFully(_ text: String, to descriptor: Int32) { try? Outlet(descriptor: descriptor).write(Array(text.utf8)) }

/// The next byte of a terminal, or the signal that came instead.
func waitForByte(from descriptor: Int32, milliseconds: Int32) -> KeyReader.Event {
  let end = ContinuousClock.now + .milliseconds(Int(max(0, milliseconds)))
  var milliseconds = milliseconds
  while true {
    if csignals_take_resize() != 0 { return .resized }
    if csignals_interrupted() != 0 {
      csignals_clear_interrupt()
      return .interrupted
    }
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: csignals_wake(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, 2, milliseconds)
    let isInterrupted = count < 0 && errno == EINTR
    csignals_drain()
    if count == 0 { return .silence }
    if count < 0, !isInterrupted { return .closed }
    guard count > 0, sources[0].revents != 0 else {
      // What is left after something else has interrupted the waiting.
      if milliseconds > 0 { milliseconds = Int32(max(0, ContinuousClock.now.duration(to: end) / .milliseconds(1))) }
      continue
    }
    var byte: UInt8 = 0
    let read = Glibc.read(descriptor, &byte, 1)
    if read == 1 { return .byte(byte) }
    if read == 0 || (errno != EINTR && errno != EAGAIN) { return .closed }
  }
}
