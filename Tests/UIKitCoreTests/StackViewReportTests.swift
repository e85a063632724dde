import Testing

@testable import UIKitCore

/// Stack views as public bug reports describe them.
@MainActor
@Suite(.serialized) struct StackViewReportTests {
  private final class Block: UIView {
    let length: CGFloat
    init(_ length: CGFloat) {
      self.length = length
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
  }

  private func proportional(_ lengths: [CGFloat]) -> (stack: UIStackView, blocks: [Block]) {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    let blocks = lengths.map { Block($0) }
    for block in blocks { stack.addArrangedSubview(block) }
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    return (stack, blocks)
  }

  /// source: a report on Stack Overflow about margins and fillProportionally: 25 and 75 points in 200 with margins of 10 are 50 and 130.
  @Test func proportionalSizesAreThoseOfTheWholeStackView() {
    let (stack, blocks) = proportional([25, 75])
    stack.layoutIfNeeded()
    #expect(
      blocks.map(\.frame) == [CGRect(x: 10, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 130, height: 20)])
  }

  /// source: the same report: one view is as wide as the stack view, which contradicts the margins and is logged.
  @Test func oneProportionalViewBetweenMarginsIsAConflict() {
    let (stack, blocks) = proportional([25])
    stack.layoutIfNeeded()
    #expect(blocks[0].frame == CGRect(x: 10, y: 0, width: 200, height: 20))
    #expect(stack.layoutHost?.conflicts.map { $0.broken?.identifier } == ["UISV-canvas-connection"])
  }

  /// source: Stack Overflow 33073127, whose log breaks `UISV-spacing`.
  @Test func hidingANestedStackViewBreaksItsSpacing() {
    let (label, inner) = (UILabel(), UIStackView())
    let (innerLabel, innerButton) = (UILabel(), UIButton(type: .system))
    label.text = "Title"
    innerLabel.text = "Detail"
    innerButton.setTitle("More", for: .normal)
    inner.axis = .vertical
    inner.spacing = 8
    for view in [innerLabel, innerButton] { inner.addArrangedSubview(view) }
    let outer = UIStackView(arrangedSubviews: [label, inner])
    outer.axis = .vertical
    outer.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(root.layoutHost?.conflicts.map { $0.broken?.identifier } == ["UISV-spacing"])
    #expect(inner.frame.height == 0)
    #expect(outer.frame.height == label.frame.height)
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(innerButton.frame.minY == innerLabel.frame.maxY + 8)
  }
}
