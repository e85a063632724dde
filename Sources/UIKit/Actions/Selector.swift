/// The name of a method, for targets and actions.
///
/// Without an Objective-C runtime there is no `#selector`, and methods cannot be found by name. A message reaches its
/// target in one of two ways: the selector carries the method, as `Selector("didTap", Screen.didTap)` does, or the
/// target is a ``SelectorResponding``, which finds its method by name. Selectors of equal names are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  /// Calls the method on a target; false if the target is of another class.
  private var method: (@MainActor (AnyObject, Any?) -> Bool)?

  /// A selector that carries no method: only a ``SelectorResponding`` target takes it.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { self.init(name) }

  /// A selector that carries the method of its name. Sent to a target of another type than `Target`, it raises.
  public init<Target>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(name)
    self.method = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The same for a method whose argument is the sender: a control, a gesture recognizer or a notification.
  public init<Target, Sender>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
    self.init(name)
    self.method = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Sends the message. Raises the exception of an unrecognized selector if the target does not respond to it.
  @MainActor func send(to target: AnyObject, from sender: Any?) {
    guard !reach(target, from: sender) else { return }
    LayoutException.raise(
      "NSInvalidArgumentException",
      "-[\(logClassName(of: type(of: target))) \(description)]: unrecognized selector sent to instance")
  }

  /// Sends the message to the first object in the responder chain that responds to it; no effect if there is none.
  @MainActor func send(along first: UIResponder, from sender: Any?) {
    var responder: UIResponder? = first
    while let present = responder, !reach(present, from: sender) { responder = present.next }
  }

  @MainActor private func reach(_ target: AnyObject, from sender: Any?) -> Bool {
    if let method { return method(target, sender) }
    return (target as? any SelectorResponding)?.perform(self, with: sender) ?? false
  }
}

/// An object that finds its methods by their names, in place of the Objective-C runtime.
@preconcurrency @MainActor
public protocol SelectorResponding: AnyObject {
  /// Calls the method that the selector names, and returns true; returns false if there is none.
  func perform(_ selector: Selector, with sender: Any?) -> Bool
}
