/// Holds the accessory of the first responder over everything else in its window: above the keyboard, or at the bottom of the window, where
/// the accessory reaches to the edge.
///
/// The height of an accessory is that of its frame. It follows from the constraints of its contents for an `UIInputView` that sizes itself,
/// for a view with a flexible height and for one that constraints size.
final class InputAccessoryHost: UIView {
  /// Who has the accessory: the next responder of what is inside.
  weak var owner: UIResponder?
  private let accessory: UIView
  private let sizesItself: Bool
  private var translated = true
  private var height: NSLayoutConstraint?
  private var bottom: NSLayoutConstraint?

  override var next: UIResponder? { owner ?? super.next }

  init(_ accessory: UIView, of owner: UIResponder) {
    self.accessory = accessory
    self.owner = owner
    sizesItself =
      accessory.sizesItselfAsInput || !accessory.translatesAutoresizingMaskIntoConstraints
      || accessory.autoresizingMask.contains(.flexibleHeight)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    // What stands in the strip of the home indicator belongs to the accessory.
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { return nil }

  var holds: UIView { accessory }

  /// The height above the keyboard, or above the bottom of the window.
  var accessoryHeight: CGFloat { frame.height }

  func show(in window: UIWindow, above sibling: UIView?) {
    if let sibling { window.insertSubview(self, aboveSubview: sibling) } else { window.addSubview(self) }
    let own = accessory.frame.height
    addSubview(accessory)
    translated = accessory.translatesAutoresizingMaskIntoConstraints
    let bottom = bottomAnchor.constraint(equalTo: window.bottomAnchor)
    self.bottom = bottom
    var constraints = [
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor), bottom,
    ]
    if sizesItself {
      accessory.translatesAutoresizingMaskIntoConstraints = false
      // Contents that want no height get none.
      let none = heightAnchor.constraint(equalToConstant: 0)
      none.priority = .fittingSizeLevel
      constraints += [
        accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
        accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
        accessory.topAnchor.constraint(equalTo: topAnchor), accessory.bottomAnchor.constraint(equalTo: bottomAnchor),
        none,
      ]
    } else {
      let fixed = heightAnchor.constraint(equalToConstant: own)
      height = fixed
      constraints.append(fixed)
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Where the keyboard begins; points above the bottom of the window.
  func stand(above keyboard: CGFloat) { bottom?.constant = -keyboard }

  /// Takes the height of the accessory's frame anew.
  func takeHeight() {
    if let height, height.constant != accessory.frame.height { height.constant = accessory.frame.height }
  }

  func hide() {
    removeFromSuperview()
    guard accessory.superview === self else { return }
    accessory.removeFromSuperview()
    accessory.translatesAutoresizingMaskIntoConstraints = translated
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !sizesItself { accessory.frame = bounds }
  }
}

extension UIWindow {
  /// Shows the accessory of the first responder, and hides that of another; the screen of a test calls it.
  ///
  /// - Parameter keyboard: How high the keyboard is without the accessory; points.
  package func showInputAccessory(above keyboard: CGFloat) {
    let shown = firstResponder?.shownInputAccessory
    if let host = accessoryHost, host.holds !== shown?.view || host.holds.superview !== host {
      accessoryHost = nil
      host.hide()
    }
    guard let shown else { return }
    if let host = accessoryHost {
      host.owner = shown.owner
      host.takeHeight()
    } else {
      let host = InputAccessoryHost(shown.view, of: shown.owner)
      accessoryHost = host
      host.show(in: self, above: branch(of: shown.owner))
    }
    accessoryHost?.stand(above: keyboard)
  }

  /// An owner that has left the window takes the keyboard of its accessory along, such as a controller that was popped.
  func dismissAccessoryOfWhoHasLeft() {
    guard let host = accessoryHost, let first = firstResponder as? UIView, first.isDescendant(of: host) else { return }
    // One that exists no more has left as well.
    if let owner = host.owner, view(of: owner).map({ $0.window === self }) ?? true { return }
    // It may find its way back to the owner, which is not there to be first responder.
    host.owner = nil
    first.resignFirstResponder()
  }

  private func view(of responder: UIResponder) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// The subview of the window in which a responder is.
  private func branch(of responder: UIResponder) -> UIView? {
    var view = view(of: responder)
    while let present = view, present.superview !== self { view = present.superview }
    return view is InputAccessoryHost ? nil : view
  }

  /// The height of the accessory that is shown; 0 for none. Points.
  package var inputAccessoryHeight: CGFloat { accessoryHost?.accessoryHeight ?? 0 }
}

@MainActor private var sizingKey: UInt8 = 0
@MainActor private var groundKey: UInt8 = 0

extension UIView {
  /// Whether the view has asked for the ground of the keyboard; `UIInputView.inputViewStyle`.
  package final var wantsKeyboardGround: Bool {
    get { objc_getAssociatedObject(self, &groundKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &groundKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Whether pictures show the ground of the keyboard behind the view, which stands above it.
  package final var hasKeyboardGround: Bool { superview is InputAccessoryHost && wantsKeyboardGround }

  /// Whether constraints size the view above the keyboard; `UIInputView.allowsSelfSizing`.
  package final var sizesItselfAsInput: Bool {
    get { objc_getAssociatedObject(self, &sizingKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &sizingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
