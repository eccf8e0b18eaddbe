extension String {
  /// Its first so many characters. What has no more bytes than that, as nearly all texts, isn't parted into characters for it.
  public func beginning(_ count: Int) -> String { utf8.count <= count ? self : String(prefix(count)) }
}
