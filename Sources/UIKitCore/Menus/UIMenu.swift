/// Actions and menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How the entries of a menu are arranged. Menus are not presented here.
  public struct Options: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys something, and is shown as a warning.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the entries is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// In the order of display.
  open private(set) var children: [UIMenuElement]
  /// None by default.
  open private(set) var options: Options

  /// A menu cannot be changed later, except by making another with ``replacingChildren(_:)``.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A new menu with the same title, image and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }
}
