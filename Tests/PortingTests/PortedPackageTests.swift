import Foundation
import InterfaceBuilder
import Testing
import XcodeProjects

@testable import Porting

/// The packages around the projects of Fixtures/ported. source of each expectation: what the project of the folder says.
@Suite struct PortedPackageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/ported").standardizedFileURL.path

  private func package(_ project: String) throws -> PortedPackage {
    try PortedPackage(
      BuiltProject("\(Self.folder)/\(project)"), name: "Port", folder: "\(Self.folder)/Port", trellis: "../Trellis",
      working: Self.folder)
  }

  private func text(_ package: PortedPackage, _ path: String) -> String {
    package.files.first { $0.path == path }?.text ?? ""
  }

  // MARK: Xcode

  @Test func aTargetHasItsOwnFilesWhereverTheyLie() throws {
    let list = text(try package("xcode/Shop.xcodeproj"), "Linux/Corner_Shop/Sources.txt").split(separator: "\n")
    #expect(
      list.dropFirst() == [
        "folder: ../../../xcode/Shop", "information: ../../../xcode/Config/Shop-Info.plist",
        "../../../xcode/Shared/Money.swift", "../../../xcode/Shop/AppDelegate.swift",
        "../../../xcode/Shop/CartViewController.swift",
      ], "\(list)")
  }

  @Test func aPackageHasTheTargetsOfTheProjectByTheNamesOfTheirModules() throws {
    let package = try package("xcode")
    #expect(
      package.files.map(\.path) == [
        "Linux/Corner_Shop/Corner_Shop.swift", "Linux/Corner_Shop/Sources.txt", "Linux/ShopKit/ShopKit.swift",
        "Linux/ShopKit/Sources.txt", "Package.swift", "Tests/Corner_ShopLaunchTests/Corner_ShopLaunchTests.swift",
        "Tests/ShopTests/ShopTests.swift", "Tests/ShopTests/Sources.txt",
      ])
    let manifest = text(package, "Package.swift")
    for part in [
      "name: \"Corner_Shop\"", "\"ShopKit\",", ".product(name: \"Coins\", package: \"Coins\")",
      ".package(path: \"../xcode/Coins\")", ".define(\"DISCOUNTS\")", ".swiftLanguageMode(.v5)",
      "path: \"Tests/ShopTests\", exclude: [\"Sources.txt\"]",
    ] { #expect(manifest.contains(part), "\(part) in \(manifest)") }
    #expect(
      text(package, "Tests/Corner_ShopLaunchTests/Corner_ShopLaunchTests.swift").contains("launch(AppDelegate.self)"))
  }

  @Test func whatStandsInTheWayIsOneListByCause() throws {
    let causes = try package("xcode").obstacles.causes
    #expect(causes.map(\.count) == [1, 1, 1, 1])
    #expect(
      causes.map(\.lines) == [
        ["xcode/Shop/Legacy.m"], ["xcode/Shop/Gone.swift"], ["UIApplicationLaunchOptionsKey: 1"], ["ShopWidget"],
      ])
    #expect(causes.map(\.isError) == [true, true, false, false])
  }

  // MARK: Generators and packages

  @Test func aManifestOfXcodeGenIsRead() throws {
    let package = try package("xcodegen/project.yml")
    #expect(
      package.files.map(\.path) == ["Linux/NotesApp/NotesApp.swift", "Linux/NotesApp/Sources.txt", "Package.swift"])
    let list = text(package, "Linux/NotesApp/Sources.txt")
    #expect(list.contains("information: ../../../xcodegen/App/Notes-Info.plist\n"))
    #expect(list.contains("Screens/NoteController.swift\n") && list.contains("Common/Cloud.swift\n"))
    #expect(!list.contains("Draft"))
    let manifest = text(package, "Package.swift")
    #expect(manifest.contains(".package(url: \"https://github.com/example/Rope.git\", from: \"1.2.0\")"))
    #expect(manifest.contains(".product(name: \"Rope\", package: \"Rope\")"))
    // A framework that is a product of Trellis is a dependency, and no obstacle.
    #expect(manifest.contains(".product(name: \"WebKit\", package: \"Trellis\")"))
    #expect(manifest.contains(".define(\"CLOUD\")"))
  }

  @Test func eachObstacleIsToldWithItsPlace() throws {
    let text = try package("xcodegen").obstacles.text
    #expect(text.contains("  CoreData, 1 file: xcodegen/App/Screens/NoteController.swift:2; NSManagedObject 1"))
    #expect(text.contains("  Ink, 1 file: xcodegen/App/Screens/NoteController.swift:5"))
    #expect(text.contains("  xcodegen/App/Screens/Badge.swift"))
    #expect(text.contains("  xcodegen/App/Screens/NoteController.swift:12:3"))
    #expect(text.contains("  UITableViewCellStyle: 1") && text.contains("  NotesUITests"))
    #expect(text.contains("  https://github.com/example/Rope.git"))
    #expect(!text.contains { $0.contains("WebKit") })
  }

  @Test func aManifestOfTuistIsRead() throws {
    let package = try package("tuist/Project.swift")
    let manifest = text(package, "Package.swift")
    #expect(manifest.contains("name: \"Clock\"") && manifest.contains("name: \"ClockTests\""))
    let list = text(package, "Linux/Clock/Sources.txt")
    #expect(list.contains("storyboard: Main\n") && list.contains("Sources/Delegate.swift\n"))
    // One star is for names in one folder.
    #expect(text(package, "Linux/ClockKit/Sources.txt").hasSuffix("Kit/Hours.swift\n"))
    #expect(!text(package, "Linux/ClockKit/Sources.txt").contains("Minutes"))
  }

  @Test func aPackageIsRead() throws {
    let package = try package("package")
    let manifest = text(package, "Package.swift")
    #expect(manifest.contains(".product(name: \"Deck\", package: \"Deck\")"))
    #expect(manifest.contains(".package(url: \"https://github.com/example/Deck.git\", from: \"2.0.0\")"))
    #expect(
      package.files.map(\.path).filter { $0.hasSuffix("Sources.txt") } == [
        "Linux/Cards/Sources.txt", "Linux/Model/Sources.txt", "Tests/CardsTests/Sources.txt",
      ])
  }

  // MARK: Errors

  @Test func whatIsMissingHasNoPlace() {
    let error = #expect(throws: ReadError.self) { try BuiltProject("\(Self.folder)/nowhere.xcodeproj") }
    #expect(error?.position == nil && error?.file?.hasSuffix("nowhere.xcodeproj") == true)
  }

  @Test func damageIsToldWithItsPlace() {
    let error = #expect(throws: ReadError.self) {
      try BuiltProject("\(Self.folder)/../projects/damaged-project/App.xcodeproj")
    }
    #expect(error?.position != nil)
  }

  @Test func aFolderWithoutAProjectIsAnError() {
    #expect(throws: ReadError.self) { try BuiltProject("\(Self.folder)/xcode/Shop") }
  }

  // MARK: Names and patterns

  @Test(arguments: [("Corner Shop", "Corner_Shop"), ("3D", "_3D"), ("Café-1", "Caf__1"), ("App", "App")])
  func aModuleIsCalledAsXcodeCallsIt(_ name: String, _ module: String) {
    #expect(BuiltTarget.identifier(name) == module)
  }

  @Test(arguments: [
    ("/a/b/c.swift", "/a/b", "c.swift"), ("/a/c.swift", "/a/b", "../c.swift"), ("/x/y", "/a/b", "../../x/y"),
    ("/a/b", "/a/b", "."),
  ])
  func pathsGoFromOneFolderToAnother(_ path: String, _ folder: String, _ expected: String) {
    #expect(Paths(folder).relative(path) == expected)
  }
}
