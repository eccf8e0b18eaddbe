import Conformance
import Shell
public import TagarelaKit

/// All that is wrong with a pack, and what it would bring.
public struct PackCheck: Sendable {
  public let complaints: [FileComplaint]
  /// Whether it can be added all the same: what is wrong is left out.
  public let isUsable: Bool
  /// What it brings, the kind of thing (`symbol`, `concept`, `text`) and how many.
  public let counts: [Count]
  /// What is said in another language; no fault.
  public var missing: [MissingTexts] = []

  public struct Count: Sendable, Equatable {
    public let kind: String
    public let count: Int
  }
}

extension ModuleShelf {
  /// Reads everything in a pack, and tries out what it registers beside all the other modules.
  ///
  /// - Parameter renderer: tries out its pictures.
  public func check(_ pack: FoundPack, renderer: any Renderer) throws -> PackCheck {
    let known = parts.map(\.id)
    let reading =
      pack.draft.map { ManifestReader.read(draft: $0, parts: known) }
      ?? ManifestReader.read(folder: pack.folder, parts: known)
    guard let manifest = reading.manifest else {
      return PackCheck(
        complaints: reading.complaints.map { FileComplaint($0, in: Manifest.fileName) }, isUsable: false, counts: [])
    }
    let others = registry(with: packs.filter { $0.id != manifest.id })
    let strangeFiles = strangeFiles(pack.folder)
    var complaints = strangeFiles
    if manifest.hasProgram, !manifest.adds.contains(where: isDoneByProgram) {
      complaints.append(FileComplaint(file: Manifest.fileName, what: Phrase("program.unused")))
    }
    let trial = PackTrial(module: pack.module(parts), beside: others)
    for addition in manifest.adds {
      guard let part = parts.first(where: { $0.id == addition.part }) else { continue }
      let content = PackContent(
        pack: manifest.id, folder: pack.folder, json: addition.json, command: manifest.command, known: others,
        whole: trial.registry)
      complaints += self.complaints(part, content)
    }
    if let failure = trial.failure {
      if complaints.isEmpty { complaints = [FileComplaint(failure, in: Manifest.fileName)] }
      return PackCheck(complaints: complaints, isUsable: false, counts: [])
    }
    let staging = try Staging(in: places.cache)
    defer { staging.remove() }
    let aids = trial.aids(renderer: renderer, cache: staging.path)
    // A promise that a file breaks has been told with the file's row.
    if complaints.isEmpty {
      complaints = trial.ambiguities(without: others) + trial.strangers() + trial.brokenPromises(aids)
    }
    let counts = trial.counts(aids)
    let isUsable = strangeFiles.isEmpty && counts.contains { $0.count > 0 }
    return PackCheck(complaints: complaints, isUsable: isUsable, counts: counts, missing: trial.missing)
  }

  private func isDoneByProgram(_ addition: Manifest.Addition) -> Bool {
    parts.contains { $0.id == addition.part && $0.isDoneByProgram }
  }

  /// What can't be copied: links, pipes.
  private func strangeFiles(_ folder: String) -> [FileComplaint] {
    do {
      _ = try PackFiles.paths(in: folder)
      return []
    } catch {
      return [FileComplaint(anything: error, in: Manifest.fileName)]
    }
  }

  private func complaints(_ part: PackPart, _ content: PackContent) -> [FileComplaint] {
    do {
      return try part.check(content)
    } catch {
      return [FileComplaint(anything: error, in: Manifest.fileName)]
    }
  }
}

extension FileComplaint {
  init(anything error: any Error, in file: String) {
    self.init(error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))]), in: file)
  }
}
