import Testing

@testable import UIKitCore

/// What changes a wrapped text after a layout changes its size in the next one.
@MainActor
@Suite struct WrappedTextTests {
  nonisolated private static let sentence =
    "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"

  /// A change of a label that lies in a root 200 points wide.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (UILabel) -> Void

    init(_ description: String, _ change: @escaping @MainActor @Sendable (UILabel) -> Void) {
      testDescription = description
      self.change = change
    }
  }

  nonisolated static let changes: [Change] = [
    Change("numberOfLines 0") { $0.numberOfLines = 0 },
    Change("numberOfLines 1") { $0.numberOfLines = 1 },
    Change("numberOfLines 2") { $0.numberOfLines = 2 },
    Change("numberOfLines 3") { $0.numberOfLines = 3 },
    Change("lineBreakMode") { $0.lineBreakMode = .byCharWrapping },
    Change("a larger font") { $0.font = .systemFont(ofSize: 25) },
    Change("a smaller font") { $0.font = .systemFont(ofSize: 11) },
    Change("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = 120 },
    Change("no preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = 0 },
    Change("text") { $0.text = sentence + sentence },
    Change("a short text") { $0.text = "One" },
    Change("attributed text") {
      $0.attributedText = NSAttributedString(string: sentence, attributes: [.font: UIFont.systemFont(ofSize: 21)])
    },
    Change("lineBreakStrategy") { $0.lineBreakStrategy = [] },
  ]

  enum Home: String, CaseIterable, Sendable { case view, stack, hugging }

  private func place(_ label: UILabel, in home: Home) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let outer: UIView
    switch home {
    case .stack:
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      outer = stack
    case .view, .hugging: outer = label
    }
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      home == .hugging
        ? outer.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
        : outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  private func label(_ lines: Int) -> UILabel {
    let label = UILabel()
    label.text = Self.sentence
    label.numberOfLines = lines
    return label
  }

  /// source: a layout has no memory; the label must be as large as one that was made with the new value.
  @Test(arguments: changes, Home.allCases)
  func aChangeAfterALayoutCountsAsBeforeIt(_ change: Change, _ home: Home) {
    for lines in [0, 1, 2, 3] {
      for second in Self.changes {
        let changed = label(lines)
        let root = place(changed, in: home)
        root.layoutIfNeeded()
        change.change(changed)
        root.layoutIfNeeded()
        second.change(changed)
        root.layoutIfNeeded()

        let fresh = label(lines)
        change.change(fresh)
        second.change(fresh)
        let freshRoot = place(fresh, in: home)
        freshRoot.layoutIfNeeded()
        #expect(changed.frame == fresh.frame, "from \(lines) lines, then \(second.testDescription)")
      }
    }
  }

  /// source: Modern Auto Layout, "set numberOfLines to 0 the intrinsic content size adjusts": 20.5 points become 61.
  @Test func moreLinesMakeALabelHigherAfterALayout() {
    onScreen(scale: 2) {
      let label = label(1)
      let root = place(label, in: .view)
      root.bounds.size.width = 340
      root.layoutIfNeeded()
      #expect(label.frame.height == 20.5)
      label.numberOfLines = 0
      root.layoutIfNeeded()
      #expect(label.frame.height == 41)
    }
  }

  /// source: Modern Auto Layout prints (333, 64.5) for a label of three lines: the width of its longest line and its height.
  @Test func theIntrinsicSizeIsThatOfTheLinesAfterALayout() {
    onScreen(scale: 2) {
      let label = label(0)
      let oneLine = label.intrinsicContentSize
      #expect(oneLine.height == 20.5)
      let root = place(label, in: .view)
      root.layoutIfNeeded()
      #expect(label.frame.height > 61)
      #expect(label.intrinsicContentSize.height == label.frame.height)
      #expect(label.intrinsicContentSize.width <= 200)
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize == oneLine)
    }
  }

  @Test func aTextViewThatDoesNotScrollSaysTheSizeOfItsLines() {
    let text = UITextView()
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.text = Self.sentence
    text.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.height > 80)
    #expect(text.intrinsicContentSize.height == text.frame.height)
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  /// A label with room around its text, as people write it.
  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  /// source: documentation of intrinsicContentSize: custom views override it, and the layout takes what it returns.
  @Test(arguments: [0, 1])
  func aLabelThatOverridesItsIntrinsicSizeIsLaidOutWithIt(_ lines: Int) {
    onScreen(scale: 2) {
      let label = PaddedLabel()
      label.text = "One"
      label.numberOfLines = lines
      let root = place(label, in: .hugging)
      root.layoutIfNeeded()
      let plain = UILabel()
      plain.text = "One"
      #expect(label.frame.size == CGSize(width: plain.intrinsicContentSize.width + 20, height: 30.5))
    }
  }

  nonisolated private static let fox = "The quick brown fox jumps over the lazy dog near the river bank"

  /// source: own sizes of labels on a simulator of iOS 26.1 at two pixels per point: the space at which the widest line breaks counts, at
  /// most up to the width that is offered. The widths of glyphs are Trellis's, so a pixel may be missing.
  @Test(
    arguments: [
      (fox, 17, 200, 185.5), (fox, 15, 200, 188),
      ("Your account details are synced across devices.", 13, 200, 197),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func theSpaceAtTheEndOfAWrappedLineCounts(_ text: String, _ size: CGFloat, _ offered: CGFloat, _ width: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = text
    #expect(abs(label.sizeThatFits(CGSize(width: offered, height: 1000)).width - width) <= 0.5)
    label.preferredMaxLayoutWidth = offered
    #expect(abs(label.intrinsicContentSize.width - width) <= 0.5)
  }

  /// source: the same simulator: a text with a paragraph style, whose strategy is none by default, leaves "bank" alone on its line, and
  /// fills 240 points.
  @Test func aParagraphStyleDecidesWhetherASingleWordIsPushedOut() {
    let label = UILabel()
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 240
    label.text = Self.fox
    let pushedOut = label.intrinsicContentSize.width
    let font = UIFont.systemFont(ofSize: 17)
    label.attributedText = NSAttributedString(
      string: Self.fox, attributes: [.font: font, .paragraphStyle: NSParagraphStyle()])
    #expect(label.intrinsicContentSize.width == 240)
    #expect(pushedOut < 230)
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    label.attributedText = NSAttributedString(string: Self.fox, attributes: [.font: font, .paragraphStyle: style])
    #expect(label.intrinsicContentSize.width == pushedOut)
    label.lineBreakStrategy = []
    #expect(label.intrinsicContentSize.width == 240)
  }
}
