public import FoundationEssentials
public import Scenes

extension PictureFormat {
  /// The bytes that a file of the format begins with; none for SVG, which is known by its first element.
  ///
  /// PNG: ISO/IEC 15948, clause 5.2. JPEG: ITU-T T.81, annex B, the marker SOI and the first byte of the next.
  public var signature: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .svg: []
    }
  }

  /// By a file's first bytes, for names lie. Whether it can be drawn shows later.
  ///
  /// - Parameter file: the whole or its first ``longestBeginning`` bytes.
  /// - Returns: nil when it is no PNG, JPEG or SVG.
  public init?(beginning file: Data) {
    if let known = Self.allCases.first(where: { !$0.signature.isEmpty && file.starts(with: $0.signature) }) {
      self = known
    } else if XMLProlog(file)?.root == PictureFormat.svg.rawValue {
      self = .svg
    } else {
      return nil
    }
  }

  /// Bytes within which the first element of an SVG usually begins.
  public static let longestBeginning = 16 << 10
}
