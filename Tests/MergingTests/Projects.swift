import Foundation
import Merging
import PropertyLists

/// A project of Xcode, as a person edits it: files in groups, memberships in targets, settings, packages.
struct ProjectModel: Equatable {
  struct File: Equatable {
    var name: String
    var group: String
    /// The targets that compile it, with the ids of the memberships.
    var memberships: [Int: String]
    /// A header of a library: the object of its membership has settings.
    var isPublic = false
  }

  /// By id.
  var files: [String: File] = [:]
  /// Names of groups by id, all in the main group.
  var groups: [String: String] = [:]
  /// The order of what lies in each group, and of what each target compiles.
  var children: [String: [String]] = [:]
  var sources: [Int: [String]] = [:]
  /// The settings of each configuration.
  var settings: [String: [String: String]] = [:]
  var paths: [String] = ["\"$(inherited)\"", "\"@executable_path/Frameworks\""]
  var regions = ["en", "Base"]
  var targets = ["App", "Kit"]
  /// Addresses of packages by id.
  var packages: [String: String] = [:]
  var upgrade = 1420

  static func id(_ kind: String, _ number: Int) -> String {
    let text = String(UInt32(truncatingIfNeeded: number &* 0x9E37_79B1), radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 8 - text.utf8.count)
    return "\(kind)\(zeros)\(text)00000000000000".prefix(24).uppercased()
  }

  init(_ chance: inout Chance) {
    let names = ["Views", "Models", "Support"]
    for (number, name) in names.enumerated() {
      groups[Self.id("AA", number)] = name
      children[Self.id("AA", number)] = []
    }
    for number in 0..<20 { add(number, "File\(number).swift", &chance) }
    for configuration in ["D0", "R0", "D1", "R1"] {
      settings[configuration] = [
        "CODE_SIGN_STYLE": "Automatic", "MARKETING_VERSION": "1.0", "PRODUCT_NAME": "\"$(TARGET_NAME)\"",
        "SWIFT_VERSION": "5.0",
      ]
    }
  }

  mutating func add(_ number: Int, _ name: String, _ chance: inout Chance) {
    let id = Self.id("F", number)
    let group = groups.keys.sorted().randomElement(using: &chance)!
    var memberships: [Int: String] = [:]
    for target in targets.indices where target == 0 || Bool.random(using: &chance) {
      let membership = Self.id("B\(target)", number)
      memberships[target] = membership
      sources[target, default: []].append(membership)
    }
    files[id] = File(name: name, group: group, memberships: memberships, isPublic: number % 7 == 3)
    children[group]!.insert(id, at: Int.random(in: 0...children[group]!.count, using: &chance))
  }

  /// What one side does, to files and settings whose number is even or odd, and to what it adds.
  mutating func edit(_ chance: inout Chance, side: Int) {
    for step in 0..<Int.random(in: 1...8, using: &chance) {
      let mine = files.keys.sorted().filter {
        files[$0]!.name.contains(side == 0 ? /[02468]\.swift/ : /[13579]\.swift/)
      }
      let file = mine.randomElement(using: &chance)
      switch Int.random(in: 0..<11, using: &chance) {
      case 0, 1, 2: add(100 + side + step * 2, "New\(side + 2 * step).swift", &chance)
      case 3:
        guard let file, let old = files.removeValue(forKey: file) else { continue }
        children[old.group]!.removeAll { $0 == file }
        for (target, membership) in old.memberships { sources[target]!.removeAll { $0 == membership } }
      case 4:
        guard let file else { continue }
        let group = groups.keys.sorted().randomElement(using: &chance)!
        children[files[file]!.group]!.removeAll { $0 == file }
        files[file]!.group = group
        children[group]!.append(file)
      case 5:
        guard let file else { continue }
        files[file]!.name = "Renamed\(step)\(files[file]!.name)"
      case 6:
        let configuration = settings.keys.sorted().randomElement(using: &chance)!
        settings[configuration]!["SIDE_\(side)_\(step)"] = "YES"
      case 7:
        let configuration = side == 0 ? "D0" : "R0"
        settings[configuration]!["SWIFT_VERSION"] = ["5.9", "6.0", nil].randomElement(using: &chance)!
      case 8: regions.append(side == 0 ? "de\(step)" : "fr\(step)")
      case 9: packages[Self.id("CC", side + 2 * step)] = "https://example.com/package\(side)\(step)"
      default:
        upgrade = 1500 + side * 10 + step
        if side == 0 { paths.append("\"@loader_path/Frameworks\(step)\"") }
      }
    }
  }

  // MARK: Text

  /// As Xcode writes it.
  var text: String {
    var sections: [String: [(id: String, text: String)]] = [:]
    func add(_ kind: String, _ id: String, _ comment: String, _ members: [(String, String)], isShort: Bool = false) {
      let members = [("isa", kind)] + members
      let name = comment.isEmpty ? id : "\(id) /* \(comment) */"
      let text =
        isShort
        ? "\t\t\(name) = {" + members.map { "\($0.0) = \($0.1); " }.joined() + "};\n"
        : "\t\t\(name) = {\n" + members.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined() + "\t\t};\n"
      sections[kind, default: []].append((id, text))
    }
    func list(_ items: [String]) -> String { "(\n" + items.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)" }
    func quoted(_ text: String) -> String {
      text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? text : "\"\(text)\""
    }
    for (id, file) in files {
      add(
        "PBXFileReference", id, file.name,
        [("lastKnownFileType", "sourcecode.swift"), ("path", quoted(file.name)), ("sourceTree", "\"<group>\"")],
        isShort: true)
      for membership in file.memberships.values {
        let settings = file.isPublic ? [("settings", "{ATTRIBUTES = (Public, ); }")] : []
        add(
          "PBXBuildFile", membership, "\(file.name) in Sources", [("fileRef", "\(id) /* \(file.name) */")] + settings,
          isShort: true)
      }
    }
    let comments = Dictionary(
      uniqueKeysWithValues: files.flatMap { _, file in file.memberships.values.map { ($0, "\(file.name) in Sources") } }
    )
    for (id, name) in groups {
      add(
        "PBXGroup", id, name,
        [
          ("children", list(children[id]!.map { "\($0) /* \(files[$0]!.name) */" })), ("path", name),
          ("sourceTree", "\"<group>\""),
        ])
    }
    let main = Self.id("A0", 0)
    add(
      "PBXGroup", main, "",
      [("children", list(groups.keys.sorted().map { "\($0) /* \(groups[$0]!) */" })), ("sourceTree", "\"<group>\"")])
    func configurations(_ owner: String, _ name: String, _ suffix: String) -> String {
      let list = Self.id("E\(suffix)", 1)
      add(
        "XCConfigurationList", list, "Build configuration list for \(owner) \"\(name)\"",
        [
          (
            "buildConfigurations",
            "(\n"
              + ["Debug", "Release"].map { "\t\t\t\t\(Self.id("\($0.first!)\(suffix)", 2)) /* \($0) */,\n" }.joined()
              + "\t\t\t)"
          ), ("defaultConfigurationIsVisible", "0"), ("defaultConfigurationName", "Release"),
        ])
      for kind in ["Debug", "Release"] {
        var values = settings["\(kind.first!)\(suffix)"] ?? ["SDKROOT": "iphoneos"]
        if suffix == "0" {
          values["LD_RUNPATH_SEARCH_PATHS"] = "(\n" + paths.map { "\t\t\t\t\t\($0),\n" }.joined() + "\t\t\t\t)"
        }
        let text = values.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \($0.value);\n" }.joined()
        add(
          "XCBuildConfiguration", Self.id("\(kind.first!)\(suffix)", 2), kind,
          [("buildSettings", "{\n\(text)\t\t\t}"), ("name", kind)])
      }
      return "\(list) /* Build configuration list for \(owner) \"\(name)\" */"
    }
    var native: [String] = []
    for (number, name) in targets.enumerated() {
      let phase = Self.id("50", number)
      add(
        "PBXSourcesBuildPhase", phase, "Sources",
        [
          ("buildActionMask", "2147483647"),
          ("files", list((sources[number] ?? []).map { "\($0) /* \(comments[$0]!) */" })),
          ("runOnlyForDeploymentPostprocessing", "0"),
        ])
      let id = Self.id("70", number)
      native.append("\(id) /* \(name) */")
      add(
        "PBXNativeTarget", id, name,
        [
          ("buildConfigurationList", configurations("PBXNativeTarget", name, "\(number)")),
          ("buildPhases", list(["\(phase) /* Sources */"])), ("buildRules", "(\n\t\t\t)"),
          ("dependencies", "(\n\t\t\t)"),
          ("name", name), ("productName", name), ("productType", "\"com.apple.product-type.application\""),
        ])
    }
    for (id, address) in packages {
      add(
        "XCRemoteSwiftPackageReference", id, "XCRemoteSwiftPackageReference \"\(address.split(separator: "/").last!)\"",
        [
          ("repositoryURL", "\"\(address)\""),
          ("requirement", "{\n\t\t\t\tkind = upToNextMajorVersion;\n\t\t\t\tminimumVersion = 1.0.0;\n\t\t\t}"),
        ])
    }
    let project = Self.id("90", 0)
    var members = [
      (
        "attributes",
        "{\n\t\t\t\tLastUpgradeCheck = \(upgrade);\n\t\t\t\tTargetAttributes = {\n"
          + native.map { "\t\t\t\t\t\($0.prefix(24)) = {\n\t\t\t\t\t\tCreatedOnToolsVersion = 14.2;\n\t\t\t\t\t};\n" }
          .joined()
          + "\t\t\t\t};\n\t\t\t}"
      ), ("buildConfigurationList", configurations("PBXProject", "App", "9")), ("knownRegions", list(regions)),
      ("mainGroup", main),
    ]
    if !packages.isEmpty {
      members.append(
        (
          "packageReferences",
          list(
            packages.keys.sorted().map {
              "\($0) /* XCRemoteSwiftPackageReference \"\(packages[$0]!.split(separator: "/").last!)\" */"
            })
        ))
    }
    add("PBXProject", project, "Project object", members + [("projectDirPath", "\"\""), ("targets", list(native))])
    let body = sections.sorted { $0.key < $1.key }.map { kind, objects in
      "\n/* Begin \(kind) section */\n" + objects.sorted { $0.id < $1.id }.map(\.text).joined()
        + "/* End \(kind) section */\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 56;
      \tobjects = {
      \(body.joined())\t};
      \trootObject = \(project) /* Project object */;
      }

      """
  }
}

/// What property lists say, each member as a fact of its own.
enum Facts {
  static func project(_ text: String) throws -> [String: String] {
    var facts: [String: String] = [:]
    func visit(_ value: PropertyList, _ name: String) {
      switch value {
      case .text(let text): facts[name] = text
      case .array(let values):
        facts[name] = "list"
        for value in values { visit(value, "\(name)/[\(value.text ?? "")]") }
      case .dictionary(let pairs):
        facts[name] = "dictionary"
        for pair in pairs { visit(pair.value, "\(name)/\(pair.key)") }
      }
    }
    visit(try OpenStepReader.read(Array(text.utf8)), "")
    return facts
  }

  /// Facts that one side alone changed and the result lacks.
  static func lost(
    _ base: [String: String], _ ours: [String: String], _ theirs: [String: String], _ result: [String: String]
  ) -> [String] {
    let names = Set(base.keys).union(ours.keys).union(theirs.keys).union(result.keys)
    return names.sorted().filter { name in
      let (old, one, other) = (base[name], ours[name], theirs[name])
      if one == other { return result[name] != one }
      if one == old { return result[name] != other }
      if other == old { return result[name] != one }
      return result[name] != one && result[name] != other
    }
  }
}

/// A merge of keyed files in one line.
func keyed(
  _ format: KeyedFormat, _ base: String?, _ ours: String, _ theirs: String, answers: [Int: MergeSide] = [:],
  everywhere: MergeSide? = nil
) throws -> (text: String, questions: [DocumentQuestion], notes: [DocumentNote]) {
  let outcome = try KeyedMerge(
    base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8), format: format
  ).run(answers: answers, everywhere: everywhere)
  return (String(decoding: outcome.bytes, as: UTF8.self), outcome.questions, outcome.notes)
}

/// `git merge-file` as a judge: its result where it is clean; nil where git is missing.
enum GitMerge {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  static func run(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, isClean: Bool) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try zip(["ours", "base", "theirs"], [ours, base, theirs]).map { name, text in
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["merge-file", "-p", "-q"] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus == 0)
  }
}
