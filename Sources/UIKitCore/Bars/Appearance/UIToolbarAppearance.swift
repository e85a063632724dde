/// How a toolbar looks: ground and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The buttons of the style `plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The defaults for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// The ground of any appearance, and everything of a toolbar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
  }

  /// The defaults. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the title of a button has.
  func attributes(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    (item.style == .done ? doneButtonAppearance : buttonAppearance).attributes(isEnabled: item.isEnabled)
  }
}
