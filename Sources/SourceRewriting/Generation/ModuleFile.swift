/// What the project of an app says that counts when it runs.
package struct AppInformation: Equatable, Sendable {
  /// The path of the app's property list, which need not exist; empty if the project names none.
  package var file = ""
  /// The main storyboard of a property list that Xcode generates from settings; empty for none.
  package var mainStoryboard = ""

  /// Nothing is known.
  package init() {}
}

/// The file that a module has beside its own: what is found by name and belongs to no class of the module.
enum ModuleFile {
  static let name = "_UIKitSources.swift"

  static func text(_ program: Program, folder: String, _ information: AppInformation) -> String {
    var lines = [
      "import UIKit", "",
      "/// What UIKit finds by name in this module.",
      "final class _UIKitSources: UIKit.GeneratedModule {",
      "  @MainActor static func perform(_ m: UIKit.MemberMessage, on object: AnyObject) throws -> Bool {",
    ]
    for reference in program.foreignExtensions {
      let name = "_member_\(program.files[reference.file].tag)_\(reference.type)"
      lines += MemberCases.conditional(
        "    if try \(name)(m, on: object) { return true }", program[reference].conditions)
    }
    lines += [
      "    return false", "  }", "", "  static func type(named name: String) -> AnyClass? {", "    switch name {",
    ]
    for (name, type) in namedClasses(program) {
      lines += MemberCases.conditional("    case \"\(name)\": return \(type.path).self", type.conditions)
    }
    lines += ["    default: return nil", "    }", "  }", ""]
    lines += ["  @MainActor static func make(named name: String) -> AnyObject? {", "    switch name {"]
    for (name, type) in plainClasses(program) {
      lines += MemberCases.conditional("    case \"\(name)\": return \(type.path)()", type.conditions)
    }
    lines += [
      "    default: return nil", "    }", "  }", "", "  static var folder: String { \(literal(folder)) }",
    ]
    if !information.file.isEmpty {
      lines.append("  static var informationFile: String { \(literal(information.file)) }")
    }
    if !information.mainStoryboard.isEmpty {
      lines.append("  static var mainStoryboard: String { \(literal(information.mainStoryboard)) }")
    }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// Classes that documents may name in another way than Swift does: by `@objc(Name)`, or nested ones by their own names.
  private static func namedClasses(_ program: Program) -> [(String, DeclaredType)] {
    var known: Set<String> = []
    var found: [(String, DeclaredType)] = []
    for reference in program.references {
      let type = program[reference]
      guard type.kind == .class, !type.isLocal, isVisible(type, program) else { continue }
      let given = type.attribute("objc")?.argument
      guard let name = given ?? (type.path == type.name ? nil : type.name), known.insert(name).inserted else {
        continue
      }
      found.append((name, type))
    }
    return found
  }

  private static let delegates: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

  /// Classes of objects that a nib, an Info.plist or `UIApplicationMain` may name: those that inherit from `NSObject` or `UIResponder`, have
  /// members to find or are delegates of the app or a scene, and need no arguments.
  private static func plainClasses(_ program: Program) -> [(String, DeclaredType)] {
    var known: Set<String> = []
    return program.references.compactMap { reference in
      let type = program[reference]
      guard type.kind == .class, !type.isLocal, isVisible(type, program),
        program.isGenerated(program.key(reference)) || type.inherited.contains(where: delegates.contains),
        program.isPlain(program.key(reference)), known.insert(type.name).inserted
      else { return nil }
      return (type.name, type)
    }
  }

  private static func isVisible(_ type: DeclaredType, _ program: Program) -> Bool {
    guard !type.isFilePrivate, type.nameEnd == type.keyword + 1 else { return false }
    var path = type.path
    while let dot = path.lastIndex(of: ".") {
      path = String(path[..<dot])
      // An outer type that is not visible, generic, or unknown, as that of an extension of another module may be.
      guard let outer = program.declared[path]?.first.map({ program[$0] }), !outer.isFilePrivate,
        outer.nameEnd == outer.keyword + 1
      else { return false }
    }
    return true
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
