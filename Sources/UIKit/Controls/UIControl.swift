/// A view that reports what the user does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  open var showsMenuAsPrimaryAction = false
  open var menu: UIMenu?
  open var isContextMenuInteractionEnabled = false

  private var targets = TargetActions<Event>()
  private var actions: [(action: UIAction, events: Event)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` is another one.
  func stateDidChange() {}

  // MARK: Targets and actions

  /// Sends the target a message at each of the events; a nil target means the responder chain from the control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, controlEvents)
  }

  /// Nil means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action) { !$0.isDisjoint(with: controlEvents) }
  }

  /// An action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  open var allTargets: Set<AnyHashable> { Set(targets.targets.compactMap { $0 as? NSObject }) }

  /// Does what the user would cause; disabled controls do it as well, as on iOS.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    for (target, action) in targets.messages(where: { !$0.isDisjoint(with: controlEvents) }) {
      sendAction(action, to: target, for: nil)
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return action.send(along: self, from: self) }
    action.send(to: target as AnyObject, from: self)
  }
}

/// A touch or another event of the user's; without a screen there are none.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
