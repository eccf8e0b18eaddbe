/// Something that modules can add to: languages, layouts, file formats, commands …
///
/// A point is a value, so that any room can open one without the kit knowing of it.
public struct ExtensionPoint<Extension: Identified>: Sendable {
  /// English, in the plural, and unique: points are told apart by it.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}

/// An extension is found by its identifier, unique among those of its point.
public protocol Identified: Sendable {
  /// Never changes, for settings, files and scripts name extensions by it.
  var id: String { get }
}

extension ExtensionPoint<Language> {
  /// What the prompt can speak to its users.
  public static var languages: Self { Self("languages") }
}

extension ExtensionPoint<Translation> {
  /// The texts of modules, each in one language.
  public static var translations: Self { Self("translations") }
}

extension ExtensionPoint<BoardLayout> {
  /// How boards can be laid out.
  public static var layouts: Self { Self("layouts") }
}

extension ExtensionPoint<FileFormat> {
  /// Kinds of files that are read and written.
  public static var formats: Self { Self("formats") }
}
