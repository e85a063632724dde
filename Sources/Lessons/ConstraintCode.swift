import AutoLayout
import Foundation
import Geometry
import VisualFormats

/// Constraints in Swift code, as verbs of `trellis edit`: anchors, and visual formats by UIKit's own reader.
///
/// It reads the calls that make constraints, what activates them, and priorities of constraints with a name. The rest of the file it does not
/// read, and a call that it cannot read is an error at its place. Nothing is compiled.
struct ConstraintCode {
  private let file: String
  /// Without comments, which are spaces.
  private let source: [Character]
  /// The names of the document's views by their names in code.
  private let views: [String: String]
  private var edits: [String] = []
  private var constrained: [String] = []

  /// What code calls the view that the others are subviews of.
  private static let root = "view"

  /// The verbs, one a line.
  ///
  /// - Parameter views: the names of views in the document; in code they are written like variables: `Sign In` is `signIn`.
  static func edits(in source: String, file: String, views: [String]) throws(LessonError) -> String {
    var code = ConstraintCode(source, file, views)
    try code.read()
    return code.edits.joined(separator: "\n")
  }

  private init(_ source: String, _ file: String, _ views: [String]) {
    self.file = file
    self.source = Self.withoutComments(Array(source))
    self.views = Dictionary(views.map { (Self.variable($0), $0) }) { first, _ in first }
  }

  /// `signIn` for `Sign In`.
  static func variable(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    return words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
  }

  // MARK: The file

  private mutating func read() throws(LessonError) {
    let active = ranges(after: "NSLayoutConstraint.activate(")
    for start in places(of: ".constraint(") {
      let open = start + ".constraint(".count
      let close = try closing(open, from: start)
      let receiver = self.receiver(before: start)
      let name = variableName(before: start - receiver.count)
      guard try isActive(start, close, name, active) else { continue }
      try addAnchors(receiver, arguments(open, close), priority: try priority(of: name), at: start)
    }
    for start in places(of: "withVisualFormat:") {
      let close = try closing(start, from: start)
      let parts = arguments(start, close)
      guard active.contains(where: { $0.contains(start) }) else { throw inactive(start) }
      try addFormat(parts, at: start)
    }
    let free = viewsWithoutMask()
    for name in constrained where !free.contains(name) {
      edits.append("set \"\(views[name] ?? name)\" translatesAutoresizingMaskIntoConstraints=YES")
    }
  }

  private func isActive(_ start: Int, _ close: Int, _ name: String?, _ active: [Range<Int>]) throws(LessonError) -> Bool
  {
    if active.contains(where: { $0.contains(start) }) { return true }
    if compact(close + 1, count: 16).hasPrefix(".isActive=true") { return true }
    guard let name else { throw inactive(start) }
    let isLater =
      compactSource.contains("\(name).isActive=true")
      || active.contains { String(source[$0]).words.contains(name) }
    if !isLater { throw inactive(start) }
    return true
  }

  private func inactive(_ place: Int) -> LessonError {
    error(
      "the constraint is not active; pass the constraint to NSLayoutConstraint.activate([…]), or set isActive to true",
      at: place)
  }

  /// Views whose autoresizing mask was switched off, one by one or in a loop over a list.
  private func viewsWithoutMask() -> Set<String> {
    let off = ".translatesAutoresizingMaskIntoConstraints=false"
    var found = Set(views.keys.filter { compactSource.contains("\($0)\(off)") })
    let text = String(source)
    for part in text.components("for ").dropFirst() {
      let words = part.prefix { $0 != "\n" && $0 != "{" }
      guard let open = words.firstIndex(of: "["), let close = words.firstIndex(of: "]"), open < close else { continue }
      let loop = words[..<open].split(separator: " ").first.map(String.init) ?? ""
      let body = String(part.dropFirst(words.count)).filter { !$0.isWhitespace }
      let end = body.firstIndex(of: "}") ?? body.endIndex
      guard !loop.isEmpty, body[..<end].contains("\(loop)\(off)") else { continue }
      found.formUnion(String(words[open..<close]).words)
    }
    return found
  }

  // MARK: Anchors

  private mutating func addAnchors(
    _ receiver: String, _ arguments: [(label: String, value: String, place: Int)], priority: Double?, at place: Int
  ) throws(LessonError) {
    let first = try side(receiver, at: place)
    guard let main = arguments.first else { throw error("constraint() has no arguments", at: place) }
    var words = main.label
    let isConstant = words.hasSuffix("Constant")
    if isConstant { words.removeLast(8) }
    let relation: String
    switch words {
    case "equalTo": relation = "="
    case "greaterThanOrEqualTo": relation = ">="
    case "lessThanOrEqualTo": relation = "<="
    default:
      throw error(
        "\(main.label) is not supported in lessons; use equalTo, greaterThanOrEqualTo or lessThanOrEqualTo",
        at: main.place)
    }
    var (multiplier, constant) = (1.0, 0.0)
    if isConstant { constant = try number(main.value, at: main.place) }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "constant": constant = try number(argument.value, at: argument.place)
      case "multiplier": multiplier = try number(argument.value, at: argument.place)
      default: throw error("unknown argument \(argument.label)", at: argument.place)
      }
    }
    let suffix = priority.map { " @\(DecimalText.text($0))" } ?? ""
    if isConstant {
      edits.append("constrain \"\(first) \(relation) \(DecimalText.text(constant))\(suffix)\"")
    } else {
      let second = try side(main.value, at: main.place)
      edits.append("constrain \"\(first) \(relation) \(factor(multiplier))\(second)\(term(constant))\(suffix)\"")
    }
  }

  /// `Box.leading` of `box.leadingAnchor`, `Screen/View/Safe Area.top` of `view.safeAreaLayoutGuide.topAnchor`.
  private mutating func side(_ text: String, at place: Int) throws(LessonError) -> String {
    var parts = text.filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    guard parts.count >= 2, let last = parts.popLast(), last.hasSuffix("Anchor") else {
      throw error("expected an anchor such as box.leadingAnchor, not \"\(text.visible)\"", at: place)
    }
    var attribute = String(last.dropLast(6))
    let known = [
      "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline",
      "lastBaseline",
    ]
    guard known.contains(attribute) else { throw error("there is no \(last)", at: place) }
    if parts.last == "layoutMarginsGuide" {
      parts.removeLast()
      guard !["width", "height", "firstBaseline", "lastBaseline"].contains(attribute) else {
        throw error("\(last) of a margins guide is not supported in lessons", at: place)
      }
      attribute += attribute.hasPrefix("center") ? "WithinMargins" : "Margin"
    }
    var item = ""
    if parts.last == "safeAreaLayoutGuide" {
      parts.removeLast()
      guard parts == [Self.root] else { throw error("in lessons, only view has a safe area", at: place) }
      return "Safe Area.\(attribute)"
    }
    guard parts.count == 1, let name = parts.first else {
      throw error("\"\(text.visible)\" is not supported in lessons", at: place)
    }
    if name == Self.root {
      item = "Screen/View"
    } else {
      item = try view(name, at: place)
    }
    return "\(item).\(attribute)"
  }

  private mutating func view(_ name: String, at place: Int) throws(LessonError) -> String {
    guard let view = views[name] else {
      throw error(
        "there is no view \(name); use \(views.keys.sorted().joined(separator: ", "))", at: place)
    }
    if !constrained.contains(name) { constrained.append(name) }
    return view
  }

  private func priority(of name: String?) throws(LessonError) -> Double? {
    guard let name, let range = compactSource.components("\(name).priority=").dropFirst().first else { return nil }
    let words = [".defaultLow": 250.0, ".defaultHigh": 750, ".required": 1000]
    if let known = words.sorted(by: { $0.key.count > $1.key.count }).first(where: { range.hasPrefix($0.key) }) {
      return known.value
    }
    let digits = range.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return Double(String(digits))
  }

  // MARK: Visual formats

  private mutating func addFormat(
    _ arguments: [(label: String, value: String, place: Int)], at place: Int
  ) throws(LessonError) {
    guard let main = arguments.first(where: { $0.label == "withVisualFormat" }), main.value.hasPrefix("\""),
      main.value.hasSuffix("\""), main.value.count >= 2
    else { throw error("expected a string in quotation marks after withVisualFormat:", at: place) }
    let text = String(main.value.dropFirst().dropLast())
    var metrics: [String: Double] = [:]
    var options: [String] = []
    for argument in arguments where argument.label == "metrics" && argument.value.hasPrefix("[") {
      for pair in argument.value.dropFirst().dropLast().split(separator: ",") {
        let parts = pair.split(separator: ":").map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
        if parts.count == 2 { metrics[parts[0]] = try number(parts[1], at: argument.place) }
      }
    }
    for argument in arguments where argument.label == "options" {
      options = argument.value.components(".alignAll").dropFirst().map { String($0.prefix { $0.isLetter }) }
    }
    let format: VisualFormat<String>
    do throws(VisualFormatError) {
      format = try VisualFormatParser.parse(text, Names(views: Set(views.keys), metrics: metrics))
    } catch {
      let message = error.reason(text).split(separator: "\n").dropFirst().first.map(String.init) ?? ""
      throw self.error("\(message.visible): \(text.visible)", at: main.place + 1 + max(0, error.position - 1))
    }
    try add(format, options, at: main.place)
  }

  private struct Names: VisualFormatNames {
    var views: Set<String>
    var metrics: [String: Double]

    func item(_ name: String) throws(VisualFormatError.Problem) -> String {
      guard views.contains(name) else { throw .unknownView(name) }
      return name
    }
    func metric(_ name: String) throws(VisualFormatError.Problem) -> Double? { metrics[name] }
    func namesItem(_ name: String) -> Bool { views.contains(name) }
  }

  private mutating func add(_ format: VisualFormat<String>, _ options: [String], at place: Int) throws(LessonError) {
    let isRow = format.axis == .horizontal
    let (start, end, size) = isRow ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    var items: [String] = []
    for view in format.views { items.append(try self.view(view.item, at: place)) }
    // The two sides of a distance, and those of the standard one.
    func connect(
      _ after: String, _ before: String, _ standard: String, _ connection: VisualFormat<String>.Connection
    ) {
      switch connection {
      case .flush: edits.append("constrain \"\(after) = \(before)\"")
      case .standard: edits.append("constrain \"\(standard)\"")
      case .predicates(let predicates):
        for predicate in predicates {
          guard case .constant(let distance) = predicate.object else { continue }
          edits.append("constrain \"\(after) \(predicate.sign) \(before)\(term(distance))\(predicate.suffix)\"")
        }
      }
    }
    if let leading = format.leading {
      connect("\(items[0]).\(start)", start, "\(items[0]).\(start) = \(start)Margin", leading)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        let (a, b) = ("\(items[index]).\(start)", "\(items[index - 1]).\(end)")
        connect(a, b, "\(a) = \(b) + 8", format.between[index - 1])
      }
      for predicate in view.predicates {
        switch predicate.object {
        case .constant(let value):
          edits.append(
            "constrain \"\(items[index]).\(size) \(predicate.sign) \(DecimalText.text(value))\(predicate.suffix)\"")
        case .size(let other, let axis, let multiplier, let constant):
          let second = "\(try self.view(other, at: place)).\(axis == .horizontal ? "width" : "height")"
          edits.append(
            "constrain \"\(items[index]).\(size) \(predicate.sign) \(factor(multiplier))\(second)\(term(constant))\(predicate.suffix)\""
          )
        }
      }
    }
    if let trailing = format.trailing, let last = items.last {
      connect(end, "\(last).\(end)", "\(end)Margin = \(last).\(end)", trailing)
    }
    for option in options {
      let attribute = option.prefix(1).lowercased() + option.dropFirst()
      for (view, next) in zip(items, items.dropFirst()) {
        edits.append("constrain \"\(next).\(attribute) = \(view).\(attribute)\"")
      }
    }
  }

  private func factor(_ multiplier: Double) -> String { multiplier == 1 ? "" : "\(DecimalText.text(multiplier)) × " }

  private func term(_ constant: Double) -> String {
    constant == 0 ? "" : constant < 0 ? " - \(DecimalText.text(-constant))" : " + \(DecimalText.text(constant))"
  }

  // MARK: Text

  private func error(_ message: String, at place: Int) -> LessonError {
    let before = source.prefix(place)
    let line = before.filter { $0 == "\n" }.count + 1
    let column = place - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return LessonError("\(file):\(line):\(column): error: \(message)")
  }

  private var compactSource: String { String(source.filter { !$0.isWhitespace }) }

  private func compact(_ place: Int, count: Int) -> String {
    String(source.dropFirst(place).lazy.filter { !$0.isWhitespace }.prefix(count))
  }

  private func places(of text: String) -> [Int] {
    let wanted = Array(text)
    guard source.count >= wanted.count else { return [] }
    return (0...(source.count - wanted.count)).filter {
      source[$0] == wanted[0] && Array(source[$0..<$0 + wanted.count]) == wanted
    }
  }

  private func ranges(after text: String) -> [Range<Int>] {
    places(of: text).compactMap { start in
      let open = start + text.count
      return (try? closing(open, from: start)).map { open..<$0 }
    }
  }

  /// Where the parenthesis ends that is open at a place.
  private func closing(_ open: Int, from start: Int) throws(LessonError) -> Int {
    var depth = 0
    var isText = false
    for index in open..<source.count {
      let character = source[index]
      if character == "\"" { isText.toggle() }
      if isText { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    throw error("a parenthesis is not closed", at: start)
  }

  /// The arguments between two places, with their labels and where their values begin.
  private func arguments(_ open: Int, _ close: Int) -> [(label: String, value: String, place: Int)] {
    var parts: [Range<Int>] = []
    var (depth, isText, begin) = (0, false, open)
    for index in open..<close {
      let character = source[index]
      if character == "\"" { isText.toggle() }
      if isText { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(begin..<index)
        begin = index + 1
      }
    }
    parts.append(begin..<close)
    return parts.map { range in
      guard let colon = range.first(where: { source[$0] == ":" }) else {
        return ("", String(source[range]).trimmedSpaces, range.lowerBound)
      }
      let place = (colon + 1..<range.upperBound).first { !source[$0].isWhitespace } ?? colon
      return (
        String(source[range.lowerBound..<colon]).trimmedSpaces, String(source[place..<range.upperBound]).trimmedSpaces,
        place
      )
    }
  }

  /// `box.leadingAnchor` before `.constraint(`.
  private func receiver(before place: Int) -> String {
    var index = place
    while index > 0, source[index - 1].isLetter || source[index - 1].isNumber || "._".contains(source[index - 1]) {
      index -= 1
    }
    return String(source[index..<place])
  }

  /// The variable that a call is assigned to; nil if there is none.
  private func variableName(before place: Int) -> String? {
    let line = source[..<place].split(separator: "\n", omittingEmptySubsequences: false).last.map { String($0) } ?? ""
    let words = line.split { $0.isWhitespace }.map(String.init)
    guard words.count >= 3, words.last == "=", ["let", "var"].contains(words[words.count - 3]) else { return nil }
    return words[words.count - 2]
  }

  /// A number, or a quotient of two.
  private func number(_ text: String, at place: Int) throws(LessonError) -> Double {
    let parts = text.split(separator: "/").map { Double($0.filter { !$0.isWhitespace && $0 != "_" }) }
    if parts.count == 1, let value = parts[0] { return value }
    if parts.count == 2, let a = parts[0], let b = parts[1], b != 0 { return a / b }
    throw error("expected a number, not \"\(text.visible)\"", at: place)
  }

  private static func withoutComments(_ source: [Character]) -> [Character] {
    var result = source
    var index = 0
    var isText = false
    while index < source.count {
      if source[index] == "\"" { isText.toggle() }
      let pair = String(source[index..<min(index + 2, source.count)])
      guard !isText, pair == "//" || pair == "/*" else {
        index += 1
        continue
      }
      var end = index + 2
      while end < source.count,
        pair == "//" ? source[end] != "\n" : String(source[end - 1...end]) != "*/" || end < index + 3
      { end += 1 }
      if pair == "/*" { end = min(end + 1, source.count) }
      for place in index..<min(end, source.count) where source[place] != "\n" { result[place] = " " }
      index = end
    }
    return result
  }
}

extension VisualFormat.Predicate {
  fileprivate var sign: String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate var suffix: String { priority == 1000 ? "" : " @\(DecimalText.text(Double(priority)))" }
}

extension String {
  fileprivate var visible: String { VisibleText.line(self) }

  fileprivate var words: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }

  fileprivate var trimmedSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The parts between occurrences of a text.
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = Substring(self)
    while let range = rest.range(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
