import ConstraintSolver

/// Lowering: attributes become expressions over items' variables, and constraints become rows.
///
/// It needs the items and nothing else of the engine, whose copies cost more than a row.
extension Registry<ItemID, ItemRecord> {
  /// The row `expression relation 0` of a definition, in an expression whose memory is used again.
  func lower(_ definition: Definition, into row: inout LinearExpression) -> Relation {
    row.terms.removeAll(keepingCapacity: true)
    row.constant = 0
    switch definition {
    case .relation(let constraint):
      lower(constraint, into: &row)
      row.dropZeros()
      return constraint.relation
    case .span(let rule):
      lower(rule, into: &row)
      row.dropZeros()
      return .equal
    case .wish(let rule):
      row.constant = addSize(rule.item, rule.axis, 1, to: &row) - min(rule.size, Limits.coordinate)
      return rule.relation
    }
  }

  private func lower(_ c: Constraint, into row: inout LinearExpression) {
    let constant = Limits.clamp(c.constant, Limits.coordinate)
    let multiplier = Limits.clamp(c.multiplier, Limits.multiplier)
    guard let second = c.second, c.secondAttribute.axis != nil else {
      row.constant = addSide(Place(c.first, c.firstAttribute), to: c.firstEnd, of: c, 1, &row) - constant
      return
    }
    let isMirrored = isMirrored(c)
    // Places that are multiplied are measured from the origin of the view that holds the constraint.
    var origin: (item: ItemID, axis: Axis)?
    if multiplier != 1, c.isBetweenPlaces, let item = c.origin, let axis = c.firstAttribute.axis {
      origin = (item, axis)
    }
    func add(_ place: Place, _ end: Place?, _ scale: Double, _ row: inout LinearExpression) -> Double {
      var value = addSide(place, to: end, of: c, scale, &row)
      if let origin {
        value -=
          isMirrored
          ? addFrameMax(origin.item, origin.axis, -scale, to: &row)
          : addFrameMin(origin.item, origin.axis, -scale, to: &row)
      }
      return value
    }
    // Negating both sides turns the axis around, so that the constant and the relation count towards the left.
    if isMirrored {
      let right = add(Place(second, c.secondAttribute), c.secondEnd, multiplier, &row)
      let left = add(Place(c.first, c.firstAttribute), c.firstEnd, -1, &row)
      row.constant = right * multiplier - left - constant
    } else {
      let left = add(Place(c.first, c.firstAttribute), c.firstEnd, 1, &row)
      let right = add(Place(second, c.secondAttribute), c.secondEnd, -multiplier, &row)
      row.constant = left - right * multiplier - constant
    }
  }

  /// One side of a constraint: an attribute, or the distance from one to another. Without a direction of its own the
  /// constraint is read in that of its first item, and a distance counts in the direction of the item it begins at,
  /// because the other side may read in another one.
  private func addSide(
    _ start: Place, to end: Place?, of c: Constraint, _ scale: Double, _ row: inout LinearExpression
  ) -> Double {
    guard let end else { return add(start.attribute, start.item, directionOf: c.direction ?? c.first, scale, to: &row) }
    let reference = c.direction ?? start.item
    let sign: Double = countsFromRight(start.attribute, end.attribute, of: reference) ? -1 : 1
    let far = add(end.attribute, end.item, directionOf: reference, sign * scale, to: &row)
    let near = add(start.attribute, start.item, directionOf: reference, -sign * scale, to: &row)
    return (far - near) * sign
  }

  /// Whether a constraint measures x from right to left: it compares leading or trailing edges, and is read in that
  /// direction. `a.leading == b.trailing + 8` then puts `a` 8 points to the left of `b`.
  private func isMirrored(_ c: Constraint) -> Bool {
    c.isBetweenPlaces && countsFromRight(c.firstAttribute, c.secondAttribute, of: c.direction ?? c.first)
  }

  private func countsFromRight(_ a: Attribute, _ b: Attribute, of reference: ItemID) -> Bool {
    (a.isDirectional || b.isDirectional) && self[reference].traits.isRightToLeft
  }

  private func lower(_ rule: SpanRule, into row: inout LinearExpression) {
    var constant =
      rule.part == .min
      ? addFrameMin(rule.item, rule.axis, 1, to: &row) : addFrameSize(rule.item, rule.axis, 1, to: &row)
    if rule.part == .min, let origin = rule.origin { constant -= addFrameMin(origin, rule.axis, -1, to: &row) }
    if rule.factor != 0, let container = rule.container {
      let factor = Limits.clamp(rule.factor, Limits.multiplier)
      constant -= addFrameSize(container, rule.axis, -factor, to: &row) * factor
    }
    row.constant = constant - Limits.clamp(rule.offset, Limits.coordinate)
  }

  // Each of the following adds the terms of a quantity, multiplied by a scale, to a row, and returns the quantity's constant, not
  // multiplied. So a row is made without a list of terms for each of its parts.

  fileprivate func add(
    _ attribute: Attribute, _ id: ItemID, directionOf reference: ItemID, _ scale: Double, to row: inout LinearExpression
  ) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let isMirrored = attribute.isDirectional && self[reference].traits.isRightToLeft
    let rule = (isMirrored ? attribute.mirrored : attribute).rule(in: self[id].traits)
    return add(rule, axis, id, scale, to: &row) + rule.offset
  }

  /// A rule without its offset.
  private func add(
    _ rule: AttributeRule, _ axis: Axis, _ id: ItemID, _ scale: Double, to row: inout LinearExpression
  ) -> Double {
    let factor = rule.lengthFactor
    switch rule.rectangle {
    case .alignment:
      let start = rule.isLocation ? addMin(id, axis, scale, to: &row) : 0
      return factor == 0 ? start : start + addSize(id, axis, scale * factor, to: &row) * factor
    case .frame:
      let start = rule.isLocation ? addFrameMin(id, axis, scale, to: &row) : 0
      return factor == 0 ? start : start + addFrameSize(id, axis, scale * factor, to: &row) * factor
    }
  }

  fileprivate func addMin(_ id: ItemID, _ axis: Axis, _ scale: Double, to row: inout LinearExpression) -> Double {
    if let variables = self[id].settled, !self[id].placement.follows(axis) {
      row.add(axis == .horizontal ? variables.minX : variables.minY, scale)
      return 0
    }
    switch self[id].rectangle {
    case .variables(let variables), .engaged(let variables, _):
      if self[id].placement.follows(axis), let container = self[id].placement.container {
        let insets = self[id].traits.alignmentInsets
        return addFrameMin(container, axis, scale, to: &row) + (axis == .horizontal ? insets.left : insets.top)
      }
      row.add(axis == .horizontal ? variables.minX : variables.minY, scale)
      return 0
    case .derived(let rect):
      let span = rect.span(axis)
      let start = addFrameMin(rect.base, axis, scale, to: &row) + span.minOffset
      guard span.minFactor != 0 else { return start }
      return start + addFrameSize(rect.base, axis, scale * span.minFactor, to: &row) * span.minFactor
    case .framed: preconditionFailure("a constraint depends on a framed item")
    }
  }

  fileprivate func addSize(_ id: ItemID, _ axis: Axis, _ scale: Double, to row: inout LinearExpression) -> Double {
    if let variables = self[id].settled {
      row.add(axis == .horizontal ? variables.width : variables.height, scale)
      return 0
    }
    switch self[id].rectangle {
    case .variables(let variables), .engaged(let variables, _):
      row.add(axis == .horizontal ? variables.width : variables.height, scale)
      return 0
    case .derived(let rect):
      let span = rect.span(axis)
      guard span.sizeFactor != 0 else { return span.sizeOffset }
      return addFrameSize(rect.base, axis, scale * span.sizeFactor, to: &row) * span.sizeFactor + span.sizeOffset
    case .framed: preconditionFailure("a constraint depends on a framed item")
    }
  }

  private func addFrameMin(_ id: ItemID, _ axis: Axis, _ scale: Double, to row: inout LinearExpression) -> Double {
    let insets = self[id].traits.alignmentInsets
    return addMin(id, axis, scale, to: &row) - (axis == .horizontal ? insets.left : insets.top)
  }

  private func addFrameMax(_ id: ItemID, _ axis: Axis, _ scale: Double, to row: inout LinearExpression) -> Double {
    addFrameMin(id, axis, scale, to: &row) + addFrameSize(id, axis, scale, to: &row)
  }

  private func addFrameSize(_ id: ItemID, _ axis: Axis, _ scale: Double, to row: inout LinearExpression) -> Double {
    let insets = self[id].traits.alignmentInsets
    return addSize(id, axis, scale, to: &row)
      + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
  }
}

extension LayoutEngine {
  /// The same in memory of its own.
  func lowered(_ definition: Definition) -> LinearExpression {
    var row = LinearExpression()
    _ = items.lower(definition, into: &row)
    return row
  }

  /// An attribute in root coordinates; leading and trailing are edges by the direction of `reference`.
  func value(of attribute: Attribute, _ id: ItemID, directionOf reference: ItemID) -> LinearExpression {
    var expression = LinearExpression(constant: 0)
    expression.constant = items.add(attribute, id, directionOf: reference, 1, to: &expression)
    return expression
  }

  func alignmentMin(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    var expression = LinearExpression(constant: 0)
    expression.constant = items.addMin(id, axis, 1, to: &expression)
    return expression
  }

  func alignmentSize(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    var expression = LinearExpression(constant: 0)
    expression.constant = items.addSize(id, axis, 1, to: &expression)
    return expression
  }
}

extension LinearExpression {
  /// Adds a multiple of a variable to the term that the variable has, or as the last term. Linear in the terms, which are few.
  fileprivate mutating func add(_ variable: Variable, _ coefficient: Double) {
    for place in terms.indices where terms[place].variable == variable {
      terms[place].coefficient += coefficient
      return
    }
    terms.append(Term(variable, coefficient))
  }

  /// Takes out the terms that cancel.
  fileprivate mutating func dropZeros() {
    if terms.contains(where: { $0.coefficient == 0 }) { terms.removeAll { $0.coefficient == 0 } }
  }
}
