/// Options of tables and arrays of pointers.
public class NSPointerFunctions: NSObject {
  /// How objects are held and compared.
  public struct Options: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory: Options = []
    /// Objects are not kept, and are gone from the table when they are.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared by `isEqual`.
    public static let objectPersonality: Options = []
    /// Objects are compared by what they are.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they are added; they are kept as they are here.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xFF == 5 }
    var comparesPointers: Bool { contains(.objectPointerPersonality) }
  }
}

/// An object as a key, kept or not.
struct TableKey: Hashable {
  private weak var object: AnyObject?
  private let kept: AnyObject?
  private let identity: ObjectIdentifier
  private let number: Int
  private let comparesPointers: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    self.object = object
    kept = options.isWeak ? nil : object
    identity = ObjectIdentifier(object)
    comparesPointers = options.comparesPointers
    number = comparesPointers ? identity.hashValue : (object as? NSObject)?.hash ?? identity.hashValue
  }

  /// Nil if the object is gone.
  var value: AnyObject? { object }

  static func == (left: TableKey, right: TableKey) -> Bool {
    guard let first = left.object, let second = right.object else { return false }
    if first === second { return true }
    guard !left.comparesPointers, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A set of objects that need not keep them.
public class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How the table holds and compares objects.
  public typealias Options = NSPointerFunctions.Options

  private let options: Options
  private var keys: [TableKey] = []
  private var places: Set<TableKey> = []

  /// An empty table.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty table that keeps its objects.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// An empty table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

  /// The objects that there are, in the order in which they were added.
  public var allObjects: [ObjectType] { keys.compactMap { $0.value as? ObjectType } }
  /// How many objects there are.
  public var count: Int { allObjects.count }
  /// One of the objects; nil without any.
  public var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set.
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Whether an object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object of the table that equals another; nil without one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let place = places.firstIndex(of: TableKey(object, options)) else { return nil }
    return places[place].value as? ObjectType
  }

  /// Adds an object, unless it is in the table.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    removeLost()
    let key = TableKey(object, options)
    if places.insert(key).inserted { keys.append(key) }
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let key = TableKey(object, options)
    guard places.remove(key) != nil else { return }
    keys.removeAll { $0 == key }
  }

  /// Removes all objects.
  public func removeAllObjects() {
    keys = []
    places = []
  }

  /// Whether the tables have an object in common.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  /// Whether all objects are in the other table.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
  /// Whether both have the same objects.
  public func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
  /// Adds the objects of another table.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Removes the objects of another table.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Keeps the objects that are in another table too.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    allObjects.filter { !other.contains($0) }.forEach(remove)
  }
  /// The objects one after the other.
  public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  /// Forgets objects that are gone.
  private func removeLost() {
    guard options.isWeak, keys.contains(where: { $0.value == nil }) else { return }
    keys.removeAll { $0.value == nil }
    places = Set(keys)
  }
}

/// A dictionary whose keys and values need not be kept.
public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  /// How the table holds and compares keys and values.
  public typealias Options = NSPointerFunctions.Options

  private struct Value {
    weak var object: AnyObject?
    let kept: AnyObject?
  }

  private let keyOptions: Options
  private let valueOptions: Options
  private var rows: [TableKey: Value] = [:]

  /// An empty table.
  public init(keyOptions: Options = [], valueOptions: Options = [], capacity initialCapacity: Int = 0) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// An empty table that keeps keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// An empty table that keeps keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: []) }
  /// An empty table that keeps values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// An empty table that keeps keys.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// An empty table that keeps nothing.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(KeyType, ObjectType)] {
    rows.compactMap { key, value in
      guard let key = key.value as? KeyType, let value = value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// How many keys have a value.
  public var count: Int { present.count }

  /// The value of a key; nil without one.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { rows[TableKey($0, keyOptions)]?.object as? ObjectType }
  }

  /// Sets the value of a key; nil changes nothing.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    rows = rows.filter { $0.key.value != nil && $0.value.object != nil }
    rows[TableKey(aKey, keyOptions)] = Value(object: anObject, kept: valueOptions.isWeak ? nil : anObject)
  }

  /// Removes a key with its value.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { rows[TableKey(aKey, keyOptions)] = nil }
  }

  /// Removes all keys and values.
  public func removeAllObjects() { rows = [:] }

  /// The keys one after the other.
  public func keyEnumerator() -> NSEnumerator { (present.map(\.0) as NSArray).objectEnumerator() }
  /// The values one after the other; nil without any.
  public func objectEnumerator() -> NSEnumerator? { (present.map(\.1) as NSArray).objectEnumerator() }
  /// The keys that can be such of a dictionary, with their values.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(present.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }) { first, _ in first }
  }
}
