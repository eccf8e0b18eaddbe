/// What one does beside choosing, as a script says it.
public enum ComposeStep: String, ColonWord {
  case back = ":back"
  case end = ":end"
  case not = ":not"
  case ask = ":ask"
  case past = ":past"
  case future = ":future"
  case again = ":again"

  public static let texts = "compose.typed"
}
