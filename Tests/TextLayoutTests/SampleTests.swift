import Foundation
import Testing
import TextLayout

/// Labels Xcode laid out, by generation of the system font. The shares are those of the reference measurer of the same
/// table; a change of the code must not lower them.
@Suite struct SampleTests {
  struct Sample: Decodable {
    var text: String
    var size: Double
    var weight: String
    var style: String?
    var scale: Double?
    var w: Double
    var h: Double
    var era: String
    var low: Double
    var high: Double
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  @Test(
    arguments: [
      ("xcode7-8", SystemFontGeneration.staticOpticalSizes2015, 0.74, 0.99),
      ("xcode9-11", .staticOpticalSizes, 0.76, 0.98), ("xcode12+", .variable, 0.74, 0.975),
    ])
  func labels(era: String, generation: SystemFontGeneration, samePixel: Double, nearby: Double) throws {
    let samples = try JSONDecoder().decode([Sample].self, from: Data(contentsOf: textSamples)).filter { $0.era == era }
    #expect(!samples.isEmpty)
    var exact = 0
    var near = 0
    for sample in samples {
      let scale = sample.scale ?? 1
      var font = Font.system(sample.size, weight: try #require(Self.weights[sample.weight]))
      font.textStyle = sample.style.flatMap(TextStyle.init(interfaceBuilderName:))
      let text = layOut(
        AttributedText(sample.text, font: font), width: nil, maximumLines: 1, lineBreakMode: .byTruncatingTail,
        in: TextEnvironment(scale: scale, systemFont: generation))
      if abs(text.pixelSize(scale: scale).width - sample.w) < 0.01 { exact += 1 }
      if (sample.low - 0.5...sample.high + 0.5).contains(text.size.width) { near += 1 }
      // Old canvases drew at one or two pixels per point whatever the device.
      let heights = [1, 2, 3].map { text.pixelSize(scale: $0).height }
      #expect(heights.contains { abs($0 - sample.h) < 0.01 }, "\(sample.text): \(sample.h), not \(heights)")
    }
    let count = Double(samples.count)
    #expect(Double(exact) / count >= samePixel)
    #expect(Double(near) / count >= nearby)
  }
}
