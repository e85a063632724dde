/// What views of a class take over when they come into a window.
///
/// The proxy is a view of the class. What it was told is what differs from another new view of the class, and a view was told itself what
/// differs from that. The most special proxy counts: one for more containers before one for fewer, then that of a subclass, then one for
/// traits, then the later one.
@MainActor
final class AppearanceProxy {
  let view: UIView
  private let plain: UIView
  private let type: UIView.Type
  private let containers: [AnyClass]
  private let traits: UITraitCollection
  private let depth: Int

  private static var all: [AppearanceProxy] = []
  /// Whether there are any: most programs have none.
  static var exist: Bool { !all.isEmpty }

  private init(_ type: UIView.Type, _ containers: [AnyClass], _ traits: UITraitCollection) {
    (self.type, self.containers, self.traits) = (type, containers, traits)
    (view, plain) = (type.makeOwn(), type.makeOwn())
    depth = sequence(first: type as AnyClass, next: _getSuperclass).reduce(0) { count, _ in count + 1 }
  }

  static func find(_ type: UIView.Type, _ containers: [AnyClass], _ traits: UITraitCollection) -> AppearanceProxy? {
    if all.isEmpty { return nil }
    return all.first {
      $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
  }

  static func add(_ type: UIView.Type, _ containers: [AnyClass], _ traits: UITraitCollection) -> AppearanceProxy {
    let made = AppearanceProxy(type, containers, traits)
    let rank = made.rank
    all.insert(made, at: all.firstIndex { $0.rank > rank } ?? all.endIndex)
    return made
  }

  /// The special ones last.
  private var rank: Int { containers.count * 1_000_000 + depth * 10 + (traits == UITraitCollection() ? 0 : 1) }

  /// Gives a view that comes into a window what it was not told itself.
  static func apply(to view: UIView) {
    let fitting = all.filter { $0.concerns(view) }
    guard !fitting.isEmpty else { return }
    for property in AppearanceProperty.all where property.isOf(view) {
      // A proxy's own proxies and new views have no superview, so that nothing is inherited here.
      guard let proxy = fitting.last(where: { property.isOf($0.view) && property.differ($0.view, $0.plain) }),
        !property.differ(view, proxy.plain)
      else { continue }
      property.copy(proxy.view, view)
    }
  }

  private func concerns(_ view: UIView) -> Bool {
    guard Self.isKind(Swift.type(of: view), of: type) else { return false }
    var responder: UIResponder? = view.next
    for container in containers {
      while let present = responder, !Self.isKind(Swift.type(of: present), of: container) { responder = present.next }
      guard let found = responder else { return false }
      responder = found.next
    }
    return traits == UITraitCollection() || view.traitCollection.containsTraits(in: traits)
  }

  private static func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let present = candidate {
      if present == other { return true }
      candidate = _getSuperclass(present)
    }
    return false
  }
}

/// A property that views take over from the proxies of their classes.
@MainActor
struct AppearanceProperty {
  let isOf: (UIView) -> Bool
  let differ: (UIView, UIView) -> Bool
  let copy: (_ from: UIView, _ to: UIView) -> Void

  private init<V: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<V, Value>) {
    isOf = { $0 is V }
    differ = { a, b in
      guard let a = a as? V, let b = b as? V else { return true }
      return a[keyPath: path] != b[keyPath: path]
    }
    copy = { from, to in
      if let from = from as? V, let to = to as? V { to[keyPath: path] = from[keyPath: path] }
    }
  }

  /// Attributes differ if one of the views has none.
  private init<V: UIView>(_ path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>) {
    isOf = { $0 is V }
    differ = { a, b in
      guard let a = a as? V, let b = b as? V else { return true }
      return (a[keyPath: path] ?? [:]).isEmpty != (b[keyPath: path] ?? [:]).isEmpty
    }
    copy = { from, to in
      if let from = from as? V, let to = to as? V { to[keyPath: path] = from[keyPath: path] }
    }
  }

  private init<V: UIView, Value: Equatable>(
    _ read: @escaping (V, UIControl.State) -> Value, _ write: @escaping (V, Value, UIControl.State) -> Void
  ) {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    isOf = { $0 is V }
    differ = { a, b in
      guard let a = a as? V, let b = b as? V else { return true }
      return states.contains { read(a, $0) != read(b, $0) }
    }
    copy = { from, to in
      guard let from = from as? V, let to = to as? V else { return }
      let normal = read(from, .normal)
      write(to, normal, .normal)
      for state in states.dropFirst() where read(from, state) != normal { write(to, read(from, state), state) }
    }
  }

  static let all: [AppearanceProperty] = [
    AppearanceProperty(\UIView.givenOwnTintColor), AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITextView.font),
    AppearanceProperty(
      { (button: UIButton, state) -> UIColor? in button.titleColor(for: state) },
      { $0.setTitleColor($1, for: $2) }),
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color), AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableViewCell.separatorInset),
    AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes), AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UISearchBar.barTintColor),
  ]
}

extension UIView {
  /// The color that was set on the view itself. Setting it tells the views inside.
  fileprivate var givenOwnTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
