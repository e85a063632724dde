import Testing

@testable import UIKitCore

/// Layouts that the lessons on debugging start from; logs are in `Fixtures/console`, loops in `ReentrancyTests`.
@MainActor
@Suite(.serialized) struct DebuggingLessonTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
    ])
  }

  /// source: derived: `fill` stretches the view that hugs least; two buttons hug alike, so either may. `fillEqually` and an own
  /// hugging both settle it: halves of 335 - 8, or a button of the width of its title.
  @Test func twoButtonsOfAStackTie() {
    onScreen(scale: 2) {
      let buttons = ["Cancel", "Done"].map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
      }
      let stack = UIStackView(arrangedSubviews: buttons)
      stack.spacing = 8
      pin(stack)
      root.layoutIfNeeded()
      #expect(buttons.map(\.hasAmbiguousLayout) == [true, true])
      stack.distribution = .fillEqually
      root.layoutIfNeeded()
      #expect(buttons.map(\.hasAmbiguousLayout) == [false, false])
      #expect(buttons.map(\.frame.width) == [163.5, 163.5])
      stack.distribution = .fill
      buttons[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      root.layoutIfNeeded()
      #expect(buttons.map(\.hasAmbiguousLayout) == [false, false])
      #expect(buttons[0].frame.width == buttons[0].intrinsicContentSize.width)
      #expect(buttons[1].frame.maxX == 335)
    }
  }

  /// Two sets of widths, a quarter of the margins and the whole, are meant to take turns.
  ///
  /// source: derived: margins of 8 leave 359, a quarter is 89.75 and on pixels 90 (the left edge is at 8).
  @Test func setsOfWidthsTakeTurns() {
    onScreen(scale: 2) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let margins = root.layoutMarginsGuide
      let quarter = view.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.25)
      let whole = view.widthAnchor.constraint(equalTo: margins.widthAnchor)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20), quarter, whole,
      ])
      let write = LayoutLog.write
      LayoutLog.write = { _ in }
      defer { LayoutLog.write = write }
      root.layoutIfNeeded()
      #expect(quarter.isBroken != whole.isBroken)
      whole.isActive = false
      root.layoutIfNeeded()
      #expect(!quarter.isBroken)
      #expect(view.frame.width == 90)
      quarter.isActive = false
      whole.isActive = true
      root.layoutIfNeeded()
      #expect(!whole.isBroken)
      #expect(view.frame.width == 359)
    }
  }
}
