import Foundation
public import TagarelaKit

/// Has a transport deliver a letter, and one that can't be made.
///
/// - Parameters:
///   - id: the transport's.
///   - registry: with the transport's texts.
///   - whole: delivers a letter, which really leaves, so it should go to nobody who is there. Returns the files that it left,
///     and whether it has a receipt.
///   - broken: delivers one whose files can't be made, as where no module brings a format.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(
  ofTransport id: String, in registry: Registry, delivering whole: () throws -> (paths: [String], hasReceipt: Bool),
  refusing broken: () throws -> Void
) -> [String] {
  let key = "value.\(id)"
  let named = registry.all(.translations).filter { MessageTable($0.words).texts[key] != nil }.map(\.language)
  var found = complaints(aboutIdentifier: id, of: "transport")
  found += registry.all(.languages).map(\.id).filter { !named.contains($0) }.map { "\($0): no word for \(key)" }
  do {
    let (paths, hasReceipt) = try whole()
    if paths.isEmpty, !hasReceipt { found.append("it says nothing of what became of a letter") }
    found += paths.filter { !FileManager.default.fileExists(atPath: $0) }.map { "it left no \($0)" }
  } catch is Failure {
    // It says why none can leave from here.
  } catch {
    found.append("what it throws is no Failure: \(error)")
  }
  do {
    try broken()
    found.append("it says that a letter has left that can't be made")
  } catch is Failure {
  } catch {
    found.append("what it throws is no Failure: \(error)")
  }
  return found.map { "transport \(id): \($0)" }
}
