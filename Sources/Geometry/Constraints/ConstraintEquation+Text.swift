extension ConstraintEquation {
  /// The equation in a dialect: `label.width == 0.5*box.width + 8 @750`. A required priority is not written, nor are a
  /// multiplier of 1 and, beside a second side, a constant of 0.
  public func text(_ dialect: ConstraintDialect) -> String {
    "\(text(first, dialect)) \(dialect.sign(relation)) \(right(dialect))\(strength(dialect))"
  }

  private func right(_ dialect: ConstraintDialect) -> String {
    guard let second else {
      switch constant {
      // Adding zero takes the sign from a zero.
      case .number(let points): return dialect.number(points + 0)
      case .symbolic(let name, let points): return "\(name)(\(dialect.number(points)))"
      case .standard: return "standard"
      }
    }
    let written = dialect.writesRatios ? ratio : nil
    let factor = multiplier == 1 ? "" : (written ?? dialect.factor(multiplier)) + dialect.times
    return factor + text(second, dialect) + offset(dialect)
  }

  private func offset(_ dialect: ConstraintDialect) -> String {
    switch constant {
    case .number(let points) where points > 0: " + \(dialect.number(points))"
    case .number(let points) where points < 0: " \(dialect.minus) \(dialect.number(-points))"
    case .number: ""
    case .symbolic(let name, let points): " \(name)(\(dialect.number(points)))"
    case .standard: " + standard"
    }
  }

  private func text(_ side: Side, _ dialect: ConstraintDialect) -> String {
    switch side {
    case .place(let place): text(place, dialect)
    case .distance(let start, let end): "(\(text(end, dialect)) - \(text(start, dialect)))"
    }
  }

  private func text(_ place: Place, _ dialect: ConstraintDialect) -> String {
    "\(place.item.text(dialect.names)).\(place.attribute)"
  }

  private func strength(_ dialect: ConstraintDialect) -> String {
    dialect.writesPriority && priority < 1000 ? " @\(dialect.number(priority))" : ""
  }
}
