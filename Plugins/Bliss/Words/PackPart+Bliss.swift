import Foundation
public import TagarelaKit

extension PackPart {
  /// Words of Blissymbolics: `"bliss": {"compositions": "compositions.json", "glosses": "glosses.json"}`, files in the
  /// form in which the standard's words are published.
  public static var blissWords: PackPart {
    PackPart(
      id: "bliss", template: template,
      register: { content, registrar in try registrar.add(BlissWordList(content), to: .blissWords) },
      check: { content in BlissWordReading(try BlissWordList(content)).complaints })
  }

  private static let template = PackTemplate(
    json: #"{"compositions": "compositions.json", "glosses": "glosses.json"}"#,
    files: ["compositions.json": Data(templateCompositions.utf8), "glosses.json": Data(templateGlosses.utf8)])

  /// Numbers from 900001 on are no standard word's.
  private static let templateCompositions = """
    [
      { "bciAvId": 900001, "blissSvgBuilderCode": "B392/B462" },
      { "bciAvId": 900002, "blissSvgBuilderCode": "B462;B81/B313/B678" }
    ]

    """

  private static let templateGlosses = """
    [
      {
        "bciAvId": 900001, "gloss": "music house, music room", "pos": "noun",
        "explanation": "house + musical note"
      },
      {
        "bciAvId": 900002, "gloss": "to make happy music", "pos": "action",
        "explanation": "musical note + action indicator + feeling + up"
      }
    ]

    """
}
