import Foundation

/// Presage, the predictor that Debian has for those who write with few keys: with the texts that it comes with, where it has
/// some in the language, and with the sentences that ours learned from. It learns from what is written, as ours does.
enum Presage {
  /// - Returns: the share of taps that it saves; nothing where it isn't installed, which is said.
  static func all(_ bench: Bench, _ language: String, _ sentences: [String]) throws -> [(name: String, saved: Double)] {
    guard FileManager.default.isExecutableFile(atPath: learner) else {
      bench.report.note("presage isn't installed (apt-get install presage): its figures are left out")
      return []
    }
    let text = try bench.write(sentences.joined(separator: "\n"), to: "sentences-\(language).txt")
    let learned = bench.path("presage-\(language).db")
    for (count, flags) in [(1, []), (2, ["-a"]), (3, ["-a"])] {
      try Programs.run(learner, ["-l", "-n", "\(count)", "-f", "sqlite", "-o", learned] + flags + [text])
    }
    let own = "/usr/share/presage/database_\(language).db"
    let databases = [("presage with its own texts", own), ("presage with our sentences", learned)]
    return try databases.filter { FileManager.default.fileExists(atPath: $0.1) }.map { name, database in
      (name, try saved(bench, language, database))
    }
  }

  private static let learner = "/usr/bin/text2ngram"

  private static func saved(_ bench: Bench, _ language: String, _ database: String) throws -> Double {
    let home = bench.path("presage-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: home + "/.presage", withIntermediateDirectories: true)
    let cases = Places.root.appendingPathComponent("Tests/Cases/prediction/\(language).tsv").path
    let script = try bench.write(source, to: "presage.py")
    let answer = try Programs.output(
      of: "/usr/bin/env",
      ["HOME=\(home)", try Programs.python(), "-W", "ignore", script, database, "\(WrittenTaps.offers)", cases])
    guard let saved = Double(answer.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n").last ?? "")
    else { throw Trouble("presage gave no figure") }
    return saved
  }

  /// Words are counted as ``WrittenTaps`` does.
  private static let source = #"""
    import ctypes, sys
    database, offers, cases = sys.argv[1:]
    library = ctypes.CDLL("libpresage.so.1")
    Stream = ctypes.CFUNCTYPE(ctypes.c_char_p, ctypes.c_void_p)
    library.presage_new.argtypes = [Stream, ctypes.c_void_p, Stream, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)]
    library.presage_predict.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.POINTER(ctypes.c_char_p))]
    library.presage_config_set.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
    written = b""
    past = Stream(lambda _: written)
    future = Stream(lambda _: b"")
    presage = ctypes.c_void_p()
    assert library.presage_new(past, None, future, None, ctypes.byref(presage)) == 0
    def configure(key, value):
        assert library.presage_config_set(presage, key.encode(), value.encode()) == 0
    configure("Presage.Selector.SUGGESTIONS", offers)
    # As ours does: not everybody who needs a word sees it the first time.
    configure("Presage.Selector.REPEAT_SUGGESTIONS", "yes")
    configure("Presage.Predictors.DefaultSmoothedNgramPredictor.DBFILENAME", database)
    def offered():
        result = ctypes.POINTER(ctypes.c_char_p)()
        assert library.presage_predict(presage, ctypes.byref(result)) == 0
        words, index = [], 0
        while result[index]:
            words.append(result[index].decode("utf-8", "replace").lower())
            index += 1
        return words
    def words_of(sentence):
        for word in sentence.split():
            while word and not word[-1].isalnum() and word[-1] != "'": word = word[:-1]
            while word and not word[0].isalnum(): word = word[1:]
            if word: yield word
    without = with_it = 0
    before = ""
    for line in open(cases, encoding="utf8"):
        cells = line.rstrip("\n").split("\t")
        if line.startswith("#") or len(cells) != 3: continue
        for word in words_of(cells[2]):
            without += len(word) + 1
            taps = len(word) + 1
            for typed in range(len(word)):
                written = (before + word[:typed]).encode()
                if word.lower() in offered():
                    taps = typed + 1
                    break
            with_it += taps
            before += word + " "
            written = before.encode()
        before = before.rstrip() + ". "
    print(1 - with_it / without)
    """#
}
