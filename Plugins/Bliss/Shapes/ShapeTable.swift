/// The basic shapes of Blissymbolics, in a notation of this project (``ShapeRow``): which shapes there are follows "The
/// fundamental rules of Blissymbolics" (BCI, 2004), clause 4. Sizes and places are in eighths of the square.
enum ShapeTable {
  /// All shapes by name; rows of one name differ in whether they point straight or slanting.
  static let standard: [Substring: [ShapeRow]] = {
    var rows: [Substring: [ShapeRow]] = [:]
    for table in [text, LetterTable.text] {
      for line in table.split(separator: "\n") {
        if let row = ShapeRow(line) { rows[row.name, default: []].append(row) }
      }
    }
    return rows
  }()

  static let text = """
    h : line 0,0 w,0
    v : line 0,0 0,h
    up : line 0,h w,0
    down : line 0,0 w,h
    dot : disc 0,0 .4165
    point : disc 0,0 .34
    comma : disc 0,0 .4165 ; sweep .28,-.05,.28 .34,.66 -.24,1.09,.28 -.3,1.13 -.36,1.18,.14
    square : line 0,0 w,0 w,h 0,h 0,0
    box : line 0,0 w,0 w,h 0,h 0,0
    tray n : line 0,0 0,h w,h w,0
    angle ne : line 0,0 w,0 w,h
    peak n [w,.5w] : line 0,.5w .5w,0 w,.5w
    gable n [w,.5w] : line 0,.5w .5w,0 w,.5w 0,.5w
    corner ne : line 0,0 w,0 w,h 0,0
    acute e : line 0,0 w,.5h 0,h
    wedge e : line 0,0 w,.5h 0,h 0,0
    diamond : line .5w,0 w,.5h .5w,h 0,.5h .5w,0
    cross : line 0,0 w,h ; line 0,h w,0
    plus : line .5w,0 .5w,h ; line 0,.5h w,.5h
    circle : arc .5w,.5w .5w 0 360
    half n [w,.5w] : arc .5w,.5w .5w 180 360
    open ne : arc .5w,.5w .5w 0 270
    quarter ne : arc 0,w w 270 360
    bow n [w,.25w] : arc .5w,.625w .625w 216.869898 323.130102
    flat ne~ [w,.5w] : arc 0,1.25w 1.25w 270 323.130102
    steep ne~ [.5w,w] : arc -.75w,w 1.25w -53.130102 0
    wave n~ [w,.25w] : arc .25w,.3125w .3125w 216.869898 323.130102 ; arc .75w,-.0625w .3125w 36.869898 143.130102
    span ne : line .146447w,.853553w .853553w,.146447w
    spoke ne : line .853553w,.146447w w,0
    heart : arc .25w,.25w .25w 180 360 ; arc .75w,.25w .25w 180 360 ; curve 0,.25w 0,.625w .5w,w ; curve w,.25w w,.625w .5w,w
    lobe : arc 2,2 2 180 360 ; curve 4,2 4,5 0,8
    arrow e [w,3] : line 0,1.5 w,1.5 ; line w-1.5,0 w,1.5 w-1.5,3
    arrow ne : line 0,w w,0 ; line w-2,0 w,0 w,2
    spin n : arc .5w,.5w .5w 0 360 ; line .5w-1.5,-1.5 .5w,0 .5w-1.5,1.5
    unspin n : arc .5w,.5w .5w 0 360 ; line .5w+1.5,-1.5 .5w,0 .5w+1.5,1.5
    turn n [w,.5w] : arc .5w,.5w .5w 180 360 ; line w-1.5,.5w-1.5 w,.5w w+1.5,.5w-1.5
    unturn n [w,.5w] : arc .5w,.5w .5w 180 360 ; line -1.5,.5w-1.5 0,.5w 1.5,.5w-1.5
    sweep ne : arc .5w,.5w .5w 0 270 ; line .5w-1.5,-1.5 .5w,0 .5w-1.5,1.5
    unsweep ne : arc .5w,.5w .5w 0 270 ; line w-1.5,.5w+1.5 w,.5w w+1.5,.5w+1.5
    swing ne : arc 0,w w 270 360 ; line w-1.5,w-1.5 w,w w+1.5,w-1.5
    unswing ne : arc 0,w w 270 360 ; line 1.5,-1.5 0,0 1.5,1.5
    bigarrow e [w,4] : line 0,2 w,2 ; line w-2,0 w,2 w-2,4
    bigarrow ne : line 0,w w,0 ; line w-3,0 w,0 w,3
    bigspin n : arc .5w,.5w .5w 0 360 ; line .5w-2,-2 .5w,0 .5w-2,2
    bigunspin n : arc .5w,.5w .5w 0 360 ; line .5w+2,-2 .5w,0 .5w+2,2
    bigturn n [w,.5w] : arc .5w,.5w .5w 180 360 ; line w-2,.5w-2 w,.5w w+2,.5w-2
    bigunturn n [w,.5w] : arc .5w,.5w .5w 180 360 ; line -2,.5w-2 0,.5w 2,.5w-2
    bigsweep ne : arc .5w,.5w .5w 0 270 ; line .5w-2,-2 .5w,0 .5w-2,2
    bigunsweep ne : arc .5w,.5w .5w 0 270 ; line w-2,.5w+2 w,.5w w+2,.5w+2
    bigswing ne : arc 0,w w 270 360 ; line w-2,w-2 w,w w+2,w-2
    bigunswing ne : arc 0,w w 270 360 ; line 2,-2 0,0 2,2
    """
}
