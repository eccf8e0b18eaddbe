extension Set<String> {
  /// The words of a text, between spaces and at line ends.
  init(words text: String) {
    self.init(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
