import Foundation
import TagarelaKit

/// The pictures of a document, each once, however many cells show it.
struct PictureShelf {
  private(set) var pictures: [Data] = []
  private var places: [BytesKey: Int] = [:]

  mutating func place(of picture: Picture) -> Int {
    if let place = places[BytesKey(picture.bytes)] { return place }
    let place = pictures.count
    pictures.append(picture.bytes)
    places[BytesKey(picture.bytes)] = place
    return place
  }
}
