import Foundation
import TagarelaKit

/// The pictures of a document, each once, however many cells show it.
struct PictureShelf {
  private(set) var pictures: [Data] = []
  private var places: [Data: Int] = [:]

  mutating func place(of picture: Picture) -> Int {
    if let place = places[picture.bytes] { return place }
    let place = pictures.count
    pictures.append(picture.bytes)
    places[picture.bytes] = place
    return place
  }
}
