import TagarelaKit

extension Tint {
  /// Reads the colours of style sheets that the program writes: `#ffda89`, `rgb(255, 218, 137)`, `rgba(255, 218, 137, 0.5)`
  /// and the sixteen names.
  init?(css text: String) {
    let text = text.lowercased().filter { $0 != " " }
    if let tint = Tint(text) {
      self = tint
      return
    }
    guard let open = text.firstIndex(of: "("), ["rgb", "rgba"].contains(text[..<open]), text.last == ")" else {
      return nil
    }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let channels = parts.prefix(3).compactMap { UInt8($0) }
    guard channels.count == 3, parts.count <= 4 else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let share = Double(parts[3]), (0...1).contains(share) else { return nil }
      alpha = share
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }
}
