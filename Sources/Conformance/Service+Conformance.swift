public import Services
public import TagarelaKit

/// Has a service made among the others, and ends it.
///
/// - Parameters:
///   - registry: with the services that it needs.
///   - cache: a folder for what can be worked out again.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(of service: Service, in registry: Registry, cache: String) -> [String] {
  var found = complaints(aboutIdentifier: service.id, of: "service")
  let services = Services(registry, cache: cache)
  do {
    if try !services.makes(service) { found.append("service \(service.id): another makes what it would make") }
  } catch let failure as Failure where failure.what.key == "service.failed" {
    found.append("service \(service.id): what its making throws is no Failure: \(failure.what)")
  } catch let failure as Failure where ["service.circle", "service.missing"].contains(failure.what.key) {
    found.append("service \(service.id): \(failure.what)")
  } catch {
    // It says why it can't be had here; what isn't installed is no slip of its own.
  }
  services.end()
  return found
}
