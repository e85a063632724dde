import Geometry

/// Reads a visual format from left to right and looks its names up at once, so that the leftmost mistake is the one it
/// throws.
///
/// The functions have the names of the productions of the grammar in Apple's Auto Layout Guide.
package struct VisualFormatParser<Names: VisualFormatNames> {
  private var scanner: VisualFormatScanner
  private let names: Names
  private var axis = Axis.horizontal

  private typealias Problem = VisualFormatError.Problem
  private typealias Format = VisualFormat<Names.Item>

  private init(_ text: String, _ names: Names) {
    scanner = VisualFormatScanner(text)
    self.names = names
  }

  package static func parse(_ text: String, _ names: Names) throws(VisualFormatError) -> VisualFormat<Names.Item> {
    var parser = VisualFormatParser(text, names)
    do throws(Problem) {
      return try parser.visualFormatString()
    } catch {
      throw VisualFormatError(problem: error, position: parser.scanner.position)
    }
  }

  /// `(orientation :)? (superview connection)? view (connection view)* (connection superview)?`
  private mutating func visualFormatString() throws(Problem) -> Format {
    var format = Format()
    axis = try orientation()
    format.axis = axis
    if scanner.take("|") { format.leading = try connection() }
    format.views.append(try view())
    while format.trailing == nil, let next = scanner.peek(), ["[", "-", "|"].contains(next) {
      let connection = try connection()
      if scanner.take("|") {
        format.trailing = connection
      } else {
        format.between.append(connection)
        format.views.append(try view())
      }
    }
    guard scanner.isAtEnd else { throw .trailingText }
    return format
  }

  private mutating func orientation() throws(Problem) -> Axis {
    if scanner.take("V") {
      guard scanner.take(":") else { throw .noColonAfterV }
      return .vertical
    }
    if scanner.take("H"), !scanner.take(":") { throw .noColonAfterH }
    return .horizontal
  }

  /// `[name (predicate, …)?]`
  private mutating func view() throws(Problem) -> Format.View {
    guard scanner.take("[") else { throw .expectedView }
    guard let name = scanner.name() else { throw .expectedViewName }
    var view = Format.View(item: try names.item(name))
    if scanner.take("(") {
      view.predicates = try predicateList(ofThickness: axis, unlessClosed: .openThickness)
      guard scanner.take("]") else { throw .openThickness }
    } else if !scanner.take("]") {
      throw .openView
    }
    return view
  }

  /// What stands between two views: nothing, `-`, or `- predicates -`.
  private mutating func connection() throws(Problem) -> Format.Connection {
    guard scanner.take("-") else { return .flush }
    if let next = scanner.peek(), next == "[" || next == "|" { return .standard }
    let predicates: [Format.Predicate]
    if scanner.take("(") {
      predicates = try predicateList(ofThickness: nil, unlessClosed: .openPredicates)
    } else {
      predicates = [try barePredicate()]
    }
    guard scanner.take("-") else { throw .unclosedConnection }
    return .predicates(predicates)
  }

  /// A predicate without parentheses: `relation? simplePredicate (@ priority)?`. Apple's grammar has neither relation nor priority
  /// here, but iOS reads them.
  private mutating func barePredicate() throws(Problem) -> Format.Predicate {
    let relation = try relation()
    var predicate = Format.Predicate(relation: relation, object: .constant(try simplePredicate()))
    if scanner.take("@") {
      // A sign would be the end of the distance.
      if let number = scanner.number() {
        predicate.priority = Float(number)
      } else {
        guard let name = scanner.name() else { throw .expectedPriority }
        predicate.priority = Float(try metric(name))
      }
    }
    return predicate
  }

  /// A metric or a number without a sign.
  private mutating func simplePredicate() throws(Problem) -> Double {
    if let number = scanner.number() { return number }
    guard let name = scanner.name() else { throw .expectedConnection }
    return try metric(name)
  }

  /// The rest of `(predicate, …)`, after its first parenthesis.
  private mutating func predicateList(
    ofThickness thickness: Axis?, unlessClosed problem: Problem
  ) throws(Problem) -> [Format.Predicate] {
    var predicates: [Format.Predicate] = []
    repeat { predicates.append(try predicate(thickness)) } while scanner.take(",")
    guard scanner.take(")") else { throw problem }
    return predicates
  }

  /// `relation? object (@ priority)?`; `thickness` is the axis of a predicate on a view, nil for one on a distance.
  private mutating func predicate(_ thickness: Axis?) throws(Problem) -> Format.Predicate {
    let relation = try relation()
    var predicate = Format.Predicate(relation: relation, object: try object(thickness))
    if scanner.take("@") { predicate.priority = Float(try value(orElse: .expectedPriority)) }
    return predicate
  }

  /// `==`, `<=` or `>=`. A single `<` or `>`, which a published guide uses though the grammar lacks it, means the same
  /// as with `=`.
  private mutating func relation() throws(Problem) -> Relation {
    if scanner.take("=") {
      guard scanner.take("=") else { throw .expectedObject }
      return .equal
    }
    if scanner.take("<") {
      _ = scanner.take("=")
      return .lessThanOrEqual
    }
    if scanner.take(">") {
      _ = scanner.take("=")
      return .greaterThanOrEqual
    }
    return .equal
  }

  /// A number or a metric, or a view if a size is meant; then factors, then summands.
  private mutating func object(_ thickness: Axis?) throws(Problem) -> Format.Object {
    if let number = try signedNumber() { return .constant(try arithmetic(on: (0, number)).constant) }
    guard let name = scanner.name() else { throw .expectedObject }
    if let metric = try names.metric(name) { return .constant(try arithmetic(on: (0, metric)).constant) }
    guard let thickness, names.namesItem(name) else { throw .unknownMetric(name) }
    let item = try names.item(name)
    let measured = scanner.take(".") ? try dimension() : thickness
    let line = try arithmetic(on: (1, 0))
    return .size(item, axis: measured, multiplier: line.multiplier, constant: line.constant)
  }

  private mutating func dimension() throws(Problem) -> Axis {
    let name = scanner.name() ?? ""
    switch name {
    case "width": return .horizontal
    case "height": return .vertical
    default: throw .unknownAttribute(name)
    }
  }

  /// Any number of `* n` and `/ n`, then any number of `+ n` and `- n`, computed from left to right.
  ///
  /// A result that is not finite is refused when the constraint is made.
  private mutating func arithmetic(
    on start: (multiplier: Double, constant: Double)
  ) throws(Problem) -> (multiplier: Double, constant: Double) {
    var line = start
    while let sign = scanner.peek(), sign == "*" || sign == "/" {
      _ = scanner.take(sign)
      let operand = try value(orElse: .expectedNumber)
      line.multiplier = sign == "*" ? line.multiplier * operand : line.multiplier / operand
      line.constant = sign == "*" ? line.constant * operand : line.constant / operand
    }
    while let sign = scanner.peek(), sign == "+" || sign == "-" {
      _ = scanner.take(sign)
      let operand = try value(orElse: .expectedNumber)
      line.constant += sign == "+" ? operand : -operand
    }
    return line
  }

  /// A number, with or without a sign, or a metric.
  private mutating func value(orElse problem: Problem) throws(Problem) -> Double {
    if let number = try signedNumber() { return number }
    guard let name = scanner.name() else { throw problem }
    return try metric(name)
  }

  private mutating func signedNumber() throws(Problem) -> Double? {
    let isNegative = scanner.take("-")
    if !isNegative, !scanner.take("+") { return scanner.number() }
    guard let number = scanner.number() else { throw .expectedNumber }
    return isNegative ? -number : number
  }

  private func metric(_ name: String) throws(Problem) -> Double {
    guard let value = try names.metric(name) else { throw .unknownMetric(name) }
    return value
  }
}
