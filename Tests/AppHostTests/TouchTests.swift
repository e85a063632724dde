import AppHost
import Testing
import UIKit

/// Fingers, as Apple's "Handling touches in your view" and the documentation of controls and recognizers have it.
@MainActor
@Suite struct TouchTests {
  private let screen = Screen(.named("iPhone 14"), release: 17)
  private let controller = UIViewController()

  @discardableResult
  private func put<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 50, y: 100, width: 200, height: 50)) -> View
  {
    view.frame = frame
    controller.view.addSubview(view)
    screen.show(controller)
    return view
  }

  private final class Target: NSObject, UIGestureRecognizerDelegate {
    var heard: [String] = []
    var begins = true
    var together = false
    func tapped(_ sender: UITapGestureRecognizer) { heard.append(sender.name ?? "tap") }
    func moved(_ sender: UIPanGestureRecognizer) {
      heard.append("\(sender.state) \(Int(sender.translation(in: nil).x))")
    }
    func changed(_ sender: UIGestureRecognizer) { heard.append("\(sender.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  private func tap(_ target: Target, _ name: String, taps: Int = 1) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped))
    recognizer.numberOfTapsRequired = taps
    recognizer.name = name
    return recognizer
  }

  @Test func buttonSendsItsEvents() throws {
    let button = put(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    var events: [String] = []
    let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchDragExit, "exit"),
      (.touchDragEnter, "enter"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in all { button.addAction(UIAction { _ in events.append(name) }, for: event) }
    try screen.tap("Go")
    #expect(events == ["down", "inside", "primary"])
    events = []
    screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 600))
    #expect(events == ["down", "exit", "outside"])
    events = []
    button.isEnabled = false
    try screen.tap("Go")
    #expect(events.isEmpty)
  }

  @Test func whatLiesOverAViewTakesItsTouches() throws {
    let button = put(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    put(UIView(), CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(throws: ScreenError("UIView covers \"Go\", so a finger cannot reach it")) { try screen.tap("Go") }
    controller.view.subviews.last?.isUserInteractionEnabled = false
    try screen.tap("Go")
    #expect(throws: ScreenError("there is no \"Stop\" on the screen. The screen shows \"Go\".")) {
      try screen.tap("Stop")
    }
  }

  @Test func responderChainGetsWhatAViewLeaves() {
    final class Watcher: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("ended at \(Int(touches.first?.location(in: self).x ?? -1))")
      }
    }
    let watcher = put(Watcher())
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    watcher.addSubview(inner)
    screen.tap(at: CGPoint(x: 70, y: 120))
    #expect(watcher.phases == ["began", "ended at 20"])
  }

  @Test func valuesFollowFingers() throws {
    let toggle = put(UISwitch())
    var isOn: [Bool] = []
    toggle.addAction(UIAction { _ in isOn.append(toggle.isOn) }, for: .valueChanged)
    try screen.tap(.class(UISwitch.self))
    try screen.tap(.class(UISwitch.self))
    #expect(isOn == [true, false])
    let slider = put(UISlider(), CGRect(x: 50, y: 200, width: 200, height: 30))
    try screen.slide(to: 0.5)
    #expect(abs(slider.value - 0.5) < 0.01)
    // A finger beside the thumb moves nothing.
    screen.drag(from: CGPoint(x: 60, y: 215), to: CGPoint(x: 70, y: 215))
    #expect(abs(slider.value - 0.5) < 0.01)
    let stepper = put(UIStepper(), CGRect(x: 50, y: 300, width: 94, height: 32))
    try screen.step(up: true)
    try screen.step(up: true)
    try screen.step(up: false)
    #expect(stepper.value == 1)
    let segments = put(UISegmentedControl(), CGRect(x: 50, y: 400, width: 200, height: 31))
    for (index, title) in ["Day", "Week"].enumerated() {
      segments.insertSegment(withTitle: title, at: index, animated: false)
    }
    try screen.tapSegment("Week")
    #expect(segments.selectedSegmentIndex == 1)
    let pages = put(UIPageControl(), CGRect(x: 50, y: 500, width: 200, height: 26))
    pages.numberOfPages = 3
    screen.tap(at: CGPoint(x: 220, y: 510))
    #expect(pages.currentPage == 1)
  }

  @Test func recognizersBeginMoveAndEnd() throws {
    let view = put(UIView())
    let target = Target()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector("moved:", Target.moved)))
    screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 140, y: 120))
    #expect(target.heard.first == "began 12" && target.heard.last == "ended 40")
    target.heard = []
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard.isEmpty)
  }

  @Test func innermostTapWins() {
    let view = put(UIView())
    let target = Target()
    controller.view.addGestureRecognizer(tap(target, "outer"))
    let inner = tap(target, "inner")
    view.addGestureRecognizer(inner)
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard == ["inner"])
    target.heard = []
    inner.delegate = target
    target.together = true
    screen.wait(1)
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard == ["inner", "outer"])
    target.heard = []
    target.begins = false
    screen.wait(1)
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard == ["outer"])
    target.heard = []
    inner.isEnabled = false
    screen.wait(1)
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard == ["outer"])
  }

  @Test func singleTapWaitsForTheDoubleOneToFail() throws {
    let view = put(UIView())
    let target = Target()
    let (single, double) = (tap(target, "single"), tap(target, "double", taps: 2))
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    screen.tap(at: CGPoint(x: 100, y: 120))
    #expect(target.heard.isEmpty)
    screen.wait(0.4)
    #expect(target.heard == ["single"])
    target.heard = []
    screen.wait(1)
    try screen.tap(.view(view), times: 2)
    screen.wait(1)
    #expect(target.heard == ["double"])
  }

  @Test func buttonKeepsItsTap() throws {
    let target = Target()
    controller.view.addGestureRecognizer(tap(target, "background"))
    let button = put(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try screen.tap("Go")
    #expect(taps == 1 && target.heard.isEmpty)
    screen.tap(at: CGPoint(x: 300, y: 700))
    #expect(target.heard == ["background"])
  }

  @Test func pressesSwipesPinchesAndTurns() throws {
    let view = put(UIView(), CGRect(x: 50, y: 100, width: 200, height: 200))
    view.isMultipleTouchEnabled = true
    view.accessibilityIdentifier = "pad"
    let target = Target()
    let action = Selector("changed:", Target.changed)
    let press = UILongPressGestureRecognizer(target: target, action: action)
    view.addGestureRecognizer(press)
    try screen.press("pad")
    #expect(target.heard == ["began", "ended"])
    target.heard = []
    try screen.press("pad", for: 0.2)
    #expect(target.heard.isEmpty)
    view.removeGestureRecognizer(press)
    let swipe = UISwipeGestureRecognizer(target: target, action: action)
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    try screen.swipe(.right, on: "pad")
    #expect(target.heard.isEmpty)
    try screen.swipe(.left, on: "pad")
    #expect(target.heard == ["ended"])
    view.removeGestureRecognizer(swipe)
    var scale: CGFloat = 0
    let pinch = UIPinchGestureRecognizer(target: target, action: action)
    view.addGestureRecognizer(pinch)
    pinch.addTarget(
      Follower { scale = pinch.scale }.kept(by: view), action: Selector("follow", Follower.follow))
    try screen.pinch("pad", scale: 2)
    #expect(abs(scale - 2) < 0.01)
    view.removeGestureRecognizer(pinch)
    var angle: CGFloat = 0
    let turn = UIRotationGestureRecognizer(target: target, action: action)
    view.addGestureRecognizer(turn)
    turn.addTarget(Follower { angle = turn.rotation }.kept(by: view), action: Selector("follow", Follower.follow))
    try screen.twist("pad", by: 1)
    #expect(abs(angle - 1) < 0.01)
  }

  /// Calls a closure, and lives as long as a view.
  @MainActor
  private final class Follower: NSObject {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func follow() { body() }
    func kept(by view: UIView) -> Follower {
      objc_setAssociatedObject(
        view, UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), self, .OBJC_ASSOCIATION_RETAIN)
      return self
    }
  }

  @Test func contentFollowsAndPages() throws {
    let scroll = put(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 900, height: 300)
    scroll.isPagingEnabled = true
    screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
    #expect(scroll.contentOffset.x == 300)
    screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 230, y: 200))
    #expect(scroll.contentOffset.x == 300)
    scroll.isPagingEnabled = false
    screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 200))
    #expect(scroll.contentOffset.x == 350)
    // Beyond the end it goes back.
    screen.drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 0, y: 200))
    screen.drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 0, y: 200))
    #expect(scroll.contentOffset.x == 600)
    // Up and down there is nothing to scroll.
    screen.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150))
    #expect(scroll.contentOffset == CGPoint(x: 600, y: 0))
  }
}
