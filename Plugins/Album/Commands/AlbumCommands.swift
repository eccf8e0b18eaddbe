import Desk
import Shell
import TagarelaKit

enum AlbumCommands {
  static let all = reading + changing

  private static let reading = [
    Command(
      Signature(
        "album", "list", [Common.patient],
        examples: [
          Example(
            after: filled, "album list",
            prints:
              "album       kind        pictures\nHolidays    album              2\nfavourites  favourites         0")
        ]),
      .reads, run: listAlbums),
    Command(
      Signature(
        "album", "show",
        [AlbumParameter.album, AlbumParameter.shownNumber, AlbumParameter.page, Common.patient],
        examples: [
          Example(
            after: filled, "album show Holidays",
            prints: "number  name  kind\n     1  suco  photo\n     2  agua  photo"),
          Example(
            after: filled, "album show Holidays 2",
            prints: "number         2\nname           agua\nkind           photo\n…\nin all         2"),
        ]),
      .reads, run: showAlbum),
    Command(
      Signature(
        "album", "open", [AlbumParameter.album, AlbumParameter.page, Common.patient],
        examples: [
          Example(after: filled, "album open Holidays", prints: "number  name  kind\n     1  suco  photo\n…")
        ]),
      .reads, run: openAlbum),
    Command(
      Signature(
        "album", "find", [AlbumParameter.words, Common.patient],
        examples: [
          Example(
            after: filled, "album find agua",
            prints: "album     number  name  kind\nHolidays       2  agua  photo")
        ]),
      .reads, run: findPictures),
    Command(
      Signature(
        "album", "print",
        [AlbumParameter.album, AlbumParameter.file, AlbumParameter.page, Common.replace, Common.patient],
        examples: [Example(after: filled, "album print Holidays holidays.pdf", prints: "✓ holidays.pdf")]),
      .acts, run: printAlbum),
  ]

  private static let changing = [
    Command(
      Signature(
        "album", "new", [AlbumParameter.newName, Common.patient],
        examples: [Example(after: giovanna, "album new Holidays", prints: "✓ the album Holidays of Giovanna …")]),
      .changes, check: Context.requirePatient, run: newAlbum),
    Command(
      Signature(
        "album", "put", [AlbumParameter.own, AlbumParameter.pictures, Common.patient],
        examples: [
          Example(
            after: made, "album put Holidays pictures/suco.svg pictures/agua.svg",
            prints: "✓ Holidays: 2 pictures more, 2 in all")
        ]),
      .changes, check: Context.requirePatient, run: putPictures),
    Command(
      Signature(
        "album", "take", [AlbumParameter.own, AlbumParameter.numbers, Common.patient],
        examples: [Example(after: filled, "album take Holidays 1", prints: "✓ Holidays: 1 picture less, 1 in all")]),
      .changes, run: takePictures),
    Command(
      Signature(
        "album", "edit", [AlbumParameter.own, AlbumParameter.rename, Common.patient],
        examples: [Example(after: made, "album edit Holidays --rename Sea", prints: "✓ Sea changed")]),
      .changes, run: editAlbum),
    Command(
      Signature(
        "album", "remove", [AlbumParameter.own, Common.patient],
        examples: [Example(after: made, "album remove Holidays", prints: "✓ Holidays removed")]),
      .changes, run: removeAlbum),
    Command(
      Signature(
        "album", "symbol",
        [
          AlbumParameter.own, AlbumParameter.number, AlbumParameter.symbolName, AlbumParameter.category, Common.patient,
        ],
        examples: [
          Example(
            after: filled + ["category new drinks --color blue"], "album symbol Holidays 2 water --category drinks",
            prints: "✓ water is a symbol of Giovanna, in drinks")
        ]),
      .changes, run: makeSymbol),
  ]

  static let draw = [
    Command(
      Signature(
        "draw", nil,
        [AlbumParameter.drawing, AlbumParameter.drawingAlbum, AlbumParameter.drawingName, Common.patient],
        examples: [
          Example(
            after: giovanna, "draw pictures/desenho.svg",
            prints: "✓ desenho is in the album drawings of Giovanna")
        ]),
      .changes, run: takeDrawing)
  ]

  private static let giovanna = ["patient new Giovanna", "use giovanna"]
  private static let made = giovanna + ["album new Holidays"]
  private static let filled = made + ["album put Holidays pictures/suco.svg pictures/agua.svg"]
}
