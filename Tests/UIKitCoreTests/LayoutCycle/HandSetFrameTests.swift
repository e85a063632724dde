import Platform
import Testing

@testable import UIKitCore

/// Frames that a program sets of views that constraints place.
@MainActor
@Suite struct HandSetFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let box = UIView()
  private let button = UIButton(type: .system)

  init() {
    root.stand(on: UIScreen(Profile()))
    for view in [box, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    button.setTitle("Move", for: .normal)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// source: Auto Layout Guide (Making Sense), chapter 12: the view jumps by 50 points, and falls back when the device rotates.
  @Test func aMovedViewStaysWhileNothingAsksItsSuperviewForALayout() {
    #expect(box.frame == CGRect(x: 137.5, y: 0, width: 100, height: 100))
    box.frame.origin.y += 50
    button.isHighlighted = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 137.5, y: 50, width: 100, height: 100))
    box.frame.size.width = 120
    box.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 137.5, y: 50, width: 120, height: 100))
    root.frame.size = CGSize(width: 600, height: 375)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 250, y: 0, width: 100, height: 100))
  }

  /// source: documentation of setNeedsLayout: the view's subviews are laid out in the next update.
  @Test func aLayoutOfTheSuperviewPutsAMovedViewBack() {
    box.frame.origin.y += 50
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minY == 0)
  }

  /// A constraint that changes elsewhere in the superview has it laid out, and that places all of its subviews.
  @Test func aChangedNeighborPutsAMovedViewBack() {
    box.frame.origin.y += 50
    button.setTitle("Move it further", for: .normal)
    root.layoutIfNeeded()
    #expect(box.frame.minY == 0)
  }

  /// source: documentation of translatesAutoresizingMaskIntoConstraints: without it the frame that was set does not count.
  @Test func aFrameSetBeforeTheFirstLayoutDoesNotStay() {
    let late = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
    late.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(late)
    NSLayoutConstraint.activate([
      late.leadingAnchor.constraint(equalTo: root.leadingAnchor), late.topAnchor.constraint(equalTo: root.topAnchor),
      late.widthAnchor.constraint(equalToConstant: 0), late.heightAnchor.constraint(equalToConstant: 0),
    ])
    late.frame.origin.x = 30
    root.layoutIfNeeded()
    #expect(late.frame == .zero)
  }
}
