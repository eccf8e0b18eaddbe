public import TagarelaKit

/// Has a figure drawn from the beginning of a time to its end.
///
/// - Parameter renderer: reads what was drawn.
/// - Returns: what it breaks; empty when it keeps all.
public func checkConformance(of figure: TimeFigure, renderer: any Renderer) -> [String] {
  var found = complaints(aboutIdentifier: figure.id, of: "figure")
  var sizes: Set<[Double]> = []
  var pictures: [Picture] = []
  do {
    for total in [1.0, 300, 86_400] {
      for step in 0...20 {
        let picture = try figure.picture(FigureMoment(done: Double(step) / 20, total: total))
        let facts = try renderer.inspect(picture: picture.bytes)
        if facts.format != picture.format {
          found.append("figure \(figure.id): it says that a picture is what it isn't")
        }
        sizes.insert([facts.width, facts.height])
        pictures.append(picture)
      }
    }
    if let ending = try figure.ending(), Voice(wave: ending) == nil {
      found.append("figure \(figure.id): what is heard at its end is no WAV file")
    }
  } catch let failure as Failure {
    found.append("figure \(figure.id): \(failure.what)")
  } catch {
    found.append("figure \(figure.id): what it throws is no Failure: \(error)")
  }
  if sizes.count > 1 { found.append("figure \(figure.id): its pictures have several sizes") }
  if let first = pictures.first, let last = pictures.last, first == last {
    found.append("figure \(figure.id): the end looks like the beginning")
  }
  return found
}
