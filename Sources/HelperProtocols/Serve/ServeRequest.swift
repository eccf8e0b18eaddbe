/// One question to the server's program; it travels as one line of JSON. Where its standard input ends, it ends.
public enum ServeRequest: Sendable, Codable {
  /// Begins to serve a workspace.
  case start(ServeStart)
  /// A text as a picture of squares (ISO/IEC 18004), to be scanned.
  case code(text: String)
}

/// What is served, and where.
public struct ServeStart: Sendable, Codable, Equatable {
  /// The workspace's path.
  public var workspace: String
  /// Folders of packs beside the usual ones, as `--modules` names them.
  public var modules: [String]
  /// ISO 639-1, of pages that are nobody's yet.
  public var language: String
  /// Of this computer; nil for all that it has.
  public var address: String?
  public var port: Int

  public init(workspace: String, modules: [String], language: String, address: String?, port: Int) {
    self.workspace = workspace
    self.modules = modules
    self.language = language
    self.address = address
    self.port = port
  }
}
