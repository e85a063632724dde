/// The items of a section as a tree, of which items inside of a collapsed one are not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Without items.
  public init() {}
  /// The same items as another snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: What there is

  /// All items, each followed by those inside of it. Linear in their number.
  public var items: [ItemIdentifierType] { list(roots) { _ in true } }
  /// The items that are inside of none.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown: those whose parents are all expanded. Linear in their number.
  public var visibleItems: [ItemIdentifierType] { list(roots) { expanded.contains($0) } }

  private func list(_ top: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var rest = Array(top.reversed())
    while let item = rest.popLast() {
      found.append(item)
      if opens(item), let inside = children[item] { rest += inside.reversed() }
    }
    return found
  }

  /// Whether the item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// How many items the item is inside of; 0 for one that is inside of none. One that is not there raises an exception.
  public func level(of item: ItemIdentifierType) -> Int {
    guard isKnown(item) else { return 0 }
    var (level, present) = (0, item)
    while let outer = parent(of: present) { (level, present) = (level + 1, outer) }
    return level
  }
  /// The place of an item among all; nil for one that is not there. Linear in the number of items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item around another; nil for one that is inside of none, or is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }
  /// Whether the items inside of the item are shown with it; false for one that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all the items around the item are expanded; false for one that is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var present = item
    while let outer = parent(of: present) {
      if !expanded.contains(outer) { return false }
      present = outer
    }
    return true
  }
  /// The items inside of an item, as a snapshot whose roots they are, or with the item as the only root.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var made = NSDiffableDataSourceSectionSnapshot()
    guard isKnown(parent) else { return made }
    made.roots = includingParent ? [parent] : children[parent] ?? []
    for item in list(made.roots, { _ in true }) {
      made.children[item] = children[item]
      made.parents[item] = made.roots.contains(item) ? .some(nil) : self.parent(of: item)
      if expanded.contains(item) { made.expanded.insert(item) }
    }
    return made
  }
  /// A line for each item, as far inside as it is, with a mark of those that are expanded.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  private func isKnown(_ item: ItemIdentifierType) -> Bool {
    if contains(item) { return true }
    LayoutException.raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
    return false
  }

  // MARK: Changes

  /// Adds items at the end, inside of an item or of none. An item that is there already raises an exception.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !isKnown(parent) { return }
    let new = take(items, parent)
    if let parent { children[parent, default: []] += new } else { roots += new }
  }
  /// Puts items in front of another, inside of the same one. An item that is there already raises an exception.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    insert(items, at: beforeIdentifier, offset: 0)
  }
  /// Puts items behind another, inside of the same one. An item that is there already raises an exception.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    insert(items, at: afterIdentifier, offset: 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int) {
    guard isKnown(place) else { return }
    let parent = parent(of: place)
    let new = take(items, parent)
    var siblings = parent.map { children[$0] ?? [] } ?? roots
    let index = siblings.firstIndex(of: place).map { $0 + offset } ?? siblings.count
    siblings.insert(contentsOf: new, at: index)
    if let parent { children[parent] = siblings } else { roots = siblings }
  }
  /// Makes items known that are not yet.
  private mutating func take(_ items: [ItemIdentifierType], _ parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    var (new, twice): ([ItemIdentifierType], [ItemIdentifierType]) = ([], [])
    for item in items {
      if contains(item) {
        twice.append(item)
      } else {
        parents[item] = .some(parent)
        new.append(item)
      }
    }
    if !twice.isEmpty {
      let list = twice.map { "    \($0)" }.joined(separator: ",\n")
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }
    return new
  }
  /// Removes items with all that is inside of them; those that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let parent = parent(of: item)
      for gone in list([item], { _ in true }) {
        children[gone] = nil
        parents[gone] = nil
        expanded.remove(gone)
      }
      if let parent { children[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Puts the items of another snapshot in place of those inside of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isKnown(parent) else { return }
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    for item in snapshot.items {
      if let inside = snapshot.children[item] { append(inside, to: item) }
      if snapshot.isExpanded(item) { expanded.insert(item) }
    }
  }
  /// Shows what is inside of the items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item) { expanded.insert(item) }
  }
  /// Hides what is inside of the items, which stay as expanded or collapsed as they are.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Moves an item that is shown to the place of another, inside of the same one as that.
  mutating func move(_ item: ItemIdentifierType, toVisible index: Int) {
    var rest = visibleItems
    rest.removeAll { $0 == item }
    let part = snapshot(of: item, includingParent: true)
    delete([item])
    if let next = rest.indices.contains(index) ? rest[index] : nil, contains(next) {
      insert([item], before: next)
    } else {
      append([item])
    }
    replace(childrenOf: item, using: part.snapshot(of: item))
    if part.isExpanded(item) { expanded.insert(item) }
  }
}
