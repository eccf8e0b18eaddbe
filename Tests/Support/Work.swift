import Glibc

/// How much a test does: seconds of the processor for this thread. A busy machine does not make them more, so that a
/// bound on them says that the work does not grow without end, and nothing about how long it took.
public func work(_ body: () throws -> Void) rethrows -> Double {
  let start = secondsOfThread()
  try body()
  return secondsOfThread() - start
}

private func secondsOfThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
