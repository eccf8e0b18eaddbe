import Sentences

extension EnglishLists {
  /// At seven; it is three o'clock; all night; there is a party.
  static let telling = FewWordsTelling(
    thanks: "for", existence: "there is", than: "than", whatHour: "what time is it?", atWhatHour: "what time",
    hour: { number, isNamed in "at \(number.text)" + (isNamed ? " o'clock" : "") },
    clock: { number, _ in "it is \(number.text) o'clock" }, whole: { time, _ in "all \(time.text)" },
    compared: { ["bigger", "smaller", "taller", "older", "younger", "better", "worse", "faster"].contains($0) }
  ).withOwnersFirst(
    hourWord: "o'clock", dark: "dark", notThat: "not", dressing: ["on": "put-on-clothes", "off": "take-off-clothes"]
  ) { $0 + "'s" }
  .with(remaining: "left", sides: ["left", "right"])
  .with(whatName: "what is your name?", yearsOld: "years old")
  .with(
    MomentsTelling(until: "until") { day, part in
      (day.role == .noun ? "on \(day.text)" : day.text) + " \(part.text)"
    })
}
