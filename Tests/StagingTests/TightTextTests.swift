import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Texts with less room than they need, in pictures. On iOS a label draws into a layer of its own, as large as its bounds: lines that do
/// not fit into the height are left out, the last one ends as the line break mode says, and nothing is seen outside.
@MainActor
@Suite struct TightTextTests {
  private static let words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt"

  private func label(_ size: CGSize, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    (label.text, label.numberOfLines, label.lineBreakMode) = (Self.words, lines, mode)
    return label
  }

  private func text(_ view: UIView) throws -> TextContent {
    guard case .text(let content) = ViewReport(view, isPicture: true).content else {
      throw NoText()
    }
    return content
  }

  private struct NoText: Error {}

  /// 50 points have room for two lines of 20.3, as they are 17 points of the system font, and not for three.
  @Test func linesThatDoNotFitAreLeftOut() throws {
    let content = try text(label(CGSize(width: 200, height: 50)))
    #expect(content.lines.count == 2)
    #expect(content.lines.last?.text.hasSuffix("…") == true)
    #expect(content.lines.allSatisfy { $0.baseline > 17 * 0.7 && $0.baseline < 50 })
    #expect(content.clip == nil)
  }

  @Test func wordWrappingHasNoEllipsis() throws {
    let content = try text(label(CGSize(width: 200, height: 50), mode: .byWordWrapping))
    #expect(content.lines.count == 2 && content.lines.allSatisfy { !$0.text.contains("…") })
  }

  /// One line is there however low the label is, and is cut off at its bounds.
  @Test(arguments: [0, 10])
  func oneLineIsCutOff(height: Int) throws {
    let content = try text(label(CGSize(width: 200, height: height)))
    #expect(content.lines.count == 1)
    #expect(content.clip == Rect(x: 0, y: 0, width: 200, height: Double(height)))
  }

  @Test func whatFitsIsNotCut() throws {
    let label = label(CGSize(width: 200, height: 1000))
    label.frame.size = label.sizeThatFits(label.bounds.size)
    let content = try text(label)
    #expect(content.clip == nil && content.lines.map(\.text).joined(separator: " ") == Self.words)
  }

  /// A clipped line keeps the distances of its letters: its end is not seen.
  @Test func aClippedLineIsNotPressedTogether() throws {
    let content = try text(label(CGSize(width: 100, height: 21), lines: 1, mode: .byClipping))
    let free = UILabel()
    free.text = Self.words
    let natural = Double(free.intrinsicContentSize.width)
    let line = try #require(content.lines.first)
    #expect(line.text == Self.words && line.x == 0 && abs(line.width - natural) <= 0.5)
    #expect(content.clip == Rect(x: 0, y: 0, width: 100, height: 21))
  }

  /// All parts of a text in several styles are cut, and the lines below them.
  @Test func styledTextIsCut() throws {
    let text = NSMutableAttributedString(
      string: "first ", attributes: [.font: UIFont.systemFont(ofSize: 40), .underlineStyle: 1])
    text.append(NSAttributedString(string: "second", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.attributedText = text
    let report = ViewReport(label, isPicture: true)
    let bounds = Rect(x: 0, y: 0, width: 300, height: 20)
    guard case .text(let first) = report.content else { throw NoText() }
    #expect(first.clip == bounds)
    for decoration in report.decorations {
      switch decoration {
      case .text(let part): #expect(part.clip == bounds)
      case .fill(let line, _, _): #expect(line.y >= 0 && line.maxY <= 20)
      default: Issue.record("\(decoration)")
      }
    }
  }

  // MARK: Buttons

  private func button(_ title: String, width: CGFloat, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: width, height: 40)
    change(button)
    return button
  }

  /// Titles of buttons lose their middle: Apple documents `byTruncatingMiddle` as the default of `UIButton`.
  @Test func aLongTitleLosesItsMiddle() throws {
    let line = try #require(text(button(Self.words, width: 120)).lines.first)
    #expect(line.text.contains("…") && !line.text.hasSuffix("…") && line.text.hasPrefix("Lorem"))
    #expect(line.x >= 0 && line.x + line.width <= 121)
  }

  /// A label of several lines lies in the middle of the button, which does not become higher: Apple's developers are told so again and
  /// again, and that word wrapping alone makes the title break. The lines begin at the left, because a label's alignment is natural.
  @Test(arguments: [false, true])
  func aTitleOfSeveralLinesIsInTheMiddle(_ wraps: Bool) throws {
    let content = try text(
      button("one two three four", width: 60) { button in
        if wraps {
          button.titleLabel?.lineBreakMode = .byWordWrapping
        } else {
          button.titleLabel?.numberOfLines = 0
        }
      })
    #expect(content.lines.count > 1 && content.lines.map(\.text).joined(separator: " ") == "one two three four")
    #expect(Set(content.lines.map(\.x)).count == 1)
    let baselines = content.lines.map(\.baseline)
    let middle = (baselines[0] + baselines[baselines.count - 1]) / 2
    // Half of the height of small letters lies between the middle of a line and its baseline.
    #expect(abs(middle - 20 - 15 * 0.3) < 2)
    #expect(content.clip == nil)
  }

  /// The whole inset at the side of the content, half of the difference in the middle: so the insets make the rectangle smaller in which
  /// Apple says that title and image are placed.
  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 10.0), (.right, -4), (.center, 3),
  ])
  func titleInsets(_ alignment: UIControl.ContentHorizontalAlignment, _ shift: Double) throws {
    let plain = try text(button("Title", width: 200) { $0.contentHorizontalAlignment = alignment })
    let moved = try text(
      button("Title", width: 200) {
        $0.contentHorizontalAlignment = alignment
        $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
      })
    #expect(abs(moved.lines[0].x - plain.lines[0].x - shift) < 1e-9)
  }

  // MARK: Text views and fields

  @Test(arguments: [(NSTextAlignment.left, 5.0), (.right, 195), (.center, 100)])
  func textViewsAlignTheirLines(_ alignment: NSTextAlignment, _ edge: Double) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    (view.text, view.textAlignment) = ("short", alignment)
    let line = try #require(text(view).lines.first)
    let share = edge == 5 ? 0.0 : edge == 195 ? 1 : 0.5
    #expect(abs(line.x + line.width * share - edge) < 0.01)
  }

  /// The text begins after the view at the end, which is the right one where the language reads from the right.
  @Test(arguments: [false, true])
  func aFieldLeavesRoomForItsViews(_ isRightToLeft: Bool) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    (field.text, field.leftView, field.leftViewMode) = (
      "text", UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), .always
    )
    field.layoutIfNeeded()
    guard case .control(let control) = ViewReport(field, isPicture: true).content else { throw NoText() }
    let line = try #require(control.texts.first?.lines.first)
    #expect(field.leftView?.frame.minX == (isRightToLeft ? 170 : 0))
    #expect(abs((isRightToLeft ? line.x + line.width : line.x) - (isRightToLeft ? 170 : 30)) < 0.01)
  }
}
