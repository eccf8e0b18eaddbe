import Clinic
import Desk
import Shell
import TagarelaKit

/// Brings the pictures of which files have only the addresses, before the files are received. A host learns from it which pictures
/// somebody here uses, so nothing is asked for unless the line says so and whoever sits there agrees.
struct FetchingPictures {
  let context: Context
  let arguments: Arguments

  /// - Returns: what is to be said of it, also that there is nothing to fetch, and of files that weren't looked into.
  /// - Throws: ``Failure`` `fetch.needs_yes`, `confirm.declined`, `interrupted`, and those of fetching.
  func run(_ paths: [String]) throws -> [Phrase] {
    let (addresses, sealed) = try wanted(paths)
    let passed = sealed > 0 ? [Phrase("fetch.sealed", ["count": .integer(sealed)])] : []
    guard !addresses.isEmpty else { return passed.isEmpty ? [Phrase("fetch.nothing")] : passed }
    let facts: KeyValuePairs<String, Value> = [
      "count": .integer(addresses.count), "hosts": Self.hosts(of: addresses),
    ]
    if !arguments[ReceiveParameter.yes] {
      guard context.console.isInteractive else {
        throw Failure(
          "fetch.needs_yes", facts,
          hint: Phrase("fetch.needs_yes.hint", ["yes": context.option(ReceiveParameter.yes)]))
      }
      context.console.message(context.wording.text(Phrase("fetch.preview", facts)).harmless)
      if let warning = Self.unencrypted(addresses) { context.console.message("! " + context.wording.text(warning)) }
      guard try context.ask(Phrase("fetch.question"), among: ["yes", "no"], usual: "no") == "yes" else {
        throw Failure("confirm.declined")
      }
    }
    let label = context.wording.text(Phrase("fetch.works"))
    defer { context.console.progress(label, nil) }
    let outcome = try fetch(addresses) { context.console.progress(label, $0) }
    let warning = context.console.isInteractive ? nil : Self.unencrypted(addresses)
    return [Phrase("fetch.done", ["count": .integer(outcome.count), "of": .integer(addresses.count)])]
      + (warning.map { [$0] } ?? []) + Self.told(outcome) + passed
  }

  private func fetch(_ addresses: [String], progress: (Double) -> Void) throws -> PictureFetcher.Outcome {
    do {
      return try context.clinic.fetch(addresses, progress: progress)
    } catch let failure as Failure where failure.what.key == "interrupted" {
      throw Failure("interrupted", hint: Phrase("fetch.interrupted.hint"))
    }
  }

  /// What the files only have addresses of, and how many of them are sealed. One file after the other, so that no more than one is in
  /// memory. What can't be read is told when it is received.
  private func wanted(_ paths: [String]) throws -> (addresses: [String], sealed: Int) {
    let clinic = try context.clinic
    var addresses: [String] = []
    var sealed = 0
    for path in paths {
      do {
        guard let reading = try readUnsealed(path, context, arguments) else {
          sealed += 1
          continue
        }
        addresses += clinic.addressesToFetch(reading)
      } catch let failure as Failure where failure.what.key != "interrupted" {
        continue
      }
    }
    return (addresses.removingRepeats, sealed)
  }

  /// What a reading lacks, and how to get it; nil where it lacks nothing.
  static func offer(_ addresses: [String], in context: Context) -> Phrase? {
    guard !addresses.isEmpty else { return nil }
    return Phrase(
      "fetch.offer",
      [
        "count": .integer(addresses.count), "hosts": hosts(of: addresses),
        "fetch": context.option(ReceiveParameter.fetch),
      ])
  }

  private static func unencrypted(_ addresses: [String]) -> Phrase? {
    let count = addresses.count { $0.lowercased().hasPrefix("http:") }
    return count > 0 ? Phrase("fetch.unencrypted", ["count": .integer(count)]) : nil
  }

  /// Why pictures didn't come, each reason once, with how many it concerns.
  private static func told(_ outcome: PictureFetcher.Outcome) -> [Phrase] {
    PictureFetcher.Reason.allCases.compactMap { reason in
      guard let hosts = outcome.failures[reason] else { return nil }
      return Phrase(key(of: reason), ["count": .integer(hosts.values.reduce(0, +)), "hosts": listed(hosts)])
    }
  }

  private static func key(of reason: PictureFetcher.Reason) -> String {
    switch reason {
    case .unreachable: "fetch.unreachable"
    case .certificate: "fetch.certificate"
    case .privateNetwork: "fetch.private_network"
    case .missing: "fetch.missing"
    case .refused: "fetch.refused"
    case .sentOn: "fetch.sent_on"
    case .tooLarge: "fetch.too_large"
    case .late: "fetch.late"
    case .broken: "fetch.broken"
    case .noPicture: "fetch.no_picture"
    case .limit: "fetch.limit"
    }
  }

  /// Those with the most pictures first.
  private static func hosts(of addresses: [String]) -> Value {
    listed(addresses.reduce(into: [:]) { $0[PictureFetcher.host(of: $1), default: 0] += 1 })
  }

  private static func listed(_ hosts: [String: Int]) -> Value {
    let names = hosts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key.brief }
    return .list(
      (names.prefix(mostHosts) + (names.count > mostHosts ? ["… +\(names.count - mostHosts)"] : [])).map { .text($0) })
  }

  private static let mostHosts = 4
}
