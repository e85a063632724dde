/// What one file declares, without its text.
struct FileFacts: Equatable {
  /// The file's path, by which messages name it.
  var path: String
  /// A word for the file that no other file of the module has, for names of generated declarations.
  var tag: String
  var types: [DeclaredType]
  var aliases: [String: String]
}

/// The declarations of all files of a module.
struct Program {
  struct Reference: Hashable {
    var file: Int
    var type: Int
  }

  let files: [FileFacts]
  /// Types but extensions, by path; local ones by name.
  private(set) var declared: [String: [Reference]] = [:]
  /// Extensions by the path of their type, or by its name if it is of another module.
  private(set) var extensions: [String: [Reference]] = [:]
  private(set) var aliases: [String: String] = [:]
  /// Functions by base name and properties by name, wherever they are.
  private(set) var membersByName: [String: [(owner: Reference, member: Int)]] = [:]
  /// Requirements that conforming types may leave out, by base name.
  private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
  /// Names of all requirements of protocols that are marked `@objc`.
  private(set) var objectiveCRequirements: Set<String> = []
  /// The same by the path of their type and their name: see ``members(_:of:)``.
  private var membersByOwner: [String: [(owner: Reference, member: Int)]] = [:]
  private var fullNames: Set<String> = []
  /// For each type, what ``key(_:)`` says.
  private var keys: [Reference: String] = [:]
  private var superclasses: [String: String] = [:]
  /// The classes that are marked `@objcMembers`.
  private var objectiveCClasses: Set<String> = []
  /// Full names by the path of the type: of members that a subclass overrides, and of those that a type has several times.
  private var overridden: Set<String> = []
  /// Members of extensions of other modules' classes, by full name.
  private(set) var foreignMembers: [String: [(owner: Reference, member: Int)]] = [:]
  /// What of these is overridden, by the key of their type and their typed name.
  private var overriddenForeignMembers: Set<String> = []
  /// Full names that a type has several times, by its path.
  private(set) var overloaded: [String: Set<String>] = [:]
  /// The members of classes and extensions that are found by name; see ``exposedMembers(of:)``.
  private var exposed: [Reference: [DeclaredMember]] = [:]
  /// The classes, of this or another module, that have such members.
  private var exposing: Set<String> = []

  struct OptionalRequirement: Equatable {
    var owner: Reference
    var member: Int
    var labels: [String]
  }

  /// Takes linear time in the number of declarations.
  init(_ files: [FileFacts]) {
    let files = FormerName.renamed(files)
    self.files = files
    for file in files { aliases.merge(file.aliases) { first, _ in first } }
    let references = references
    for reference in references {
      let type = self[reference]
      if type.kind != .extension { declared[type.isLocal ? type.name : type.path, default: []].append(reference) }
      if type.kind == .protocol, type.has("objc") { noteRequirements(reference) }
    }
    for reference in references {
      let type = self[reference]
      let isExtension = type.kind == .extension
      let key = isExtension ? path(of: type.name, from: "") ?? type.name : type.isLocal ? type.name : type.path
      keys[reference] = key
      if isExtension { extensions[key, default: []].append(reference) }
      if type.has("objcMembers") { objectiveCClasses.insert(key) }
      noteMembers(reference, key)
    }
    noteSuperclasses(references)
    noteOverrides(references)
    noteForeignOverrides(references)
    noteExposed(references)
  }

  private mutating func noteRequirements(_ reference: Reference) {
    for (number, member) in self[reference].members.enumerated() {
      objectiveCRequirements.insert(member.fullName)
      guard member.modifiers.contains("optional"), !member.isStatic else { continue }
      optionalRequirements[member.name, default: []].append(
        OptionalRequirement(owner: reference, member: number, labels: member.labels))
    }
  }

  private mutating func noteMembers(_ reference: Reference, _ key: String) {
    for (number, member) in self[reference].members.enumerated() {
      membersByName[member.name, default: []].append((reference, number))
      membersByOwner["\(key) \(member.name)", default: []].append((reference, number))
      if !fullNames.insert("\(key) \(member.fullName)").inserted {
        overloaded[key, default: []].insert(member.fullName)
      }
    }
  }

  private mutating func noteSuperclasses(_ references: [Reference]) {
    let classes = Set(references.filter { self[$0].kind == .class }.map { key($0) })
    for reference in references where self[reference].kind == .class {
      let key = key(reference)
      guard superclasses[key] == nil else { continue }
      for name in self[reference].inherited {
        guard let found = path(of: name, from: self[reference].path), found != key, classes.contains(found) else {
          continue
        }
        superclasses[key] = found
        break
      }
    }
  }

  private mutating func noteOverrides(_ references: [Reference]) {
    for reference in references {
      if self[reference].kind == .extension, declared[key(reference)] == nil { noteForeign(reference) }
      let overrides = self[reference].members.filter(\.isOverride)
      guard !overrides.isEmpty else { continue }
      for ancestor in ancestors(of: key(reference)) {
        for member in overrides { overridden.insert("\(ancestor) \(member.fullName)") }
      }
    }
  }

  private mutating func noteForeign(_ reference: Reference) {
    for (number, member) in self[reference].members.enumerated() where !member.isOverride && member.body != nil {
      foreignMembers[member.fullName, default: []].append((reference, number))
    }
  }

  private mutating func noteForeignOverrides(_ references: [Reference]) {
    guard !foreignMembers.isEmpty else { return }
    for reference in references {
      for member in self[reference].members where member.isOverride && !member.isStatic {
        guard let found = foreignCandidate(member, in: key(reference)) else { continue }
        overriddenForeignMembers.insert(foreignKey(self[found.owner].members[found.member], found.owner))
      }
    }
  }

  /// Whether a class of this module, or an extension of another module's class, overrides a member of an extension.
  func isForeignMemberOverridden(_ member: DeclaredMember, _ reference: Reference) -> Bool {
    overriddenForeignMembers.contains(foreignKey(member, reference))
  }

  private func foreignKey(_ member: DeclaredMember, _ reference: Reference) -> String {
    "\(key(reference)) \(member.typedName)"
  }

  private mutating func noteExposed(_ references: [Reference]) {
    for reference in references {
      let members = findExposedMembers(of: reference)
      guard !members.isEmpty else { continue }
      exposed[reference] = members
      exposing.insert(key(reference))
    }
  }

  // MARK: Members

  /// The members of a class or extension that the Objective-C runtime of an iOS app would know.
  func exposedMembers(of reference: Reference) -> [DeclaredMember] { exposed[reference] ?? [] }

  /// Whether the class has such members, in itself or in an extension.
  func isGenerated(_ path: String) -> Bool { exposing.contains(path) && declared[path] != nil }

  /// The members of a name that a type and its extensions declare.
  func members(_ name: String, of path: String) -> [(owner: Reference, member: Int)] {
    membersByOwner["\(path) \(name)"] ?? []
  }

  /// Whether a subclass overrides the member of a class.
  func isOverridden(_ member: DeclaredMember, of path: String) -> Bool {
    overridden.contains("\(path) \(member.fullName)")
  }

  subscript(_ reference: Reference) -> DeclaredType { files[reference.file].types[reference.type] }

  var references: [Reference] {
    files.indices.flatMap { file in files[file].types.indices.map { Reference(file: file, type: $0) } }
  }

  // MARK: Names

  /// The path of the type that a name means inside of another type; nil if no file declares it.
  func path(of name: String, from place: String) -> String? {
    var (name, place) = (name, place)
    // Aliases of aliases have an end, unless they go round in a circle.
    for _ in 0..<8 {
      if let found = find(name, place, { declared[$0] == nil ? nil : $0 }) { return found }
      if let target = find(name, place, { aliases[$0] }) {
        name = target
        continue
      }
      // `Module.Name`, or `Alias.Name`.
      guard let dot = name.firstIndex(of: ".") else { return nil }
      let (head, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
      name = find(head, place, { aliases[$0] }).map { "\($0).\(rest)" } ?? rest
      place = ""
    }
    return nil
  }

  /// What is known of a name inside of a type, or else inside of those around it.
  private func find(_ name: String, _ place: String, _ known: (String) -> String?) -> String? {
    var place = place[...]
    while !place.isEmpty {
      if let found = known("\(place).\(name)") { return found }
      guard let dot = place.lastIndex(of: ".") else { break }
      place = place[..<dot]
    }
    return known(name)
  }

  /// The path of a type in `declared`, by which its parts are found: that of an extension is its type's.
  func key(_ reference: Reference) -> String { keys[reference] ?? "" }

  // MARK: Classes

  /// The classes that a class inherits from, nearest first.
  func ancestors(of path: String) -> [String] {
    var found: [String] = []
    var known: Set<String> = [path]
    var present = path
    while let next = superclasses[present], known.insert(next).inserted {
      found.append(next)
      present = next
    }
    return found
  }

  /// The declarations of a class and its extensions.
  func parts(of path: String) -> [Reference] { (declared[path] ?? []) + (extensions[path] ?? []) }

  /// The protocols that a class conforms to by itself, with those that these inherit from, as paths.
  func ownProtocols(of path: String) -> Set<String> {
    var found: Set<String> = []
    var rest = parts(of: path)
    while let reference = rest.popLast() {
      for name in self[reference].inherited {
        guard let path = self.path(of: name, from: self[reference].path), let types = declared[path],
          types.contains(where: { self[$0].kind == .protocol }), found.insert(path).inserted
        else { continue }
        rest += types
      }
    }
    return found
  }

  /// Whether the class or one it inherits from is marked `@objcMembers`.
  func hasObjectiveCMembers(_ path: String) -> Bool {
    !objectiveCClasses.isEmpty && ([path] + ancestors(of: path)).contains { objectiveCClasses.contains($0) }
  }
}
