public import FoundationEssentials
public import Moments

/// Pages with the pictures they use and what the file says about itself.
public struct Document: Sendable, Equatable, Codable {
  public var title: String
  public var author: String
  /// BCP 47 code of the text's language, for screen readers and hyphenation.
  public var language: String
  /// The moment written into the file, so that the same document gives the same bytes.
  public var created: Moment
  public var pages: [Scene]
  /// PNG, JPEG or SVG, each once; scenes refer to them by index.
  public var pictures: [Data]
  /// Where to find what, for outputs of several pages.
  public var outline: [OutlineEntry]

  public init(
    title: String, author: String = "", language: String, created: Moment, pages: [Scene], pictures: [Data] = [],
    outline: [OutlineEntry] = []
  ) {
    self.title = title
    self.author = author
    self.language = language
    self.created = created
    self.pages = pages
    self.pictures = pictures
    self.outline = outline
  }

  /// A part of the document by name.
  public struct OutlineEntry: Sendable, Equatable, Codable {
    public var title: String
    /// Index into ``Document/pages``.
    public var page: Int

    public init(title: String, page: Int) {
      self.title = title
      self.page = page
    }
  }
}
