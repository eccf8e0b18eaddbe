/// A picture that a set names and doesn't have: `[widgit]widgit rebus\\d\\drink.emf`.
struct LibraryImage {
  /// In small letters, at most 60 characters.
  let library: String
  /// The file's name without folders and ending.
  private let name: String
  /// As it stands in the set.
  let written: String

  /// - Returns: nil for a file of the set.
  init?(_ image: String) {
    guard image.hasPrefix("["), let end = image.firstIndex(of: "]") else { return nil }
    written = image
    library = String(image[image.index(after: image.startIndex)..<end].prefix(60)).lowercased()
    let file = image[image.index(after: end)...].split { "\\/".contains($0) }.last ?? ""
    name = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }

  /// `LIBRARY:NAME`, as a clinic that has the library may call the picture; nil without a name.
  var source: String? { library.isEmpty || name.isEmpty ? nil : "\(library):\(name)" }
}
