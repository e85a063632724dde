import Foundation
import Testing

/// `trellis new`: a package whose storyboard is clean, and nothing overwritten.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct NewAppTests {
  @Test func newWritesAPackage() throws {
    try inFolder { folder in
      let outcome = try Tool.run(["new", "Shop"], in: URL(fileURLWithPath: folder))
      #expect(outcome.status == 0, "\(outcome.messages)")
      let written = outcome.output.split(separator: "\n").map(String.init)
      #expect(written.contains("Shop/Shop/Base.lproj/Main.storyboard") && written.contains("Shop/Package.swift"))
      for file in written { #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)")) }
      let check = try Tool.run(["check", "Shop"], in: URL(fileURLWithPath: folder))
      #expect(check.status == 0, "\(check.output)")
      // The stored frames are those that the constraints give, so that Xcode does not warn of misplaced views.
      let verified = try Tool.run(["verify", "Shop"], in: URL(fileURLWithPath: folder))
      #expect(verified.status == 0, "\(verified.output)")
    }
  }

  @Test func newOverwritesNothing() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/Shop", withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "Shop"], in: URL(fileURLWithPath: folder))
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Shop")
      #expect(left.isEmpty)
    }
  }

  @Test(arguments: ["9Lives", "a b", "../x", "UIKit", "", "Tests", "é"])
  func newRefusesNamesThatAreNotIdentifiers(_ name: String) throws {
    try inFolder { folder in
      let outcome = try Tool.run(["new", name], in: URL(fileURLWithPath: folder))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(outcome.status == 64 && left.isEmpty)
    }
  }

  @Test func newRequiresTheTrellisFolder() throws {
    try inFolder { folder in
      let outcome = try Tool.run(["new", "Shop", "--trellis", folder], in: URL(fileURLWithPath: folder))
      #expect(outcome.status == 64)
    }
  }

  // MARK: An app that exists

  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/ported/xcode/Shop.xcodeproj").standardizedFileURL.path

  @Test func newWritesAPackageForAnAppAndListsWhatStandsInTheWay() throws {
    try inFolder { folder in
      let place = URL(fileURLWithPath: folder)
      let outcome = try Tool.run(["new", "Port", "--from", Self.project], in: place)
      #expect(outcome.status == 0, "\(outcome.messages)")
      #expect(outcome.output.contains("Port/Linux/Corner_Shop/Sources.txt\n"))
      #expect(
        outcome.output.contains("error: files in C or Objective-C; the package contains only the Swift files (1)\n"))
      let again = try Tool.run(["new", "Port", "--from", Self.project], in: place)
      #expect(again.status == 1 && again.output.isEmpty)
    }
  }

  @Test func newNamesThePlaceOfDamage() throws {
    try inFolder { folder in
      let place = URL(fileURLWithPath: folder)
      try FileManager.default.createDirectory(atPath: "\(folder)/A.xcodeproj", withIntermediateDirectories: true)
      try Data("{\n  objects = {\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/A.xcodeproj/project.pbxproj"))
      let damaged = try Tool.run(["new", "Port", "--from", "A.xcodeproj"], in: place)
      #expect(damaged.status == 65 && damaged.messages.contains("project.pbxproj:2:"), "\(damaged.messages)")
      let missing = try Tool.run(["new", "Port", "--from", "B.xcodeproj"], in: place)
      #expect(missing.status == 66 && missing.messages.contains("B.xcodeproj: error: no such file"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/Port"))
    }
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}
