import Testing

@testable import UIKitCore

/// Images of bytes. The headers are written as the formats say: PNG (ISO 15948), JPEG (ITU T.81), Exif 2.3, GIF89a, BMP, WebP (RFC 9649) and
/// HEIF (ISO 23008-12).
@MainActor @Suite(.serialized) struct ImageDataTests {
  private func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xFF) }
  }
  private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  private func png(_ width: Int, _ height: Int) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8) + big(width, 4)
        + big(height, 4) + [8, 6, 0, 0, 0])
  }

  private func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tiff =
        Array("MM".utf8) + big(42, 2) + big(8, 4) + big(1, 2) + big(0x0112, 2) + big(3, 2) + big(1, 4)
        + big(orientation, 2) + big(0, 2) + big(0, 4)
      bytes += [0xFF, 0xE1] + big(2 + 6 + tiff.count, 2) + Array("Exif\0\0".utf8) + tiff
    }
    bytes +=
      [0xFF, 0xC0] + big(17, 2) + [8] + big(height, 2) + big(width, 2) + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    return Data(bytes + [0xFF, 0xD9])
  }

  @Test func theHeaderSaysTheSize() throws {
    #expect(UIImage(data: png(120, 80))?.size == CGSize(width: 120, height: 80))
    #expect(UIImage(data: png(120, 80), scale: 2)?.size == CGSize(width: 60, height: 40))
    #expect(UIImage(data: png(120, 80), scale: 2)?.scale == 2)
    #expect(UIImage(data: jpeg(300, 200))?.size == CGSize(width: 300, height: 200))
    let gif = Data(Array("GIF89a".utf8) + little(7, 2) + little(9, 2) + [0, 0, 0])
    #expect(UIImage(data: gif)?.size == CGSize(width: 7, height: 9))
    // The height of a bitmap from the top down is negative.
    let bmp = Data(Array("BM".utf8) + little(0, 12) + little(40, 4) + little(5, 4) + little(0x1_0000_0000 - 6, 4))
    #expect(UIImage(data: bmp)?.size == CGSize(width: 5, height: 6))
    let webP = Data(
      Array("RIFF".utf8) + little(30, 4) + Array("WEBPVP8X".utf8) + little(10, 4) + [0, 0, 0, 0] + little(99, 3)
        + little(49, 3))
    #expect(UIImage(data: webP)?.size == CGSize(width: 100, height: 50))
    let heif = Data(
      big(24, 4) + Array("ftypheic".utf8) + big(0, 4) + Array("mif1heic".utf8) + big(20, 4) + Array("ispe".utf8)
        + big(0, 4)
        + big(640, 4) + big(480, 4))
    #expect(UIImage(data: heif)?.size == CGSize(width: 640, height: 480))
  }

  /// Orientation 6 is a quarter turn: its rows are the columns of the upright image.
  @Test func anOrientationTurnsTheSize() throws {
    let image = try #require(UIImage(data: jpeg(300, 200, orientation: 6)))
    #expect(image.size == CGSize(width: 200, height: 300))
    #expect(image.imageOrientation == .right)
    #expect(UIImage(data: jpeg(300, 200, orientation: 3))?.imageOrientation == .down)
    #expect(UIImage(data: jpeg(300, 200, orientation: 99))?.imageOrientation == .up)
  }

  @Test func whatIsNoImageGivesNone() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: Data("BMW and others".utf8)) == nil)
    #expect(UIImage(data: png(0, 80)) == nil)
    for length in 0..<24 { #expect(UIImage(data: png(3, 4).prefix(length)) == nil) }
    for length in 0..<8 { #expect(UIImage(data: jpeg(3, 4, orientation: 6).prefix(length)) == nil) }
  }

  /// A slice of bytes does not begin at 0.
  @Test func aSliceIsReadFromItsBeginning() {
    let all = Data([1, 2, 3]) + png(12, 8)
    #expect(UIImage(data: all[3...])?.size == CGSize(width: 12, height: 8))
  }

  @Test func theBytesAreKept() throws {
    let image = try #require(UIImage(data: png(12, 8)))
    #expect(image.pngData() == png(12, 8))
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(image.withRenderingMode(.alwaysTemplate).pngData() == png(12, 8))
    #expect(try #require(UIImage(data: jpeg(3, 4))).jpegData(compressionQuality: 0.5) == jpeg(3, 4))
    #expect(UIImage(name: "star", size: CGSize(width: 1, height: 1)).pngData() == nil)
  }

  @Test func aFilesNameSaysTheScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageDataTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("star@2x.png").path
    try png(40, 20).write(to: URL(fileURLWithPath: path))
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    #expect(UIImage(contentsOfFile: path + "x") == nil)
  }

  @Test func aDrawingIsEncodedByWhatCanDraw() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let before = ImageEncoder.draw
    ImageEncoder.draw = { image, format in Data("\(format.rawValue) \(image.size.width)".utf8) }
    #expect(image.pngData() == Data("PNG 4.0".utf8))
    #expect(image.jpegData(compressionQuality: 1) == Data("JPEG 4.0".utf8))
    ImageEncoder.draw = before
  }

  @Test func anOrientationOfPixelsExchangesTheirEdges() throws {
    let pixels = try #require(UIImage(name: nil, size: CGSize(width: 30, height: 10)).cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(image.size.width == CGFloat(pixels.height) && image.size.height == CGFloat(pixels.width))
    #expect(image.imageOrientation == .left)
  }
}

/// Colors in other spaces. Hue, saturation and brightness of sRGB (HSV); Display P3 has the primaries (0.680, 0.320), (0.265, 0.690) and
/// (0.150, 0.060).
@MainActor @Suite struct ColorSpaceTests {
  private func hue(_ color: UIColor) -> [CGFloat] {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    return color.getHue(&h, saturation: &s, brightness: &b, alpha: &a) ? [h, s, b, a] : []
  }

  @Test func huesAreFound() {
    #expect(hue(.red) == [0, 1, 1, 1])
    #expect(hue(UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.25)) == [1 / 3, 1, 0.5, 0.25])
    #expect(hue(.gray) == [0, 0, 0.5, 1])
    // A violet between blue (2/3) and red (1): five sixths.
    #expect(hue(.magenta).first.map { abs($0 - 5 / 6) < 1e-9 } == true)
    let there = hue(UIColor(hue: 0.77, saturation: 0.4, brightness: 0.9, alpha: 1))
    #expect(zip(there, [0.77, 0.4, 0.9, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func aGrayIsItsOwnWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.5)
  }

  /// White and grays are the same in both spaces; the red of P3 is more than sRGB has: 1.0930 -0.2267 -0.1501.
  @Test func displayP3IsWider() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor
    #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(abs(red.red - 1.0930) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
  }
}

/// Attributes of font descriptors (https://developer.apple.com/documentation/uikit/uifontdescriptor).
@MainActor @Suite struct FontAttributeTests {
  @Test func traitsChangeAFont() {
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .heavy))
    let slanted = plain.addingAttributes([.size: CGFloat(11), .traits: [UIFontDescriptor.TraitKey.slant: 0.2]])
    #expect(UIFont(descriptor: slanted, size: 0) == .italicSystemFont(ofSize: 11))
    let digits = plain.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.featureIdentifier: 6, UIFontDescriptor.FeatureKey.typeIdentifier: 0]
      ]
    ])
    #expect(UIFont(descriptor: digits, size: 0) == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(UIFont.Weight(0.4) == .bold)
  }

  @Test func attributesDescribeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Courier", .size: 9.0])
    #expect(descriptor.pointSize == 9 && descriptor.fontAttributes[.size] as? CGFloat == 9)
    let body = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body))
  }
}
