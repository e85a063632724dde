import ConstraintSolver

/// Lowering: attributes become expressions over items' variables, and constraints become rows.
extension LayoutEngine {
  /// The row `expression relation 0` of a definition.
  func lowered(_ definition: Definition) -> (LinearExpression, Relation) {
    switch definition {
    case .relation(let constraint): (lowered(constraint), constraint.relation)
    case .span(let rule): (lowered(rule), .equal)
    case .wish(let rule): (alignmentSize(rule.item, rule.axis) - min(rule.size, Limits.coordinate), rule.relation)
    }
  }

  private func lowered(_ c: Constraint) -> LinearExpression {
    var left = side(Place(c.first, c.firstAttribute), to: c.firstEnd, of: c)
    let constant = Limits.clamp(c.constant, Limits.coordinate)
    let multiplier = Limits.clamp(c.multiplier, Limits.multiplier)
    guard let second = c.second, c.secondAttribute != .notAnAttribute else {
      return (left - constant).normalized
    }
    var right = side(Place(second, c.secondAttribute), to: c.secondEnd, of: c)
    let isMirrored = isMirrored(c)
    if multiplier != 1, c.isBetweenPlaces, let origin = c.origin, let axis = c.firstAttribute.axis {
      let start = isMirrored ? frameMax(origin, axis) : frameMin(origin, axis)
      left = left - start
      right = right - start
    }
    // Negating both sides turns the axis around, so that the constant and the relation count towards the left.
    let difference = isMirrored ? right * multiplier - left : left - right * multiplier
    return (difference - constant).normalized
  }

  /// One side of a constraint: an attribute, or the distance from one to another. Without a direction of its own the
  /// constraint is read in that of its first item, and a distance counts in the direction of the item it begins at,
  /// because the other side may read in another one.
  private func side(_ start: Place, to end: Place?, of c: Constraint) -> LinearExpression {
    guard let end else { return value(of: start.attribute, start.item, directionOf: c.direction ?? c.first) }
    let reference = c.direction ?? start.item
    let distance =
      value(of: end.attribute, end.item, directionOf: reference)
      - value(of: start.attribute, start.item, directionOf: reference)
    return countsFromRight(start.attribute, end.attribute, of: reference) ? distance * -1 : distance
  }

  /// Whether a constraint measures x from right to left: it compares leading or trailing edges, and is read in that
  /// direction. `a.leading == b.trailing + 8` then puts `a` 8 points to the left of `b`.
  private func isMirrored(_ c: Constraint) -> Bool {
    c.isBetweenPlaces && countsFromRight(c.firstAttribute, c.secondAttribute, of: c.direction ?? c.first)
  }

  private func countsFromRight(_ a: Attribute, _ b: Attribute, of reference: ItemID) -> Bool {
    (a.isDirectional || b.isDirectional) && items[reference].traits.isRightToLeft
  }

  private func lowered(_ rule: SpanRule) -> LinearExpression {
    var expression = rule.part == .min ? frameMin(rule.item, rule.axis) : frameSize(rule.item, rule.axis)
    if rule.part == .min, let origin = rule.origin { expression = expression - frameMin(origin, rule.axis) }
    if rule.factor != 0, let container = rule.container {
      expression = expression - frameSize(container, rule.axis) * Limits.clamp(rule.factor, Limits.multiplier)
    }
    return (expression - Limits.clamp(rule.offset, Limits.coordinate)).normalized
  }

  /// An attribute in root coordinates; leading and trailing are edges by the direction of `reference`.
  func value(of attribute: Attribute, _ id: ItemID, directionOf reference: ItemID) -> LinearExpression {
    let traits = items[id].traits
    let isRightToLeft = items[reference].traits.isRightToLeft
    switch attribute {
    case .notAnAttribute: return LinearExpression(constant: 0)
    case .left: return alignmentMin(id, .horizontal)
    case .right: return alignmentMax(id, .horizontal)
    case .top: return alignmentMin(id, .vertical)
    case .bottom: return alignmentMax(id, .vertical)
    case .leading: return isRightToLeft ? alignmentMax(id, .horizontal) : alignmentMin(id, .horizontal)
    case .trailing: return isRightToLeft ? alignmentMin(id, .horizontal) : alignmentMax(id, .horizontal)
    case .width: return alignmentSize(id, .horizontal)
    case .height: return alignmentSize(id, .vertical)
    case .centerX: return alignmentMin(id, .horizontal) + alignmentSize(id, .horizontal) * 0.5
    case .centerY: return alignmentMin(id, .vertical) + alignmentSize(id, .vertical) * 0.5
    case .firstBaseline: return line(traits.firstBaseline, id)
    case .lastBaseline: return line(traits.lastBaseline, id)
    case .leftMargin: return frameMin(id, .horizontal) + traits.margins.left
    case .rightMargin: return frameMax(id, .horizontal) - traits.margins.right
    case .topMargin: return frameMin(id, .vertical) + traits.margins.top
    case .bottomMargin: return frameMax(id, .vertical) - traits.margins.bottom
    case .leadingMargin: return value(of: isRightToLeft ? .rightMargin : .leftMargin, id, directionOf: reference)
    case .trailingMargin: return value(of: isRightToLeft ? .leftMargin : .rightMargin, id, directionOf: reference)
    case .centerXWithinMargins:
      return frameMin(id, .horizontal) + frameSize(id, .horizontal) * 0.5
        + (traits.margins.left - traits.margins.right) / 2
    case .centerYWithinMargins:
      return frameMin(id, .vertical) + frameSize(id, .vertical) * 0.5
        + (traits.margins.top - traits.margins.bottom) / 2
    }
  }

  private func line(_ baseline: Baseline, _ id: ItemID) -> LinearExpression {
    alignmentMin(id, .vertical) + alignmentSize(id, .vertical) * baseline.heightFactor + baseline.offset
  }

  func alignmentMin(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    switch items[id].rectangle {
    case .variables(let variables):
      if items[id].placement.follows(axis), let container = items[id].placement.container {
        let insets = items[id].traits.alignmentInsets
        return frameMin(container, axis) + (axis == .horizontal ? insets.left : insets.top)
      }
      return LinearExpression(axis == .horizontal ? variables.minX : variables.minY)
    case .derived(let rect):
      let span = rect.span(axis)
      let start = frameMin(rect.base, axis) + span.minOffset
      return span.minFactor == 0 ? start : start + frameSize(rect.base, axis) * span.minFactor
    }
  }

  func alignmentSize(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    switch items[id].rectangle {
    case .variables(let variables): return LinearExpression(axis == .horizontal ? variables.width : variables.height)
    case .derived(let rect):
      let span = rect.span(axis)
      guard span.sizeFactor != 0 else { return LinearExpression(constant: span.sizeOffset) }
      return frameSize(rect.base, axis) * span.sizeFactor + span.sizeOffset
    }
  }

  private func alignmentMax(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    alignmentMin(id, axis) + alignmentSize(id, axis)
  }

  func frameMin(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    let insets = items[id].traits.alignmentInsets
    return alignmentMin(id, axis) - (axis == .horizontal ? insets.left : insets.top)
  }

  private func frameMax(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    frameMin(id, axis) + frameSize(id, axis)
  }

  func frameSize(_ id: ItemID, _ axis: Axis) -> LinearExpression {
    let insets = items[id].traits.alignmentInsets
    return alignmentSize(id, axis)
      + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
  }
}
