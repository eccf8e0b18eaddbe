import TagarelaKit

extension EarSpelling {
  /// What sounds alike, and is often written for one another.
  static let spanish = EarSpelling([
    "z": "s", "ce": "se", "ci": "si", "cé": "se", "cí": "si", "que": "ke", "qui": "ki", "qué": "ke", "quí": "ki",
    "qu": "ku", "c": "k", "q": "k", "ch": "tx", "h": "", "hue": "ue", "v": "b", "ll": "y", "ge": "je", "gi": "ji",
    "gé": "je", "gí": "ji", "gue": "ge", "gui": "gi", "güe": "ue", "w": "u", "x": "s", "ps": "s",
  ])
}
