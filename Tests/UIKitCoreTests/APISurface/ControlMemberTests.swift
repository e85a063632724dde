import Testing

@testable import UIKitCore

@MainActor
@Suite(.serialized) struct ControlMemberTests {
  private final class Target: NSObject, SelectorResponding {
    var taps: [String] = []
    func tapped() { taps.append("tapped") }
    func changed(_ sender: UISwitch) { taps.append("changed \(sender.isOn)") }
    func perform(_ selector: Selector, with sender: Any?) -> Bool {
      guard selector == "named:" else { return false }
      taps.append("named")
      return true
    }
  }

  @Test func controlsSendActions() {
    let (target, toggle) = (Target(), UISwitch())
    toggle.addTarget(target, action: Selector("tapped", Target.tapped), for: .touchUpInside)
    toggle.addTarget(target, action: Selector("changed:", Target.changed), for: .valueChanged)
    toggle.addTarget(target, action: "named:", for: [.touchUpInside, .valueChanged])
    toggle.addAction(UIAction { _ in target.taps.append("action") }, for: .touchUpInside)
    toggle.sendActions(for: .touchUpInside)
    #expect(target.taps == ["action", "tapped", "named"])
    toggle.removeTarget(target, action: "named:", for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(target.taps.last == "changed false")
  }

  @Test func gesturesTellTheirTargets() {
    let (target, tap, view) = (Target(), UITapGestureRecognizer(), UIView())
    tap.addTarget(target, action: "named:")
    view.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(target.taps == ["named"] && tap.view === view && view.gestureRecognizers == [tap])
  }

  @Test func notificationsReachObserversWhileTheyLive() {
    @MainActor final class Observer: NSObject {
      static var heard = 0
      func hear(_ note: Notification) { Observer.heard += 1 }
    }
    let name = Notification.Name("surface")
    var observer: Observer? = Observer()
    NotificationCenter.default.addObserver(
      observer!, selector: Selector("hear:", Observer.hear), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    observer = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(Observer.heard == 1)
  }

  @Test func associatedObjectsEndWithTheirObject() {
    final class Value {}
    let key = UnsafeRawPointer(bitPattern: 8)!
    weak var kept: Value?
    var object: NSObject? = NSObject()
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(object!, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(objc_getAssociatedObject(object!, key) as? Value === kept && kept != nil)
    objc_setAssociatedObject(object!, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(kept == nil)
    object = nil
  }

  /// Source: the views at the ends stand at the edges, the text between them; a bezel takes 7 points.
  @Test func partsOfATextField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 163, height: 34))
  }

  /// Source: 5 points of padding on each side are what the documentation of `lineFragmentPadding` says; 0 takes 10 away.
  @Test func aTextViewFollowsItsContainer() {
    onScreen(scale: 2) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "Word"
      let size = view.intrinsicContentSize
      view.textContainer.lineFragmentPadding = 0
      #expect(view.intrinsicContentSize == CGSize(width: size.width - 10, height: size.height))
      view.textContainerInset = .zero
      #expect(view.intrinsicContentSize.height == size.height - 16)
    }
  }

  @Test func aButtonPlacesItsParts() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: nil, size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let image = try #require(button.imageView)
    button.layoutIfNeeded()
    // In the middle: (100 - 20) / 2 and (60 - 20) / 2.
    #expect(image.frame == CGRect(x: 40, y: 20, width: 20, height: 20))
    // Insets move by half of their difference.
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(image.frame.minX == 45)
    let title = UIButton(type: .system)
    title.titleLabel?.font = .systemFont(ofSize: 20)
    title.setTitle("Go", for: .normal)
    // A line of 20 points is 23.87 high: 24 and 6 on both sides.
    #expect(title.intrinsicContentSize.height == 36)
  }
}
