import Testing

@testable import UIKitCore

/// Alignment rectangles of classes that override the functions rather than the insets.
@MainActor
@Suite struct AlignmentRectTests {
  /// A view with a shadow of 10 points above and at the right.
  private final class Badge: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY + 10, width: frame.width - 10, height: frame.height - 20)
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY - 10, width: rect.width + 10, height: rect.height + 20)
    }
  }

  /// source: Auto Layout Cookbook, "Declaring Alignment Rectangles": the rectangle (40, 60, 100, 80) has the frame (40, 50, 110, 100).
  @Test func constraintsPlaceTheRectangleThatTheFunctionsDeclare() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (badge, below) = (Badge(), UIView())
    for view in [badge, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      badge.widthAnchor.constraint(equalToConstant: 100), badge.heightAnchor.constraint(equalToConstant: 80),
      below.topAnchor.constraint(equalTo: badge.bottomAnchor), below.leftAnchor.constraint(equalTo: badge.rightAnchor),
      below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 40, y: 50, width: 110, height: 100))
    #expect(below.frame == CGRect(x: 140, y: 140, width: 5, height: 5))
  }

  /// The same for a view that its frame places.
  @Test func neighborsOfAFrameMeetTheRectangleThatTheFunctionsDeclare() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (badge, below) = (Badge(frame: CGRect(x: 40, y: 50, width: 110, height: 100)), UIView())
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: badge.bottomAnchor), below.leftAnchor.constraint(equalTo: badge.rightAnchor),
      below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(below.frame == CGRect(x: 140, y: 140, width: 5, height: 5))
  }
}
