import QuartzCore
import Testing
import UIKitCore

/// Members without effect say so, once, and only when they are set to something else than their default.
@MainActor
@Suite(.serialized) struct WithoutEffectTests {
  /// What is logged while the body runs, of what has no effect.
  private func told(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var messages: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { if $0.hasSuffix(" has no effect in this version of UIKit") { messages.append($0) } }
    EffectLog.forget()
    body()
    EffectLog.forget()
    LayoutLog.write = write
    return messages.map { String($0.prefix { $0 != " " }) }
  }

  @Test func defaultsAreSilentAndOthersAreTold() {
    let (view, stepper, layer, item) = (UIView(), UIStepper(), CALayer(), UIBarButtonItem())
    let (tabs, window, split) = (UITabBar(), UIWindow(), UISplitViewController())
    let cases: [(name: String, silent: () -> Void, telling: () -> Void)] = [
      ("UIView.isExclusiveTouch", { view.isExclusiveTouch = false }, { view.isExclusiveTouch = true }),
      ("UIStepper.autorepeat", { stepper.autorepeat = true }, { stepper.autorepeat = false }),
      ("CALayer.cornerCurve", { layer.cornerCurve = .circular }, { layer.cornerCurve = .continuous }),
      ("UIBarButtonItem.possibleTitles", { item.possibleTitles = nil }, { item.possibleTitles = ["a"] }),
      ("UITabBar.isTranslucent", { tabs.isTranslucent = true }, { tabs.isTranslucent = false }),
      ("UIWindow.windowLevel", { window.windowLevel = .normal }, { window.windowLevel = .alert }),
      (
        "UISplitViewController.presentsWithGesture", { split.presentsWithGesture = true },
        { split.presentsWithGesture = false }
      ),
    ]
    for (name, silent, telling) in cases {
      #expect(told(silent) == [])
      #expect(
        told {
          telling()
          telling()
        } == [name])
    }
  }
}
