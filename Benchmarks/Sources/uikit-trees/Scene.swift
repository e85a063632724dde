import UIKitCore

/// A tree of views as an app makes it, with what happens to it on a phone.
///
/// Every change includes the layout that follows. Done twice, a change leads back to where it began.
@MainActor
protocol Scene: AnyObject, Sendable {
  /// Makes all views and constraints; nothing is laid out.
  init(count: Int)

  /// The roots of the trees that are laid out, each with an engine of its own.
  var roots: [UIView] { get }

  /// A text that a user or a server changes while the tree is on the screen.
  var label: UILabel { get }

  /// A view that a stack view arranges; nil in trees without stack views.
  var arranged: UIView? { get }

  /// Brings all frames up to date after something changed in a view; after the tree was made if that is nil.
  func layOut(after changed: UIView?)

  /// Another width, as a phone that is turned gives it.
  func resize(to size: CGSize)
}

extension Scene {
  static var portrait: CGSize { CGSize(width: 375, height: 667) }
  static var landscape: CGSize { CGSize(width: 667, height: 375) }

  /// Of all trees.
  var views: [UIView] {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    return roots.flatMap(below)
  }
}

/// A scene that fills a window through a view controller, as an app's does.
@MainActor
class WindowScene {
  let window: UIWindow
  let controller = UIViewController()

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
  }

  var root: UIView { controller.view }
  var roots: [UIView] { [window] }

  func layOut(after changed: UIView?) { window.layoutIfNeeded() }

  func resize(to size: CGSize) {
    window.frame.size = size
    window.layoutIfNeeded()
  }
}

extension UIView {
  /// Adds views that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

extension UILabel {
  convenience init(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 1) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    numberOfLines = lines
  }
}
