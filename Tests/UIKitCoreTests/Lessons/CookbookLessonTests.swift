import Testing

@testable import UIKitCore

/// Recipes of the cookbook that are code: what a program can ask of constraints, and do with the answer.
@MainActor
@Suite(.serialized) struct CookbookLessonTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func box() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func position(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
    ]
  }

  /// Recipe 5-1: a constraint like another one is found and taken away, whoever holds it.
  @Test func matchingConstraintsAreRemoved() {
    let view = box()
    NSLayoutConstraint.activate(
      position(view, 40, 20) + [
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    root.layoutIfNeeded()
    // The place is held by the superview, the size by the view itself.
    #expect(root.constraints.count == 2)
    #expect(view.constraints.count == 2)
    let like = view.widthAnchor.constraint(equalToConstant: 100)
    like.priority = .defaultLow
    #expect(!view.removesMatch(of: view.widthAnchor.constraint(equalToConstant: 101)))
    #expect(!view.removesMatch(of: view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)))
    #expect(view.removesMatch(of: like))
    #expect(view.removesMatch(of: position(view, 40, 20)[0]))
    #expect(!view.removesMatch(of: position(view, 40, 20)[0]))
    #expect(root.constraints.count == 1)
    #expect(view.constraints.count == 1)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 20, width: 60, height: 30))
  }

  /// Recipe 5-2: within the superview, as large as metrics say where there is room, placed by constants.
  @Test func aSetOfConstraintsKeepsAViewInside() {
    let view = box()
    let formats = ["H:|-(>=0)-[view(==width@750)]-(>=0)-|", "V:|-(>=0)-[view(==height@750)]-(>=0)-|"]
    let metrics: [String: Any] = ["width": 100, "height": 100]
    for format in formats {
      root.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: ["view": view]))
    }
    root.addConstraints(position(view, 50, 50))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    // 120 - 50 is what is left.
    root.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 50, width: 70, height: 100))
  }

  /// Recipe 5-3.
  @Test func aViewIsCentredInItsSuperview() {
    let view = box()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 80),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 160, y: 284))
  }

  /// Recipe 5-4: one aspect ratio for another, by taking a constraint away and adding one.
  ///
  /// source: derived: in 320 x 568 sides of 300 are wished for; 4:3 of the width 320 is 240, 16:9 is 180.
  @Test func aspectRatiosTakeTurns() {
    let view = box()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    for anchor in [view.widthAnchor, view.heightAnchor] {
      let side = anchor.constraint(greaterThanOrEqualToConstant: 300)
      side.priority = .defaultHigh
      side.isActive = true
    }
    let wide = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9)
    let old = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 4 / 3)
    for (added, removed, height) in [(old, wide, 240.0), (wide, old, 180), (old, wide, 240)] {
      view.removeConstraint(removed)
      view.addConstraint(added)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    }
  }

  /// Recipe 5-6: the description a program makes of a constraint from its parts.
  @Test func constraintsDescribeThemselves() {
    let view = box()
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    let ratio = root.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1.778)
    ratio.priority = .defaultHigh
    #expect(right.sentence(seenFrom: root) == "(1000)[UIView].right <= [self].right")
    #expect(ratio.sentence(seenFrom: root) == "(750)[self].width == ([self].height * 1.778)")
  }
}

extension UIView {
  fileprivate func removesMatch(of other: NSLayoutConstraint) -> Bool {
    for holder in [self, superview].compactMap({ $0 }) {
      guard let match = holder.constraints.first(where: { $0.isLike(other) }) else { continue }
      holder.removeConstraint(match)
      return true
    }
    return false
  }
}

extension NSLayoutConstraint {
  fileprivate func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant
  }

  fileprivate func sentence(seenFrom view: UIView) -> String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let words: [Attribute: String] = [.right: "right", .width: "width", .height: "height"]
      let name = item === view ? "self" : item.map { "\(type(of: $0))" } ?? "nothing"
      return "[\(name)].\(words[attribute] ?? "?")"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let right = side(secondItem, secondAttribute)
    let factor = multiplier == 1 ? right : "(\(right) * \(multiplier))"
    return "(\(Int(priority.rawValue)))\(side(firstItem, firstAttribute)) \(sign) \(factor)"
  }
}
