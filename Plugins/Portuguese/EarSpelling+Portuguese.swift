import TagarelaKit

extension EarSpelling {
  /// What sounds alike, and is often written for one another.
  static let portuguese = EarSpelling([
    "ç": "s", "ce": "se", "ci": "si", "cê": "se", "cí": "si", "ss": "s", "sce": "se", "sci": "si", "z": "s", "qu": "ku",
    "que": "ke", "qui": "ki", "quê": "ke", "quí": "ki", "c": "k", "q": "k", "ch": "x", "sh": "x", "lh": "li",
    "nh": "ni",
    "h": "", "ge": "je", "gi": "ji", "gê": "je", "gí": "ji", "gue": "ge", "gui": "gi", "ph": "f", "w": "u", "y": "i",
    "ou": "o", "lha": "lia", "ão": "au", "am": "au",
  ])
}
