/// A key that sends an action, alone or while others are held.
///
/// A key that is pressed is looked for in the ``UIResponder/keyCommands`` of the first responder, then along the responder chain, and at
/// last in the main menu.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, or one of the names below; nil for any key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key, such as typing it; false by default.
  open var wantsPriorityOverSystemBehavior = false
  /// True by default. No effect here, which the log says once: keyboards are those of the United States.
  open var allowsAutomaticLocalization = true {
    didSet {
      if !allowsAutomaticLocalization { LayoutLog.noteWithoutEffect("UIKeyCommand.allowsAutomaticLocalization") }
    }
  }
  /// True by default. No effect here, which the log says once: keys keep their sides.
  open var allowsAutomaticMirroring = true {
    didSet { if !allowsAutomaticMirroring { LayoutLog.noteWithoutEffect("UIKeyCommand.allowsAutomaticMirroring") } }
  }

  /// A command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that the list of an app's keys shows under a title. Deprecated since iOS 13.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// A command that may stand in a menu, too.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The arrow that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Deletes what follows.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// Function key 1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// Function key 2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// Function key 3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// Function key 4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// Function key 5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// Function key 6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// Function key 7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// Function key 8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// Function key 9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// Function key 10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// Function key 11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// Function key 12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// Whether a key with those that are held is that of the command.
  package func matches(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    guard attributes.isDisjoint(with: [.disabled, .hidden]),
      modifierFlags.subtracting(ignored) == modifiers.subtracting(ignored)
    else { return false }
    guard let own = self.input else { return true }
    return own == input || own.count == 1 && own.lowercased() == input.lowercased()
  }
}
