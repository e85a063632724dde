/// Actions, commands and menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How the entries of a menu are arranged.
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

  /// The size of the entries.
  public typealias ElementSize = UIMenuElement.Size

  /// In the order of display.
  open private(set) var children: [UIMenuElement]
  /// None by default.
  open private(set) var options: Options
  /// Unlike that of all other menus if none was given.
  public let identifier: Identifier
  /// Automatic by default, which is large. Small entries are images beside each other, medium ones have their titles below.
  open var preferredElementSize = UIMenu.ElementSize.automatic
  /// Nil by default, which is as the system has it.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// A menu cannot be changed later, except by making another with ``replacingChildren(_:)``.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier("menu-\(ObjectAddress.next())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same with a size of its entries.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// A new menu with the same title, image, identifier and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    (menu.preferredElementSize, menu.displayPreferences) = (preferredElementSize, displayPreferences)
    return menu
  }

  /// The entries that are on, also those of inline menus inside.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

/// How menus are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of an entry's title; 0, the default, is as the system has it: 2 here.
  open var maximumNumberOfTitleLines = 0
}
