extension String {
  /// Without blanks of any kind at its ends.
  public var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return first == startIndex && index(after: last) == endIndex ? self : String(self[first...last])
  }
}
