import Foundation
import Services
import StructuredText
public import TagarelaKit

extension Clinic {
  /// - Throws: ``Failure`` `fetch.none` where nothing can be fetched or kept.
  private var fetcher: PictureFetcher {
    get throws {
      guard let fetcher = try services[PictureFetcher.self] else { throw Failure("fetch.none") }
      return fetcher
    }
  }

  /// A picture that was fetched before.
  func fetched(_ address: String) -> Data? { (try? fetcher)?.picture(at: address) }

  /// Addresses of pictures that a reading lacks, but for those of libraries that the clinic has added: their pictures are here.
  public func addressesToFetch(_ reading: Reading) -> [String] {
    reading.missingPictures.filter { address in
      guard let source = LibraryPicture.source(address: address) else { return true }
      return (try? addedSymbol(of: source)) == nil
    }
  }

  /// Brings what is at these addresses, so that reading the file again finds it.
  ///
  /// - Parameter progress: told which part is done.
  /// - Throws: ``Failure`` `interrupted`, `fetch.none`, `fetch.failed`, and those of the programs.
  public func fetch(_ addresses: [String], progress: (Double) -> Void) throws -> PictureFetcher.Outcome {
    try fetcher.fetch(addresses, renderer: canvas, isInterrupted: isInterrupted, progress: progress)
  }
}
