import Testing

@testable import SourceRewriting

/// What cannot be rewritten is told with its place and a way out.
@Suite struct DiagnosticTests {
  @Test(
    arguments: [
      (
        "\n  #selector(nobody)",
        "2:3: error: #selector(nobody): no file of this module declares nobody; write its labels, as in nobody(_:)"
      ),
      (
        "import MapKit",
        "1:8: error: no module MapKit on this platform; put the import and what needs it between #if canImport(MapKit) and #endif"
      ),
      ("#if canImport(MapKit)\nimport MapKit\n#endif", nil),
      (
        "class A { @NSManaged var a: Int }",
        "1:11: error: @NSManaged needs Core Data, which this platform does not have; make the property a stored one"
      ),
      (
        "extension UIView { override func a() {} }",
        "1:29: error: UIView is not a class of this module, so a() cannot be overridden in an extension; override it in a subclass"
      ),
      (
        "extension NSView { override func a() {} }",
        "1:29: error: NSView is not a class of this module, so a() cannot be overridden in an extension; override it in a subclass"
      ),
      ("#if os(iOS) && EASY_RELOAD\nextension UIView { override func a() {} }\nimport MapKit\n#endif", nil),
      (
        "#if os(iOS)\nimport MapKit\n#endif",
        "2:8: error: no module MapKit on this platform; put the import and what needs it between #if canImport(MapKit) and #endif"
      ),
      (
        "#if os(macOS)\nimport AppKit\n#else\nimport GameplayKit\n#endif",
        "4:8: error: no module GameplayKit on this platform; put the import and what needs it between #if canImport(GameplayKit) and #endif"
      ),
      ("#if DEBUG\nimport MapKit\n#endif", nil), ("import Kingfisher", nil),
      ("#keyPath(A)", "1:1: error: #keyPath names no property"),
    ] as [(String, String?)])
  func diagnoses(_ text: String, _ expected: String?) {
    #expect([output(text)].problems.map(\.description) == (expected.map { ["App/File0.swift:\($0)"] } ?? []))
  }

  /// A reader wants to know all that is missing before the first file is mended.
  @Test func missingModulesAreOneMessage() {
    let files = ["import UIKit\nimport WebKit", "import AudioToolbox\nimport WebKit", "import Foundation"]
    let module = SourceModule(
      files.enumerated().map { .init(path: "\($0).swift", name: "\($0).swift", text: Array($1.utf8)) })
    #expect(
      module.rewritten().problems.map(\.description) == [
        """
        0.swift:2:8: error: no modules AudioToolbox, WebKit on this platform; put each import and what needs it between #if canImport(…) and #endif
          AudioToolbox: 1.swift:1
          WebKit: 0.swift:2, 1.swift:2
        """
      ])
  }

  @Test func modulesOfThePackageAreKnown() {
    let text =
      "import Kingfisher\nimport Foundation\nimport UIKit\nimport os\n#if canImport(Combine)\nimport Other\n#endif"
    let build = BuildConditions(modules: ["UIKit", "UnifiedLogging"])
    let module = { (build: BuildConditions) in
      SourceModule([.init(path: "A.swift", name: "A.swift", text: Array(text.utf8))], build: build).rewritten().problems
        .map(\.description)
    }
    #expect(
      module(build) == [
        "A.swift:1:8: error: no module Kingfisher on this platform; put the import and what needs it between #if canImport(Kingfisher) and #endif"
      ])
    #expect(module(BuildConditions(modules: ["UIKit", "Kingfisher"])) == [])
  }
}
