import Services
public import TagarelaKit
public import Workspace

extension Clinic {
  /// The same with what modules send along with its kind about its patient, one who is here.
  func withItems(_ parcel: Parcel) throws -> Parcel {
    guard let patient = try parcel.patient.flatMap({ try workspace.patient(uid: $0.uid) }) else { return parcel }
    var parcel = parcel
    for part in registry.all(.parcelParts) where part.travelsWith.contains(parcel.kind) {
      parcel.items += try part.gather(workspace, patient, parcel.kind)
    }
    return parcel
  }

  /// What a parcel's writer may use; pages have words in the letters of whose parcel it is, else of `reader`.
  public func writingAids(
    for parcel: Parcel, reader: PatientRecord?, _ page: PageSetup = PageSetup(),
    _ request: CompanionRequest = CompanionRequest()
  ) throws -> WritingAids {
    let whose = try parcel.patient.flatMap { try workspace.patient(uid: $0.uid) } ?? reader
    return try inLanguage(of: whose).writingAids(for: whose, page, request)
  }

  private func writingAids(for whose: PatientRecord?, _ page: PageSetup, _ request: CompanionRequest) throws
    -> WritingAids
  {
    var page = page
    page.letters = try letters(for: whose)
    var aids = try WritingAids(
      renderer: canvas, archiver: archiver, layouts: registry.all(.layouts), wording: wording, now: .now, page: page,
      isInterrupted: isInterrupted)
    aids.companion = try companion(request, for: whose, printingWith: aids)
    return aids
  }

  /// What a received file's reader may use.
  public var readingAids: ReadingAids {
    get throws {
      try ReadingAids(
        archiver: archiver, layouts: registry.all(.layouts), language: wording.language.id,
        pictures: FilePictures(renderer: canvas, isInterrupted: isInterrupted) { self.fetched($0) },
        isInterrupted: isInterrupted)
    }
  }

  /// Writes a parcel in a format.
  ///
  /// - Parameters:
  ///   - ending: of the file's name, for a format that has several.
  ///   - reader: in whose letters pages are written that belong to nobody.
  ///   - request: for a format that is used without the program.
  ///   - seal: for whom it is sealed; nil for no seal.
  ///   - language: of the words on its boards; nil for the reader's.
  /// - Returns: what of it the format has no place for.
  /// - Throws: ``Failure`` `export.cannot_carry`, and what the writer and the sink say.
  public func write(
    _ parcel: Parcel, as format: FileFormat, to sink: any ByteSink, ending: String, reader: PatientRecord?,
    _ request: CompanionRequest = CompanionRequest(), _ seal: Seal? = nil, wordsIn language: String? = nil
  ) throws -> Losses {
    let parcel = try withItems(parcel)
    guard let write = format.write, format.writes.contains(parcel.kind) else {
      let others = registry.all(.formats).filter { $0.writes.contains(parcel.kind) }.flatMap(\.endings)
      throw Failure(
        "export.cannot_carry", ["format": .text(format.id), "kind": .word(parcel.kind.rawValue)],
        hint: parcel.kind == .board && format.writes.contains(.plan)
          ? Phrase("export.cannot_carry.hint", ["format": .text(format.id)]) : nil,
        candidates: others.map { ".\($0)" })
    }
    var aids = try writingAids(for: parcel, reader: reader, PageSetup(), request)
    aids.ending = ending
    if let language { aids.wordsLanguage = language }
    let name = wording.choose(among: format.names) ?? format.id
    aids.progress = { [services] in services.progress(name, $0) }
    defer { services.progress(name, nil) }
    if let seal, seal.isSelfOpening, let writeSealed = format.writeSealed {
      try writeSealed(parcel, sink, aids) { try sealed($0, ending: ending, seal) }
    } else if let seal {
      let folder = try PrivateFolder()
      let plain = try FileSink(folder.path + "/plain", replacing: false)
      try write(parcel, plain, aids)
      try plain.finish()
      let content = try UserFiles.read(folder.path + "/plain", limit: Self.largestFile)
      try sink.write(sealed(content, ending: ending, seal))
    } else {
      try write(parcel, sink, aids)
    }
    return Losses(of: parcel, in: format)
  }
}
