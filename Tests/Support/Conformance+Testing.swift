// A static release build, which the bench uses this library in, has no Testing.
#if canImport(Testing)
  public import Testing

  /// Records each complaint of a conformance check as an issue of the running test.
  public func expectNone(_ complaints: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for complaint in complaints { Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation) }
  }
#endif
