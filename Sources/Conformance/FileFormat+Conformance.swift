import Foundation
public import TagarelaKit

/// Has a format write what a workspace sends and read what it wrote, and gives its reader what no writer wrote.
///
/// - Parameters:
///   - aids: what a writer may use; a test takes ``WritingAids/forConformance``.
///   - carried: leaves of a parcel what this format can hold; all of it unless given.
/// - Returns: what it breaks of ``FileFormat``'s promises; empty when it keeps them. A reader that traps is not caught.
public func checkConformance(
  of format: FileFormat, with aids: WritingAids = .forConformance, reading: ReadingAids = .forConformance,
  carried: (Parcel) -> Parcel = { $0 }
) -> [String] {
  var found = complaints(aboutIdentifier: format.id, of: "format")
  let usable = format.endings.allSatisfy { ending in
    !ending.isEmpty && ending == ending.lowercased() && !ending.contains { ". /".contains($0) }
  }
  if format.endings.isEmpty || !usable { found.append("endings are lower case, without dot: \(format.endings)") }
  if format.read == nil, format.write == nil { found.append("it can neither be read nor written") }
  if (format.read == nil) != format.reads.isEmpty { found.append("it reads something if and only if it can read") }
  if (format.write == nil) != format.writes.isEmpty { found.append("it writes something if and only if it can write") }
  var files: [(parcel: Parcel, data: Data)] = []
  for kind in Parcel.Kind.allCases where format.writes.contains(kind) {
    for seed in 0..<20 {
      var maker = ParcelMaker(seed: UInt64(seed))
      let made = maker.parcel(kind)
      var parcel = carried(made)
      if !format.carries.contains(.items) {
        parcel.items = []
      } else if format.read != nil, parcel.items != made.items {
        found.append("a \(kind) is said to carry what modules add, and doesn't (seed \(seed))")
      }
      do {
        guard let data = try format.file(of: parcel, with: aids) else { continue }
        if data.isEmpty { found.append("a \(kind) is written as nothing (seed \(seed))") }
        files.append((parcel, data))
        found += try complaints(aboutSealed: parcel, in: format, aids).map { "a \(kind) (seed \(seed)) \($0)" }
      } catch {
        found.append("a \(kind) can't be written (seed \(seed)): \(error)")
      }
    }
  }
  if let read = format.read {
    let check = ReaderCheck(format: format) {
      // Some readers leave the file to another program.
      let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("conformance-\(UUID().uuidString).\(format.endings.first ?? "")")
      try $0.write(to: place)
      defer { try? FileManager.default.removeItem(at: place) }
      return try read(InputFile(path: place.path, bytes: $0), reading)
    }
    found += check.complaints(aboutWritten: files) + check.complaints(aboutHostile: files.map(\.data))
  }
  return found.map { "format \(format.id): \($0)" }
}

/// What opens itself holds of a parcel only what was sealed.
private func complaints(aboutSealed parcel: Parcel, in format: FileFormat, _ aids: WritingAids) throws -> [String] {
  guard let write = format.writeSealed else { return [] }
  let sink = CollectingSink()
  var count = 0
  try write(parcel, sink, aids) { _ in
    count += 1
    return Data("sealed".utf8)
  }
  let told = ([parcel.patient?.uid] + parcel.plans.map(\.uid) + parcel.allBoards.map(\.uid)).compactMap(\.self)
    .filter { !$0.isEmpty && sink.bytes.range(of: Data($0.utf8)) != nil }
  return (count == 0 ? ["is written with nothing sealed"] : []) + told.map { "tells \($0) outside of what is sealed" }
}

private struct ReaderCheck {
  let format: FileFormat
  let read: @Sendable (Data) throws -> Reading

  func complaints(aboutWritten files: [(parcel: Parcel, data: Data)]) -> [String] {
    var found: [String] = []
    for (index, file) in files.enumerated() {
      let what = "\(file.parcel.kind) \(index)"
      if !format.recognises(file.data.prefix(FileFormat.beginning)) {
        found.append("\(what) is written, but not recognised")
      }
      do {
        let reading = try read(file.data)
        if reading.parcel != file.parcel { found.append("\(what) is not read as it was written") }
        if !reading.complaints.isEmpty {
          found.append("\(what) is complained about: \(reading.complaints.map(\.key))")
        }
      } catch {
        found.append("\(what) is written, but not read: \(error)")
      }
    }
    // Of each kind the shortest files: their cuts fall into every part of the form.
    for kind in Parcel.Kind.allCases {
      for file in files.filter({ $0.parcel.kind == kind }).sorted(by: { $0.data.count < $1.data.count }).prefix(3) {
        found += complaints(aboutCut: file.data, of: file.parcel, "a \(kind) of \(file.data.count) bytes")
      }
    }
    return found
  }

  /// Of a file that was cut, nothing may pass for the whole.
  private func complaints(aboutCut data: Data, of parcel: Parcel, _ what: String) -> [String] {
    stride(from: 0, to: data.count, by: 97).flatMap { length -> [String] in
      let part = data.prefix(length)
      let isWhole = data[part.endIndex...].allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
      return outcome(of: Data(part), "\(what), cut after \(length) bytes") { reading in
        !isWhole && reading.parcel == parcel && reading.complaints.isEmpty ? "passes for the whole" : nil
      }
    }
  }

  func complaints(aboutHostile files: [Data]) -> [String] {
    var noise = Noise(state: 97)
    var inputs: [(String, Data)] = [("nothing", Data()), ("a NUL", Data([0])), ("no UTF-8", Data([0xC3, 0x28, 0xFF]))]
    for open in ["[", "{\"a\":", "<a>", "(", "\""] {
      inputs.append(("“\(open)” 100,000 times", Data(String(repeating: open, count: 100_000).utf8)))
    }
    inputs += (0..<200).map { index in
      let count = Int.random(in: 1...600, using: &noise)
      return ("random bytes \(index)", Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &noise) }))
    }
    // Files of ours with bytes exchanged go deeper into the reader than noise does.
    for (index, file) in files.enumerated() where index % 3 == 0 && file.count < 200_000 {
      var damaged = file
      for _ in 0..<5 {
        let place = Int.random(in: 0..<max(1, damaged.count), using: &noise)
        if damaged.indices.contains(place) { damaged[place] = UInt8.random(in: 0...255, using: &noise) }
      }
      inputs.append(("file \(index) with other bytes", damaged))
    }
    return inputs.flatMap { what, data in
      _ = format.recognises(data.prefix(FileFormat.beginning))
      return outcome(of: data, what) { _ in nil }
    }
  }

  /// What is not read ends in a ``Failure``, which can be put into words.
  private func outcome(of data: Data, _ what: String, _ judge: (Reading) -> String?) -> [String] {
    do {
      return try judge(read(data)).map { ["\(what): \($0)"] } ?? []
    } catch is Failure {
      return []
    } catch {
      return ["\(what): an error that is no Failure: \(error)"]
    }
  }
}
