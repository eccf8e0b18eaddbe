/// Some figures that belong together.
struct Part: Sendable {
  let name: String
  let measure: @Sendable (Bench) throws -> Void
  static let all: [Part] = [
    .start, .memory, .prompt, .scripts, .records, .history, .search, .systems, .catalog, .relevance, .documents,
    .exchange, .foreign,
    .programs, .pages, .letters, .sentences, .prediction, .speech, .communicator, .timers, .agenda, .album, .learning,
    .reports, .sealed,
  ]
}
