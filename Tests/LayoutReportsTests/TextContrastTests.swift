import Geometry
import Testing

@testable import LayoutReports

/// Contrasts of texts. source: the formula and the examples of the Web Content Accessibility Guidelines 2.1.
@Suite struct TextContrastTests {
  private func gray(_ value: Int, alpha: Double = 1) -> Color {
    let part = Double(value) / 255
    return Color(red: part, green: part, blue: part, alpha: alpha)
  }

  /// Black on white is the largest ratio there is; #767676 is known as the lightest gray that reaches 4.5 on white.
  @Test func ratiosAreThoseOfTheGuidelines() {
    #expect(abs(gray(0).contrast(with: gray(255)) - 21) < 1e-9)
    #expect(gray(0x76).contrast(with: gray(255)) >= 4.5 && gray(0x77).contrast(with: gray(255)) < 4.5)
    #expect(gray(10).contrast(with: gray(10)) == 1)
  }

  private func scene(
    _ color: Color, size: Double = 17, weight: Int = 400, root: Color?, behind: [ViewReport] = [], alpha: Double = 1
  ) -> SceneReport {
    let text = TextContent(
      lines: [TextLine(text: "Text", x: 0, baseline: 16, width: 40)], fontSize: size, fontWeight: weight, color: color)
    let label = ViewReport(
      className: "UILabel", name: "Text", frame: Rect(x: 20, y: 20, width: 60, height: 20), alpha: alpha,
      content: .text(text))
    let view = ViewReport(
      className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 100), backgroundColor: root,
      children: behind + [label])
    return SceneReport(name: "S", device: nil, size: Size(width: 100, height: 100), root: view)
  }

  private func box(_ color: Color?, _ frame: Rect, content: Content = .none) -> ViewReport {
    ViewReport(className: "UIView", frame: frame, backgroundColor: color, content: content)
  }

  @Test func theColorBehindCounts() {
    func ratio(_ scene: SceneReport) -> Double? { TextContrast.all(in: scene).first?.ratio }
    let all = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(ratio(scene(gray(0), root: gray(255))) == 21)
    #expect(ratio(scene(gray(0), root: gray(255), behind: [box(gray(0), all)])) == 1, "the box lies between")
    // Half of white over black is #808080.
    let blended = ratio(scene(gray(255), root: gray(0), behind: [box(gray(255, alpha: 0.5), all)])) ?? 0
    #expect(abs(blended - gray(255).contrast(with: Color(red: 0.5, green: 0.5, blue: 0.5))) < 1e-9)
    #expect((ratio(scene(gray(0), root: gray(255), alpha: 0.5)) ?? 21) < 4.5, "half of black is gray")
  }

  @Test func whatNobodyKnowsIsPassedOver() {
    let all = Rect(x: 0, y: 0, width: 100, height: 100)
    let half = Rect(x: 0, y: 0, width: 40, height: 100)
    #expect(TextContrast.all(in: scene(gray(0), root: nil)).isEmpty)
    #expect(
      TextContrast.all(in: scene(gray(0), root: gray(255), behind: [box(nil, all, content: .image(ImageContent()))]))
        .isEmpty)
    #expect(TextContrast.all(in: scene(gray(0), root: gray(255), behind: [box(gray(0), half)])).isEmpty)
  }

  /// source: https://developer.apple.com/design/human-interface-guidelines/accessibility
  @Test func largeAndBoldTextsNeedLess() {
    func needed(_ size: Double, _ weight: Int) -> Double? {
      TextContrast.all(in: scene(gray(0), size: size, weight: weight, root: gray(255))).first?.needed
    }
    #expect(needed(17, 400) == 4.5 && needed(18, 400) == 3 && needed(12, 700) == 3)
  }
}
