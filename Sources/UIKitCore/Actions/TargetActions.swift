/// The list of targets and actions of a control or a gesture recognizer. Targets are not retained.
@MainActor
struct TargetActions<Event: OptionSet> {
  private struct Entry {
    weak var target: AnyObject?
    /// Whether the message goes along the responder chain.
    let isForChain: Bool
    let action: Selector
    let events: Event
  }

  private var entries: [Entry] = []

  /// Adds an entry, unless there is one with the same target, action and events. A nil target means the responder
  /// chain.
  mutating func add(_ target: Any?, _ action: Selector, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    guard !entries.contains(where: { $0.target === object && $0.action == action && $0.events == events }) else {
      return
    }
    entries.append(Entry(target: object, isForChain: target == nil, action: action, events: events))
  }

  /// Removes entries of a target and an action; nil stands for every target, or for every action.
  mutating func remove(_ target: Any?, _ action: Selector?, where concerns: (Event) -> Bool) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action) && concerns($0.events)
    }
  }

  /// The messages to send, in the order in which they were added.
  func messages(where concerns: (Event) -> Bool) -> [(target: AnyObject?, action: Selector)] {
    entries.filter { concerns($0.events) && ($0.isForChain || $0.target != nil) }.map { ($0.target, $0.action) }
  }

  /// All messages whose target is alive, with their events.
  var all: [(target: AnyObject?, action: Selector, events: Event)] {
    entries.filter { $0.isForChain || $0.target != nil }.map { ($0.target, $0.action, $0.events) }
  }

  /// The events of all of them.
  var events: Event { all.reduce(into: Event()) { $0.formUnion($1.events) } }

  var targets: [AnyObject] { entries.compactMap(\.target) }
}
