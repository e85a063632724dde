import Foundation

/// The size that an image file states, without decoding the image.
package enum ImageHeader {
  /// The same of a file; nil also for one that cannot be read.
  package static func size(ofFile path: String) -> Size? {
    (try? InputFile.read(path)).flatMap { size(of: $0) }
  }

  /// The size in pixels of a bitmap or units of a vector. Nil for a file of another kind, or a damaged one.
  ///
  /// The kinds are PNG, JPEG, GIF, PDF (the first page) and SVG.
  package static func size(of data: Data) -> Size? {
    let bytes = Array(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: Array("%PDF".utf8)) { return pdf(String(decoding: bytes, as: UTF8.self)) }
    return svg(data)
  }

  private static func size(_ width: Int, _ height: Int) -> Size? {
    width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  /// The chunk IHDR comes first: its length, its name, then width and height of four bytes each.
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return size(number(16), number(20))
  }

  /// Segments of a marker and a length; a frame header (SOF) has precision, height and width.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      func number(_ offset: Int) -> Int { Int(bytes[index + offset]) << 8 | Int(bytes[index + offset + 1]) }
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD8: index += 2
      // Huffman tables, reserved, arithmetic coding: among the numbers of frame headers without being any.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC: return size(number(7), number(5))
      default: index += 2 + number(2)
      }
    }
    return nil
  }

  /// The first `/MediaBox [x y x y]` that is written plainly; none is found in a compressed object.
  private static func pdf(_ text: String) -> Size? {
    guard let box = text.firstRange(of: "/MediaBox") else { return nil }
    let rest = text[box.upperBound...].prefix(200)
    guard let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") else { return nil }
    let numbers = rest[rest.index(after: start)..<end].split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return positive(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// `width` and `height` in pixels or points, else the size of the `viewBox`.
  private static func svg(_ data: Data) -> Size? {
    guard let bytes = try? TextEncoding.utf8(data), let root = try? XMLReader.root(of: bytes), root.name == "svg" else {
      return nil
    }
    func length(_ name: String) -> Double? {
      guard let text = root[name] else { return nil }
      return Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
    }
    if let width = length("width"), let height = length("height") { return positive(width, height) }
    let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? positive(box[2], box[3]) : nil
  }

  private static func positive(_ width: Double, _ height: Double) -> Size? {
    width > 0 && height > 0 && width.isFinite && height.isFinite ? Size(width: width, height: height) : nil
  }
}
