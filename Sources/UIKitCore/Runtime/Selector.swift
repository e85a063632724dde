/// The name of a method, for targets and actions.
///
/// Without an Objective-C runtime there is no `#selector`, and methods cannot be found by name. A message reaches its
/// target in one of three ways: the selector carries the method, as `Selector("didTap", Screen.didTap)` does; the sources
/// are rewritten by `uikit-sources`, so that the target is a ``GeneratedMembers``; or it is a ``SelectorResponding``, which
/// finds its method by name. Selectors of equal names are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  /// Calls the method on a target; false if the target is of another class.
  private var method: (@MainActor (AnyObject, Any?) -> Bool)?
  /// Whether an object is of the class that the method belongs to; nil for a selector that carries none.
  private var suits: (@MainActor (AnyObject) -> Bool)?

  /// A selector that carries no method: only a ``SelectorResponding`` target takes it.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { self.init(name) }

  /// A selector that carries the method of its name. Sent to a target of another type than `Target`, it raises.
  public init<Target>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(name)
    suits = { $0 is Target }
    self.method = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// The same for a method whose argument is the sender: a control, a gesture recognizer or a notification.
  public init<Target, Sender>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void) {
    self.init(name)
    suits = { $0 is Target }
    self.method = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The same as ``init(_:)``, for a method that the module added to a class of another module.
  @MainActor public init(_ name: String, in module: any GeneratedModule.Type) {
    self.init(name)
    GeneratedModules.add(module)
  }

  /// Sends the message with a sender and an event. Raises the exception of an unrecognized selector if the target does not
  /// respond to it.
  @MainActor func send(to target: AnyObject, from sender: Any?, for event: UIEvent? = nil) {
    send(to: target, [sender, event ?? UIEvent()])
  }

  /// Sends the message, and returns what the method does: nil if it returns nothing or carries its method. Raises the
  /// exception of an unrecognized selector if the target does not respond to it, and another one if an argument is not of
  /// the parameter's type, which iOS does not look at.
  @MainActor @discardableResult func send(to target: AnyObject, _ arguments: [Any?]) -> Any? {
    let reason: String
    switch reach(target, arguments) {
    case .done(let result): return result
    case .missing: reason = "unrecognized selector sent to instance"
    case .mismatch(let what): reason = what
    }
    LayoutException.raise(
      "NSInvalidArgumentException", "-[\(logClassName(of: type(of: target))) \(description)]: \(reason)")
    return nil
  }

  /// Sends the message to the first object in the responder chain that responds to it; no effect if there is none.
  @MainActor func send(along first: UIResponder, from sender: Any?, for event: UIEvent? = nil) {
    var responder: UIResponder? = first
    while let present = responder {
      if case .missing = reach(present, [sender, event ?? UIEvent()]) { responder = present.next } else { return }
    }
  }

  /// Whether an object has a method for the selector.
  @MainActor func isKnown(to object: AnyObject) -> Bool { suits?(object) ?? Members.has(description, object) }

  @MainActor private func reach(_ target: AnyObject, _ arguments: [Any?]) -> Members.Outcome {
    guard let method else { return Members.send(description, to: target, arguments) }
    return method(target, arguments.first ?? nil) ? .done(nil) : .missing
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// An object that finds its methods by their names, in place of the Objective-C runtime.
@preconcurrency @MainActor
public protocol SelectorResponding: AnyObject {
  /// Calls the method that the selector names, and returns true; returns false if there is none.
  func perform(_ selector: Selector, with sender: Any?) -> Bool
}
