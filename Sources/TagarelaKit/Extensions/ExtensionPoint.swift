/// Something that modules can add to: languages, layouts, file formats, commands …
///
/// A point is a value, so that any room can open one without the kit knowing of it.
public struct ExtensionPoint<Extension: Identified>: Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}

/// An extension is found by its identifier, unique among those of its point.
public protocol Identified: Sendable {
  var id: String { get }
}

extension ExtensionPoint<Language> {
  public static var languages: Self { Self("languages") }
}

extension ExtensionPoint<Translation> {
  public static var translations: Self { Self("translations") }
}

extension ExtensionPoint<BoardLayout> {
  public static var layouts: Self { Self("layouts") }
}

extension ExtensionPoint<FileFormat> {
  public static var formats: Self { Self("formats") }
}
