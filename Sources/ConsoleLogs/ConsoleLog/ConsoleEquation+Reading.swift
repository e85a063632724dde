import AutoLayout

extension ConsoleEquation {
  init(_ slice: LogSlice) throws(LogMistake) {
    let (place, relation, rest) = try Self.split(slice)
    left = place
    self.relation = relation
    let (side, priority) = try Self.priority(rest)
    self.priority = priority
    right = try Right(side)
  }

  /// At the first relation after an attribute: a title may contain anything.
  private static func split(
    _ slice: LogSlice
  ) throws(LogMistake) -> (Place, Relation, rest: LogSlice) {
    for at in slice.indices {
      for relation in Relation.allCases where slice[at...].starts(with: " \(relation.sign) ") {
        if let place = try Place(endOf: slice[..<at]) { return (place, relation, slice[(at + 4)...]) }
      }
    }
    throw slice.mistake("expected an equation (item.attribute == …) or a visual format string (H:… or V:…)")
  }

  private static func priority(_ slice: LogSlice) throws(LogMistake) -> (LogSlice, ConsolePriority?) {
    for mark in [" @ ", " @", " ^", "@"] {
      guard let at = slice.findLast(mark), slice[(at + mark.count)...].number != nil else { continue }
      return (slice[..<at], ConsolePriority(mark: mark, number: try ConsoleNumber(slice[(at + mark.count)...])))
    }
    return (slice, nil)
  }
}

extension ConsoleEquation.Place {
  /// The words of attributes that a description may have besides UIKit's own.
  static let otherWords: Set<String> = ["minX", "midX", "maxX", "minY", "midY", "maxY", "baseline"]

  static func isAttribute(_ word: String) -> Bool { Attribute(word: word) != nil || otherWords.contains(word) }

  /// Nil if the slice does not end in an attribute.
  fileprivate init?(endOf slice: LogSlice) throws(LogMistake) {
    guard let dot = slice.lastIndex(of: "."), Self.isAttribute(slice[(dot + 1)...].text) else { return nil }
    self.init(item: try ConsoleItem(slice[..<dot]), attribute: slice[(dot + 1)...].text)
  }
}

extension ConsoleEquation.Right {
  fileprivate init(_ slice: LogSlice) throws(LogMistake) {
    if let number = try? ConsoleNumber(slice) {
      self = .number(number)
      return
    }
    // UIKit writes a constant without a second item as the rest of an equation: `width == - 16`, `midY == + 70`.
    if let sign = slice.first, sign == "-" || sign == "+", slice.dropFirst().first == " ",
      let value = slice.dropFirst(2).number,
      value >= 0
    {
      self = .number(ConsoleNumber(value: sign == "-" ? -value : value, digits: slice.text, space: nil))
      return
    }
    let (front, constant) = try Self.constant(slice)
    let (middle, operand) = try Self.operand(front)
    var (item, factor): (LogSlice, ConsoleNumber?) = (middle, nil)
    if let star = middle.firstIndex(of: "*"), middle[..<star].number != nil {
      factor = try ConsoleNumber(middle[..<star])
      item = middle[(star + 1)...]
    }
    guard let place = try ConsoleEquation.Place(endOf: item) else {
      throw item.mistake("expected a number or item.attribute, not \"\(item.text)\"")
    }
    self = .place(factor: factor, place, operand: operand, constant: constant)
  }

  private static func constant(_ slice: LogSlice) throws(LogMistake) -> (LogSlice, ConsoleEquation.Constant?) {
    for sign in [" + ", " - "] {
      guard let at = slice.findLast(sign), slice[(at + 3)...].number != nil else { continue }
      let number = try ConsoleNumber(slice[(at + 3)...])
      return (slice[..<at], sign == " + " ? .plus(number) : .minus(number))
    }
    if slice.last == ")", let at = slice.lastIndex(of: " "), let number = try? ConsoleNumber(slice[(at + 1)...]) {
      return (slice[..<at], .standard(number))
    }
    return (slice, nil)
  }

  private static func operand(_ slice: LogSlice) throws(LogMistake) -> (LogSlice, ConsoleEquation.Operand?) {
    for sign in [" * ", " / "] {
      guard let at = slice.findLast(sign), slice[(at + 3)...].number != nil else { continue }
      let number = try ConsoleNumber(slice[(at + 3)...])
      return (slice[..<at], sign == " * " ? .times(number) : .dividedBy(number))
    }
    return (slice, nil)
  }
}
