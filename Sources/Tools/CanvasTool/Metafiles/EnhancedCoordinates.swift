import CCairo
import HelperProtocols

/// How an enhanced metafile's coordinates become pixels of its device: by a transformation, then from a window to a
/// viewport ([MS-EMF] 2.1.21, 3.1.1.2).
struct EnhancedCoordinates {
  private enum Mode: Int {
    case pixels = 1
    case tenthsOfMillimeter, hundredthsOfMillimeter, hundredthsOfInch, thousandthsOfInch, twentiethsOfPoint
    case alike, free
  }

  private var mode = Mode.pixels
  private var windowOrigin = MetafilePoint()
  private var windowExtent = MetafilePoint(x: 1, y: 1)
  private var viewportOrigin = MetafilePoint()
  private var viewportExtent = MetafilePoint(x: 1, y: 1)
  private var world = Self.identity
  /// Pixels in a millimetre.
  private let resolution: MetafilePoint

  static let identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

  init(resolution: MetafilePoint) {
    self.resolution = resolution
  }

  /// Carries out a record that changes the coordinates.
  mutating func change(_ function: EnhancedFunction, _ record: RecordReader) throws {
    func point() throws -> MetafilePoint {
      MetafilePoint(x: Double(try record.signed32(0)), y: Double(try record.signed32(4)))
    }
    switch function {
    case .setWindowExtent: windowExtent = try point()
    case .setWindowOrigin: windowOrigin = try point()
    case .setViewportExtent: viewportExtent = try point()
    case .setViewportOrigin: viewportOrigin = try point()
    case .setMapMode: mode = Mode(rawValue: try record.unsigned32(0)) ?? mode
    case .scaleViewportExtent: try scale(&viewportExtent, record)
    case .scaleWindowExtent: try scale(&windowExtent, record)
    case .setWorldTransform: world = try matrix(record)
    case .changeWorldTransform:
      switch try record.unsigned32(24) {
      case 1: world = Self.identity
      case 2: world = Self.product(try matrix(record), world)
      case 3: world = Self.product(world, try matrix(record))
      default: world = try matrix(record)
      }
    default: break
    }
  }

  /// From the coordinates of records to pixels.
  var matrix: cairo_matrix_t {
    let (across, down) = scales
    return Self.product(
      world,
      cairo_matrix_t(
        xx: across, yx: 0, xy: 0, yy: down, x0: viewportOrigin.x - windowOrigin.x * across,
        y0: viewportOrigin.y - windowOrigin.y * down))
  }

  private var scales: (Double, Double) {
    func metric(_ millimeters: Double) -> (Double, Double) {
      (millimeters * resolution.x, -millimeters * resolution.y)
    }
    switch mode {
    case .pixels: return (1, 1)
    case .tenthsOfMillimeter: return metric(0.1)
    case .hundredthsOfMillimeter: return metric(0.01)
    case .hundredthsOfInch: return metric(0.254)
    case .thousandthsOfInch: return metric(0.0254)
    case .twentiethsOfPoint: return metric(25.4 / 1_440)
    case .alike, .free:
      guard windowExtent.x != 0, windowExtent.y != 0 else { return (1, 1) }
      let (across, down) = (viewportExtent.x / windowExtent.x, viewportExtent.y / windowExtent.y)
      guard mode == .alike else { return (across, down) }
      let both = min(abs(across), abs(down))
      return (across < 0 ? -both : both, down < 0 ? -both : both)
    }
  }

  private func matrix(_ record: RecordReader) throws -> cairo_matrix_t {
    cairo_matrix_t(
      xx: try record.real(0), yx: try record.real(4), xy: try record.real(8), yy: try record.real(12),
      x0: try record.real(16), y0: try record.real(20))
  }

  private func scale(_ extent: inout MetafilePoint, _ record: RecordReader) throws {
    let (across, down) = (Double(try record.signed32(4)), Double(try record.signed32(12)))
    guard across != 0, down != 0 else { return }
    extent.x *= Double(try record.signed32(0)) / across
    extent.y *= Double(try record.signed32(8)) / down
  }

  /// First one, then the other.
  private static func product(_ first: cairo_matrix_t, _ second: cairo_matrix_t) -> cairo_matrix_t {
    var (first, second, both) = (first, second, cairo_matrix_t())
    cairo_matrix_multiply(&both, &first, &second)
    return both
  }
}
