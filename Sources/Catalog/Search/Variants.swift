/// All that one mistake can make of the beginning of a word, in Latin letters.
struct Variants {
  let all: Set<[UInt32]>

  init(of word: [UInt32]) {
    var all: Set<[UInt32]> = []
    for place in word.indices {
      var less = word
      less.remove(at: place)
      all.insert(less)
      if place + 1 < word.count {
        var swapped = word
        swapped.swapAt(place, place + 1)
        all.insert(swapped)
      }
      for letter in UInt32(0x61)...0x7A {
        var other = word
        other[place] = letter
        all.insert(other)
        var more = word
        more.insert(letter, at: place)
        all.insert(more)
      }
    }
    self.all = all.subtracting([word])
  }
}
