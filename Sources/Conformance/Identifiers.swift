/// What an identifier must be: it stands in files, options and addresses.
func complaints(aboutIdentifier id: String, of what: String) -> [String] {
  let isWellFormed =
    id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    && id.utf8.first.map { (0x61...0x7A).contains($0) } == true
  return isWellFormed ? [] : ["\(what) “\(id)”: an identifier is lower-case ASCII letters, digits and hyphens"]
}
