/// The name of a message, as target and action name it.
///
/// Without an Objective-C runtime there is no `#selector`, and no object knows its methods by name. A message reaches its
/// target in one of two ways: the selector carries the method, `Selector("didTap", Screen.didTap)`, or the target is a
/// ``SelectorResponding`` that finds its method by the name. Equal names are equal selectors.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  /// Calls the method on a target; false if the target is of another class.
  private var method: (@MainActor (AnyObject, Any?) -> Bool)?

  /// A selector that carries no method: only a ``SelectorResponding`` target takes it.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { self.init(name) }

  /// A selector with the method it stands for.
  public init<Target>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(name)
    self.method = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The same for a method that takes the sender: a control, a gesture recognizer, a notification.
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

  /// Sends the message; raises the exception of an unknown selector if the target does not take it.
  @MainActor func send(to target: AnyObject, from sender: Any?) {
    guard !reach(target, from: sender) else { return }
    LayoutException.raise(
      "NSInvalidArgumentException",
      "-[\(logClassName(of: type(of: target))) \(description)]: unrecognized selector sent to instance")
  }

  /// Sends the message to the first responder of the chain that takes it.
  @MainActor func send(along first: UIResponder, from sender: Any?) {
    var responder: UIResponder? = first
    while let present = responder, !reach(present, from: sender) { responder = present.next }
  }

  @MainActor private func reach(_ target: AnyObject, from sender: Any?) -> Bool {
    if let method { return method(target, sender) }
    return (target as? any SelectorResponding)?.perform(self, with: sender) ?? false
  }
}

/// An object that finds its methods by name.
@MainActor
public protocol SelectorResponding: AnyObject {
  /// Calls the method of the name; false if there is none.
  func perform(_ selector: Selector, with sender: Any?) -> Bool
}
