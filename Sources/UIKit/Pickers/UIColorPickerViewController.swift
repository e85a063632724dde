/// Told which color is chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called with each color that is chosen; `continuously` while a finger still moves, which is never so here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The form before iOS 15, called if the delegate does not declare the newer one.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the older method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a color: among those of the system here, by their names. `Screen.pick(_:)` of AppHost chooses any other.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Black by default. Setting it tells no delegate.
  open var selectedColor = UIColor.black
  /// True by default. If false, what is chosen is opaque.
  open var supportsAlpha = true
  /// True by default. No effect here, which the log says once.
  open var supportsEyedropper = true {
    didSet { LayoutLog.noteWithoutEffect("UIColorPickerViewController.supportsEyedropper") }
  }
  /// Of a color's luminance; 0, the default, is the usual range. No effect here, which the log says once.
  open var maximumLinearExposure: CGFloat = 0 {
    didSet { LayoutLog.noteWithoutEffect("UIColorPickerViewController.maximumLinearExposure") }
  }

  /// A picker of black.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of black. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let named: [(String, UIColor)] = [
    ("Black", .black), ("White", .white), ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
    ("Green", .systemGreen), ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
    ("Purple", .systemPurple),
    ("Pink", .systemPink), ("Brown", .systemBrown), ("Gray", .systemGray),
  ]

  open override func loadView() {
    let panel = SystemPanelView(title: title ?? "Colors", closeTitle: "Close") { [weak self] in self?.finish() }
    panel.show(Self.named.map { name, color in SystemPanelRow(name) { [weak self] in self?.choose(color) } })
    view = panel
  }

  /// Does what choosing a color does.
  package func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }

  /// Does what Close does.
  package func finish() {
    let told = { [self] in delegate?.colorPickerViewControllerDidFinish(self) ?? () }
    if presentingViewController == nil { told() } else { dismiss(animated: true, completion: told) }
  }
}
