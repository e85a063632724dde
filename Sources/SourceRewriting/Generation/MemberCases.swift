/// Writes the cases by which a class finds its members.
///
/// A property answers to the selectors of its getter and setter, as in Objective-C, so that key-value coding needs nothing
/// else. Values are cast to the type of the property, and arguments to that of the parameter.
struct MemberCases {
  /// Lines of `switch message.name`.
  private(set) var lines: [String] = []
  private var known: Set<String> = []
  private let overloaded: Set<String>

  /// - Parameter overloaded: the full names that several members of the class have, which differ in types.
  init(_ members: [DeclaredMember], overloaded: Set<String>) {
    self.overloaded = overloaded
    for member in members {
      switch member.kind {
      case .property: add(property: member)
      case .function: add(function: member)
      }
    }
  }

  private mutating func add(property: DeclaredMember) {
    let name = property.name.quotedIfNeeded
    add(property.selector, property.conditions, "m.answer(self.\(name))")
    guard property.isSettable else { return }
    add(property.setter, property.conditions, "self.\(name) = try m.value(like: self.\(name))")
  }

  private mutating func add(function: DeclaredMember) {
    let arguments = function.parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ")
        + "m.argument(\(number), as: (\(parameter.type.withoutImplicitUnwrapping)).self)"
    }
    var call = "self.\(function.name.quotedIfNeeded)(\(arguments.joined(separator: ", ")))"
    if !arguments.isEmpty || function.isThrowing { call = "try " + call }
    if overloaded.contains(function.fullName), let type = function.type, !type.contains("some ") {
      call += " as " + type.withoutImplicitUnwrapping
    }
    add(function.selector, function.conditions, "m.answer(\(call))")
  }

  /// The same selector twice means that only one of two conditions holds.
  private mutating func add(_ selector: String, _ conditions: [String], _ statement: String) {
    guard known.insert(selector).inserted || !conditions.isEmpty else { return }
    lines += Self.conditional("  case \"\(selector)\": if m.runs { \(statement) }", conditions)
  }

  /// A line between the directives of its conditions.
  static func conditional(_ line: String, _ conditions: [String]) -> [String] {
    guard !conditions.isEmpty else { return [line] }
    return ["#if \(conditions.map { "(\($0))" }.joined(separator: " && "))", line, "#endif"]
  }
}

extension String {
  /// `UIButton?` of `UIButton!`.
  var withoutImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }

  /// A name that is a keyword needs its backticks again. After a dot only few do.
  var quotedIfNeeded: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }

  /// With underscores in place of what cannot be in an identifier.
  var identifier: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
