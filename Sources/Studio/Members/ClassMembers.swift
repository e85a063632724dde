import Foundation

/// The outlets and actions that classes of Swift sources declare for Interface Builder.
struct ClassMembers: Hashable {
  /// A property with `@IBOutlet`.
  struct Outlet: Hashable, Encodable {
    var name: String
    /// As it is written, without `!` and `?`: `UILabel`, `[UIButton]`.
    var type: String
    /// Whether it is a collection.
    var isCollection: Bool
  }

  /// A method with `@IBAction`.
  struct Action: Hashable, Encodable {
    /// `save:`.
    var selector: String
  }

  var outlets: [Outlet] = []
  var actions: [Action] = []
  /// The first superclass or protocol behind the name; nil for none.
  var superclass: String?

  /// The members of all classes that a source declares or extends, by the names of the classes. Linear in the text. Comments and strings
  /// are passed over as far as braces go.
  static func all(in source: String) -> [String: ClassMembers] {
    var found: [String: ClassMembers] = [:]
    var open: [String?] = []
    var pending: (name: String, superclass: String?)?
    var rest = Substring(plain(source))
    while let character = rest.first {
      switch character {
      case "{":
        open.append(pending?.name)
        if let pending {
          var members = found[pending.name] ?? ClassMembers()
          members.superclass = members.superclass ?? pending.superclass
          found[pending.name] = members
        }
        pending = nil
      case "}": _ = open.popLast()
      case "@":
        if let name = open.last ?? nil, let member = rest.prefixMatch(of: outlet) {
          let type = String(member.2).trimmingCharacters(in: .whitespaces)
          let plain = type.trimmingCharacters(in: ["!", "?"])
          found[name, default: ClassMembers()].outlets.append(
            Outlet(name: String(member.1), type: plain, isCollection: plain.hasPrefix("[")))
          rest = rest.dropFirst(member.0.count)
          continue
        }
        if let name = open.last ?? nil, let member = rest.prefixMatch(of: action) {
          found[name, default: ClassMembers()].actions.append(
            Action(selector: selector(String(member.1), String(member.2))))
          rest = rest.dropFirst(member.0.count)
          continue
        }
      case "c", "e":
        if let type = rest.prefixMatch(
          of: /(?:class|extension)\s+([A-Z][A-Za-z0-9_]*)\s*(?:<[^>{]*>)?\s*(?::\s*([A-Za-z_][A-Za-z0-9_.]*))?/)
        {
          pending = (String(type.1), type.2.map(String.init))
          rest = rest.dropFirst(type.0.count)
          continue
        }
        // The rest of the word begins no declaration.
        while let next = rest.first, next.isLetter || next.isNumber || next == "_" { rest = rest.dropFirst() }
        continue
      default:
        if character.isLetter || character == "_" {
          while let next = rest.first, next.isLetter || next.isNumber || next == "_" { rest = rest.dropFirst() }
          continue
        }
      }
      rest = rest.dropFirst()
    }
    return found
  }

  nonisolated(unsafe) private static let outlet =
    /@IBOutlet\s+(?:(?:weak|unowned|strong|private|fileprivate|internal|public|open|package|final|dynamic|@objc|override|\(set\)|\([a-z]+\))\s*)*var\s+([A-Za-z_][A-Za-z0-9_]*)\s*:\s*([^\n={;]+)/
  nonisolated(unsafe) private static let action =
    /@IBAction\s+(?:(?:private|fileprivate|internal|public|open|package|final|dynamic|@objc|override)\s+)*func\s+([A-Za-z_][A-Za-z0-9_]*)\s*\(([^)]*)\)/

  /// `save` with `_ sender: Any` is `save:`, with `sender: Any` it is `saveWithSender:`.
  static func selector(_ name: String, _ parameters: String) -> String {
    let labels = parameters.split(separator: ",").map { part -> String in
      let words = part.split(separator: ":")[0].split(whereSeparator: \.isWhitespace).map(String.init)
      return words.first ?? "_"
    }
    guard let first = labels.first else { return name }
    let begin = first == "_" ? "\(name):" : "\(name)With\(first.prefix(1).uppercased())\(first.dropFirst()):"
    return begin + labels.dropFirst().map { "\($0):" }.joined()
  }

  /// A source without comments and without what is between quotes.
  private static func plain(_ source: String) -> String {
    var made = ""
    made.reserveCapacity(source.utf8.count)
    var rest = Substring(source)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("\"\"\"") {
        let inner = rest.dropFirst(3)
        rest = inner.range(of: "\"\"\"").map { inner[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        rest = rest.dropFirst()
        while let next = rest.first, next != "\"", next != "\n" { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
        rest = rest.dropFirst()
      } else {
        made.append(character)
        rest = rest.dropFirst()
      }
    }
    return made
  }
}
