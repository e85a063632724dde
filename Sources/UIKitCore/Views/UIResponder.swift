/// Whether gestures of three fingers edit a text.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not.
  case none
  /// They do.
  case `default`
}

/// The base class of the objects in the responder chain: views, windows, view controllers and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
  public override init() { super.init() }

  /// The responder that is asked after this one; nil here. A view answers with its controller or its superview, a
  /// controller with its view's superview or its parent.
  open var next: UIResponder? { nil }
  /// Called once a document has set all properties, outlets and actions of the object.
  open func awakeFromNib() {}
  /// Sets a property that a document names. A subclass overrides this for properties that are not stored ones.
  open func setValue(_ value: Any?, forKey key: String) {
    if let value, KeyValueCoding.set(key, of: self, toFirstOf: [value]) { return }
    if value == nil, case .done = Members.set(key, of: self, toFirstOf: [nil]) { return }
    setValue(value, forUndefinedKey: key)
  }
  /// The value of a property of rewritten sources, by its getter. A name that no property has raises an exception.
  open func value(forKey key: String) -> Any? {
    if case .done(let value) = Members.value(key, of: self) { return value }
    return value(forUndefinedKey: key)
  }
  /// Called for a property that the object does not have. Raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUnknown(key, of: self, reading: true)
    return nil
  }
  /// Called for a property that the object does not have, or that cannot hold the value. Raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.raiseUnknown(key, of: self) }
  /// The view in place of the keyboard, for which the screen of a test keeps room; nil unless a subclass has one. Text fields and text
  /// views store it. While the object is first responder, the next responders are asked if it has none.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, or at the bottom of the screen where there is none; nil unless a subclass has one. While the object is
  /// first responder, the next responders are asked if it has none. The screen of a test shows it over everything else in the window.
  open var inputAccessoryView: UIView? { nil }

  /// False. A subclass that takes the keyboard answers true.
  open var canBecomeFirstResponder: Bool { false }
  /// True. A subclass that has to keep the keyboard answers false.
  open var canResignFirstResponder: Bool { true }
  /// Of the objects in a window one is at most.
  open private(set) var isFirstResponder = false

  /// Shows anew what stands in place of the keyboard and above it, while the object is first responder.
  open func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow else { return }
    window.screen.firstResponderDidChange?(window)
  }
  /// Whether the gestures of three fingers undo and paste; default by default. The library does not read it: it has no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Under which the choice of a keyboard is kept; nil by default. The library does not read it: there is one keyboard.
  open var textInputContextIdentifier: String? { nil }

  /// Makes the object first responder if ``canBecomeFirstResponder`` is true and the one of its window resigns, and returns whether it
  /// is. An object outside of windows decides alone. The keyboard comes where a test or a tool puts it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let window = responderWindow
    if let present = window?.firstResponder, present !== self {
      window?.changesResponder = true
      defer { window?.changesResponder = false }
      if !present.resignFirstResponder() { return false }
    }
    isFirstResponder = true
    window?.firstResponder = self
    return true
  }

  /// Gives up being first responder if ``canResignFirstResponder`` is true, which it returns.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    if let window = responderWindow, window.firstResponder === self {
      window.firstResponder = nil
      // A text in the accessory of a controller leaves the accessory where it is: the controller is first responder again.
      if !window.changesResponder, let owner = accessoryOwner, owner !== self { owner.becomeFirstResponder() }
    }
    return true
  }

  /// The window of a view or of a controller's view.
  private var responderWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// Told of a change of a property that the object observes by its name. Raises an exception: an override handles what it observes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { _unhandledValue(self, forKeyPath: keyPath, of: object, change: change, context: context) }

  // MARK: Touches: a responder that does not handle them passes them on

  /// Fingers came down on the view, or on one inside that passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A gesture was recognized, or the system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// What was estimated of touches is known. Never called here: Trellis does not simulate estimated touch properties.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// The device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The motion is none after all. Never called here: Trellis does not cancel motion events.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A control of headphones, or of the control center, was used.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Keys and buttons: a responder that does not handle them passes them on

  /// Keys or buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// The force of buttons has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys or buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// The commands of keys that the responder takes; nil by default. The first responder is asked first, then the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions of editing: a responder that does not handle them passes them on

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Gives the items of the general pasteboard to ``paste(itemProviders:)`` if ``pasteConfiguration`` takes them; else passes the action on.
  open func paste(_ sender: Any?) {
    if let items = pastableItems { paste(itemProviders: items) } else { next?.paste(sender) }
  }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

  /// What undoes the user's steps: that of the next responder by default, and nil at the end of the chain.
  open var undoManager: UndoManager? { next?.undoManager }
  // MARK: Menus

  /// Changes the menus of the app: asked of the application, and of the app's delegate if that is a responder, when a main menu is built.
  /// It does nothing; an override calls super.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command that is about to be shown. It does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: What those who cannot see the screen do (see `AccessibilityDefaults.swift`)

  /// Called for a double tap; true if that was all there is to do. False, the default, has the element tapped at its activation point.
  open func accessibilityActivate() -> Bool { false }
  /// Called for a flick up on an adjustable element. A slider grows by a tenth of its range, a page control shows the next page.
  open func accessibilityIncrement() { AccessibilityDefaults.adjust(self, by: 1) }
  /// Called for a flick down on an adjustable element. A slider shrinks by a tenth of its range, a page control shows the page before.
  open func accessibilityDecrement() { AccessibilityDefaults.adjust(self, by: -1) }
  /// Called for a swipe with three fingers; true if it scrolled. A scroll view goes on by what is in sight, others do not scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityDefaults.scroll(self, direction)
  }
  /// Called for a scrub with two fingers, from the focus along the chain; true if it closed something. A navigation controller goes back.
  open func accessibilityPerformEscape() -> Bool { AccessibilityDefaults.escape(self) }
  /// Called for a double tap with two fingers, from the focus along the chain; true if it did the main thing there is to do. False by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when VoiceOver has reached it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver has left it.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is there.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityWorld.current.focus === self }
  /// Who is there: VoiceOver or nobody; nil for nobody.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
  }

  // MARK: Items that are pasted or dropped (see UIPasteConfiguration.swift)

  /// The types of items that the object takes when they are pasted or, into a view, dropped; nil, the default, is none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { ownPasteConfiguration }
    set { ownPasteConfiguration = newValue }
  }
  /// Called with items that were pasted, or dropped on a view. It does nothing; an override loads what it needs of them.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the object takes items: whether each has a representation of one of the types of ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration, let kit = pasteConfiguration.kit, !itemProviders.isEmpty else { return false }
    let types = pasteConfiguration.acceptableTypeIdentifiers
    return itemProviders.allSatisfy { kit.accepts($0, types) }
  }

  // MARK: Actions along the chain

  /// Whether the object has the action; asked by ``target(forAction:withSender:)``.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isKnown(to: self) || action.description == "paste:" && pastableItems != nil
  }
  /// The first object of the chain, from this one on, that can perform the action; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: What the user does, to go on with it elsewhere

  /// What the user does with the object at present; nil by default. A test that takes the current activity asks the controllers and views of
  /// the windows whose it is to bring it up to date.
  open var userActivity: NSUserActivity? {
    get { ownUserActivity }
    set { ownUserActivity = newValue }
  }
  /// Called before ``userActivity`` is handed on, if it needs to be saved. An override adds what it needs, and calls super.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called with an activity that the object shall go on with.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

@MainActor private var activityKey: UInt8 = 0

extension UIResponder {
  /// The activity of the few that have one.
  fileprivate final var ownUserActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension UIResponder {
  /// The first accessory of the responder and the next ones; see ``inputAccessoryView``.
  package final var shownInputAccessory: (view: UIView, owner: UIResponder)? {
    var responder: UIResponder? = self
    while let present = responder {
      if let view = present.inputAccessoryView { return (view, present) }
      responder = present.next
    }
    return nil
  }
  /// The first input view of the responder and the next ones; see ``inputView``.
  package final var shownInputView: UIView? {
    var responder: UIResponder? = self
    while let present = responder {
      if let view = present.inputView { return view }
      responder = present.next
    }
    return nil
  }

  /// Who has the accessory that the object is in; nil for an object elsewhere, or an owner that takes no keyboard.
  fileprivate final var accessoryOwner: UIResponder? {
    var view = self as? UIView
    while let present = view, !(present is InputAccessoryHost) { view = present.superview }
    guard let owner = (view as? InputAccessoryHost)?.owner, owner.canBecomeFirstResponder else { return nil }
    return owner
  }
}
