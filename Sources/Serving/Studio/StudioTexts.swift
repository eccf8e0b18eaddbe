/// What the therapist's page says.
enum StudioTexts {
  static let keys = [
    "studio.title"
  ]
}
