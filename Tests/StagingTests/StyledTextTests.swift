import Geometry
import LayoutReports
import Testing
import TextLayout
import UIKit

@testable import Staging

/// Text in several styles, in pictures.
@MainActor
@Suite struct StyledTextTests {
  private func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
    let label = UILabel()
    label.attributedText = text
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    return label
  }

  private func contents(_ view: UIView) -> [TextContent] {
    let report = ViewReport(view, isPicture: true)
    var contents: [TextContent] = []
    if case .text(let first) = report.content { contents.append(first) }
    return contents
      + report.decorations.compactMap { decoration in
        if case .text(let content) = decoration { content } else { nil }
      }
  }

  private let large: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 30)]
  private let small: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
  ]

  /// Each style has its font and color, and begins where the one before ends.
  @Test func partsHaveTheirStyles() throws {
    let parts = contents(label([("12", large), ("km", small), ("34", large)]))
    try #require(parts.count == 2)
    #expect(parts[0].lines.map(\.text) == ["12", "34"] && parts[1].lines.map(\.text) == ["km"])
    #expect(parts.map(\.fontSize) == [30, 12] && parts.map(\.fontWeight) == [700, 400])
    #expect(parts[1].color == Color(red: 1, green: 0, blue: 0))
    let (first, second, third) = (parts[0].lines[0], parts[1].lines[0], parts[0].lines[1])
    #expect(abs(first.x + first.width - second.x) < 1e-9 && abs(second.x + second.width - third.x) < 1e-9)
    #expect(first.baseline == second.baseline)
  }

  /// A font that an app names has the weight and the slant of its name, whoever draws it.
  @Test(arguments: [
    ("HelveticaNeue-Medium", 500, false), ("HelveticaNeue-Bold", 700, false), ("HelveticaNeue-UltraLight", 100, false),
    ("AvenirNext-DemiBold", 600, false), ("Arial-BoldItalicMT", 700, true), ("Courier-Oblique", 400, true),
    ("Montserrat-ExtraBold", 800, false), ("HelveticaNeue", 400, false), ("Boldini", 400, false),
  ])
  func fontsHaveTheStyleOfTheirName(_ name: String, _ weight: Int, _ isItalic: Bool) throws {
    let label = UILabel()
    (label.text, label.font) = ("text", UIFont(name: name, size: 17))
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let content = try #require(contents(label).first)
    #expect(content.fontWeight == weight && content.isItalic == isItalic)
    // So do parts of a text.
    let parts = contents(self.label([("a", small), ("b", [.font: try #require(UIFont(name: name, size: 17))])]))
    #expect(parts.map(\.fontWeight) == [400, weight])
  }

  /// Three points after each letter.
  @Test func kernedLettersStandApart() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let plain = try #require(contents(label([("abc", [.font: font])])).first?.lines.first?.offsets)
    let wide = try #require(contents(label([("abc", [.font: font, .kern: 3.0])])).first?.lines.first?.offsets)
    #expect(zip(plain, wide).map { $1 - $0 }.enumerated().allSatisfy { abs($1 - 3 * Double($0)) < 1e-6 })
  }

  @Test func linesUnderTextAndThroughIt() throws {
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("new", [.font: UIFont.systemFont(ofSize: 20), .underlineStyle: 1]),
      ("old", [.font: UIFont.systemFont(ofSize: 20), .strikethroughStyle: 1]),
    ]
    let label = label(parts)
    let lines = ViewReport(label, isPicture: true).decorations.compactMap { decoration -> Rect? in
      if case .fill(let rect, _, _) = decoration { rect } else { nil }
    }
    let baseline = try #require(contents(label).first?.lines.first?.baseline)
    try #require(lines.count == 2)
    #expect(lines[0].x == 0 && lines[0].y > baseline && lines[1].y < baseline)
    #expect(abs(lines[0].width - lines[1].x) < 1e-9)
  }

  @Test func aButtonHasAStyledTitle() throws {
    let button = UIButton(type: .system)
    let title = NSMutableAttributedString(string: "Buy", attributes: large)
    title.append(NSAttributedString(string: " now", attributes: small))
    button.setAttributedTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let parts = contents(button)
    #expect(parts.map { $0.lines.map(\.text) } == [["Buy"], [" now"]] && parts.map(\.fontSize) == [30, 12])
  }

  /// Runs with as many attributes, but others, can be read, too.
  @Test func unlikeRunsAreRead() {
    let label = UILabel()
    let font = UIFont.systemFont(ofSize: 17).font
    label.attributed = AttributedText(runs: [
      AttributedText.Run(text: "a", font: font, kern: 2), AttributedText.Run(text: "b", font: font, baselineOffset: 3),
    ])
    #expect(label.attributedText?.string == "ab")
  }

  /// What was set is read again.
  @Test func colorsAreKept() {
    let text = label([("a", small)]).attributedText
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}
