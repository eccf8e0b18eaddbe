import Clinic
import Foundation
import Synchronization
import TagarelaKit
import Workspace

/// A plan's page as it is handed out.
struct ServedPage: Sendable {
  /// By which it is told from a newer one.
  let version: String
  let html: Data
  /// What it may ask for, as its head says; nil where it says nothing.
  let policy: String?

  init(_ html: Data) {
    self.html = html
    let head = String(decoding: html.prefix(4096), as: UTF8.self)
    version = head.firstMatch(of: /<meta name="version" content="([^"]*)">/).map { String($0.1) } ?? ""
    policy = head.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/).map { String($0.1) }
  }
}

/// The pages of plans, made when they are asked for and again when something has changed. Used by the clinic's thread alone.
final class PageShelf: Sendable {
  private struct State {
    var pages: [String: ServedPage] = [:]
    /// The order in which they were asked for, the last one last.
    var order: [String] = []
    var stamp: Stamp?
  }

  /// What pages are made of, as far as it is told cheaply.
  private struct Stamp: Equatable {
    var latestChange: Int64
    /// Agendas begin with today.
    let day: Day
  }

  /// Bytes of all of them.
  private static let most = 48 << 20
  private let state = Mutex(State())

  /// Between two moments of the log nothing was changed that pages show.
  func pass(from before: Int64, to after: Int64) {
    state.withLock { state in
      if state.stamp?.latestChange == before { state.stamp?.latestChange = after }
    }
  }

  /// The page of a plan as it is now.
  ///
  /// - Throws: ``Failure`` where it can't be made.
  func page(of plan: PlanRecord, in clinic: Clinic) throws -> ServedPage {
    let stamp = Stamp(latestChange: try clinic.workspace.latestChange(), day: Moment.now.day)
    let known = state.withLock { state -> ServedPage? in
      if state.stamp != stamp { (state.stamp, state.pages, state.order) = (stamp, [:], []) }
      return state.pages[plan.uid]
    }
    if let known { return known }
    let page = ServedPage(try clinic.servedPage(of: plan))
    state.withLock { state in
      state.pages[plan.uid] = page
      state.order = state.order.filter { $0 != plan.uid } + [plan.uid]
      while state.order.count > 1, state.pages.values.reduce(0, { $0 + $1.html.count }) > Self.most {
        state.pages[state.order.removeFirst()] = nil
      }
    }
    return page
  }
}

extension Clinic {
  /// The plan of an identity, if the patient has it.
  ///
  /// - Parameter patient: nil for anybody's.
  func plan(_ uid: String, of patient: Int64?) throws -> PlanRecord? {
    try workspace.plans(of: patient).first { $0.uid == uid }
  }

  /// A plan's page for a device, as `export` writes it.
  ///
  /// - Throws: ``Failure`` `serve.no_page` where no module makes pages.
  fileprivate func servedPage(of plan: PlanRecord) throws -> Data {
    guard let format = registry.all(.formats).first(where: { $0.isCompanion && $0.mediaType == "text/html" }) else {
      throw Failure("serve.no_page")
    }
    var request = CompanionRequest()
    request.manner.isServed = true
    let sink = CollectingSink()
    let parcel = try workspace.parcel(of: plan)
    _ = try write(parcel, as: format, to: sink, ending: format.endings.first ?? "", reader: nil, request)
    return sink.bytes
  }
}
