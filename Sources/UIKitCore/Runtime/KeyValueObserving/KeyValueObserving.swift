import Synchronization

/// One observer of one property.
final class PropertyObservation: @unchecked Sendable {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  weak var object: AnyObject?
  /// Nil for an observation by name.
  let keyPath: AnyKeyPath?
  let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Any?
  private let tell: (AnyObject, Change) -> Void
  /// The value that was seen last.
  private var last: Any?

  /// Of an observation by name: who observes what.
  var name: String?
  weak var observer: AnyObject? {
    didSet { observerID = observer.map { ObjectIdentifier($0) } }
  }
  /// Stays while the observer ends, when it can no longer be referred to.
  private(set) var observerID: ObjectIdentifier?
  var context: UnsafeMutableRawPointer?
  /// Objects whose changes concern it as well, such as the view of `view.frame`.
  var others: [AnyObject] = []

  init(
    _ object: AnyObject, keyPath: AnyKeyPath?, options: NSKeyValueObservingOptions, read: @escaping (AnyObject) -> Any?,
    tell: @escaping (AnyObject, Change) -> Void
  ) {
    (self.object, self.keyPath, self.options, self.read, self.tell) = (object, keyPath, options, read, tell)
    last = read(object)
  }

  /// Looks at the value, and tells the observer if it is another one, or if it was set for certain.
  func check(isSet: Bool) {
    guard let object else { return }
    let (old, new) = (last, read(object))
    guard isSet || KeyValueObserving.differs(old, new) else { return }
    last = new
    let kept = options.contains(.old) ? old : nil
    if options.contains(.prior) { tell(object, Change(old: kept, new: nil, isPrior: true)) }
    tell(object, Change(old: kept, new: options.contains(.new) ? new : nil))
  }

  func tellInitially() {
    guard options.contains(.initial), let object else { return }
    tell(object, Change(old: nil, new: options.contains(.new) ? last : nil))
  }
}

/// Who observes what. An object that nobody observes costs nothing: what changes asks ``isIdle``, or a view its extras.
///
/// Changes are found by comparing: whoever changes says that the object has changed, and each observation looks at its value. So the code
/// of a property need not know its name.
enum KeyValueObserving {
  private struct Table {
    var rows: [ObjectIdentifier: [PropertyObservation]] = [:]
  }

  private static let table = Mutex(Table())
  private static let isUsed = Atomic(false)

  /// Whether nobody observes anything.
  static var isIdle: Bool { !isUsed.load(ordering: .relaxed) }

  static func add(_ observation: PropertyObservation) {
    guard let object = observation.object else { return }
    table.withLock { table in
      for present in [object] + observation.others {
        let id = ObjectIdentifier(present)
        // Another object may have had the address.
        table.rows[id] = (table.rows[id] ?? []).filter { $0.concerns(present) } + [observation]
      }
      isUsed.store(true, ordering: .relaxed)
    }
    for present in [object] + observation.others { mark(present) }
    observation.tellInitially()
  }

  static func remove(_ observation: PropertyObservation) {
    table.withLock { table in
      for id in Array(table.rows.keys) {
        guard table.rows[id]?.contains(where: { $0 === observation }) == true else { continue }
        table.rows[id]?.removeAll { $0 === observation || $0.object == nil }
        if table.rows[id]?.isEmpty == true { table.rows[id] = nil }
      }
      if table.rows.isEmpty { isUsed.store(false, ordering: .relaxed) }
    }
  }

  static func remove(
    _ observer: NSObject, _ name: String, from object: NSObject, where fits: (PropertyObservation) -> Bool
  ) {
    // An object that ends is no longer referred to, and may remove observers, or be one that is removed.
    let rows = table.withLock { $0.rows[ObjectIdentifier(object)] ?? [] }
    let found = rows.last {
      ($0.object == nil || $0.object === object) && $0.observerID == ObjectIdentifier(observer) && $0.name == name
        && fits($0)
    }
    if let found { return remove(found) }
    nonisolated(unsafe) let (observer, object) = (observer, object)
    onMain {
      LayoutException.raise(
        "NSRangeException",
        "Cannot remove an observer \(LogName.of(observer)) for the key path \"\(name)\" from \(LogName.of(object)) "
          + "because it is not registered as an observer.")
    }
  }

  private static func observations(of object: AnyObject) -> [PropertyObservation] {
    table.withLock { $0.rows[ObjectIdentifier(object)] ?? [] }.filter { $0.concerns(object) }
  }

  /// Tells the observers of an object, after something of it has changed.
  ///
  /// - Parameters:
  ///   - keyPath: a property that was set for certain, also to the value that it had.
  ///   - name: the same by its name.
  static func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath? = nil, _ name: String? = nil) {
    guard !isIdle else { return }
    for observation in observations(of: object) {
      let isSet = (keyPath != nil && observation.keyPath == keyPath) || (name != nil && observation.name == name)
      observation.check(isSet: isSet)
    }
  }

  /// What changes without telling has to be looked at before: an earlier change counts now.
  static func willChange(_ object: AnyObject) { didChange(object) }

  static func deliver(
    _ change: PropertyObservation.Change, of object: AnyObject, _ name: String, to observer: AnyObject,
    _ context: UnsafeMutableRawPointer?
  ) {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    dictionary[.newKey] = change.new
    dictionary[.oldKey] = change.old
    if change.isPrior { dictionary[.notificationIsPriorKey] = true }
    nonisolated(unsafe) let (given, object, observer, context) = (dictionary, object, observer, context)
    onMain {
      guard let observer = observer as? any _KeyValueObserver else {
        return _unhandledValue(observer, forKeyPath: name, of: object, change: given, context: context)
      }
      observer.observeValue(forKeyPath: name, of: object, change: given, context: context)
    }
  }

  /// Whether the main actor runs here, which need not be the main thread.
  static var isOnMain: Bool { MainQueue.isCurrent || Thread.isMainThread }

  /// Runs on the main actor: at once if this is it.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isOnMain { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async { body() } }
  }

  /// Lets a view know that it is observed, and the view of a layer.
  private static func mark(_ object: AnyObject) {
    guard isOnMain else { return }
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      (object as? UIView ?? (object as? CALayer)?.delegate as? UIView)?.madeExtras.isObserved = true
    }
  }

  /// Whether two values are not the same; false for values that cannot be compared.
  static func differs(_ old: Any?, _ new: Any?) -> Bool {
    let (old, new) = (unwrapped(old), unwrapped(new))
    guard let old, let new else { return (old == nil) != (new == nil) }
    if let old = old as? any Equatable { return !isEqual(old, new) }
    if type(of: old) is AnyClass, type(of: new) is AnyClass { return (old as AnyObject) !== (new as AnyObject) }
    return false
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { (new as? Value) == old }

  /// An optional inside of `Any` hides whether it is nil.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyWrapped.flatMap { unwrapped($0) }
  }
}

private protocol AnyOptional { var anyWrapped: Any? { get } }

extension Optional: AnyOptional { fileprivate var anyWrapped: Any? { self } }

extension PropertyObservation {
  fileprivate func concerns(_ object: AnyObject) -> Bool {
    self.object === object || others.contains { $0 === object }
  }
}

extension UIView {
  /// Tells who observes the view that something of it has changed.
  final func tellObservers() {
    guard let extras, extras.isObserved else { return }
    KeyValueObserving.didChange(self)
    KeyValueObserving.didChange(ownLayer)
  }
}
