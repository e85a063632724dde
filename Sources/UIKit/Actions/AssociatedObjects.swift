import Synchronization

/// How an associated object is kept. Without reference counting by hand, every policy but `ASSIGN` is the same.
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

/// Values that are kept beside objects, for as long as these live.
///
/// Nothing tells when an object dies: what is left of dead ones is thrown away when the table has doubled.
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

/// Keeps a value beside an object; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  nonisolated(unsafe) let (object, key, value) = (object as AnyObject, key, value)
  associations.withLock { $0.set(value, object, key, policy) }
}

/// The value kept beside the object under the key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  nonisolated(unsafe) let (object, key) = (object as AnyObject, key)
  nonisolated(unsafe) var value: Any?
  associations.withLock { value = $0.value(object, key) }
  return value
}
