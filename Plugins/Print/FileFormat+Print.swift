public import TagarelaKit

extension FileFormat {
  /// A4 pages of anything that a parcel carries.
  public static let pdf = FileFormat(
    id: "pdf", endings: ["pdf"], writes: Set(Parcel.Kind.allCases),
    write: { parcel, aids in
      try aids.renderer.render(Printout(aids).document(of: parcel), as: .pdf, scale: 1)
    })

  /// One board or plan as a picture of 144 pixels an inch.
  public static let png = picture("png", as: .png, scale: 2)

  /// One board or plan as a drawing.
  public static let svg = picture("svg", as: .svg, scale: 1)

  private static func picture(_ ending: String, as output: RenderOutput, scale: Double) -> FileFormat {
    FileFormat(
      id: ending, endings: [ending], writes: [.plan, .board],
      write: { parcel, aids in
        try aids.renderer.render(Printout(aids).picture(of: parcel), as: output, scale: scale)
      })
  }
}
