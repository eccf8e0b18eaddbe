public import FoundationEssentials
public import Moments

/// Pages with the pictures they use and what the file says about itself.
public struct Document: Sendable, Equatable, Codable {
  /// Written into a PDF, where readers show it above the page; empty for none.
  public var title: String
  /// Written into a PDF; empty for none.
  public var author: String
  /// BCP 47 code of the texts' language, by which their letters are shaped and their lines broken; empty for the system's.
  public var language: String
  /// The moment written into the file, so that the same document gives the same bytes.
  public var created: Moment
  /// At least one. PNG and SVG show the first alone.
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
    /// What the list beside the pages says.
    public var title: String
    /// Index into ``Document/pages``.
    public var page: Int

    public init(title: String, page: Int) {
      self.title = title
      self.page = page
    }
  }
}
