public import TagarelaKit

extension FileFormat {
  /// Pages of anything that a parcel carries.
  public static let pdf = FileFormat(
    id: "pdf", endings: ["pdf"], writes: Set(Parcel.Kind.allCases), carries: carried,
    attaches: [.plan, .observations, .usage], mediaType: "application/pdf", guide: Phrase("pdf.guide"),
    write: { parcel, aids in
      try aids.renderer.render(Printout(parcel, aids).document(), as: .pdf, scale: 1)
    })

  /// A page of boards, plans or symbols as a picture of 144 pixels an inch.
  public static let png = picture("png", "image/png", as: .png, scale: 2)

  /// A page of boards, plans or symbols as a drawing.
  public static let svg = picture("svg", "image/svg+xml", as: .svg, scale: 1)

  /// What is seen on paper.
  private static let carried: Set<Carried> = [.pictures, .colors, .spans, .areas]

  private static func picture(
    _ ending: String, _ mediaType: String, as output: RenderOutput, scale: Double
  ) -> FileFormat {
    FileFormat(
      id: ending, endings: [ending], writes: [.plan, .board, .symbols], carries: carried, mediaType: mediaType,
      write: { parcel, aids in
        let pages = try Printout(parcel, aids).pictures()
        guard let page = pages.first, pages.count == 1 else {
          throw Failure("print.several", ["count": .integer(pages.count)], hint: Phrase("print.several.hint"))
        }
        return try aids.renderer.render(page, as: output, scale: scale)
      },
      writePages: { parcel, aids in
        try Printout(parcel, aids).pictures().map { try aids.renderer.render($0, as: output, scale: scale) }
      })
  }
}
