/// The root of a tree of views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  open override var window: UIWindow? { self }

  /// What the screen's bars and corners cover.
  var screenSafeArea: UIEdgeInsets { UIScreen.main.safeAreaInsets }
  var windowTraits: UITraitCollection { UIScreen.main.traitCollection }

  private weak var appearedController: UIViewController?

  /// Shows the root view controller: it appears, the tree is laid out, it has appeared.
  open func makeKeyAndVisible() {
    isHidden = false
    let appearing = appearedController === rootViewController ? nil : rootViewController
    appearedController = rootViewController
    appearing?.viewWillAppear(false)
    appearing?.viewIsAppearing(false)
    layoutIfNeeded()
    appearing?.viewDidAppear(false)
  }
}
