import Testing
import UIKitCore

/// A corner radius that follows the layout: half of the height, set where the height is known.
@MainActor
@Suite struct RoundButtonLessonTests {
  private final class RoundButton: UIButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  @Test func theRadiusFollowsTheRow() {
    let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 210))
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 10
    let buttons = (0..<2).map { _ in RoundButton(type: .custom) }
    for button in buttons { column.addArrangedSubview(button) }
    column.layoutIfNeeded()
    // (210 - 10) / 2 = 100 high.
    #expect(buttons.map(\.layer.cornerRadius) == [50, 50])
    buttons[0].isHidden = true
    column.layoutIfNeeded()
    #expect(buttons[1].layer.cornerRadius == 105)
  }
}
