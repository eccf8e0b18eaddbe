import Sentences

/// What is measured or paid, as it is said.
struct SpokenUnit {
  let one: String
  let several: String
  var gender = Gender.masculine
  /// Of money: hundredths have a name of their own.
  var isMoney = false

  static let before = ["R$", "US$", "$", "€", "£"]

  static let after = [
    "%", "kg", "g", "mg", "km", "m", "cm", "mm", "km/h", "l", "L", "ml", "mL", "h", "hs", "hr", "hrs", "min", "€", "°C",
    "ºC", "°", "x",
    "R$",
  ]

  /// By sign; `%` and what has no entry is said by its own rule.
  static let all: [String: SpokenUnit] = [
    "R$": SpokenUnit(one: "real", several: "reais", isMoney: true),
    "US$": SpokenUnit(one: "dólar", several: "dólares", isMoney: true),
    "$": SpokenUnit(one: "dólar", several: "dólares", isMoney: true),
    "€": SpokenUnit(one: "euro", several: "euros", isMoney: true),
    "£": SpokenUnit(one: "libra", several: "libras", gender: .feminine, isMoney: true),
    "%": SpokenUnit(one: "por cento", several: "por cento"),
    "kg": SpokenUnit(one: "quilo", several: "quilos"),
    "g": SpokenUnit(one: "grama", several: "gramas"),
    "mg": SpokenUnit(one: "miligrama", several: "miligramas"),
    "km": SpokenUnit(one: "quilômetro", several: "quilômetros"),
    "m": SpokenUnit(one: "metro", several: "metros"),
    "cm": SpokenUnit(one: "centímetro", several: "centímetros"),
    "mm": SpokenUnit(one: "milímetro", several: "milímetros"),
    "km/h": SpokenUnit(one: "quilômetro por hora", several: "quilômetros por hora"),
    "l": litre, "L": litre, "ml": millilitre, "mL": millilitre,
    "h": hour, "hs": hour, "hr": hour, "hrs": hour,
    "min": SpokenUnit(one: "minuto", several: "minutos"),
    "°C": degree, "ºC": degree,
    "°": SpokenUnit(one: "grau", several: "graus"),
    "x": SpokenUnit(one: "vez", several: "vezes", gender: .feminine),
  ]

  private static let hour = SpokenUnit(one: "hora", several: "horas", gender: .feminine)
  private static let litre = SpokenUnit(one: "litro", several: "litros")
  private static let millilitre = SpokenUnit(one: "mililitro", several: "mililitros")
  private static let degree = SpokenUnit(one: "grau Celsius", several: "graus Celsius")

  /// The plural begins at two: um vírgula cinco quilo.
  func name(of whole: Int) -> String { whole < 2 ? one : several }
}
