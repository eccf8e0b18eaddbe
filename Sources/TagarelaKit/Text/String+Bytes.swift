extension String {
  /// Gives its bytes in UTF-8, as long as `body` runs.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    var own = self
    return try own.withUTF8(body)
  }
}
