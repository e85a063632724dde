import ConstraintSolver

/// An item as the engine keeps it.
struct ItemRecord: Sendable {
  /// Where the alignment rectangle of an item comes from.
  enum Rectangle: Sendable {
    case variables(ItemVariables)
    case derived(DerivedRect)
    case framed(FrameRule)
    /// A framed item that got variables, until the next solve gives them values.
    case engaged(ItemVariables, FrameRule)
  }

  var rectangle: Rectangle { didSet { settled = Self.settled(rectangle) } }
  /// The variables of an item that has them since before the last solve. Reading the cases of `rectangle` would copy the largest.
  private(set) var settled: ItemVariables?
  var traits: ItemTraits
  var intrinsicSize = IntrinsicSize()
  var wishes = Wishes()
  /// The constraints that mention the item; one that mentions it twice is there twice.
  var constraints: [ConstraintHandle] = []
  /// Items derived from this one.
  var dependents: [ItemID] = []
  /// Where the item lies that nothing places.
  var placement: Placement

  init(_ rectangle: Rectangle, _ traits: ItemTraits, in container: ItemID? = nil) {
    self.rectangle = rectangle
    settled = Self.settled(rectangle)
    self.traits = traits
    placement = Placement(in: container)
  }

  private static func settled(_ rectangle: Rectangle) -> ItemVariables? {
    if case .variables(let variables) = rectangle { variables } else { nil }
  }

  var variables: ItemVariables? {
    switch rectangle {
    case .variables(let variables), .engaged(let variables, _): variables
    case .derived, .framed: nil
    }
  }

  var derived: DerivedRect? {
    if case .derived(let rect) = rectangle { rect } else { nil }
  }

  /// Puts a constraint into the list, which has room for as many as most items have.
  mutating func note(_ handle: ConstraintHandle) {
    if constraints.capacity == 0 { constraints.reserveCapacity(12) }
    constraints.append(handle)
  }

  /// Takes a constraint from the list once; the last one takes its place.
  mutating func forget(_ handle: ConstraintHandle) {
    guard let place = constraints.lastIndex(of: handle) else { return }
    constraints.swapAt(place, constraints.count - 1)
    constraints.removeLast()
  }
}

extension ItemRecord: Blank {
  static let blank = ItemRecord(.framed(FrameRule.blank), ItemTraits())
}

/// The constraints that stand for an item's intrinsic size.
struct Wishes: Sendable {
  /// Per axis: the one that hugs (`size <= wish`) and the one that resists compression (`size >= wish`).
  private struct Pair {
    var hugging: ConstraintHandle?
    var resistance: ConstraintHandle?
  }

  private var width = Pair()
  private var height = Pair()

  subscript(axis: Axis, wish: Wish) -> ConstraintHandle? {
    get {
      let pair = axis == .horizontal ? width : height
      return wish == .hugging ? pair.hugging : pair.resistance
    }
    set {
      switch (axis, wish) {
      case (.horizontal, .hugging): width.hugging = newValue
      case (.horizontal, .resistance): width.resistance = newValue
      case (.vertical, .hugging): height.hugging = newValue
      case (.vertical, .resistance): height.resistance = newValue
      }
    }
  }

  enum Wish {
    case hugging, resistance

    var relation: Relation { self == .hugging ? .lessThanOrEqual : .greaterThanOrEqual }
  }

  /// Those there are on an axis, hugging first.
  func along(_ axis: Axis) -> [ConstraintHandle] { [self[axis, .hugging], self[axis, .resistance]].compactMap { $0 } }
}
