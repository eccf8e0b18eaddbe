public import TagarelaKit
import Workspace

/// One of the workspace's settings: what it is called, and what it may be.
public struct Setting: Identified {
  /// Its name in files and in JSON; languages call it by its `field.KEY`.
  public let key: String
  public var id: String { key }
  public let kind: Kind
  /// What holds where it isn't set; nil for nothing that can be told.
  public let usual: Value?
  /// Whether something holds nevertheless: it depends on the machine, and on whom it is for.
  public let hasUsual: Bool
  /// Whether it can be otherwise for one patient than it is for everybody.
  public let isByPatient: Bool
  /// Called with what is kept when somebody sets it.
  let whenSet: @Sendable (_ kept: String) throws -> Void

  /// What a setting may be.
  public enum Kind: Sendable {
    case text
    case email
    /// The identifier of a language of the program.
    case language
    /// The identifier of a voice.
    case voice
    /// With what is said of one that lies outside.
    case number(ClosedRange<Double>, refusal: Phrase)
    /// The same, without a fraction.
    case whole(ClosedRange<Int>, refusal: Phrase)
    /// One of a few words, which languages call by their `value.WORD`.
    case choice([String])
    /// A text that is looked at before it is kept: gives what is kept, and throws where it can't be that.
    case checked(@Sendable (_ text: String, _ clinic: Clinic) throws -> String)
  }

  /// - Parameters:
  ///   - key: lower case; a module's begin with what it is about and a point.
  ///   - usual: what holds where it isn't set; nil for nothing that can be told.
  ///   - hasUsual: whether something holds nevertheless.
  ///   - isByPatient: whether it can be otherwise for one patient than it is for everybody.
  ///   - whenSet: called with what is kept when somebody sets it; what it throws refuses that.
  public init(
    _ key: String, _ kind: Kind, usual: Value? = nil, hasUsual: Bool = false, isByPatient: Bool = false,
    whenSet: @escaping @Sendable (_ kept: String) throws -> Void = { _ in }
  ) {
    self.key = key
    self.kind = kind
    self.usual = usual
    self.hasUsual = hasUsual
    self.isByPatient = isByPatient
    self.whenSet = whenSet
  }

  /// What one types for it: the language's word, else the key.
  func name(in wording: Wording) -> String {
    let word = wording.word("option.\(key)")
    return key.hasSuffix("." + word) ? key : word
  }

  /// All settings, in the order in which they are shown.
  static func all(_ registry: Registry, _ wording: Wording) -> [Setting] {
    [
      Setting("name", .text),
      Setting("email", .email),
      Setting("therapist_email", .email),
      Setting("role", .choice(["therapist", "tutor"]), usual: .word("therapist")),
      Setting("language", .language, usual: .text(wording.language.id), isByPatient: true),
      Setting("adult_no", .choice(["yes", "no"]), usual: .word("no"), isByPatient: true),
      .dwell,
      Setting("own_pictures", .choice(["yes", "no"]), usual: .word("yes"), isByPatient: true),
      Setting("favourites_only", .choice(["yes", "no"]), usual: .word("no"), isByPatient: true),
      .seenActivities,
      Setting("outbox", .text, hasUsual: true),
      Setting(
        Clinic.transportSetting, .choice(registry.all(.transports).map(\.id)), usual: .word(Transport.folderID)),
      Setting(
        LetterSize.setting, .number(LetterSize.range, refusal: LetterSize.refusal), usual: .real(LetterSize.usual)),
      Setting(Clinic.companionSetting, .choice(["yes", "no"]), usual: .word("yes")),
      Setting(Camera.setting, .text, hasUsual: true),
      Setting("voice", .voice, hasUsual: true, isByPatient: true),
      .speech("rate"),
      .speech("pitch"),
      .speech("volume"),
      Setting(
        "letters", .choice(LetterCase.allCases.map(\.rawValue)), usual: .word(LetterCase.asWritten.rawValue),
        isByPatient: true),
      Setting(
        "clock", .choice([usualClock] + registry.all(.pronunciations).flatMap(\.clocks).removingRepeats),
        usual: .word(usualClock)),
      .pager,
    ] + registry.all(.settings)
  }

  /// Whether what is longer than the screen is shown page by page at the prompt.
  public static let pager = Setting("pager", .choice(["yes", "no"]), usual: .word("yes"))

  private static func speech(_ key: String) -> Setting {
    Setting(
      key, .number(SpeechManner.range(of: key), refusal: SpeechManner.refusal(of: key)), hasUsual: true,
      isByPatient: true)
  }

  private static let usualClock = "usual"
}

extension ExtensionPoint<Setting> {
  /// Settings of modules, beside the core's.
  public static var settings: Self { Self("settings") }
}

extension Clinic {
  /// All settings, in the order in which they are shown.
  public var settings: [Setting] { Setting.all(registry, wording) }

  /// The setting that a word means, by its key or by what any language calls it, the language of ``wording`` before others.
  ///
  /// - Throws: ``Failure`` `settings.unknown`.
  public func setting(named word: String) throws -> Setting {
    let settings = settings
    let languages = [wording.language] + registry.all(.languages).filter { $0.id != wording.language.id }
    for language in languages {
      let found = meant(by: word, among: settings, names: names(in: Wording(language.id, in: registry)))
      if let setting = found.first, found.count == 1 { return setting }
      if !found.isEmpty { break }
    }
    do {
      return try only(meantBy: word, among: settings, unknown: "settings.unknown", names: names(in: wording))
    } catch var failure {
      failure.what = Phrase("settings.unknown", ["key": .text(word)])
      throw failure
    }
  }

  /// What a setting is called in a language, first what one types for it.
  private func names(in wording: Wording) -> (Setting) -> [String] {
    { [$0.name(in: wording), $0.key, wording.text(Phrase("field.\($0.key)"))] }
  }

  /// What one types for a setting: the language's word, else the key.
  public func name(of setting: Setting) -> String { setting.name(in: wording) }

  /// What a setting is: what it was set to, else what usually holds.
  public func value(of setting: Setting) throws -> Value {
    shown(try workspace.setting(setting.key), setting)
  }

  /// What was kept of a setting as people see it; what usually holds for nil.
  func shown(_ kept: String?, _ setting: Setting) -> Value {
    guard let kept else { return shown(setting.usual, setting) }
    switch setting.kind {
    case .text, .email, .voice, .checked: return .text(kept)
    case .language: return shown(.text(kept), setting)
    case .choice: return .word(kept)
    case .number: return Double(kept).map(Value.real) ?? setting.usual ?? .none
    case .whole: return Int(kept).map(Value.integer) ?? setting.usual ?? .none
    }
  }

  /// A language is shown by what it calls itself.
  private func shown(_ value: Value?, _ setting: Setting) -> Value {
    guard case .language = setting.kind, case .text(let id)? = value else { return value ?? .none }
    return .text(registry.first(.languages, id: id)?.name ?? id)
  }

  /// Sets a setting.
  ///
  /// - Parameters:
  ///   - text: as somebody wrote it; nil takes it back.
  ///   - choice: reads one of a few words as it was written; as it is, where it is the word itself.
  /// - Returns: what is kept.
  /// - Throws: ``Failure`` where it can't be that, and what `choice` throws.
  @discardableResult
  public func set(
    _ setting: Setting, to text: String?,
    choice: (_ text: String, _ words: [String]) throws -> String = Clinic.exactly
  ) throws -> String? {
    let value = try text.map { try checked($0, setting, choice) }
    if let value { try setting.whenSet(value) }
    try workspace.set(setting.key, to: value)
    return value
  }

  /// One of a few words as it is.
  ///
  /// - Throws: ``Failure`` `value.not_choice`.
  public static func exactly(_ text: String, among words: [String]) throws -> String {
    guard words.contains(text) else { throw Failure("value.not_choice", ["text": .text(text)], candidates: words) }
    return text
  }

  /// What is kept of a text that somebody wrote.
  func checked(
    _ text: String, _ setting: Setting, _ choice: (String, [String]) throws -> String
  ) throws -> String {
    switch setting.kind {
    case .text: return text
    case .checked(let check): return try check(text, self)
    case .email: return try EmailAddress(validating: text).description
    case .voice: return try voice(named: text).id
    case .choice(let words): return try choice(text, words)
    case .language:
      guard let language = wording.language(called: text, in: registry) else {
        throw Failure("language.unknown", ["text": .text(text)], candidates: registry.all(.languages).map(\.id))
      }
      return language.id
    case .number(let range, let refusal):
      guard let number = Double(text.replacing(",", with: ".")), number.isFinite else {
        throw Failure("value.not_number", ["text": .text(text)])
      }
      guard range.contains(number) else { throw Failure(refusal) }
      return String(number)
    case .whole(let range, let refusal):
      guard let number = Int(text) else { throw Failure("value.not_number", ["text": .text(text)]) }
      guard range.contains(number) else { throw Failure(refusal) }
      return String(number)
    }
  }
}
