/// A name that is a small number, counted from 0: ``ItemID``, ``ConstraintHandle``.
protocol DenseName: Hashable, Sendable {
  /// What the name stands for, with its article, for messages: "an item".
  static var noun: String { get }
  var index: Int32 { get }
  init(index: Int32)
}

/// A value that has one which stands for nothing, in places that are not in use.
protocol Blank: Sendable {
  static var blank: Self { get }
}

/// The values behind names that it hands out; the name of a removed value is handed out again.
///
/// Reading a name costs an array access and one comparison: a name without a value is a mistake of the caller's and
/// stops the program with a message. ``find(_:)`` is for names that may have lost their value.
struct Registry<Name: DenseName, Value: Blank>: Sendable {
  private var values: ContiguousArray<Value> = []
  /// Whether there is a value, in an array of its own: reading a property of an optional value copies the whole value first.
  private var isLive: ContiguousArray<Bool> = []
  private var unused: [Int32] = []

  /// The value of a name.
  ///
  /// The getter is inlined, so that reading a property of the value copies nothing else.
  subscript(name: Name) -> Value {
    @inline(__always) get {
      guard isLive[Int(name.index)] else { Self.refuse(name) }
      return values[Int(name.index)]
    }
    @inline(__always) _modify {
      guard isLive[Int(name.index)] else { Self.refuse(name) }
      yield &values[Int(name.index)]
    }
  }

  /// The value of a name; nil if it was removed.
  @inline(__always)
  func find(_ name: Name) -> Value? { contains(name) ? values[Int(name.index)] : nil }

  /// Whether a name has a value.
  @inline(__always)
  func contains(_ name: Name) -> Bool {
    let place = Int(name.index)
    return place < isLive.count && isLive[place]
  }

  mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count)
    isLive.reserveCapacity(count)
  }

  mutating func insert(_ value: Value) -> Name {
    if let index = unused.popLast() {
      values[Int(index)] = value
      isLive[Int(index)] = true
      return Name(index: index)
    }
    values.append(value)
    isLive.append(true)
    return Name(index: Int32(values.count - 1))
  }

  mutating func remove(_ name: Name) {
    guard contains(name) else { Self.refuse(name) }
    values[Int(name.index)] = .blank
    isLive[Int(name.index)] = false
    unused.append(name.index)
  }

  /// The names that have a value, in ascending order. Linear in the number of names ever handed out at once.
  var names: [Name] { isLive.indices.compactMap { isLive[$0] ? Name(index: Int32($0)) : nil } }

  private static func refuse(_ name: Name) -> Never {
    preconditionFailure("\(Name.noun) that was removed, or that belongs to another engine: number \(name.index)")
  }
}
