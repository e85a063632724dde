import Foundation
import InterfaceBuilder
import Testing

@testable import XcodeProjects

/// Files of a stranger's repository may end a search without a result, and nothing else.
@Suite final class HostileProjectTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func result() -> ProjectSearch.Result {
    var search = ProjectSearch()
    return search.result(forDocument: folder.appendingPathComponent("App/Main.storyboard").path)
  }

  private func project(_ objects: String) -> String { "{ objects = { \(objects) }; rootObject = P; }" }

  @Test(arguments: [
    "", "{", "{}", "{ objects = {}; rootObject = P; }", "{ objects = (); rootObject = P; }", "\u{0}\u{1}", "<plist/>",
    "bplist00",
    "{ objects = { P = text; }; rootObject = P; }",
  ])
  func noProject(_ text: String) throws {
    try write(text, "App.xcodeproj/project.pbxproj")
    let found = result()
    #expect(found.support == nil)
    // A project without targets is none that is damaged.
    #expect(found.problems.isEmpty == text.contains("P = text"))
    #expect(found.problems.allSatisfy { $0.file?.hasSuffix("App.xcodeproj/project.pbxproj") ?? false })
  }

  @Test func groupsInsideOfGroups() throws {
    let groups = (0..<20_000).map { "G\($0) = { children = (G\($0 + 1), G0); path = folder; };" }.joined()
    try write(project("P = { mainGroup = G0; targets = (P, T); }; \(groups)"), "App.xcodeproj/project.pbxproj")
    #expect(result().support == nil)
  }

  /// Objects that many others name, and that are long themselves, cost no more than the file.
  @Test func listsOfTheSameLongList() throws {
    let many = 20_000
    let files = (0..<many).map { "B\($0) = { fileRef = V; };" }.joined()
    let names = (0..<many).map { "B\($0)" }.joined(separator: ",")
    let phases = Array(repeating: "R", count: many).joined(separator: ",")
    let keys = (0..<many).map { "k\($0) = 1;" }.joined()
    let target =
      "T = { isa = PBXNativeTarget; buildPhases = (\(phases)); fileSystemSynchronizedGroups = (\(phases)); };"
    let rest = "R = { \(keys) isa = PBXResourcesBuildPhase; files = (\(names)); exceptions = (\(names)); };"
    let group = "V = { children = (\(names)); };"
    try write(
      project("P = { mainGroup = V; targets = (T); }; \(target) \(rest) \(group) \(files)"),
      "App.xcodeproj/project.pbxproj")
    let start = ContinuousClock.now
    #expect(result().support == nil)
    // Squares would take minutes.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aPipeIsNoFile() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.appendingPathComponent("App.xcodeproj/project.pbxproj").path, 0o600) == 0)
    #expect(mkfifo(folder.appendingPathComponent("Info.plist").path, 0o600) == 0)
    #expect(result().support == nil)
  }

  @Test func aListOfListsOfLists() throws {
    let depth = 100_000
    try write(String(repeating: "<array>", count: depth), "Info.plist")
    let found = result()
    #expect(found.support == nil && found.problems.count == 1)
  }

  @Test func numbersThatAreNone() throws {
    for number in ["99999999999999999999", "-1", "1.2.3.4", "x", "0"] { #expect(AppSupport.Release(number) == nil) }
    #expect(AppSupport.Release("15.2.1") == AppSupport.Release(15, 2))
  }
}
