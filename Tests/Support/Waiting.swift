// A static release build, which the bench uses this library in, has no Testing.
#if canImport(Testing)
  import Dispatch
  public import Testing

  /// For tests that wait for programs, terminals and servers: they run on threads of their own, for a thread of the pool that
  /// waits keeps one that computes from going on.
  public struct Waiting: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
  }

  extension Trait where Self == Waiting {
    /// Its tests wait more than they compute.
    public static var waiting: Self { Self() }
  }

  /// As many threads as there are jobs that wait.
  private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private let queue = DispatchQueue(label: "tests that wait", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
