public import Clinic
import Foundation
public import TagarelaKit

/// Has a transport deliver a letter, and one that can't be made.
///
/// - Parameters:
///   - letter: it really leaves, so it should go to nobody who is there.
///   - broken: one whose files can't be made, as where no module brings a format.
///   - registry: with the transport's texts.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(
  of transport: Transport, delivering letter: Outgoing, refusing broken: Outgoing, in registry: Registry
) -> [String] {
  var found = complaints(aboutTransport: transport, in: registry)
  do {
    let delivery = try transport.deliver(letter)
    if delivery.paths.isEmpty, delivery.receipt == nil { found.append("it says nothing of what became of a letter") }
    found += delivery.paths.filter { !FileManager.default.fileExists(atPath: $0) }.map { "it left no \($0)" }
  } catch is Failure {
    // It says why none can leave from here.
  } catch {
    found.append("what it throws is no Failure: \(error)")
  }
  do {
    _ = try transport.deliver(broken)
    found.append("it says that a letter has left that can't be made")
  } catch is Failure {
  } catch {
    found.append("what it throws is no Failure: \(error)")
  }
  return found.map { "transport \(transport.id): \($0)" }
}

/// What can be told without a letter: whether it can be named.
func complaints(aboutTransport transport: Transport, in registry: Registry) -> [String] {
  let key = "value.\(transport.id)"
  let named = registry.all(.translations).filter { MessageTable($0.words).texts[key] != nil }.map(\.language)
  return complaints(aboutIdentifier: transport.id, of: "transport")
    + registry.all(.languages).map(\.id).filter { !named.contains($0) }.map { "\($0): no word for \(key)" }
}
