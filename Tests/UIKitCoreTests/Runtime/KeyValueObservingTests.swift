import Testing
import UIKitCore

/// Observers of UIKit's own properties. source: Apple's "Key-Value Observing Programming Guide" and the documentation of `observe`.
@MainActor
@Suite(.serialized) struct KeyValueObservingTests {
  private final class Watcher: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? CGSize, change?[.newKey] as? CGSize)
      heard.append("\(keyPath ?? "") \(old?.height ?? -1) \(new?.height ?? -1) \(context == nil)")
    }
  }

  @Test func aClosureHearsOfChanges() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sizes: [[CGFloat?]] = []
    var offsets: [CGFloat] = []
    let first = scroll.observe(\.contentSize, options: [.old, .new]) { view, change in
      #expect(view === scroll && change.kind == .setting && !change.isPrior)
      sizes.append([change.oldValue?.height, change.newValue?.height])
    }
    let second = scroll.observe(\.contentOffset) { view, change in
      #expect(change.newValue == nil)
      offsets.append(view.contentOffset.y)
    }
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    scroll.contentSize = CGSize(width: 100, height: 400)
    #expect(sizes == [[0, 300], [300, 400]] && offsets == [50])
    first.invalidate()
    second.invalidate()
    scroll.contentSize = .zero
    scroll.contentOffset = .zero
    #expect(sizes.count == 2 && offsets.count == 1)
  }

  @Test func anObservationEndsWithItsObject() {
    let view = UIView()
    var count = 0
    var token: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in count += 1 }
    view.alpha = 0.5
    token = nil
    view.alpha = 1
    #expect(count == 1 && token == nil)
  }

  @Test func theFirstMessageComesAtOnce() {
    let field = UITextField()
    field.text = "a"
    var heard: [String?] = []
    let token = field.observe(\.text, options: [.initial, .new]) { _, change in heard.append(change.newValue ?? nil) }
    field.text = "ab"
    field.text = "ab"
    #expect(heard == ["a", "ab"])
    token.invalidate()
  }

  /// A layout pass places views without their setters.
  @Test func framesOfALayoutAreHeardOf() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    var sizes: [CGSize] = []
    let token = inner.observe(\.bounds, options: .new) { _, change in sizes.append(change.newValue?.size ?? .zero) }
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 30, height: 20)])
    token.invalidate()
  }

  @Test func statesTitlesAndItemsAreHeardOf() {
    var heard: [String] = []
    let button = UIButton()
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let tokens = [
      button.observe(\.isSelected) { _, _ in heard.append("selected") },
      button.observe(\.isHidden) { _, _ in heard.append("hidden") },
      controller.observe(\.title) { _, _ in heard.append("title") },
      item.observe(\.isEnabled) { _, _ in heard.append("enabled") },
    ]
    button.isSelected = true
    button.isHidden = true
    controller.title = "B"
    item.isEnabled = false
    item.title = "C"
    #expect(heard == ["selected", "hidden", "title", "enabled"])
    for token in tokens { token.invalidate() }
  }

  @Test func anObserverIsToldByName() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    var mark = 0
    withUnsafeMutablePointer(to: &mark) { context in
      scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.old, .new], context: context)
      scroll.contentSize.height = 70
      scroll.removeObserver(watcher, forKeyPath: "contentSize", context: context)
    }
    scroll.contentSize.height = 80
    #expect(watcher.heard == ["contentSize 0.0 70.0 false"])
  }

  @Test func aPathReachesOtherObjects() {
    let (watcher, controller) = (Watcher(), UIViewController())
    controller.view.addObserver(watcher, forKeyPath: "layer.bounds", options: [], context: nil)
    controller.addObserver(watcher, forKeyPath: "view.frame", options: [], context: nil)
    controller.view.frame.size.height = 33
    #expect(watcher.heard.sorted() == ["layer.bounds -1.0 -1.0 true", "view.frame -1.0 -1.0 true"])
    controller.removeObserver(watcher, forKeyPath: "view.frame")
    controller.view.removeObserver(watcher, forKeyPath: "layer.bounds")
  }

  @Test func mistakesRaise() {
    let (watcher, scroll) = (Watcher(), UIScrollView())
    let unknown = exceptions { scroll.addObserver(watcher, forKeyPath: "weight", options: [], context: nil) }
    #expect(unknown.count == 1 && unknown[0].reason.contains("not key value coding-compliant for the key weight"))
    let missing = exceptions { scroll.removeObserver(watcher, forKeyPath: "contentSize") }
    #expect(missing.count == 1 && missing[0].reason.contains("for the key path \"contentSize\" from <UIScrollView"))
    #expect(missing.count == 1 && missing[0].reason.contains("because it is not registered as an observer."))
    let plain = UIView()
    scroll.addObserver(plain, forKeyPath: "alpha", options: [], context: nil)
    let unhandled = exceptions { scroll.alpha = 0.3 }
    #expect(
      unhandled.count == 1
        && unhandled[0].reason.contains(
          "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.")
    )
    scroll.removeObserver(plain, forKeyPath: "alpha")
  }

  private final class Model: NSObject {
    var count = 0
  }

  @Test func aModelTellsByHand() {
    let model = Model()
    var heard: [Int] = []
    let token = model.observe(\.count, options: .new) { _, change in heard.append(change.newValue ?? -1) }
    model.count = 1
    model.willChangeValue(for: \.count)
    model.count = 2
    model.didChangeValue(for: \.count)
    model.didChangeValue(for: \.count)
    // What was set without a word is told before the next change.
    #expect(heard == [1, 2, 2])
    token.invalidate()
  }
}
