import CZlib
import Foundation
import TagarelaKit

/// Sentences as the page looks them up: a line each, `!? 3 7 12`, a tab and the sentence, where the numbers are the words that
/// were pointed at, `!` stands before what is said not to be so, and `?` before what is asked; all of it deflated without a
/// frame (RFC 1951), as base64.
enum SentenceText {
  /// - Throws: ``Failure`` `page.too_much` where there is no memory for it.
  static func packed(_ sentences: [ReadySentence]) throws -> String {
    let lines = sentences.map { sentence in
      let marks = (sentence.isNegative ? "!" : "") + (sentence.isQuestion ? "?" : "")
      let words = sentence.words.map(String.init).joined(separator: " ")
      return "\(marks.isEmpty ? "" : marks + " ")\(words)\t\(sentence.text.replacing("\n", with: " "))\n"
    }
    return try deflated(Array(lines.joined().utf8)).base64EncodedString()
  }

  private static func deflated(_ bytes: [UInt8]) throws -> Data {
    var stream = z_stream()
    let version = ZLIB_VERSION
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, version,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw Failure("page.too_much") }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw Failure("page.too_much") }
    return Data(output.prefix(Int(stream.total_out)))
  }
}
