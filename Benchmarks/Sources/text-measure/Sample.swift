import Foundation
import TextLayout

/// One text to lay out, a line of the file.
struct Sample: Decodable {
  var text: String
  /// Points.
  var size: Double
  /// `regular`, `semibold` and so on; regular if absent.
  var weight: String?
  /// A text style as Interface Builder names it, if the font is one's.
  var style: String?
  /// The Xcode that saved the text: `xcode7-8`, `xcode9-11` or `xcode12+`, the default.
  var era: String?
  var scale: Double?
  /// The width to wrap at, in points; one line if absent.
  var width: Double?
  /// At most so many lines; 0 or absent for any number where `width` is given.
  var maximumLines: Int?
  /// A raw value of `LineBreakMode`; truncation at the end if absent.
  var mode: Int?

  static func read(_ path: String) throws -> [Sample] {
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try decoder.decode(Sample.self, from: Data($0.utf8)) }
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  var font: Font {
    var font = Font.system(size, weight: Self.weights[weight ?? "regular"] ?? .regular)
    font.textStyle = style.flatMap(TextStyle.init(interfaceBuilderName:))
    return font
  }

  var environment: TextEnvironment {
    let generation: SystemFontGeneration =
      switch era {
      case "xcode7-8": .staticOpticalSizes2015
      case "xcode9-11": .staticOpticalSizes
      default: .variable
      }
    return TextEnvironment(scale: scale ?? 2, systemFont: generation)
  }

  /// 1 for text without a width.
  var lineLimit: Int { width == nil ? 1 : maximumLines ?? 0 }

  var lineBreakMode: LineBreakMode { mode.flatMap(LineBreakMode.init(rawValue:)) ?? .byTruncatingTail }

  func layOut() -> LaidOutText {
    TextLayout.layOut(
      AttributedText(text, font: font), width: width, maximumLines: lineLimit, lineBreakMode: lineBreakMode,
      in: environment)
  }

  /// A line of JSON: the size rounded up to pixels, the unrounded width, and the number of lines.
  var measured: String {
    let laidOut = layOut()
    let size = laidOut.pixelSize(scale: environment.scale)
    return "{\"width\":\(size.width),\"height\":\(size.height),\"advance\":\(laidOut.size.width),"
      + "\"lines\":\(laidOut.lines.count)}"
  }

  /// Everything that a layout says, and the width in one line.
  var bits: String {
    let laidOut = layOut()
    let lines = laidOut.lines.map {
      "\($0.text.debugDescription) \($0.indent.bitPattern) \($0.width.bitPattern) \($0.baseline.bitPattern) "
        + "\($0.height.bitPattern)"
    }
    let size = laidOut.size
    let advance = TextLayout.advance(of: text, font, in: environment)
    let numbers = [size.width, size.height, advance].map { "\($0.bitPattern)" }
    return numbers.joined(separator: " ") + " \(laidOut.isTruncated) \(lines)"
  }
}
