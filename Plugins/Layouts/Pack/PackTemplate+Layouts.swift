import Foundation
import TagarelaKit

extension PackTemplate {
  /// A layout of four columns with headings, as a beginning.
  static let layouts = PackTemplate(
    json: #"["layouts/meal.json"]"#,
    files: [
      "layouts/meal.json": Data(
        """
        {
          "id": "meal",
          "names": {"pt": "refeição", "es": "comida", "ca": "àpat", "en": "meal"},
          "purposes": {"pt": "à mesa", "es": "en la mesa", "ca": "a taula", "en": "at table"},
          "columns": 4,
          "rows": 3,
          "roles": {"A": "people", "B": "verbs", "C": "nouns", "D": "nouns", "1": "heading"},
          "cells": [
            {"at": "A1", "label": {"pt": "quem?", "es": "¿quién?", "ca": "qui?", "en": "who?"}},
            {"at": "B1", "label": {"pt": "o que faz?", "es": "¿qué hace?", "ca": "què fa?", "en": "does what?"}},
            {"at": "C1", "span": "2x1", "label": {"pt": "o quê?", "es": "¿qué?", "ca": "què?", "en": "what?"}}
          ]
        }

        """.utf8)
    ])
}
