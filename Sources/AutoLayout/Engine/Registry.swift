/// A name that is a small number, counted from 0: ``ItemID``, ``ConstraintHandle``.
protocol DenseName: Hashable, Sendable {
  /// What the name stands for, with its article, for messages: "an item".
  static var noun: String { get }
  var index: Int32 { get }
  init(index: Int32)
}

/// The values behind names that it hands out; the name of a removed value is handed out again.
///
/// Reading a name costs an array access and one comparison: a name without a value is a mistake of the caller's and
/// stops the program with a message. ``find(_:)`` is for names that may have lost their value.
struct Registry<Name: DenseName, Value: Sendable>: Sendable {
  private var slots: [Value?] = []
  private var unused: [Int32] = []

  /// The value of a name.
  ///
  /// The getter is inlined and tests the optional only once, so that reading a property of the value copies nothing else; a
  /// coroutine (`_read`), or asking ``contains(_:)`` first, would copy the whole value at each use.
  subscript(name: Name) -> Value {
    @inline(__always) get {
      guard let value = slots[Int(name.index)] else { Self.refuse(name) }
      return value
    }
    @inline(__always) _modify {
      // This stops the program for a name without a value, as the getter does.
      yield &slots[Int(name.index)]!
    }
  }

  /// The value of a name; nil if it was removed.
  @inline(__always)
  func find(_ name: Name) -> Value? {
    let place = Int(name.index)
    return place < slots.count ? slots[place] : nil
  }

  /// Whether a name has a value.
  @inline(__always)
  func contains(_ name: Name) -> Bool {
    let place = Int(name.index)
    return place < slots.count && slots[place] != nil
  }

  mutating func insert(_ value: Value) -> Name {
    if let index = unused.popLast() {
      slots[Int(index)] = value
      return Name(index: index)
    }
    slots.append(value)
    return Name(index: Int32(slots.count - 1))
  }

  mutating func remove(_ name: Name) {
    guard contains(name) else { Self.refuse(name) }
    slots[Int(name.index)] = nil
    unused.append(name.index)
  }

  /// The names that have a value, in ascending order. Linear in the number of names ever handed out at once.
  var names: [Name] {
    slots.indices.compactMap { slots[$0] == nil ? nil : Name(index: Int32($0)) }
  }

  private static func refuse(_ name: Name) -> Never {
    preconditionFailure("\(Name.noun) that was removed, or that belongs to another engine: number \(name.index)")
  }
}
