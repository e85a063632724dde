import QuartzCore
import Testing

@testable import UIKitCore

/// Snapshots, animations of old, tints that step back, and undoing. source: Apple's documentation of `UIView` and `UndoManager`.
@MainActor
@Suite(.serialized) struct ViewEffectTests {
  @Test func snapshotShowsWhatTheViewShowed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.addSubview(view)
    view.backgroundColor = .red
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == view.frame)
    view.backgroundColor = .blue
    let text = snapshot.map { "\($0.recordedDrawing())" } ?? ""
    #expect(!text.isEmpty && snapshot?.recordedDrawing().isEmpty == false)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 5, y: 5, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 15, y: 25, width: 10, height: 10))
  }

  /// Linear, a second long, after a second: half a second later a half is done.
  @Test func committedBlocksAreAnimated() {
    @MainActor final class Hears: NSObject {
      var ended = 0
      func stopped() { ended += 1 }
    }
    let (view, hears) = (UIView(frame: .zero), Hears())
    UIView.beginAnimations("move")
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(hears)
    UIView.setAnimationDidStop(Selector("stopped", Hears.stopped))
    view.center.x = 100
    UIView.commitAnimations()
    let clock = UIScreen.main.animationClock
    #expect(view.center.x == 100 && view.layer.presentation()?.position.x == 0)
    clock.advance(by: 1.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
    #expect(hears.ended == 0)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 100 && hears.ended == 1)
    UIView.commitAnimations()
  }

  @Test func tintStepsBackInsideOfADimmedView() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (outer, inner, own) = (UIView(), Tinted(), Tinted())
    outer.addSubview(inner)
    inner.addSubview(own)
    own.tintAdjustmentMode = .normal
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    (inner.told, own.told) = (0, 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.told == 1)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil))
    // The luma of ITU-R BT.601 of pure red.
    #expect(abs(red - 0.299) < 1e-6 && red == green && red == blue)
    #expect(own.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && own.told == 0)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == outer.tintColor && inner.told == 2)
  }

  @Test func stepsAreUndoneAndRedone() {
    @MainActor final class Box {
      var value = 0
      func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        manager.registerUndo(withTarget: self) { [unowned manager] in $0.set(old, manager) }
        value = new
      }
    }
    let (box, manager) = (Box(), UndoManager())
    box.set(1, manager)
    manager.setActionName("Typing")
    manager.beginUndoGrouping()
    box.set(2, manager)
    box.set(3, manager)
    manager.endUndoGrouping()
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(box.value == 1 && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(box.value == 0 && !manager.canUndo && manager.redoActionName == "Typing")
    manager.redo()
    manager.redo()
    #expect(box.value == 3 && !manager.canRedo)
    manager.undo()
    box.set(9, manager)
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: box)
    #expect(!manager.canUndo)
  }

  @Test func interpolatingEffectLiesBetweenItsValues() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10.0, 10.0)
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? Double == 5)
  }

  @Test func gesturesFollowAllowedTouchesOnly() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let tap = UITapGestureRecognizer()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.stylus.rawValue)]
    window.addGestureRecognizer(tap)
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: window)
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(touch.gestureRecognizers == [])
    #expect(touch.altitudeAngle == .pi / 2)
  }

  @Test func builderChangesTheTreeOfMenus() {
    let root = UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: "A", identifier: UIMenu.Identifier("a"),
          children: [UIAction(title: "x", identifier: UIAction.Identifier("x")) { _ in }]),
        UIMenu(title: "B", identifier: UIMenu.Identifier("b")),
      ])
    let builder = MenuBuilder(UIMenuSystem(), root: root)
    let new = UIMenu(title: "N", identifier: UIMenu.Identifier("n"))
    builder.insertSibling(new, beforeMenu: UIMenu.Identifier("b"))
    builder.insertChild(UIMenu(title: "C"), atEndOfMenu: UIMenu.Identifier("a"))
    builder.remove(menu: UIMenu.Identifier("b"))
    builder.remove(menu: UIMenu.Identifier("nobody"))
    builder.replaceChildren(ofMenu: UIMenu.Identifier("n")) { $0 + [UICommand(title: "y", action: "y:")] }
    #expect(builder.root.children.map(\.title) == ["A", "N"])
    #expect(builder.menu(for: UIMenu.Identifier("a"))?.children.map(\.title) == ["x", "C"])
    #expect(builder.action(for: UIAction.Identifier("x"))?.title == "x")
    #expect(builder.command(for: "y:")?.title == "y")
    #expect(builder.menu(for: UIMenu.Identifier("b")) == nil)
    #expect(root.children.count == 2, "menus cannot be changed")
  }
}
