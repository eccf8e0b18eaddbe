import StructuredText

/// What `settings.xml` says of the set as a whole.
struct GridSetSettings {
  /// The grid where one begins.
  let start: String?
  /// The grid for typing.
  let keyboard: String?

  init(_ root: XMLElement?) {
    start = root?.text(of: "StartGrid")
    keyboard = root?.text(of: "KeyboardGrid")
  }
}
