/// The build settings of a target in one configuration, with those that it inherits.
///
/// Source: "Configuration settings file (xcconfig) format" and "Build settings reference" in Xcode's documentation.
package struct BuildSettings {
  /// A value, and when it applies.
  package struct Assignment {
    /// The value as it is written, with variables.
    package var value: String
    /// `sdk=iphoneos*` as pairs; the value applies if all hold.
    package var conditions: [(name: String, pattern: String)] = []
  }

  /// What one place assigns, by name, with variables.
  package typealias Layer = [String: String]

  /// From the most specific to the most general: target, its file, project, its file, what Xcode sets.
  private let layers: [Layer]

  /// - Parameter layers: from the most specific to the most general.
  package init(_ layers: [Layer]) { self.layers = layers }

  /// The value with all variables replaced; nil if nothing assigns one. Variables without a value are empty.
  package subscript(_ name: String) -> String? {
    var resolver = Resolver(layers: layers)
    return resolver.value(of: name, from: 0)
  }

  /// A text with its variables replaced, such as a value of an `Info.plist`.
  package func expanding(_ text: String) -> String {
    var resolver = Resolver(layers: layers)
    return resolver.expand(text)
  }
}

extension BuildSettings.Assignment {
  /// Splits `NAME[sdk=iphoneos*][arch=arm64]`.
  package init(key: String, value: String) {
    self.value = value
    for part in key.split(separator: "[").dropFirst() {
      for condition in part.split(separator: "]").first?.split(separator: ",") ?? [] {
        let sides = condition.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        if sides.count == 2 { conditions.append((sides[0], sides[1])) }
      }
    }
  }

  /// The name in `NAME[sdk=iphoneos*]`.
  package static func name(inKey key: String) -> String {
    String(key.prefix { $0 != "[" }.filter { !$0.isWhitespace })
  }

  /// Whether the value counts for the app on a device.
  fileprivate func applies(in configuration: String) -> Bool {
    conditions.allSatisfy { name, pattern in
      switch name {
      case "sdk": Self.matches("iphoneos", pattern)
      case "config": Self.matches(configuration, pattern)
      case "arch": Self.matches("arm64", pattern)
      default: false
      }
    }
  }

  /// A star at the end stands for anything; SDKs are named with and without a version.
  private static func matches(_ word: String, _ pattern: String) -> Bool {
    if pattern.hasSuffix("*") { return word.hasPrefix(pattern.dropLast()) }
    return pattern == word || word == "iphoneos" && pattern.hasPrefix(word)
  }
}

extension BuildSettings.Layer {
  /// What counts of several assignments: of those that apply the one with the most conditions, and of these the last.
  package init(_ assignments: [(name: String, assignment: BuildSettings.Assignment)], configuration: String) {
    self.init()
    var conditions: [String: Int] = [:]
    for (name, assignment) in assignments where assignment.applies(in: configuration) {
      let count = assignment.conditions.count
      if count < conditions[name] ?? 0 { continue }
      conditions[name] = count
      self[name] = assignment.value
    }
  }
}

/// Replaces variables, with limits on work, depth and length: variables may name each other in circles, and double with each step.
private struct Resolver {
  /// Longer values are cut; in characters.
  private static let lengthLimit = 8192
  private static let depthLimit = 32

  private let layers: [BuildSettings.Layer]
  private var work = 2048
  private var depth = 0

  /// Where the text that is being expanded stands: `$(inherited)` and the variable itself go up from there.
  private struct Place {
    let name: String
    let layer: Int
  }

  init(layers: [BuildSettings.Layer]) { self.layers = layers }

  mutating func value(of name: String, from layer: Int) -> String? {
    for index in layers.indices where index >= layer {
      if let text = layers[index][name] { return expand(text, at: Place(name: name, layer: index)) }
    }
    return nil
  }

  mutating func expand(_ text: String) -> String { expand(text, at: nil) }

  private mutating func expand(_ text: String, at place: Place?) -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return "" }
    var result = ""
    var rest = text.prefix(Self.lengthLimit)
    while let dollar = rest.firstIndex(of: "$"), work > 0 {
      work -= 1
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let (inner, behind) = Self.variable(in: rest) else {
        result += "$"
        continue
      }
      rest = behind
      result += replacement(of: inner, place)
      if result.utf8.count > Self.lengthLimit { return String(result.prefix(Self.lengthLimit)) }
    }
    return result + rest
  }

  /// What stands between the brackets, and what follows them; nil if there are none.
  private static func variable(in text: Substring) -> (inner: Substring, behind: Substring)? {
    guard let first = text.first, first == "(" || first == "{" else { return nil }
    let last: Character = first == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == first { depth += 1 }
      if text[index] == last { depth -= 1 }
      if depth == 0 {
        return (text[text.index(after: text.startIndex)..<index], text[text.index(after: index)...])
      }
    }
    return nil
  }

  /// `NAME`, `NAME:lower` or `NAME:default=text`; the name may hold variables.
  private mutating func replacement(of inner: Substring, _ place: Place?) -> String {
    let parts = expand(String(inner)).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let found: String
    if let place, name == "inherited" || name == place.name {
      found = value(of: place.name, from: place.layer + 1) ?? ""
    } else {
      found = value(of: name, from: 0) ?? ""
    }
    let change = parts.count > 1 ? String(parts[1]) : ""
    if change.hasPrefix("default="), found.isEmpty { return String(change.dropFirst("default=".count)) }
    switch change {
    case "lower": return found.lowercased()
    case "upper": return found.uppercased()
    default: return found
    }
  }
}
