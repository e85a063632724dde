import Testing

@testable import UIKitCore

extension Animations {
  /// Animated constraints: L11 of the lessons, and the bounce of the cookbook's recipe 5-1.
  @MainActor
  @Suite struct LayoutAnimationTests {
    private let motion = Motion()
    private let view = UIView()
    private let inner = UIView()
    private let top: NSLayoutConstraint

    init() {
      for (view, superview) in [(view, motion.root), (inner, view)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
      }
      top = view.topAnchor.constraint(equalTo: motion.root.topAnchor, constant: 40)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: motion.root.leadingAnchor, constant: 30),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 60),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        inner.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      motion.root.layoutIfNeeded()
    }

    private var shownY: CGFloat { view.layer.presentation()?.frame.minY ?? -1 }

    /// source: derived: 40 + 50; ease in and out is symmetric, so half of it at half of the time, and 0.15625 of it at 0.274375.
    @Test func aConstantMovesSmoothlyIfTheLayoutIsInTheBlock() {
      top.constant += 50
      UIView.animate(withDuration: 0.5) { motion.root.layoutIfNeeded() }
      #expect(view.frame.minY == 90)
      #expect(shownY == 40)
      motion.clock.advance(by: 0.5 * 0.274375)
      #expect(isClose(shownY, 40 + 50 * 0.15625, within: 1e-4))
      motion.clock.advance(by: 0.25 - 0.5 * 0.274375)
      #expect(isClose(shownY, 65))
      motion.clock.advance(by: 0.25)
      #expect(shownY == 90)
    }

    @Test func outsideOfABlockItJumps() {
      top.constant += 50
      UIView.animate(withDuration: 0.5) {}
      motion.root.layoutIfNeeded()
      #expect(shownY == 90)
    }

    @Test func aConstantSetInTheBlockJumpsIfTheLayoutComesLater() {
      UIView.animate(withDuration: 0.5) { top.constant += 50 }
      motion.root.layoutIfNeeded()
      #expect(shownY == 90)
    }

    /// A change made before would move along; a layout before the block takes it out of it.
    @Test(arguments: [true, false])
    func aLayoutBeforeTheBlockLeavesOutWhatIsNotMeant(_ laysOutBefore: Bool) {
      view.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?.constant = 200
      if laysOutBefore { motion.root.layoutIfNeeded() }
      top.constant += 50
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { motion.root.layoutIfNeeded() }
      motion.clock.advance(by: 0.5)
      #expect(isClose(shownY, 65))
      #expect(isClose(view.layer.presentation()?.frame.width ?? 0, laysOutBefore ? 200 : 150))
    }

    @Test func viewsInsideMoveWithTheirSize() {
      view.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { motion.root.layoutIfNeeded() }
      motion.clock.advance(by: 0.5)
      // Half of 150 on the screen, half of 200 in the model.
      #expect(isClose(inner.layer.presentation()?.frame ?? .null, CGRect(x: 0, y: 0, width: 75, height: 60)))
      #expect(inner.frame.width == 100)
    }

    @Test func aFrameSetInABlockIsLostAtTheNextLayout() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.y = 140 }
      motion.clock.advance(by: 0.5)
      #expect(isClose(shownY, 90))
      motion.clock.advance(by: 0.5)
      motion.root.setNeedsLayout()
      motion.root.layoutIfNeeded()
      #expect(view.frame.minY == 40)
    }

    /// Recipe 5-1: between the top and the bottom, by removing one constraint and adding the other.
    /// source: derived: the bottom is at 400 - 60 = 340, 300 below 40.
    @Test func aViewBouncesBetweenTopAndBottom() {
      let bottom = view.bottomAnchor.constraint(equalTo: motion.root.bottomAnchor)
      for (from, to, y) in [(top, bottom, 340.0), (bottom, top, 40)] {
        let start = view.frame.minY
        from.isActive = false
        to.isActive = true
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { motion.root.layoutIfNeeded() }
        motion.clock.advance(by: 0.5)
        #expect(isClose(shownY, (start + y) / 2))
        motion.clock.advance(by: 0.5)
        #expect(isClose(shownY, y))
      }
    }

    /// source: derived: three columns of 400 / 3 become two of 200; pixels are halves of points.
    @Test func aHiddenViewOfAStackLeavesSmoothly() {
      let columns = [UIView(), UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: columns)
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 200, width: 400, height: 120)
      motion.root.addSubview(stack)
      motion.root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        columns[1].isHidden = true
        motion.root.layoutIfNeeded()
      }
      motion.clock.advance(by: 0.5)
      let shown = columns.compactMap { $0.layer.presentation()?.frame }
      #expect(isClose(shown[0].width, (400.0 / 3 + 200) / 2, within: 0.5))
      #expect(isClose(shown[1].width, 400.0 / 6, within: 0.5))
      #expect(isClose(shown[2].minX, (800.0 / 3 + 200) / 2, within: 0.5))
    }
  }
}
