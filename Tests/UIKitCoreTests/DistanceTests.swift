import Testing

@testable import UIKitCore

/// Distances between anchors as dimensions. Source of every number: arithmetic on the constraints.
@MainActor
@Suite(.serialized) struct DistanceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return box
  }

  @Test func twoGapsShareWhatIsLeftOver() {
    let box = box(50, 40)
    let above = root.topAnchor.anchorWithOffset(to: box.topAnchor)
    let below = box.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    NSLayoutConstraint.activate([
      above.constraint(equalTo: below, multiplier: 0.5), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    // 360 are left over: 120 above, 240 below.
    #expect(box.frame == CGRect(x: 0, y: 120, width: 50, height: 40))
    root.frame.size.height = 100
    root.layoutIfNeeded()
    #expect(box.frame.minY == 20)
  }

  @Test func aDistanceIsComparedWithSizesOnEitherSide() {
    let first = box(80, 20)
    let second = box(40, 20)
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      gap.constraint(equalTo: first.widthAnchor, multiplier: 0.25, constant: 4),
      second.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
      second.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(equalToConstant: -30),
    ])
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      follower.topAnchor.constraint(equalTo: root.topAnchor),
      follower.widthAnchor.constraint(equalTo: gap, multiplier: 2),
      follower.heightAnchor.constraint(equalTo: gap),
    ])
    root.layoutIfNeeded()
    // The gap is 80 / 4 + 4 = 24, after 10 + 80; `second` is 30 below `first`, which is 30 above it.
    #expect(second.frame == CGRect(x: 114, y: 30, width: 40, height: 20))
    #expect(follower.frame == CGRect(x: 0, y: 0, width: 48, height: 24))
  }

  @Test func betweenLeadingAndTrailingEdgesADistanceReadsFromTheRight() {
    root.semanticContentAttribute = .forceRightToLeft
    let first = box(80, 20)
    let second = box(40, 20)
    for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 24),
      first.leftAnchor.anchorWithOffset(to: second.leftAnchor).constraint(lessThanOrEqualToConstant: 0),
    ])
    root.layoutIfNeeded()
    // 320 − 10 − 80 = 230 is the first one's left edge; 24 before that ends the second.
    #expect(first.frame.minX == 230)
    #expect(second.frame.maxX == 206)
  }

  @Test func changingTheConstantMovesWhatIsApart() {
    let box = box(50, 40)
    let inset = root.leadingAnchor.anchorWithOffset(to: box.leadingAnchor).constraint(equalToConstant: 12)
    inset.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 12)
    inset.constant = 30
    root.layoutIfNeeded()
    #expect(box.frame.minX == 30)
    box.removeFromSuperview()
    #expect(!inset.isActive)
  }

  @Test func guidesHaveDistances() {
    let box = box(50, 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let gap = root.leftAnchor.anchorWithOffset(to: guide.leftAnchor).constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([
      gap, guide.rightAnchor.anchorWithOffset(to: box.leftAnchor).constraint(equalTo: guide.widthAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 47)
    root.removeLayoutGuide(guide)
    #expect(!gap.isActive)
  }

  @Test func whatCannotBeADistanceRaises() {
    let box = box(50, 40)
    let stranger = UIView()
    let mixed = exceptions {
      _ = root.leadingAnchor.anchorWithOffset(to: box.leftAnchor).constraint(equalToConstant: 1)
    }
    #expect(mixed.first?.reason.hasSuffix("Use leading/trailing for both or neither.") == true)
    let apart = exceptions {
      root.leadingAnchor.anchorWithOffset(to: stranger.leadingAnchor).constraint(equalToConstant: 1).isActive = true
    }
    #expect(apart.first?.name == "NSGenericException")
    #expect(apart.first?.reason.contains("because they have no common ancestor.") == true)
    let nan = exceptions {
      _ = root.topAnchor.anchorWithOffset(to: box.topAnchor).constraint(equalToConstant: .nan)
    }
    #expect(nan.count == 1)
  }

  @Test func descriptionsNameBothEnds() {
    let box = box(50, 40)
    (root.accessibilityIdentifier, box.accessibilityIdentifier) = ("page", "box")
    let gap = root.topAnchor.anchorWithOffset(to: box.topAnchor)
    let constraint = box.heightAnchor.constraint(equalTo: gap, multiplier: 2, constant: 3)
    #expect(constraint.equationBody == "box.height == 2*(box.top - page.top) + 3")
    #expect(gap.constraint(lessThanOrEqualToConstant: 9).equationBody == "(box.top - page.top) <= 9")
  }

  @Test func constraintsRememberTheirAnchors() {
    let box = box(50, 40)
    let gap = root.topAnchor.anchorWithOffset(to: box.topAnchor)
    let constraint = gap.constraint(equalTo: box.heightAnchor)
    #expect(constraint.firstAnchor.isEqual(gap))
    #expect(constraint.secondAnchor?.isEqual(box.heightAnchor) == true)
    #expect(constraint.firstItem == nil)
    #expect(box.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(root.topAnchor == root.topAnchor)
    #expect(root.topAnchor != box.topAnchor)
  }

  @Test func aConstraintAboutNothingStaysInactive() {
    let placeholder = NSLayoutConstraint()
    placeholder.isActive = true
    #expect(!placeholder.isActive)
  }
}
