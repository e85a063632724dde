/// What the build of a module says to its `#if` and `import`.
package struct BuildConditions: Equatable, Sendable {
  /// The flags that the target defines, `BETA` of `-DBETA`. Others are not defined, but `DEBUG`, of which only the compiler knows.
  package var flags: Set<String>
  /// The modules that the target can import beside those of the toolchain; nil if nobody says.
  package var modules: Set<String>?

  /// Nothing is said.
  package init(flags: Set<String> = [], modules: Set<String>? = nil) {
    self.flags = flags
    self.modules = modules
  }

  var digest: [String] { flags.sorted() + ["", modules == nil ? "" : "modules"] + (modules ?? []).sorted() }

  /// Flags that depend on how the package is built.
  private static let open: Set<String> = ["DEBUG", "SWIFT_PACKAGE", "SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE"]

  // MARK: Answers

  func flag(_ name: String) -> Truth {
    if name == "true" || flags.contains(name) { return .yes }
    return Self.open.contains(name) ? .unknown : .no
  }

  /// The answer to `name(words)`.
  func call(_ name: String, _ words: [String]) -> Truth {
    let word = words.first ?? ""
    switch name {
    case "os": return word == "iOS" ? .yes : .no
    case "targetEnvironment": return word == "simulator" ? .yes : .no
    case "canImport": return canImport(word)
    case "swift": return Self.compare(words, oldest: [5], newest: [5])
    // Older compilers do not build Trellis.
    case "compiler": return Self.compare(words, oldest: [6, 1], newest: nil)
    case "arch": return ["x86_64", "arm64"].contains(word) ? .unknown : .no
    case "_runtime": return word == "_ObjC" ? .no : .yes
    case "_endian": return word == "little" ? .yes : .no
    default: return .unknown
    }
  }

  /// Whether a file can import the module.
  func canImport(_ module: String) -> Truth {
    if Imports.toolchain.contains(module) || module == "os" { return .yes }
    if let modules { return modules.contains(module) ? .yes : .no }
    if Imports.trellis.contains(module) { return .yes }
    return Imports.missing.contains(module) ? .no : .unknown
  }

  /// `>=5.9` or `<6`, as marks and numbers, of a version that is known not to be older than one and, for some, not to be newer than another
  /// whose successors may be meant as well.
  private static func compare(_ words: [String], oldest: [Int], newest: [Int]?) -> Truth {
    guard let last = words.last else { return .unknown }
    let wanted = last.split(separator: ".").map { Int($0) ?? 0 }
    let isMet = !oldest.lexicographicallyPrecedes(wanted) || (newest.map { wanted.prefix(1) == $0.prefix(1) } ?? false)
    guard isMet else { return .unknown }
    return words.first == ">" ? .yes : words.first == "<" ? .no : .unknown
  }
}

/// The value of a condition that may depend on what is not known.
enum Truth {
  case yes, no, unknown

  static prefix func ! (value: Truth) -> Truth {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  static func && (first: Truth, second: Truth) -> Truth {
    if first == .no || second == .no { return .no }
    return first == .yes && second == .yes ? .yes : .unknown
  }

  static func || (first: Truth, second: Truth) -> Truth { !(!first && !second) }
}
