import Canvas
import Clinic
import Foundation
import TagarelaKit
import Workspace

/// How much words look and sound alike.
struct Likeness {
  private let sounds: [[Character]]
  private let looks: [[UInt8]?]
  private let groups: [String]

  /// - Parameter language: of the words.
  init(_ words: [GameWord], in language: Language?, _ clinic: Clinic) throws {
    sounds = words.map { Array((language?.byEar ?? { $0.folded })($0.text)) }
    groups = words.map(\.group)
    let canvas = try? clinic.canvas
    looks = try words.map { word in
      try clinic.checkInterruption()
      return try clinic.workspace.picture(word.picture).flatMap { picture in try? canvas?.look(of: picture.bytes) }
    }
  }

  /// The others, the likest first.
  func others(of word: Int) -> [Int] {
    sounds.indices.filter { $0 != word }.map { (place: $0, likeness: likeness(word, $0)) }
      .sorted { ($1.likeness, $0.place) < ($0.likeness, $1.place) }.map(\.place)
  }

  /// 0 to 1: a half each for how they look and sound, and what is of one category is a little liker.
  private func likeness(_ first: Int, _ second: Int) -> Double {
    let kin = groups[first] == groups[second] ? 1.0 : 0
    return 0.4 * sound(sounds[first], sounds[second]) + 0.4 * look(looks[first], looks[second]) + 0.2 * kin
  }

  /// How few letters must be changed, put in or left out (Levenshtein), of the longer word's.
  private func sound(_ first: [Character], _ second: [Character]) -> Double {
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let changed = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, corner + 1)
      }
    }
    return 1 - Double(row[second.count]) / Double(max(first.count, second.count))
  }

  /// How near the colours of their dots are.
  private func look(_ first: [UInt8]?, _ second: [UInt8]?) -> Double {
    guard let first, let second, first.count == second.count, !first.isEmpty else { return 0 }
    let apart = zip(first, second).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return 1 - Double(apart) / Double(255 * first.count)
  }
}
