import TagarelaKit

extension PageFlow {
  /// A sentence where there is nothing to list.
  mutating func addNotice(_ text: String) {
    skip(12)
    add(height: 40) { frame in [.text(.init(frame: frame, string: text, font: .init(size: 12), color: .gray))] }
  }
}
