import CCairo
import Scenes

extension Pen {
  func draw(_ box: Scene.Box) {
    if let fill = box.fill {
      outline(box.frame, radius: box.cornerRadius)
      setColor(fill)
      cairo_fill(cairo)
    }
    if let stroke = box.stroke, box.strokeWidth > 0 {
      let inset = box.strokeWidth / 2
      outline(box.frame.inset(by: inset), radius: max(0, box.cornerRadius - inset))
      setColor(stroke)
      cairo_set_line_width(cairo, box.strokeWidth)
      cairo_stroke(cairo)
    }
  }

  func draw(_ line: Scene.Line) {
    cairo_move_to(cairo, line.x1, line.y1)
    cairo_line_to(cairo, line.x2, line.y2)
    setColor(line.color)
    cairo_set_line_width(cairo, line.width)
    cairo_stroke(cairo)
  }

  private func outline(_ frame: Scene.Frame, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
      return
    }
    let (left, top) = (frame.x + radius, frame.y + radius)
    let (right, bottom) = (frame.x + frame.width - radius, frame.y + frame.height - radius)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right, top, radius, -quarter, 0)
    cairo_arc(cairo, right, bottom, radius, 0, quarter)
    cairo_arc(cairo, left, bottom, radius, quarter, 2 * quarter)
    cairo_arc(cairo, left, top, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }
}
