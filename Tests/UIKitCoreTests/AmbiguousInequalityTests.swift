import Testing

@testable import UIKitCore

/// Where views lie that inequalities alone place.
@MainActor
@Suite struct AmbiguousInequalityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// source: EquationTests of Stevia (lines 119, 191, 200), which pass on iOS: the view moves and has no width.
  @Test func aTrailingEdgeBeyondABoundMovesTheView() {
    view.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -13).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 362)
    #expect(view.frame.width == 0)
  }

  @Test func aBottomEdgeBeyondABoundMovesTheView() {
    view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -13).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minY == 654)
    #expect(view.frame.height == 0)
  }

  /// source: FlexibleMarginTests of Stevia (line 383): `|v1.width(10)-(<=25)-v2` from right to left puts v2 at 340 without a width.
  @Test func aFlexibleMarginFromRightToLeftMovesTheView() {
    root.semanticContentAttribute = .forceRightToLeft
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(first)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.widthAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 340)
    #expect(view.frame.width == 0)
  }

  /// A size that something asks for is no ambiguous one.
  @Test func aMovedViewKeepsItsContentSize() {
    let label = UILabel()
    label.text = "Moved"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -13).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.maxX == 362)
  }
}
