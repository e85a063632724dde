import Testing
import TextLayout
import UIKitCore

/// Labels, strings and fonts as code uses them. 17 points are 20.287 high: 20.5 at two pixels per point.
@MainActor
@Suite(.serialized) struct TextAPITests {
  /// What is not about text stays as it is: suites that run in between have a clock of their own there.
  init() {
    UIScreen.main.profile.scale = 2
    UIScreen.main.profile.release = 17
    UIScreen.main.profile.contentSizeCategory = .large
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    CGFloat(advance(of: text, font.font, in: TextEnvironment(scale: 2)))
  }

  @Test func kernFollowsEveryCharacter() {
    let plain = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let kerned = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 3])
    #expect(abs(kerned.size().width - plain.size().width - 12) < 1e-9)
    #expect(abs(plain.size().height - 17 * 2444 / 2048) < 1e-9)
  }

  @Test func boundingRects() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let line: CGFloat = 10 * 2444 / 2048
    let word = "wrap".size(withAttributes: attributes).width
    let wrapped = ("wrap wrap" as NSString).boundingRect(
      with: CGSize(width: word + 1, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    // The space at which the first line breaks counts as far as there is room for it, as in labels.
    #expect(abs(wrapped.width - word - 1) < 1e-9)
    #expect(abs(wrapped.height - 2 * line) < 1e-9)
    // Without the option there is one line, about its baseline.
    let single = ("wrap wrap" as NSString).boundingRect(
      with: CGSize(width: word + 1, height: 0), attributes: attributes, context: nil)
    #expect(abs(single.height - line) < 1e-9)
    #expect(abs(single.minY + 10 * 1950 / 2048) < 1e-9)
  }

  @Test func raisedTextMakesTheLineHigher() {
    let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: 4]))
    #expect(abs(text.size().height - (10 * 2444 / 2048 + 4)) < 1e-9)
  }

  @Test func paragraphStylesOfAttributedText() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.alignment = .center
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    // 2 × 20.287 + 6 = 46.574, up to the half point.
    #expect(label.intrinsicContentSize.height == 47)
    #expect(label.text == "a\nb")
    #expect(label.attributedText?.string == "a\nb")
    #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 6)
    #expect(style.isEqual(style.mutableCopy()))
  }

  /// The usual way to give a label padding.
  private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
      let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: n)
      return inner.insetBy(dx: -10, dy: -5)
    }
  }

  @Test func textRectDecidesTheSize() {
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] { label.text = "Padding" }
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == 30.5)
    let bounds = CGRect(x: 3, y: 4, width: 200, height: 10)
    let rect = plain.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.origin == bounds.origin)
    #expect(rect.height == 10)
    plain.text = nil
    #expect(plain.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size == .zero)
  }

  @Test func shrinkingTextKeepsItsIntrinsicSize() throws {
    let label = UILabel()
    label.text = "A title that is much too long"
    let full = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.intrinsicContentSize == full)
    label.frame = CGRect(x: 0, y: 0, width: full.width * 0.7, height: full.height)
    let shown = try #require(label.shownLines)
    #expect(!shown.isTruncated)
    // What is drawn is as small as what was measured.
    #expect(label.displayFont.pointSize < 17 && label.displayFont.pointSize >= 8.5)
    #expect(shown.size.width <= Double(label.frame.width) + 0.01)
    #expect(shown.size.width > 0.9 * Double(label.frame.width))
    label.frame.size.width = full.width * 0.3
    #expect(try #require(label.shownLines).isTruncated)
    label.minimumScaleFactor = 0
    label.frame.size.width = full.width * 0.9
    #expect(try #require(label.shownLines).isTruncated)
  }

  /// Body is 17 points at the default size and 53 at the largest one.
  @Test func metricsScaleByTheStyle() {
    UIScreen.main.profile.contentSizeCategory = .AX5
    // Other suites have the usual size.
    defer { UIScreen.main.profile.contentSizeCategory = .large }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: UIFont(name: "Avenir-Book", size: 17)!)
    #expect(font.pointSize == 53)
    #expect(font.fontName == "Avenir-Book")
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60).pointSize == 60)
    // 10 × 53 / 17 = 31.18, to the half point.
    #expect(metrics.scaledValue(for: 10) == 31)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 10)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
  }

  @Test func labelsThatFollowTheCategory() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel()
    label.text = "Follow"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.text = "Follow"
    fixed.font = .preferredFont(forTextStyle: .body)
    for (view, y) in [(label, CGFloat(10)), (fixed, 100)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: y),
      ])
    }
    window.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
    UIScreen.main.profile.contentSizeCategory = .AX5
    // Other suites have the usual size.
    defer { UIScreen.main.profile.contentSizeCategory = .large }
    window.layoutIfNeeded()
    // 53 × 1.19336 = 63.25, up to the half point.
    #expect(label.frame.height == 63.5)
    #expect(fixed.frame.height == 20.5)
  }

  @Test func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    // Human Interface Guidelines: body is emphasized as semibold, large titles as bold.
    #expect(UIFont(descriptor: bold, size: 0).font.weight == .semibold)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.symbolicTraits.contains(.traitBold))
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withSymbolicTraits(.traitBold)
    #expect(UIFont(descriptor: try #require(title), size: 0).font.weight == .bold)
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 12).isEqual(UIFont.systemFont(ofSize: 12)))
  }

  @Test func monospacedFonts() {
    let code = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(width("iiii", code) == width("WWWW", code))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(width("1111", digits) == width("0000", digits))
    #expect(width("iiii", digits) < width("WWWW", digits))
  }

  @Test func categoriesAreOrdered() {
    let order: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(order.sorted() == order)
    #expect(order.filter(\.isAccessibilityCategory).count == 5)
  }
}
