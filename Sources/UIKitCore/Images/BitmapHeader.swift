import InterfaceBuilder

/// What the beginning of a bitmap's bytes says of it.
struct BitmapHeader {
  /// The kinds of bitmaps that are known.
  enum Kind: String {
    case png = "PNG", jpeg = "JPEG", gif = "GIF", bmp = "BMP", webP = "WebP", heif = "HEIF"
  }

  let kind: Kind
  /// In pixels, as they lie in the file.
  let width: Int
  let height: Int
  let orientation: UIImage.Orientation

  /// Nil for bytes that are of none of the kinds, or damaged. Linear in the length of the header.
  init?(_ data: Data) {
    let bytes = ByteView(data)
    guard let kind = Self.kind(of: bytes) else { return nil }
    let size: (width: Int, height: Int)?
    switch kind {
    case .png, .jpeg, .gif: size = ImageHeader.size(of: data).map { (Int($0.width), Int($0.height)) }
    case .bmp:
      size = bytes.number(18, 4, isLittle: true).flatMap { width in
        // Rows that run from top to bottom have a negative height.
        bytes.number(22, 4, isLittle: true).map { (width, abs(Int(Int32(truncatingIfNeeded: $0)))) }
      }
    case .webP: size = Self.webP(bytes)
    case .heif: size = Self.heif(bytes)
    }
    guard let size, 1..<(1 << 24) ~= size.width, 1..<(1 << 24) ~= size.height else { return nil }
    self.kind = kind
    (width, height) = size
    orientation = kind == .jpeg ? Self.exifOrientation(bytes) : .up
  }

  private static func kind(of bytes: ByteView) -> Kind? {
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
    if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
    if bytes.has(Array("GIF8".utf8), at: 0) { return .gif }
    if bytes.has(Array("RIFF".utf8), at: 0), bytes.has(Array("WEBP".utf8), at: 8) { return .webP }
    if bytes.has(Array("ftyp".utf8), at: 4) {
      let brands = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif"]
      return brands.contains { bytes.has(Array($0.utf8), at: 8) } ? .heif : nil
    }
    // The length of the header follows, by which two letters at the beginning of a text are told apart.
    if bytes.has(Array("BM".utf8), at: 0), let length = bytes.number(14, 4, isLittle: true), 40...124 ~= length {
      return .bmp
    }
    return nil
  }

  /// The chunks VP8X, VP8L and VP8 have the size at places of their own.
  private static func webP(_ bytes: ByteView) -> (width: Int, height: Int)? {
    if bytes.has(Array("VP8X".utf8), at: 12) {
      guard let width = bytes.number(24, 3, isLittle: true), let height = bytes.number(27, 3, isLittle: true) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if bytes.has(Array("VP8L".utf8), at: 12) {
      guard let bits = bytes.number(21, 4, isLittle: true) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard bytes.has(Array("VP8 ".utf8), at: 12), let width = bytes.number(26, 2, isLittle: true),
      let height = bytes.number(28, 2, isLittle: true)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// The largest of the boxes `ispe`: the others are those of tiles and thumbnails.
  private static func heif(_ bytes: ByteView) -> (width: Int, height: Int)? {
    var best: (width: Int, height: Int)?
    let name = Array("ispe".utf8)
    for index in 0..<min(bytes.count, 1 << 16) where bytes.has(name, at: index) {
      guard let width = bytes.number(index + 8, 4), let height = bytes.number(index + 12, 4) else { break }
      if width * height > (best.map { $0.width * $0.height } ?? 0) { best = (width, height) }
    }
    return best
  }

  /// The tag 0x0112 of the first directory of an Exif segment.
  private static func exifOrientation(_ bytes: ByteView) -> UIImage.Orientation {
    var index = 2
    while bytes.byte(index) == 0xFF, let marker = bytes.byte(index + 1), marker != 0xDA,
      let length = bytes.number(index + 2, 2)
    {
      if marker == 0xE1, bytes.has(Array("Exif".utf8), at: index + 4) {
        return orientation(bytes, tiff: index + 10)
      }
      index += 2 + max(2, length)
    }
    return .up
  }

  private static func orientation(_ bytes: ByteView, tiff: Int) -> UIImage.Orientation {
    let isLittle = bytes.has(Array("II".utf8), at: tiff)
    guard let start = bytes.number(tiff + 4, 4, isLittle: isLittle), start < bytes.count,
      let count = bytes.number(tiff + start, 2, isLittle: isLittle)
    else { return .up }
    for entry in 0..<min(count, 512) {
      let place = tiff + start + 2 + 12 * entry
      guard bytes.number(place, 2, isLittle: isLittle) == 0x0112 else { continue }
      // As the standard numbers them from 1 on.
      let named: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      let number = bytes.number(place + 8, 2, isLittle: isLittle) ?? 1
      return named.indices.contains(number - 1) ? named[number - 1] : .up
    }
    return .up
  }
}

/// Bytes by their places from the first one on, also of a slice. Nothing is read beyond the end.
private struct ByteView {
  private let data: Data
  var count: Int { data.count }

  init(_ data: Data) { self.data = data }

  func byte(_ index: Int) -> UInt8? {
    index >= 0 && index < data.count ? data[data.startIndex + index] : nil
  }

  func has(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes.indices.allSatisfy { byte(index + $0) == bytes[$0] }
  }

  /// A number of up to four bytes, the most significant first unless said otherwise.
  func number(_ index: Int, _ length: Int, isLittle: Bool = false) -> Int? {
    var result = 0
    for offset in 0..<length {
      guard let byte = byte(isLittle ? index + length - 1 - offset : index + offset) else { return nil }
      result = result << 8 | Int(byte)
    }
    return result
  }
}
