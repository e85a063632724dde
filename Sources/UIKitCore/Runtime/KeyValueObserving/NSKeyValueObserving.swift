/// What the observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt
  /// Takes any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
  /// The observer is told at once, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
  /// The observer is told twice for each change, first with ``NSKeyValueObservedChange/isPrior``. Here both come after the change
  /// (DEVIATIONS.md, 361).
  public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
}

/// How a value has changed. Collections that change in place are set anew here.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Elements came in.
  case insertion
  /// Elements were taken out.
  case removal
  /// Elements took the place of others.
  case replacement
}

/// What the dictionary of a change has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Foundation's text.
  public let rawValue: String
  /// Takes any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of elements; never there here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True for the first of two messages.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// How the property has changed.
  public typealias Kind = NSKeyValueChange
  /// Always ``NSKeyValueChange/setting`` here.
  public let kind: Kind
  /// Nil without ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// Nil without ``NSKeyValueObservingOptions/old``, and for the first message of ``NSKeyValueObservingOptions/initial``.
  public let oldValue: Value?
  /// Nil: only collections that change in place have places.
  public let indexes: IndexSet?
  /// True for the first of two messages.
  public let isPrior: Bool
}

/// Keeps an observation alive: it ends with the object.
public final class NSKeyValueObservation: NSObject {
  private let observation: PropertyObservation

  init(_ observation: PropertyObservation) {
    self.observation = observation
    super.init()
  }

  /// Ends the observation. A second call changes nothing.
  public func invalidate() { KeyValueObserving.remove(observation) }

  deinit { KeyValueObserving.remove(observation) }
}

/// Objects whose properties can be observed: all that inherit from `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property has changed, on the thread that changes it, until the returned object is gone or told to stop.
  ///
  /// Told are properties that UIKit's classes store or derive from what they store, when their value has become another; and properties
  /// of rewritten sources that are marked `@objc dynamic`, whenever they are set. Of a path through several objects the first is observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = PropertyObservation(self as AnyObject, keyPath: keyPath, options: options) { object in
      (object as? Self).map { $0[keyPath: keyPath] as Any }
    } tell: { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value, indexes: nil,
          isPrior: change.isPrior))
    }
    KeyValueObserving.add(observation)
    return NSKeyValueObservation(observation)
  }

  /// Announces a change of a property that tells nobody itself. It does nothing: the value before the change is known.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.willChange(self as AnyObject)
  }

  /// Tells the observers of a property that tells nobody itself.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObserving.didChange(self as AnyObject, keyPath)
  }
}

extension NSObject {
  /// Tells an object of changes of a property, by its `observeValue(forKeyPath:of:change:context:)`. The observer is not kept alive. Of a
  /// path with dots every object is observed that stands there now.
  ///
  /// A name that the object does not have raises the exception of key-value coding.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let name = keyPath
    guard KeyValuePath.isKnown(name, of: self) else { return }
    let observation = PropertyObservation(self, keyPath: nil, options: options) {
      KeyValuePath.value(name, of: $0)
    } tell: {
      [weak observer] object, change in
      guard let observer else { return }
      KeyValueObserving.deliver(change, of: object, name, to: observer, context)
    }
    (observation.name, observation.observer, observation.context) = (name, observer, context)
    observation.others = KeyValuePath.objects(name, of: self)
    KeyValueObserving.add(observation)
  }

  /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began last for the observer and the property. Raises if nothing began.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, keyPath, from: self) { _ in true }
  }

  /// The same for a context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    KeyValueObserving.remove(observer, keyPath, from: self) { $0.context == context }
  }

  /// Announces a change of a property that tells nobody itself. The value before the change is known without it.
  public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self) }

  /// Tells the observers of a property that tells nobody itself.
  public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, nil, key) }
}

/// An object that is told of changes by name. Responders are; of other classes `uikit-sources` says so.
@preconcurrency @MainActor
public protocol _KeyValueObserver: AnyObject {
  /// Told of a change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: _KeyValueObserver {}

/// Tells the observers of a property of rewritten sources that was set. `uikit-sources` writes the call.
public func _didChange(_ object: AnyObject, _ keyPath: @autoclosure () -> AnyKeyPath?) {
  guard !KeyValueObserving.isIdle else { return }
  KeyValueObserving.didChange(object, keyPath())
}

/// What `super.observeValue(…)` does in a class that inherits from `NSObject`: raises the exception of a message that nobody handles.
public func _unhandledValue(
  _ observer: AnyObject, forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
  context: UnsafeMutableRawPointer?
) {
  let details =
    "Change: \(change ?? [:])\nContext: " + (context.map { "0x" + String(UInt(bitPattern: $0), radix: 16) } ?? "0x0")
  nonisolated(unsafe) let (observer, object) = (observer, object)
  KeyValueObserving.onMain {
    let observed = object.map { LogName.of($0 as AnyObject, separator: ": ") } ?? "(null)"
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "\(LogName.of(observer, separator: ": ")): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled.\nKey path: \(keyPath ?? "(null)")\nObserved object: \(observed)\n\(details)")
  }
}
