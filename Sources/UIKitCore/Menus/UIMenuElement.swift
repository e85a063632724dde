/// An entry of a menu: an action, or a menu of its own.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an entry looks and what choosing it does.
  public struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something, and is shown as a warning.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A checkmark.
    case on
    /// A dash, for a part of what the entry stands for.
    case mixed
  }

  /// The size of the entries of a menu.
  public enum Size: Int, Sendable {
    /// From a row of icons to a list with titles.
    case small, medium, large
    /// As the system has it.
    case automatic = -1
  }

  /// Finds the entry in tests; nil by default.
  open var accessibilityIdentifier: String?

  /// May be empty. A button without a title of its own takes it over.
  open var title: String
  /// Nil by default.
  open var subtitle: String?
  /// Nil by default. A button without an image of its own takes it over.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
