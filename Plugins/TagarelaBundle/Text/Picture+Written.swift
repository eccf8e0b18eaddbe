import TagarelaKit

extension Picture {
  /// A picture in Base64; its first bytes tell what it is.
  init?(written text: String) {
    guard let address = DataAddress(text) else { return nil }
    self.init(ofAnyFormat: address.bytes)
  }
}
