import Testing

@testable import SourceRewriting

/// What cannot be rewritten is told with its place and a way out.
@Suite struct DiagnosticTests {
  @Test(
    arguments: [
      (
        "\n  #selector(nobody)",
        "2:3: error: no file of this module declares nobody in #selector(nobody); write the method with argument labels, as in nobody(_:)"
      ),
      ("import MapKit", nil), ("#if canImport(ARKit)\nimport ARKit\n#endif", nil),
      (
        "class A { @NSManaged var a: Int }",
        "1:11: error: @NSManaged needs Core Data, which does not exist on this platform; change the property to a stored property"
      ),
      (
        "extension UIView { override func a() {} }",
        "1:29: error: an extension cannot override a(), because UIView is not a class of this module; override the member in a subclass"
      ),
      (
        "extension NSView { override func a() {} }",
        "1:29: error: an extension cannot override a(), because NSView is not a class of this module; override the member in a subclass"
      ),
      ("#if os(iOS) && EASY_RELOAD\nextension UIView { override func a() {} }\nimport ARKit\n#endif", nil),
      ("import Kingfisher", nil),
      ("#keyPath(A)", "1:1: error: #keyPath does not specify a property"),
    ] as [(String, String?)])
  func diagnoses(_ text: String, _ expected: String?) {
    #expect([output(text)].problems.map(\.description) == (expected.map { ["App/File0.swift:\($0)"] } ?? []))
  }

  private func module(_ files: [String], _ build: BuildConditions = BuildConditions()) -> SourceModule {
    SourceModule(
      files.enumerated().map { .init(path: "\($0).swift", name: "\($0).swift", text: Array($1.utf8)) }, build: build)
  }

  /// A reader wants to know all that is missing before the first file is mended.
  @Test func missingProductsAreOneMessage() {
    let module = module(
      ["import UIKit\nimport WebKit", "import AudioToolbox\nimport WebKit", "import Foundation"],
      BuildConditions(modules: ["UIKit"]))
    #expect(
      module.rewritten().problems.map(\.description) == [
        """
        0.swift:2:8: error: the target imports modules that are not in the dependencies of the target; add
          .product(name: "AudioToolbox", package: "Trellis"),  // 1.swift:1
          .product(name: "WebKit", package: "Trellis"),  // 0.swift:2, 1.swift:2
        """
      ])
  }

  @Test func modulesOfThePackageAreKnown() {
    let text =
      "import Kingfisher\nimport Foundation\nimport UIKit\nimport os\n#if canImport(Combine)\nimport Other\n#endif"
    #expect(
      module([text], BuildConditions(modules: ["UIKit", "UnifiedLogging"])).rewritten().problems.map(\.description) == [
        "0.swift:1:8: error: there is no module Kingfisher; add the package product of the module to the dependencies of the target, or put the import and the code for the module between #if canImport(Kingfisher) and #endif"
      ])
    #expect(module([text], BuildConditions(modules: ["UIKit", "Kingfisher"])).rewritten().problems == [])
  }

  // MARK: Frameworks that nothing takes the place of

  /// The build goes on, and the compiler says which lines need what is missing.
  @Test func missingFrameworksAreAWarning() {
    let module = module([
      "import UIKit\nimport HealthKit\nclass Steps { let store = HKHealthStore(); var type: HKUnit? }",
      "import ARKit\nimport HealthKit\nlet steps = Steps()", "import Foundation",
    ])
    #expect(
      module.warnings.map(\.description) == [
        """
        0.swift:2:8: warning: there are no modules ARKit, HealthKit on this platform; code that uses these modules compiles only between #if canImport(…) and #endif
          ARKit
            1.swift:1: no use of this module was found
          HealthKit
            0.swift:2: HKHealthStore, HKUnit
            1.swift:2: no use of this module was found
        """
      ])
    let outputs = module.rewritten()
    #expect(outputs.problems == [])
    #expect(String(decoding: outputs[0].text, as: UTF8.self).contains("\nimport UIKit\nimport Foundation\nclass Steps"))
  }

  @Test(
    arguments: [
      // Nobody names it.
      (["import HealthKit\nclass A { let a = HKUnit() }", "class B {}"], [0]),
      // Somebody does: the type, a function, a member of another type's extension.
      (["import HealthKit\nclass A { let a = HKUnit() }", "let b = A()"], []),
      (["import HealthKit\nfunc a() { HKUnit() }", "let b = a()"], []),
      (["import HealthKit\nextension UIView { func a() { HKUnit() } }", "UIView().a()"], []),
      (["import HealthKit\nextension UIView { func a() { HKUnit() } }", "UIView().b()"], [0]),
      // A member of its own type is named by way of that type.
      (["import HealthKit\nclass A { func a() { HKUnit() } }", "class B { func a() {} }"], [0]),
      // It completes a type of another file.
      (["import HealthKit\nextension B { func a() { HKUnit() } }", "class B {}"], []),
      // Two that only need each other go together.
      (
        ["import HealthKit\nclass A { let a: HKUnit; let b: B }", "import ARKit\nclass B { let a: A; let c: ARView }"],
        [0, 1]
      ),
      // One that stays needs the other.
      (
        [
          "import HealthKit\nclass A { let a: HKUnit; let b: B }", "import ARKit\nclass B { let c: ARView }",
          "let a: A",
        ], []
      ),
      // The app begins in it.
      (["import HealthKit\n@main class A: UIResponder, UIApplicationDelegate { let a = HKUnit() }"], []),
      // It uses nothing.
      (["import HealthKit\nclass A {}"], []),
    ] as [([String], [Int])])
  func filesThatNobodyNeedsAreLeftOut(_ files: [String], _ expected: [Int]) {
    let outputs = module(files).rewritten()
    let leftOut = files.indices.filter {
      String(decoding: outputs[$0].text, as: UTF8.self).hasPrefix("// \($0).swift is excluded: it uses ")
    }
    #expect(leftOut == expected)
  }

  @Test func whatIsLeftOutIsTold() {
    let module = module(["import HealthKit\n@objc(Old) class A: UIView { let a = HKUnit() }", "class B {}"])
    #expect(
      module.warnings.map(\.description) == [
        """
        0.swift:1:8: warning: there is no module HealthKit on this platform; code that uses this module compiles only between #if canImport(HealthKit) and #endif
          HealthKit
            0.swift:1: HKUnit; Trellis excludes the file, because no other file uses declarations of this file
        """
      ])
    // Nor is it found by name.
    #expect(!String(decoding: module.moduleFile.text, as: UTF8.self).contains("A.self"))
  }

  /// The old framework of types is imported by many files that use nothing of it.
  @Test func typesOfFilesAreNeededOnlyWhereTheyAreUsed() {
    let build = BuildConditions(modules: ["UIKit"])
    #expect(module(["import MobileCoreServices"], build).rewritten().problems == [])
    #expect(module(["import MobileCoreServices\nlet a = kUTTypeImage"], build).rewritten().problems.count == 1)
  }

  /// Of SwiftUI there is what hosts it, for those who ask.
  @Test func swiftUIIsMissingUnlessTheTargetDependsOnIt() {
    let text = "import SwiftUI\nclass A: UIHostingController<Text> {}\n#if canImport(SwiftUI)\nlet a = 1\n#endif"
    #expect(module([text]).warnings.first?.description.contains("UIHostingController and the protocols") == true)
    #expect(module([text], BuildConditions(modules: ["SwiftUI"])).warnings == [])
  }
}
