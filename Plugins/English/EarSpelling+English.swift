import TagarelaKit

extension EarSpelling {
  /// What sounds alike, and is often written for one another.
  static let english = EarSpelling([
    "ph": "f", "ck": "k", "ce": "se", "ci": "si", "cy": "sy", "c": "k", "ch": "ch", "tch": "ch", "sch": "sk",
    "qu": "kw", "q": "k",
    "x": "ks", "kn": "n", "wr": "r", "wh": "w", "gh": "", "igh": "ai", "ough": "o", "dge": "j", "ge": "je", "gi": "ji",
    "ee": "i", "ea": "i", "ie": "i", "y": "i", "oo": "u", "tion": "shun", "mb": "m", "z": "s",
  ])
}
