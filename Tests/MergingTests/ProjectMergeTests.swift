import Foundation
import Merging
import PropertyLists
import Testing
import XcodeProjects

/// Merges of project files.
struct ProjectMergeTests {
  private static func base() -> ProjectModel {
    var chance = Chance(7)
    return ProjectModel(&chance)
  }

  // MARK: Many

  /// Edits of two sides are all in the result, sorted as Xcode sorts; where lines merge without a conflict, the result is theirs to the byte.
  @Test func whatBothDidIsThere() throws {
    var (count, conflicts, clean) = (0, 0, 0)
    for seed in 1...64 as ClosedRange<UInt64> {
      var chance = Chance(seed)
      let base = ProjectModel(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: 1)
      if ours == base || theirs == base { continue }
      count += 1
      let texts = [base, ours, theirs].map(\.text)
      let facts = try texts.map(Facts.project)
      let result = try keyed(.project, texts[0], texts[1], texts[2])
      let swapped = try keyed(.project, texts[0], texts[2], texts[1])
      #expect(result.questions.isEmpty, "seed \(seed): \(result.questions.map(\.sentence))")
      #expect(swapped.questions.isEmpty, "seed \(seed): \(swapped.questions.map(\.sentence))")
      let merged = try Facts.project(result.text)
      #expect(try Facts.project(swapped.text) == merged, "seed \(seed)")
      let lost = Facts.lost(facts[0], facts[1], facts[2], merged)
      #expect(lost.isEmpty, "seed \(seed): \(lost.prefix(5))")
      // The higher version of the tool is right for both.
      #expect(merged.first { $0.key.hasSuffix("/LastUpgradeCheck") }?.value == "\(max(ours.upgrade, theirs.upgrade))")
      try expectSorted(result.text, "seed \(seed)")
      try expectReadable(result.text, targets: 2)
      guard GitMerge.isThere else { continue }
      let git = try GitMerge.run(texts[0], texts[1], texts[2])
      if !git.isClean {
        conflicts += 1
        continue
      }
      clean += 1
      let lines = try KeyedMerge(
        base: Array(texts[0].utf8), ours: Array(texts[1].utf8), theirs: Array(texts[2].utf8), format: .project
      ).run(lines: { Array(git.text.utf8) })
      #expect(lines.way == .lines && lines.bytes == Array(git.text.utf8), "seed \(seed)")
      // Without the help of lines the same objects are there.
      #expect(try Facts.project(git.text) == merged, "seed \(seed)")
    }
    #expect(count >= 60)
    if GitMerge.isThere { #expect(conflicts > 20 && clean > 5, "\(conflicts) conflicts, \(clean) clean") }
  }

  /// What ours did is taken back by a merge with the base: what is left is theirs.
  @Test func oneSideIsTakenBack() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      var chance = Chance(seed)
      let base = ProjectModel(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: 1)
      // A version of the tool is not taken back.
      ours.upgrade = base.upgrade
      let merged = try keyed(.project, base.text, ours.text, theirs.text).text
      let undone = try keyed(.project, ours.text, merged, base.text)
      #expect(undone.questions.isEmpty, "seed \(seed): \(undone.questions.map(\.sentence))")
      #expect(try Facts.project(undone.text) == Facts.project(theirs.text), "seed \(seed)")
    }
  }

  private func expectSorted(_ text: String, _ comment: Comment) throws {
    let names = text.matches(of: #//\* Begin (\w+) section \*//#).map { String($0.1) }
    #expect(names == names.sorted() && Set(names).count == names.count, comment)
    for name in names {
      let section = try #require(
        text.firstRange(of: "/* Begin \(name) section */\n").flatMap { start in
          text.firstRange(of: "/* End \(name) section */").map { text[start.upperBound..<$0.lowerBound] }
        })
      let ids = section.matches(of: #/(?m)^\t\t(\w+)[^\t\n]* = \{/#).map { String($0.1) }
      #expect(!ids.isEmpty && ids == ids.sorted(), comment)
    }
    for settings in text.matches(of: #/(?s)buildSettings = \{\n(.*?)\n\t\t\t\};/#) {
      let keys = settings.1.matches(of: #/(?m)^\t\t\t\t(\w+) = /#).map { String($0.1) }
      #expect(keys == keys.sorted(), comment)
    }
  }

  private func expectReadable(_ text: String, targets: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-project-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("App.xcodeproj/project.pbxproj")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: file)
    let project = try BuiltProject(file.path)
    #expect(project.targets.count == targets && project.problems.isEmpty)
  }

  // MARK: Rules

  @Test func theSameSettingIsAskedInWords() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    ours.settings["D0"]!["MARKETING_VERSION"] = "1.1"
    theirs.settings["D0"]!["MARKETING_VERSION"] = "2.0"
    theirs.settings["D1"]!["MARKETING_VERSION"] = "2.0"
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    #expect(
      result.questions.map(\.sentence) == [
        "both sides set MARKETING_VERSION of the configuration “Debug” of the target “App” (before: 1.0): ours: 1.1; theirs: 2.0"
      ])
    var expected = theirs
    expected.settings["D0"]!["MARKETING_VERSION"] = "1.1"
    #expect(result.text == expected.text)
    #expect(try keyed(.project, Self.base().text, ours.text, theirs.text, answers: [1: .theirs]).text == theirs.text)
  }

  @Test func aFileThatOneSideDeletedAndTheOtherRenamedIsAsked() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    let id = ProjectModel.id("F", 4)
    let file = ours.files[id]!
    ours.files[id]!.name = "Better.swift"
    theirs.files[id] = nil
    theirs.children[file.group]!.removeAll { $0 == id }
    for (target, membership) in file.memberships { theirs.sources[target]!.removeAll { $0 == membership } }
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    #expect(
      result.questions.map(\.sentence) == [
        "theirs deleted the file “Better.swift”, and ours changed this entry: path: “File4.swift” → “Better.swift”: ours: keep it; theirs: delete it"
      ])
    // Kept, it is in its group and its targets.
    #expect(result.text == ours.text)
    #expect(try keyed(.project, Self.base().text, ours.text, theirs.text, everywhere: .theirs).text == theirs.text)
    // The other way round.
    let swapped = try keyed(.project, Self.base().text, theirs.text, ours.text)
    #expect(swapped.text == theirs.text && swapped.questions.count == 1)
    #expect(try keyed(.project, Self.base().text, theirs.text, ours.text, everywhere: .theirs).text == ours.text)
  }

  @Test func aMembershipGoesWithTheFileThatTheOtherSideDeleted() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    let (id, file) = ours.files.sorted { $0.key < $1.key }.first { $0.value.memberships[1] == nil }!
    ours.files[id]!.memberships[1] = ProjectModel.id("B1", 999)
    ours.sources[1]!.append(ProjectModel.id("B1", 999))
    theirs.files[id] = nil
    theirs.children[file.group]!.removeAll { $0 == id }
    for (target, membership) in file.memberships { theirs.sources[target]!.removeAll { $0 == membership } }
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    #expect(result.questions.isEmpty)
    #expect(result.text == theirs.text)
    #expect(result.notes.contains { $0.text.contains("because theirs deleted the file “\(file.name)”") })
  }

  @Test func aFileThatBothMovedIsAsked() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    let id = ProjectModel.id("F", 5)
    let old = ours.files[id]!.group
    let others = ours.groups.keys.sorted().filter { $0 != old }
    ours.children[old]!.removeAll { $0 == id }
    ours.files[id]!.group = others[0]
    ours.children[others[0]]!.append(id)
    theirs.children[old]!.removeAll { $0 == id }
    theirs.files[id]!.group = others[1]
    theirs.children[others[1]]!.append(id)
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    #expect(result.questions.map(\.kind) == ["place"])
    #expect(result.text == ours.text)
    #expect(try keyed(.project, Self.base().text, ours.text, theirs.text, everywhere: .theirs).text == theirs.text)
  }

  @Test func oneFileThatBothAddedIsThereOnce() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    for (number, side) in [0, 1].enumerated() {
      func add(_ model: inout ProjectModel) {
        let (id, membership, group) = (
          ProjectModel.id("F", 500 + number), ProjectModel.id("B0", 500 + number), ProjectModel.id("AA", 1)
        )
        model.files[id] = .init(name: "Shared.swift", group: group, memberships: [0: membership])
        model.children[group]!.append(id)
        model.sources[0]!.append(membership)
      }
      if side == 0 { add(&ours) } else { add(&theirs) }
    }
    theirs.settings["D1"]!["THEIRS"] = "YES"
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    ours.settings["D1"]!["THEIRS"] = "YES"
    #expect(result.text == ours.text && result.questions.isEmpty)
    #expect(
      result.notes.map(\.text).contains(
        "both sides added the same entry, the file “Shared.swift”, and the merge kept our entry"))
  }

  @Test func argumentsStayWithWhatTheyTake() throws {
    func project(_ arguments: [String]) -> String {
      var model = Self.base()
      model.settings["D0"]!["OTHER_LDFLAGS"] =
        "(\n" + arguments.map { "\t\t\t\t\t\"\($0)\",\n" }.joined() + "\t\t\t\t)"
      return model.text
    }
    let inherited = "$(inherited)"
    let result = try keyed(
      .project, project([inherited]), project([inherited, "-framework", "A"]),
      project([inherited, "-weak_framework", "B"]))
    #expect(result.text == project([inherited, "-framework", "A", "-weak_framework", "B"]))
    let both = try keyed(
      .project, project(["-framework", "A", "-framework", "B"]), project(["-framework", "A", "-framework", "C"]),
      project(["-framework", "D", "-framework", "B"]))
    #expect(both.questions.isEmpty)
    #expect(both.text == project(["-framework", "C", "-framework", "D"]))
    // The same one twice makes the list one value.
    let asked = try keyed(.project, project(["-v", "-v"]), project(["-v", "-v", "-w"]), project(["-x", "-v", "-v"]))
    #expect(asked.questions.count == 1)
    #expect(asked.text == project(["-v", "-v", "-w"]))
  }

  @Test func aTargetThatOneSideDeletedStaysWholeIfTheOtherChangedIt() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    ours.settings["D1"]!["SWIFT_VERSION"] = "6.0"
    theirs.targets = ["App"]
    for (id, file) in theirs.files where file.memberships[1] != nil { theirs.files[id]!.memberships[1] = nil }
    theirs.sources[1] = nil
    let result = try keyed(.project, Self.base().text, ours.text, theirs.text)
    #expect(result.questions.map(\.kind) == ["deletion"])
    let facts = try Facts.project(result.text)
    let target = ProjectModel.id("70", 1)
    #expect(facts["/objects/\(target)/name"] == "Kit")
    #expect(facts["/objects/\(ProjectModel.id("90", 0))/targets/[\(target)]"] != nil)
    #expect(facts["/objects/\(ProjectModel.id("R1", 2))/name"] == "Release")
    #expect(try keyed(.project, Self.base().text, ours.text, theirs.text, everywhere: .theirs).text == theirs.text)
  }

  @Test func projectsWithoutSectionsAndInOneLineAreMerged() throws {
    func project(_ files: [String], tail: String = "", name: String = "A.swift") -> String {
      let objects = files.map { "\t\tF\($0) = {isa = PBXFileReference; path = \(name); };\n" }.joined()
      return
        "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects)\t\tG = {isa = PBXGroup; children = (\(files.map { "F\($0), " }.joined())); };\n\t\tP = {isa = PBXProject; mainGroup = G;\(tail) };\n\t};\n\trootObject = P;\n}\n"
    }
    let result = try keyed(.project, project(["1"]), project(["1", "2"]), project(["1", "3"], tail: " a = b;"))
    #expect(result.text == project(["1", "2", "3"], tail: " a = b;"))
    let empty = try keyed(.project, project(["1", "2"]), project(["2"]), project(["1"])).text
    #expect(empty == project([]).replacing("()", with: "( )"))
  }

  @Test func lineEndsAreThoseOfTheSideThatChangedThem() throws {
    var (ours, theirs) = (Self.base(), Self.base())
    ours.regions.append("de")
    theirs.regions.append("fr")
    let text = ours.text.replacing("\n", with: "\r\n")
    let result = try keyed(.project, Self.base().text, text, theirs.text)
    ours.regions.append("fr")
    #expect(result.text == ours.text.replacing("\n", with: "\r\n"))
  }
}
