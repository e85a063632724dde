import UIKit

/// Sixty small screens that show what a layout depends on. They are built by public API alone, so that iOS and other implementations of
/// UIKit build the same.
@MainActor
public enum SceneCatalog {
  /// All scenes. Their names are unique, and are names of files.
  public static let scenes: [CatalogScene] =
    constraintScenes + stackScenes + labelScenes + tableScenes + barScenes + controlScenes
}

/// A screen by its name.
@MainActor
public struct CatalogScene {
  /// Such as `stack-spacing`.
  public let name: String
  private let make: () -> UIViewController

  init(_ name: String, controller make: @escaping () -> UIViewController) { (self.name, self.make) = (name, make) }

  /// A scene whose controller has a plain view, which a closure fills.
  init(_ name: String, _ fill: @escaping (UIView) -> Void) {
    self.init(name, controller: { SceneController(fill) })
  }

  /// A new controller that shows the scene in a window.
  public func makeController() -> UIViewController { make() }
}

/// A controller whose view is filled by a closure.
final class SceneController: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }
}

// MARK: What scenes are made of

/// A box that a test finds by its name.
@MainActor
func box(_ name: String, _ color: UIColor = .systemBlue) -> UIView {
  let box = UIView()
  box.backgroundColor = color
  box.accessibilityIdentifier = name
  return box
}

/// A box with a fixed size.
@MainActor
func box(_ name: String, width: CGFloat, height: CGFloat) -> UIView {
  let view = box(name)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
  ])
  return view
}

/// A label in a style of Dynamic Type.
@MainActor
func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 1, name: String? = nil) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: style)
  label.numberOfLines = lines
  label.accessibilityIdentifier = name
  return label
}

/// A stack view.
@MainActor
func stack(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, _ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = spacing
  return stack
}

extension UIView {
  /// Adds views that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Places a view at the top of the safe area, with the given distances to its sides.
  func addOnTop(_ view: UIView, side: CGFloat = 16, top: CGFloat = 16) {
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: top),
      view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: side),
      view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -side),
    ])
  }

  /// Places a view at the top leading corner of the margins, with its own size.
  func addInCorner(_ view: UIView, top: CGFloat = 16) {
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: top),
      view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    ])
  }

  /// Fills the view with another.
  func fill(with view: UIView) {
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
