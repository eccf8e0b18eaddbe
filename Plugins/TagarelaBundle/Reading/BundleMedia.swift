import Foundation
import TagarelaKit

/// A picture or sound of an object, taken out of its Base64 as soon as it is met: a large file is in memory once.
enum BundleMedia {
  case bytes(Data)
  /// The text is there, and empty.
  case none
  case broken

  init(_ text: String, _ shelf: SentMedia) {
    if text.isEmpty {
      self = .none
    } else if let bytes = DataAddress(text)?.bytes {
      self = .bytes(shelf.shared(bytes))
    } else {
      self = .broken
    }
  }

  /// What stands in an earlier object.
  init(named name: String, _ shelf: SentMedia) {
    self = shelf[name].map(BundleMedia.bytes) ?? .broken
  }

  var picture: Picture? {
    guard case .bytes(let bytes) = self else { return nil }
    return Picture(ofAnyFormat: bytes)
  }
}

extension Field {
  /// Fields whose text is a picture, a sound or a film.
  static let media: [Field] = [
    .tutorPicture, .tutorDrawing, .patientPicture, .patientDrawing, .symbolImage, .symbolDrawing, .symbolOwnImage,
    .symbolSound, .symbolVideo, .cellSound, .boardScene,
  ]

  /// Fields that name one which came earlier.
  static let sames: [Field] = [
    .symbolImageSame, .symbolOwnSame, .symbolSoundSame, .symbolVideoSame, .cellSoundSame, .boardSceneSame,
  ]
}
