import Synchronization

/// How an associated value is retained. Every policy but `ASSIGN` does the same here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep the object alive; reads as nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps the value itself, not a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Keeps the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Keeps the value itself, not a copy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A table of values that are associated with objects, for as long as these live.
///
/// The end of an object's life is not observed. Rows of objects that are gone are removed whenever the table has
/// doubled.
private struct Associations: @unchecked Sendable {
  private struct Row {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    var unowned: [UnsafeRawPointer: Weak] = [:]
  }

  private struct Weak { weak var object: AnyObject? }

  private var rows: [ObjectIdentifier: Row] = [:]
  private var limit = 64

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    guard let row = rows[ObjectIdentifier(object)], row.object === object else { return nil }
    return row.values[key] ?? row.unowned[key]?.object
  }

  mutating func set(_ value: Any?, _ object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let id = ObjectIdentifier(object)
    var row = Row(object: object)
    if let present = rows[id], present.object === object { row = present }
    row.values[key] = policy == .OBJC_ASSOCIATION_ASSIGN ? nil : value
    row.unowned[key] = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { Weak(object: $0 as AnyObject) } : nil
    rows[id] = row
    guard rows.count > limit else { return }
    rows = rows.filter { $0.value.object != nil }
    limit = max(64, rows.count * 2)
  }
}

private let associations = Mutex(Associations())

/// Associates a value with an object under a key; nil removes the value. May be called on any thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  nonisolated(unsafe) let (object, key, value) = (object as AnyObject, key, value)
  associations.withLock { $0.set(value, object, key, policy) }
}

/// The value associated with the object under the key; nil if there is none. May be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  nonisolated(unsafe) let (object, key) = (object as AnyObject, key)
  nonisolated(unsafe) var value: Any?
  associations.withLock { value = $0.value(object, key) }
  return value
}
