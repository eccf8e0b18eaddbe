import CCairo
import Glibc

extension MetafileCanvas {
  /// Lines from point to point.
  func polyline(_ points: [MetafilePoint]) throws {
    try count(points.count)
    try figure(isFilled: false) { add(points) }
  }

  /// Areas of which the later ones are holes in the earlier, as the fill rule says.
  func polygons(_ polygons: [[MetafilePoint]]) throws {
    try count(polygons.reduce(0) { $0 + $1.count })
    try figure(isFilled: true) {
      for points in polygons {
        add(points)
        cairo_close_path(cairo)
      }
    }
  }

  func polylines(_ lines: [[MetafilePoint]]) throws {
    try count(lines.reduce(0) { $0 + $1.count })
    try figure(isFilled: false) { lines.forEach(add) }
  }

  private func add(_ points: [MetafilePoint]) {
    guard let first = points.first else { return }
    cairo_move_to(cairo, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
  }

  /// A point, then three for each curve (cubic Bézier).
  func curves(_ points: [MetafilePoint]) throws {
    guard let first = points.first else { return }
    try count(points.count)
    try figure(isFilled: false) {
      cairo_move_to(cairo, first.x, first.y)
      addCurves(points.dropFirst())
    }
  }

  private func addCurves(_ points: ArraySlice<MetafilePoint>) {
    var rest = points
    while let first = rest.popFirst(), let second = rest.popFirst(), let end = rest.popFirst() {
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    }
  }

  // MARK: From where the pen stands

  func move(to point: MetafilePoint) {
    state.position = point
    guard isInPath else { return }
    cairo_set_matrix(cairo, &state.matrix)
    cairo_move_to(cairo, point.x, point.y)
  }

  func lines(to points: [MetafilePoint]) throws {
    guard let last = points.last else { return }
    try count(points.count)
    try figure(isFilled: false) {
      goOn()
      for point in points { cairo_line_to(cairo, point.x, point.y) }
    }
    state.position = last
  }

  func curves(to points: [MetafilePoint]) throws {
    guard let last = points.last else { return }
    try count(points.count)
    try figure(isFilled: false) {
      goOn()
      addCurves(points[...])
    }
    state.position = last
  }

  private func goOn() {
    if cairo_has_current_point(cairo) == 0 { cairo_move_to(cairo, state.position.x, state.position.y) }
  }

  // MARK: Boxes

  func rectangle(_ box: MetafileBox) throws {
    try count(4)
    try figure(isFilled: true) { cairo_rectangle(cairo, box.left, box.top, box.width, box.height) }
  }

  /// - Parameter width: of the ellipse of which each corner is a quarter.
  func roundedRectangle(_ box: MetafileBox, width: Double, height: Double) throws {
    let (across, down) = (min(abs(width), abs(box.width)) / 2, min(abs(height), abs(box.height)) / 2)
    guard across > 0, down > 0 else { return try rectangle(box) }
    let (left, right) = (min(box.left, box.right) + across, max(box.left, box.right) - across)
    let (top, bottom) = (min(box.top, box.bottom) + down, max(box.top, box.bottom) - down)
    try count(16)
    try figure(isFilled: true) {
      cairo_new_sub_path(cairo)
      let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
      for (number, (x, y)) in corners.enumerated() {
        let start = Double(number - 1) * .pi / 2
        addArc(MetafilePoint(x: x, y: y), across, down, from: start, to: start + .pi / 2)
      }
      cairo_close_path(cairo)
    }
  }

  func ellipse(_ box: MetafileBox) throws {
    try count(16)
    try figure(isFilled: true) {
      cairo_new_sub_path(cairo)
      addArc(box.middle, abs(box.width) / 2, abs(box.height) / 2, from: 0, to: 2 * .pi)
      cairo_close_path(cairo)
    }
  }

  enum Arc { case arc, chord, pie, goingOn }

  /// A part of an ellipse, from the ray through one point to that through another.
  func arc(_ kind: Arc, _ box: MetafileBox, from start: MetafilePoint, to end: MetafilePoint) throws {
    let (middle, across, down) = (box.middle, abs(box.width) / 2, abs(box.height) / 2)
    func angle(_ point: MetafilePoint) -> Double { atan2((point.y - middle.y) / down, (point.x - middle.x) / across) }
    let (from, to) = (angle(start), angle(end))
    try count(16)
    try figure(isFilled: kind == .pie || kind == .chord) {
      switch kind {
      case .pie: cairo_move_to(cairo, middle.x, middle.y)
      case .goingOn: goOn()
      case .arc, .chord: cairo_new_sub_path(cairo)
      }
      addArc(middle, across, down, from: from, to: to, isClockwise: state.turnsClockwise)
      if kind == .pie || kind == .chord { cairo_close_path(cairo) }
    }
    if kind == .goingOn {
      state.position = MetafilePoint(x: middle.x + across * cos(to), y: middle.y + down * sin(to))
    }
  }

  private func addArc(
    _ middle: MetafilePoint, _ across: Double, _ down: Double, from: Double, to: Double, isClockwise: Bool = true
  ) {
    cairo_save(cairo)
    cairo_translate(cairo, middle.x, middle.y)
    cairo_scale(cairo, across, down)
    if isClockwise { cairo_arc(cairo, 0, 0, 1, from, to) } else { cairo_arc_negative(cairo, 0, 0, 1, from, to) }
    cairo_restore(cairo)
  }
}
