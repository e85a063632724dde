/// A button that a swipe over a row shows, before iOS 13; `UIContextualAction` has taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// What the button looks like.
  public enum Style: Int, Sendable {
    /// Red: the action deletes something.
    case `default`
    /// A button like any other.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// As the action was made.
  open private(set) var style: Style
  /// The text of the button; nil for none.
  open var title: String?
  /// Of the button; nil, the default, is that of the style.
  open var backgroundColor: UIColor?
  /// Nil by default. No effect here, which the log says once.
  open var backgroundEffect: UIVisualEffect? {
    didSet { LayoutLog.noteWithoutEffect("UITableViewRowAction.backgroundEffect") }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The handler is called with the action and the row when the button is tapped.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// An action with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any = ()
    MainActor.assumeIsolated {
      let copy = UITableViewRowAction(style: style, title: title, handler: handler)
      copy.backgroundColor = backgroundColor
      made = copy
    }
    return made
  }

  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
