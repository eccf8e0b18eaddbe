/// Capital letters, digits and a few signs, drawn by strokes in a frame 100 high.
enum Letters {
  struct Letter: Sendable {
    let width: Double
    let strokes: [Outline]
  }

  static func strokes(of character: Character) -> Letter? { table[character] }

  private static let table: [Character: Letter] = {
    var table: [Character: Letter] = [:]
    for line in rows.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard cells.count > 2, let character = cells[0].first, let width = Double(cells[1]) else { continue }
      let strokes = cells.dropFirst(2).joined(separator: " ").split(separator: "/").compactMap { stroke in
        try? Outline(path: stroke.split(separator: " ").map { try Argument($0) })
      }
      table[character] = Letter(width: width, strokes: strokes)
    }
    return table
  }()

  /// A letter, its width, and its strokes as paths parted by slashes.
  private static let rows = """
    A 70 M 0,100 L 35,0 L 70,100 / M 14,64 L 56,64
    B 60 M 0,100 L 0,0 L 28,0 C 62,0 62,48 28,48 L 0,48 / M 28,48 C 70,48 70,100 28,100 L 0,100
    C 70 M 66,20 C 50,-8 0,-8 0,50 C 0,108 50,108 66,80
    D 66 M 0,100 L 0,0 L 20,0 C 82,0 82,100 20,100 L 0,100
    E 54 M 54,0 L 0,0 L 0,100 L 54,100 / M 0,48 L 44,48
    F 54 M 54,0 L 0,0 L 0,100 / M 0,48 L 44,48
    G 72 M 66,18 C 50,-8 0,-8 0,50 C 0,108 70,108 70,54 L 42,54
    H 64 M 0,0 L 0,100 / M 64,0 L 64,100 / M 0,48 L 64,48
    I 4 M 2,0 L 2,100
    J 44 M 44,0 L 44,70 C 44,108 4,108 0,76
    K 62 M 0,0 L 0,100 / M 60,0 L 0,58 / M 22,40 L 62,100
    L 52 M 0,0 L 0,100 L 52,100
    M 80 M 0,100 L 0,0 L 40,64 L 80,0 L 80,100
    N 66 M 0,100 L 0,0 L 66,100 L 66,0
    O 80 M 40,0 C -13,0 -13,100 40,100 C 93,100 93,0 40,0 Z
    P 60 M 0,100 L 0,0 L 28,0 C 70,0 70,54 28,54 L 0,54
    Q 80 M 40,0 C -13,0 -13,100 40,100 C 93,100 93,0 40,0 Z / M 50,72 L 80,104
    R 62 M 0,100 L 0,0 L 28,0 C 70,0 70,50 28,50 L 0,50 / M 28,50 L 62,100
    S 60 M 56,16 C 44,-8 2,-6 2,26 C 2,58 60,42 60,74 C 60,106 12,108 0,82
    T 66 M 0,0 L 66,0 / M 33,0 L 33,100
    U 64 M 0,0 L 0,64 C 0,112 64,112 64,64 L 64,0
    V 70 M 0,0 L 35,100 L 70,0
    W 96 M 0,0 L 24,100 L 48,24 L 72,100 L 96,0
    X 66 M 0,0 L 66,100 / M 66,0 L 0,100
    Y 66 M 0,0 L 33,50 L 66,0 / M 33,50 L 33,100
    Z 62 M 0,0 L 62,0 L 0,100 L 62,100
    0 64 M 32,0 C -11,0 -11,100 32,100 C 75,100 75,0 32,0 Z
    1 30 M 0,22 L 28,0 L 28,100
    2 58 M 2,24 C 6,-8 58,-8 56,28 C 56,52 12,72 2,100 L 58,100
    3 58 M 4,14 C 20,-8 56,-4 54,24 C 54,44 36,48 22,48 C 40,48 58,54 58,74 C 58,106 12,108 0,82
    4 64 M 48,100 L 48,0 L 0,68 L 64,68
    5 58 M 52,0 L 8,0 L 4,44 C 20,34 58,36 58,68 C 58,106 12,108 0,84
    6 60 M 50,4 C 20,2 0,40 0,68 C 0,110 60,110 60,68 C 60,30 8,30 0,68
    7 58 M 0,0 L 58,0 L 22,100
    8 58 M 29,0 C -6,0 -6,46 29,46 C 64,46 64,0 29,0 Z / M 29,46 C -12,46 -12,100 29,100 C 70,100 70,46 29,46 Z
    9 60 M 10,96 C 40,98 60,60 60,32 C 60,-10 0,-10 0,32 C 0,70 52,70 60,32
    ? 56 M 2,24 C 4,-10 56,-10 56,26 C 56,48 28,46 28,70 / M 28,97 L 28,98
    ! 6 M 3,0 L 3,66 / M 3,97 L 3,98
    + 60 M 30,20 L 30,80 / M 0,50 L 60,50
    - 50 M 0,50 L 50,50
    . 6 M 3,97 L 3,98
    : 6 M 3,32 L 3,33 / M 3,80 L 3,81
    € 70 M 68,14 C 44,-10 12,6 12,50 C 12,94 44,110 68,86 / M 0,38 L 50,38 / M 0,60 L 50,60
    $ 60 M 56,22 C 44,2 4,4 4,28 C 4,56 58,44 58,72 C 58,98 12,98 2,78 / M 30,-8 L 30,108
    % 80 M 68,0 L 12,100 / M 16,4 C -4,4 -4,40 16,40 C 36,40 36,4 16,4 Z / M 64,60 C 44,60 44,96 64,96 C 84,96 84,60 64,60 Z
    """
}
