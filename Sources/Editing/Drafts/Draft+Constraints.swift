import Geometry
import InterfaceBuilder

extension Draft {
  // MARK: Adding

  func add(_ constraint: NewConstraint) throws(EditError) -> String {
    let (constraint, owner) = try checked(constraint)
    let id = try freshID(constraint.id)
    let container =
      owner.child("constraints")
      ?? insert(
        NewElement("constraints"), into: owner,
        at: ChildOrder.placeOfConstraints(in: owner.children) { value("key", of: $0) })
    insert(element(of: constraint, id: id, owner: owner), into: container)
    for side in [constraint.first, constraint.second].compactMap({ $0 }) {
      guard let node = nodes[side.item], isView(node), node !== owner || constraint.second == nil else { continue }
      set("fixedFrame", to: nil, in: node)
    }
    return id
  }

  /// A constraint that Interface Builder would add, with the standard distance as its constant if it asks for that, and the view that
  /// would own it.
  func checked(_ constraint: NewConstraint) throws(EditError) -> (constraint: NewConstraint, owner: SourceNode) {
    let (constraint, owner) = try possible(constraint)
    if let twin = twin(of: constraint, in: owner) {
      throw refused(
        "the document already has the same constraint, \(self.id(of: twin) ?? "without an object ID")", twin)
    }
    return (constraint, owner)
  }

  /// Whether the document says the same already.
  func isThere(_ constraint: NewConstraint) throws(EditError) -> Bool {
    let (constraint, owner) = try possible(constraint)
    return twin(of: constraint, in: owner) != nil
  }

  /// The same, whether the document says it already or not.
  private func possible(_ constraint: NewConstraint) throws(EditError) -> (constraint: NewConstraint, owner: SourceNode)
  {
    let first = try item(constraint.first.item)
    let second = try constraint.second.map { side throws(EditError) in try item(side.item) }
    try checkAttributes(constraint, first)
    for (node, side) in [(first, constraint.first), (second, constraint.second)] {
      guard let node, let side, isGuide(node), side.attribute.isBaseline else { continue }
      throw refused("\(side.item) is a \(node.name), which has no attribute \(side.attribute.word)", node)
    }
    try checkNumbers(constraint)
    let constraint = try standardized(constraint)
    return (constraint, try owner(ofConstraintBetween: first, second, constraint))
  }

  private func item(_ id: String) throws(EditError) -> SourceNode {
    let node = try node(id)
    guard placed(node) != nil else { throw refused("\(id) is a \(node.name), which cannot have constraints", node) }
    return node
  }

  private func element(of constraint: NewConstraint, id: String, owner: SourceNode) -> NewElement {
    let ownerID = self.id(of: owner)
    return NewElement(
      "constraint",
      [
        "firstItem": constraint.first.item == ownerID ? nil : constraint.first.item,
        "firstAttribute": constraint.first.attribute.word,
        "relation": constraint.relation == .equal ? nil : constraint.relation.word,
        "secondItem": constraint.second?.item,
        "secondAttribute": constraint.second?.attribute.word,
        "multiplier": constraint.multiplier == "1" ? nil : constraint.multiplier,
        "priority": constraint.priority == 1000 ? nil : Number.text(constraint.priority),
        "constant": constraint.constant == 0 ? nil : Number.text(constraint.constant),
        "symbolic": constraint.isSymbolic ? "YES" : nil,
        "placeholder": constraint.isPlaceholder ? "YES" : nil,
        "identifier": constraint.identifier,
        "id": id,
      ])
  }

  // MARK: Checking

  private func checkAttributes(_ constraint: NewConstraint, _ first: SourceNode) throws(EditError) {
    let attribute = constraint.first.attribute
    guard let axis = attribute.axis else { throw badValue("\(attribute.word) is not an attribute of a constraint") }
    guard let second = constraint.second else {
      guard attribute.isSize else {
        throw refused("\(attribute.word) needs a second item, because only width and height can be set to a number")
      }
      return
    }
    guard let other = second.attribute.axis else {
      throw badValue("\(second.attribute.word) is not an attribute of a constraint")
    }
    guard attribute.isSize == second.attribute.isSize else {
      throw refused(
        "a constraint cannot combine \(attribute.word) and \(second.attribute.word), because one is a position and the other is a size"
      )
    }
    guard attribute.isSize || axis == other else {
      throw refused(
        "a constraint cannot combine \(attribute.word) and \(second.attribute.word), because one is horizontal and the other is vertical"
      )
    }
    guard
      attribute.readingDirection == nil || second.attribute.readingDirection == nil
        || attribute.readingDirection == second.attribute.readingDirection
    else {
      throw refused(
        "a constraint cannot combine \(attribute.word) and \(second.attribute.word), because only one of these follows the reading direction"
      )
    }
    if constraint.first.item == second.item, attribute == second.attribute {
      throw refused("both sides of the constraint are \(attribute.word) of \(second.item)", first)
    }
  }

  private func checkNumbers(_ constraint: NewConstraint) throws(EditError) {
    guard constraint.constant.isFinite else { throw badValue("a constant must be a finite number") }
    try check(multiplier: constraint.multiplier)
    try check(priority: constraint.priority)
    if let name = constraint.identifier { try check(text: name, "an identifier") }
  }

  func check(multiplier: String) throws(EditError) {
    guard Number.ratio(multiplier) != nil else {
      throw badValue("a multiplier must be a number other than 0, or a ratio such as 3:4, not \"\(multiplier)\"")
    }
  }

  func check(priority: Double) throws(EditError) {
    guard priority >= 1, priority <= 1000 else {
      throw badValue("a priority must be from 1 to 1000, not \(Number.text(priority))")
    }
  }

  private func owner(
    ofConstraintBetween first: SourceNode, _ second: SourceNode?, _ constraint: NewConstraint
  ) throws(EditError) -> SourceNode {
    guard let view = placed(first) else { throw refused("\(first.name) has no view", first) }
    guard let second, let other = placed(second) else { return view }
    // A guide with its own view, or two guides of it.
    guard let owner = commonAncestor(view, other) else {
      throw refused("\(constraint.first.item) and \(constraint.second?.item ?? "") have no common superview", second)
    }
    return owner
  }

  /// A constraint of the owner with the same sides, relation, multiplier, constant and priority, whichever side comes first.
  private func twin(of constraint: NewConstraint, in owner: SourceNode) -> SourceNode? {
    let ownerID = id(of: owner) ?? ""
    func key(_ side: NewConstraint.Side) -> String { "\(side.item).\(side.attribute.word)" }
    let (first, second) = (key(constraint.first), constraint.second.map(key))
    return owner.child("constraints")?.children.first { node in
      let one = "\(value("firstItem", of: node) ?? ownerID).\(value("firstAttribute", of: node) ?? "")"
      let two = value("secondAttribute", of: node).map { "\(value("secondItem", of: node) ?? ownerID).\($0)" }
      let constant = value("constant", of: node).flatMap(Double.init) ?? 0
      let relation = value("relation", of: node) ?? "equal"
      guard value("multiplier", of: node) ?? "1" == constraint.multiplier,
        value("priority", of: node).flatMap(Double.init) ?? 1000 == constraint.priority
      else { return false }
      if one == first, two == second {
        return constant == constraint.constant && relation == constraint.relation.word
      }
      return one == second && two == first && constant == -constraint.constant && constraint.multiplier == "1"
        && relation == constraint.relation.turned.word
    }
  }

  // MARK: Changing

  func change(_ id: String, _ change: ConstraintChange) throws(EditError) -> String {
    let node = try constraint(id)
    if let constant = change.constant, !constant.isFinite { throw badValue("a constant must be a finite number", node) }
    if let multiplier = change.multiplier { try check(multiplier: multiplier) }
    if let priority = change.priority { try check(priority: priority) }
    if let name = change.identifier { try check(text: name, "an identifier") }
    // The only part that can be refused now.
    if change.isSymbolic == true { try standardize(node) }
    if let constant = change.constant, change.isSymbolic != true {
      setNumber("constant", constant, unless: 0, in: node)
      if change.isSymbolic == nil { set("symbolic", to: nil, in: node) }
    }
    if let multiplier = change.multiplier,
      Number.ratio(value("multiplier", of: node) ?? "1") != Number.ratio(multiplier)
    {
      set("multiplier", to: Number.ratio(multiplier) == 1 ? nil : multiplier, in: node)
    }
    if let priority = change.priority { setNumber("priority", priority, unless: 1000, in: node) }
    if let relation = change.relation { set("relation", to: relation == .equal ? nil : relation.word, in: node) }
    if let identifier = change.identifier { set("identifier", to: identifier.isEmpty ? nil : identifier, in: node) }
    if let isPlaceholder = change.isPlaceholder { set("placeholder", to: isPlaceholder ? "YES" : nil, in: node) }
    if change.isSymbolic == false { set("symbolic", to: nil, in: node) }
    return id
  }

  func constraint(_ id: String) throws(EditError) -> SourceNode {
    let node = try node(id)
    guard node.name == "constraint" else { throw refused("\(id) is a \(node.name), not a constraint", node) }
    return node
  }

  /// Writes a number unless the document says the same one already, in whatever form.
  func setNumber(_ attribute: String, _ number: Double, unless usual: Double, in node: SourceNode) {
    let present = value(attribute, of: node)
    guard present.flatMap(Double.init) ?? usual != number else { return }
    set(attribute, to: number == usual ? nil : Number.text(number), in: node)
  }
}

extension ConstraintElement.Attribute {
  /// Whether an edge follows the reading direction; nil for what has no direction.
  fileprivate var readingDirection: Bool? {
    guard let layout else { return nil }
    return layout.isDirectional ? true : layout.isAbsoluteHorizontalEdge ? false : nil
  }
}
