import Foundation
import TagarelaKit
import Testing

@testable import OpenBoard

/// What is told of pictures by their bytes.
struct MediaBytesTests {
  @Test(arguments: [
    ("<svg width='40' height=\"30px\"/>", 40, 30), ("<svg data-width='5' viewBox='0,0,8.4,2'><path/>", 8, 2),
    ("<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY n 'u>'>]>\n<svg xmlns:x='&n;' viewBox='0 0 9 7'>", 9, 7),
    // In parts of something else, or none at all.
    ("<svg width='100%' height='3'/>", 300, 300), ("<svg/>", 300, 300), ("<svg width='9' height='9", 300, 300),
  ])
  func `a drawing's size is that of its outermost element`(_ svg: String, _ width: Int, _ height: Int) {
    let size = Picture(format: .svg, bytes: Data(svg.utf8)).size
    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test(arguments: [
    ("GIF89a", "GIF"), ("\0\0\0\u{18}ftypheic", "HEIF or AVIF"), ("\0\0\0\u{18}ftypmp42", "MPEG-4"), ("OggS", "Ogg"),
    ("RIFF\0\0\0\0WEBP", "WebP"), ("RIFF\0\0\0\0WAVE", "WAV"), ("what", "text/what"),
  ])
  func `media that can't be taken are called by what they are`(_ beginning: String, _ name: String) {
    #expect(mediaName(of: Data(beginning.utf8), type: "text/what") == name)
  }
}
