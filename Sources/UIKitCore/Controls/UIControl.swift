/// A view that tells targets and actions of the user's events. Where no touch comes, ``sendActions(for:)`` stands in for the
/// user.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// True by default. It takes ``State/disabled`` out of ``state`` or puts it in. A disabled control does nothing with touches;
  /// ``sendActions(for:)`` sends nevertheless.
  open var isEnabled: Bool {
    get { flags.isEnabled }
    set {
      guard newValue != flags.isEnabled else { return }
      flags.isEnabled = newValue
      stateDidChange()
      tellObservers()
    }
  }
  /// False by default. A button may have a title and an image of another size for the selected state.
  open var isSelected: Bool {
    get { flags.isSelected }
    set {
      guard newValue != flags.isSelected else { return }
      flags.isSelected = newValue
      stateDidChange()
      tellObservers()
    }
  }
  /// False by default; true while a finger is down inside.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set {
      guard newValue != flags.isHighlighted else { return }
      flags.isHighlighted = newValue
      stateDidChange()
      tellObservers()
    }
  }

  /// What ``state`` is computed from.
  private struct Flags {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
  }

  private final var flags = Flags()

  /// Where the content goes if the control is wider than it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle or at one side, in any language.
    case center, left, right
    /// Like `center` for buttons here.
    case fill
    /// At the side that the direction of reading names.
    case leading, trailing
  }
  /// Where the content goes if the control is higher than it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle or at one edge.
    case center, top, bottom
    /// Like `center` for buttons here.
    case fill
  }

  /// `.center` by default; it moves a button's title and image.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// `.center` by default; it moves a button's title and image.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  /// ``contentHorizontalAlignment`` as a side: never `leading` or `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  /// Shown beside a pointer that rests on the control, which there is none of here.
  open var toolTip: String?
  /// Whether changes of symbols are animated; here none is.
  open var isSymbolAnimationEnabled = false

  /// False by default. If true, a finger that comes down opens ``menu``, and the control sends
  /// ``Event/menuActionTriggered`` alone.
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
  /// What a long press opens, or a tap if ``showsMenuAsPrimaryAction`` is true; nil, the default, for none.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      menuDidChange()
    }
  }
  /// Whether the control opens a menu at all; false until ``menu`` is set.
  open var isContextMenuInteractionEnabled = false

  /// The point of the control at which its menu is attached, in its coordinates: the middle of the bounds unless a subclass says
  /// otherwise, which stands for the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// The interaction of the menu, made when it is first asked for; nil while the control opens none.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard isContextMenuInteractionEnabled else { return nil }
    if let known = interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first(where: {
      $0.delegate === self
    }) {
      return known
    }
    let made = UIContextMenuInteraction(delegate: self)
    addInteraction(made)
    return made
  }
  /// What the control's own menu is: ``menu`` unless a subclass says otherwise; nil for a disabled control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    !isEnabled
      ? nil
      : menu.map { menu in
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
      }
  }
  /// Called when the menu opens; sends ``Event/menuActionTriggered``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }
  /// Called when the menu closes: the window forgets it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if window?.openedMenu?.control === self { window?.openedMenu = nil } }

  /// Opens the menu, which the window shows until something was chosen; nil if there is none to open.
  package final func openMenu() -> UIMenu? {
    guard isEnabled, let menu = contextMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.midY)) else {
      return nil
    }
    let point = contextMenuInteraction?.configuration.map { menuAttachmentPoint(for: $0) }
    window?.openedMenu = OpenMenu(menu, of: self, at: point)
    return menu
  }

  /// Called when the user has chosen from the menu, before the handler of the action.
  package func didChoose(_ action: UIAction) {}
  /// Called when the menu, or whether a tap opens it, has been set.
  package func menuDidChange() {}

  /// Whether a finger that came down in the control is still down.
  open private(set) var isTracking = false
  /// Whether that finger is within 70 points of the bounds.
  open private(set) var isTouchInside = false
  /// What the messages of ``sendActions(for:)`` carry.
  private var presentEvent: UIEvent?

  private var targets = TargetActions<Event>()
  private var actions: [(action: UIAction, events: Event)] = []

  /// Computed from ``isHighlighted``, ``isEnabled`` and ``isSelected``; empty if none of them differs from its default.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after ``state`` changed.
  func stateDidChange() {}

  // MARK: Targets and actions

  /// Sends the target a message at each of the events. The target is not kept alive. A nil target means the first
  /// object of the responder chain, from the control on, that has the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, controlEvents)
  }

  /// Removes every pair of target and action that was added for any of the events. A nil target or action stands for
  /// all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action) { !$0.isDisjoint(with: controlEvents) }
  }

  /// Performs the action at each of the events. It replaces an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes what ``addAction(_:for:)`` added with this identifier for any of these events; the other events of the
  /// same call go with it.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Removes an action; see ``removeAction(_:for:)``.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// The selectors that were added for a target and any of the events, in that order; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = targets.messages { !$0.isDisjoint(with: controlEvent) }.filter { $0.target === object }
    return found.isEmpty ? nil : found.map { String(describing: $0.action) }
  }

  /// The events of all targets and actions.
  open var allControlEvents: Event {
    actions.reduce(targets.events) { $0.union($1.events) }
  }

  /// Calls a closure for each action and each message until it sets the last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (action, events) in actions where !stops { iterator(action, nil, events, &stops) }
    for (target, action, events) in targets.all where !stops { iterator(nil, (target, action), events, &stops) }
  }

  /// Sends ``Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// A control that performs the action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The targets that are alive and inherit from `NSObject`. Actions and messages along the responder chain have no
  /// target.
  open var allTargets: Set<AnyHashable> { Set(targets.targets.compactMap { $0 as? NSObject }) }

  /// Performs the actions and sends the messages that were added for any of the events, as if the user had caused them.
  /// As on iOS, a disabled control does so too.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    for (target, action) in targets.messages(where: { !$0.isDisjoint(with: controlEvents) }) {
      sendAction(action, to: target, for: presentEvent)
    }
  }

  // MARK: Tracking (see UIControl+Tracking.swift)

  /// A finger came down; true if the control goes on to be told of it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; true if the control goes on to be told of it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted, or the control is told of it no more.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// What a tap sends, besides the events of touches.
  var tapEvents: Event { .touchUpInside }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    presentEvent = event
    if showsMenuAsPrimaryAction, openMenu() != nil {
      presentEvent = nil
      return
    }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    presentEvent = event
    let wasInside = isTouchInside
    isTouchInside = isNear(touch.location(in: self))
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isTouchInside
    guard isTracking else { return }
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    presentEvent = event
    isTouchInside = isNear(touch.location(in: self))
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? tapEvents : .touchUpOutside)
    if isTouchInside { userDidTap(at: touch.location(in: self)) }
    (presentEvent, isTouchInside) = (nil, false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    presentEvent = event
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
    presentEvent = nil
  }

  /// Does what the class does by itself when it is tapped.
  func userDidTap(at place: CGPoint) {}

  /// A finger may leave a control by 70 points before it counts as outside (DEVIATIONS.md, 190).
  private func isNear(_ place: CGPoint) -> Bool { bounds.insetBy(dx: -70, dy: -70).contains(place) }

  /// Performs the action with the control as its sender. A subclass may override it to watch or to stop actions.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends one message: to the target or, if it is nil, to the first object of the responder chain from here that has
  /// the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return action.send(along: self, from: self, for: event) }
    action.send(to: target as AnyObject, from: self, for: event)
  }
}

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl {
  /// The states of a control, several of which may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits, so that stored numbers can be read.
    public let rawValue: UInt

    /// Takes any bits, also ones that have no name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others. What is set for it counts for every state that has nothing of its own.
    public static let normal: State = []
    /// See ``UIControl/isHighlighted``.
    public static let highlighted = State(rawValue: 1 << 0)
    /// See ``UIControl/isEnabled``.
    public static let disabled = State(rawValue: 1 << 1)
    /// See ``UIControl/isSelected``.
    public static let selected = State(rawValue: 1 << 2)
    /// Never part of ``UIControl/state`` here: there is no focus engine.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that belong to the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What a control tells of.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits, so that stored numbers can be read.
    public let rawValue: UInt

    /// Takes any bits, also ones that have no name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Another tap of the same finger came down: the tap count is above one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control, whose touch it still is.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that had left comes back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves while it is down.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside: the tap of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside, which usually does nothing.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A slider, switch, stepper or segmented control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event, whatever it is for its class. Buttons' primary actions are sent for it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field gave up being first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every bit, those of apps and of the system included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
