import Foundation
import Testing

/// `uikit-sources` as its users meet it.
@Suite struct ToolTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "uikit-sources-\(UUID().uuidString)")
  private var app: URL { folder.appendingPathComponent("App") }
  private var output: URL { folder.appendingPathComponent("Out") }

  /// Beside the tests, where the package manager puts executables.
  private static let program = Bundle.main.bundleURL.appendingPathComponent("uikit-sources")

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, message)
  }

  private func write(_ text: String, _ name: String) throws {
    let file = app.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The names of the files that are written since they were made old.
  private func written(_ body: () throws -> Void) throws -> [String] {
    let old = Date(timeIntervalSince1970: 1_000_000)
    let files = {
      FileManager.default.enumerator(at: output, includingPropertiesForKeys: nil)!.compactMap { $0 as? URL }
    }
    for file in files() { try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path) }
    try body()
    return files().filter { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      return file.pathExtension == "swift" && (attributes?[.modificationDate] as? Date ?? old) > old
    }.map(\.lastPathComponent).sorted()
  }

  private func rewrite() throws { #expect(try run([app.path, "--output", output.path]).status == 0) }

  @Test func aListNamesTheFilesOfAModule() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("struct A {}", "Shop/A.swift")
    try write("struct B {}", "Shared/B.swift")
    try write("let mistake: Int = \"\"", "Shop/Unused.swift")
    try write(
      "# Comment\n\nfolder: ../Shop\ninformation: ../Shop-Info.plist\nstoryboard: Main\n../Shop/A.swift\n../Shared/B.swift\n",
      "Linux/Sources.txt")
    let list = app.appendingPathComponent("Linux/Sources.txt").path
    let outcome = try run([list, "--output", output.path, "--library"])
    #expect(outcome.status == 0, "\(outcome.error)")
    let names = try run([list, "--output", "Out", "--list"]).output.split(separator: "\n")
    let shared = app.appendingPathComponent("Shared/B.rewritten.swift").path
    #expect(names == ["Out/A.rewritten.swift", "Out/Outside\(shared)", "Out/_UIKitSources.swift"], "\(names)")
    let module = try String(contentsOf: output.appendingPathComponent("_UIKitSources.swift"), encoding: .utf8)
    #expect(module.contains("App/Shop\"") && module.contains("App/Shop-Info.plist\"") && module.contains("\"Main\""))
  }

  @Test func aFileOfAListThatIsMissingIsToldWithItsLine() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("# Comment\nGone.swift\n", "Sources.txt")
    let outcome = try run([app.appendingPathComponent("Sources.txt").path, "--output", output.path])
    #expect(outcome.status == 66 && outcome.error.hasSuffix("Sources.txt:2:1: error: Gone.swift: no such file\n"))
  }

  @Test func onlyWhatChangedIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A: UIView { @objc func a() { print(1) } }", "A.swift")
    try write("class B: A { @objc func b() {} }", "Sub/B.swift")
    try write("struct C {}", "C.swift")
    try rewrite()
    #expect(try written { try rewrite() } == [])
    #expect(
      try written {
        try write("class A: UIView { @objc func a() { print(2) } }", "A.swift")
        try rewrite()
      } == ["A.rewritten.swift"])
    // B no longer inherits generated members.
    #expect(
      try written {
        try write("class A: UIView { func a() {} }", "A.swift")
        try rewrite()
      } == ["A.rewritten.swift", "B.rewritten.swift"])
  }

  @Test func whatHasNoOriginalIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("struct A {}", "A.swift")
    try write("struct B {}", "Sub/B.swift")
    try rewrite()
    try FileManager.default.removeItem(at: app.appendingPathComponent("Sub/B.swift"))
    try rewrite()
    #expect(!FileManager.default.fileExists(atPath: output.appendingPathComponent("Sub/B.rewritten.swift").path))
    #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent("A.rewritten.swift").path))
  }

  @Test func wrongInputHasItsStatus() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run([]).status == 64)
    #expect(try run(["--nonsense"]).status == 64)
    #expect(try run([app.path, "--output"]).status == 64)
    #expect(try run([app.path, "--output", output.path]).status == 66)
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    #expect(try run([app.path, "--output", output.path]).status == 66)
    try Data([0xFF, 0xFE]).write(to: app.appendingPathComponent("A.swift"))
    #expect(try run([app.path, "--output", output.path]).error == "error: \(app.path)/A.swift: no UTF-8\n")
    try write("import MapKit", "A.swift")
    let mistake = try run([app.path, "--output", output.path, "--module", "UIKit"])
    #expect(mistake.status == 65)
    #expect(
      mistake.error.hasPrefix(
        "\(app.path)/A.swift:1:8: error: the target imports modules that are not in the dependencies of the target;"))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test func aMissingFrameworkDoesNotEndTheBuild() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("import HealthKit\nclass A { let unit = HKUnit() }", "A.swift")
    try write("class B {}", "B.swift")
    let first = try run([app.path, "--output", output.path])
    #expect(first.status == 0)
    #expect(first.error.hasPrefix("\(app.path)/A.swift:1:8: warning: there is no module HealthKit on this platform;"))
    #expect(try text("A.rewritten.swift").contains("is excluded: it uses HealthKit"))
    // Another file needs it from now on.
    try write("class B { let a = A() }", "B.swift")
    #expect(try run([app.path, "--output", output.path]).error.contains("HKUnit\n"))
    #expect(try text("A.rewritten.swift").contains("import Foundation"))
  }

  @Test func libraryHasNoMainFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("print(1)", "main.swift")
    try write("@main class A: UIResponder, UIApplicationDelegate {}", "A.swift")
    let names = { (list: String) in
      list.split(separator: "\n").map { $0.split(separator: "/").last.map(String.init) ?? "" }
    }
    #expect(
      names(try run([app.path, "--output", output.path, "--list"]).output)
        == ["A.rewritten.swift", "main.swift", "_UIKitSources.swift"])
    #expect(
      names(try run([app.path, "--output", output.path, "--list", "--library"]).output)
        == ["A.rewritten.swift", "_UIKitSources.swift"])
    #expect(try run([app.path, "--output", output.path, "--library"]).status == 0)
    let text = try String(contentsOf: output.appendingPathComponent("A.rewritten.swift"), encoding: .utf8)
    #expect(!text.contains("@main") && text.contains("static func main()"))
  }

  // MARK: Projects

  /// Writes a project beside the app, with its objects.
  private func writeProject(_ objects: String) throws {
    try write(
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = M; targets = (TT, T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "App/Shop-Info.plist"; }; };
        \(objects)
      }; }
      """, "../Shop.xcodeproj/project.pbxproj")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
  }

  /// Xcode compiles what the list of a target says, wherever it lies.
  @Test func theListOfATargetDecides() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A: UIView { @objc func a() {} }", "A.swift")
    try write("class A: UIView { @objc func old() {} }", "Old/A.swift")
    try write("import MapKit", "Tests/ATests.swift")
    try write("extension UIView { @objc func b() {} }", "../Shared/B.swift")
    try writeProject(
      """
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (G, S); };
      G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (A, O, X); };
      S = { isa = PBXGroup; path = "App/../Shared"; sourceTree = SOURCE_ROOT; children = (B); };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = Old/A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Tests/ATests.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      TT = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TP); };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P); };
      P = { isa = PBXSourcesBuildPhase; files = (AF, BF, GF); };
      TP = { isa = PBXSourcesBuildPhase; files = (XF); };
      AF = { isa = PBXBuildFile; fileRef = A; }; BF = { isa = PBXBuildFile; fileRef = B; }; XF = { isa = PBXBuildFile; fileRef = X; };
      GF = { isa = PBXBuildFile; fileRef = MISSING; };
      """)
    let shared = folder.appendingPathComponent("Shared/B.swift").path
    let result = try run([app.path, "--output", output.path, "--outside", shared, "--outside", "/elsewhere/C.swift"])
    #expect(result.status == 0, "\(result.error)")
    #expect(try text("A.rewritten.swift").contains("case \"a\""))
    #expect(try text("Outside\(folder.path)/Shared/B.rewritten.swift").contains("func b()"))
    #expect(
      try text("Old/A.rewritten.swift")
        == "// \(app.path)/Old/A.swift does not belong to the target Shop of Shop.xcodeproj.\n")
    #expect(try !text("Tests/ATests.rewritten.swift").contains("import"))
    #expect(
      try text("Outside/elsewhere/C.rewritten.swift").hasPrefix("// /elsewhere/C.swift does not belong to a target"))
    #expect(
      try text("_UIKitSources.swift").contains("static var informationFile: String { \"\(app.path)/Shop-Info.plist\" }")
    )
  }

  /// From Xcode 16 on a folder belongs to a target as a whole, but for its exceptions.
  @Test func foldersOfATargetDecide() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A: UIView { @objc func a() {} }", "A.swift")
    try write("class B {}", "Sub/B.swift")
    try write("import WidgetKit", "Widget/W.swift")
    try write("class C {}", "../Kit/C.swift")
    try write("class D {}", "../Kit/D.swift")
    try writeProject(
      """
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (F, K); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (EK); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Widget/W.swift, "Shop-Info.plist"); };
      EK = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (C.swift); };
      TT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (K); };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
      """)
    let result = try run([app.path, "--output", output.path, "--list"])
    #expect(
      result.output.split(separator: "\n").map { $0.dropFirst(output.path.count + 1) } == [
        "A.rewritten.swift", "Sub/B.rewritten.swift", "Outside\(folder.path)/Kit/C.rewritten.swift",
        "Widget/W.rewritten.swift", "_UIKitSources.swift",
      ])
    #expect(try run([app.path, "--output", output.path]).status == 0)
  }

  @Test func aDamagedProjectIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A {}", "A.swift")
    try write("{ objects = {", "../Shop.xcodeproj/project.pbxproj")
    let result = try run([app.path, "--output", output.path])
    #expect(result.status == 65)
    #expect(result.error == "error: \(folder.path)/Shop.xcodeproj/project.pbxproj:1:13: this { is not closed\n")
  }
}
