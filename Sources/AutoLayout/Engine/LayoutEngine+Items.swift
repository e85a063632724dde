import ConstraintSolver

extension LayoutEngine {
  /// Adds an item with variables of its own, at (0, 0) with size 0 until the next ``solve()``. Widths and heights are
  /// never negative. Insets are taken within ±``Limits/coordinate``.
  ///
  /// - Parameter container: The item that this one lies in, which must outlive it. Along an axis where no constraint and
  ///   no rule is about the item's place, its frame begins where the container's does. Nil for the engine's root.
  /// - Complexity: O(1) amortised.
  public mutating func addItem(_ traits: ItemTraits = ItemTraits(), in container: ItemID? = nil) -> ItemID {
    let variables = addVariables()
    let id = items.insert(ItemRecord(.variables(variables), traits.clamped, in: container))
    setItem(id, of: variables)
    doubtPlacement(of: id)
    return id
  }

  private mutating func addVariables() -> ItemVariables {
    ItemVariables(
      minX: solver.addVariable(), minY: solver.addVariable(), width: solver.addVariable(lowerBound: 0),
      height: solver.addVariable(lowerBound: 0))
  }

  private mutating func setItem(_ id: ItemID, of variables: ItemVariables) {
    for quantity in Quantity.allCases {
      let place = Int(variables[quantity].index)
      while itemOfVariable.count <= place { itemOfVariable.append(id) }
      itemOfVariable[place] = id
    }
    changedItems.append(id)
  }

  /// Variables for an item that has none.
  mutating func addVariables(of id: ItemID) -> ItemVariables {
    let variables = addVariables()
    setItem(id, of: variables)
    return variables
  }

  /// Adds an item whose rectangle follows from another item's frame, which must exist.
  ///
  /// - Complexity: O(1) amortised; the item costs no variables.
  public mutating func addItem(derived rect: DerivedRect, _ traits: ItemTraits = ItemTraits()) -> ItemID {
    let id = items.insert(ItemRecord(.derived(rect), traits.clamped))
    items[rect.base].dependents.append(id)
    return id
  }

  /// Removes an item with every constraint that mentions it and every item derived from it. Does nothing if it was
  /// removed before.
  ///
  /// - Complexity: Linear in the constraints that mention what is removed, and in those of the items they mention.
  public mutating func removeItem(_ id: ItemID) {
    guard let item = items.find(id) else { return }
    for dependent in item.dependents { removeItem(dependent) }
    for handle in items[id].constraints { removeConstraint(handle) }
    endPlacement(of: id)
    switch item.rectangle {
    case .variables(let variables), .engaged(let variables, _):
      for quantity in Quantity.allCases { solver.removeVariable(variables[quantity]) }
    case .derived(let rect):
      if items.contains(rect.base) { items[rect.base].dependents.removeAll { $0 == id } }
    case .framed: return items.remove(id)
    }
    items.remove(id)
    needsSolving = true
  }

  /// The margins, insets, baselines, direction and depth that an item has now.
  public func traits(of id: ItemID) -> ItemTraits { items[id].traits }

  /// Changes margins, insets, baselines, direction or depth of an item. Insets are taken within ±``Limits/coordinate``.
  ///
  /// - Complexity: O(1) for equal traits, otherwise linear in the constraints of the item and of those derived from it.
  public mutating func setTraits(_ traits: ItemTraits, of id: ItemID) {
    let traits = traits.clamped
    guard items[id].traits != traits else { return }
    items[id].traits = traits
    changedItems.append(id)
    lowerAgain(dependingOn: id)
  }

  /// Changes the rule of a derived item, whose base must remain the same.
  ///
  /// - Returns: Whether the rule was another one before.
  /// - Complexity: O(1) for an equal rule, otherwise linear in the constraints of the item and of those derived from
  ///   it.
  @discardableResult
  public mutating func setDerived(_ rect: DerivedRect, of id: ItemID) -> Bool {
    let former = items[id].derived
    guard former != rect else { return false }
    precondition(former?.base == rect.base, "a derived item keeps its base")
    items[id].rectangle = .derived(rect)
    lowerAgain(dependingOn: id)
    return true
  }

  /// Lowers the constraints again that mention an item, one derived from it or one that follows it.
  mutating func lowerAgain(dependingOn id: ItemID) {
    for handle in items[id].constraints { lower(handle) }
    for dependent in items[id].dependents { lowerAgain(dependingOn: dependent) }
    for follower in items[id].placement.followers.sorted() { lowerAgain(dependingOn: follower) }
  }

  /// Sets the size of an item's content and how much the item follows it.
  ///
  /// - Complexity: O(1).
  public mutating func setIntrinsicSize(_ size: IntrinsicSize, of id: ItemID) {
    guard items[id].intrinsicSize != size else { return }
    items[id].intrinsicSize = size
    setWishes(size.width, .horizontal, of: id)
    setWishes(size.height, .vertical, of: id)
  }

  private mutating func setWishes(_ wish: IntrinsicSize.Wish, _ axis: Axis, of id: ItemID) {
    setWish(.hugging, wish.validSize, wish.hugging, axis, of: id)
    setWish(.resistance, wish.validSize, wish.resistance, axis, of: id)
  }

  private mutating func setWish(
    _ wish: Wishes.Wish, _ size: Double?, _ priority: Priority, _ axis: Axis, of id: ItemID
  ) {
    let present = items[id].wishes[axis, wish]
    guard let size else {
      if let present { removeConstraint(present) }
      items[id].wishes[axis, wish] = nil
      return
    }
    let rule = Definition.wish(WishRule(item: id, axis: axis, relation: wish.relation, size: size))
    if let present {
      records[present].definition = rule
      setPriority(priority, of: present)
      lower(present)
    } else {
      items[id].wishes[axis, wish] = add(rule, priority: priority, source: .user)
    }
  }
}
