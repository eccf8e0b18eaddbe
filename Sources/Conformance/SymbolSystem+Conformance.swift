public import TagarelaKit

/// Opens a symbol system, lists it, asks for pictures of what it lists and for what nobody has.
///
/// - Parameters:
///   - aids: what a system may use.
///   - most: how many pictures are asked for, spread over the list.
/// - Returns: what it breaks of ``SymbolSystem``'s and ``SymbolSource``'s promises; empty when it keeps them.
public func checkConformance(of system: SymbolSystem, with aids: SystemAids, pictures most: Int = 200) -> [String] {
  var found = complaints(aboutIdentifier: system.id, of: "system")
  if system.name.isEmpty { found.append("it has no name") }
  let values = system.choices.flatMap(\.values)
  if Set(values).count != values.count { found.append("a value stands in two choices") }
  if system.choices.contains(where: { $0.key.isEmpty || $0.values.count < 2 }) {
    found.append("a choice has a key and at least two values")
  }
  do {
    let source = try system.open(aids)
    var check = SourceCheck(system: system, source: source, renderer: aids.renderer)
    found += try check.listComplaints()
    found += check.pictureComplaints(most) + check.strangeComplaints() + check.joiningComplaints()
  } catch {
    found.append("it can't be opened and listed: \(error)")
  }
  return found.map { "system \(system.id): \($0)" }
}

private struct SourceCheck {
  let system: SymbolSystem
  let source: any SymbolSource
  let renderer: any Renderer
  private var codes: [String] = []

  init(system: SymbolSystem, source: any SymbolSource, renderer: any Renderer) {
    self.system = system
    self.source = source
    self.renderer = renderer
  }

  mutating func listComplaints() throws -> [String] {
    var found: [String] = []
    let before = try source.fingerprint()
    var seen: Set<String> = []
    var isBeyond = false
    let told = try source.list(progress: { done, total in if done > total { isBeyond = true } }) { symbol in
      if !seen.insert(symbol.code).inserted { found.append("\(symbol.code) is listed twice") }
      found += complaints(about: symbol)
      codes.append(symbol.code)
    }
    if isBeyond { found.append("more is done than there is") }
    if told.contains(where: { $0.file.isEmpty || ($0.row ?? 1) < 1 }) { found.append("a complaint names no place") }
    if try source.fingerprint() != before { found.append("its fingerprint changes though nothing has") }
    // A list that is wrong in one row is wrong in thousands.
    return Array(found.prefix(10))
  }

  private func complaints(about symbol: SystemSymbol) -> [String] {
    var found: [String] = []
    let code = symbol.code
    if code.isEmpty || code.first?.isWhitespace == true || code.last?.isWhitespace == true
      || code.contains(where: \.isNewline)
    {
      found.append("“\(code)” is no code: one line, no blanks at its ends")
    }
    if symbol.concept == nil, symbol.words.allSatisfy(\.value.isEmpty) { found.append("\(code) has no words") }
    if symbol.words.values.joined().contains(where: \.isEmpty) || symbol.concept?.isEmpty == true
      || symbol.category?.isEmpty == true || symbol.tags.contains(where: \.isEmpty)
    {
      found.append("\(code) has a text without letters")
    }
    return found
  }

  func pictureComplaints(_ most: Int) -> [String] {
    let step = max(1, codes.count / max(1, most))
    var found = stride(from: 0, to: codes.count, by: step).compactMap { picture(of: codes[$0], []) }
    guard let first = codes.first else { return found }
    for value in system.choices.flatMap(\.values) + ["no-such-value"] {
      if let complaint = picture(of: first, [value]) { found.append("\(complaint) (\(value))") }
    }
    return Array(found.prefix(10))
  }

  private func picture(of code: String, _ choices: [String]) -> String? {
    do {
      let picture = try source.picture(of: code, choices: choices)
      let facts = try renderer.inspect(picture: picture.bytes)
      return facts.width > 0 && facts.height > 0 ? nil : "the picture of \(code) has no size"
    } catch {
      return "\(code) is listed, but has no picture: \((error as? Failure)?.what.key ?? "\(error)")"
    }
  }

  /// What is not there ends in a ``Failure``, which can be put into words.
  func strangeComplaints() -> [String] {
    let strange = [
      "", " ", "\n", "no such symbol", "🙂\u{301}", "../../etc/passwd", String(repeating: "x", count: 100_000),
    ]
    return strange.filter { !codes.contains($0) }.flatMap { code -> [String] in
      let shown = String(code.prefix(20))
      return outcome("symbol “\(shown)”") { _ = try source.symbol(code) }
        + outcome("picture of “\(shown)”") { _ = try source.picture(of: code, choices: []) }
    }
  }

  func joiningComplaints() -> [String] {
    let lists = [[], Array(codes.prefix(1)), Array(codes.prefix(2)), ["no such symbol"], Array(codes.prefix(1)) + [""]]
    return lists.flatMap { codes in outcome("joining \(codes.count)") { _ = try source.joined(codes) } }
  }

  private func outcome(_ what: String, _ body: () throws -> Void) -> [String] {
    do {
      try body()
      return []
    } catch is Failure {
      return []
    } catch {
      return ["\(what): an error that is no Failure: \(error)"]
    }
  }
}
