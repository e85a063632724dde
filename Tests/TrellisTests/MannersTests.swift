import Foundation
import Testing

/// How much is said, what counts as a failure, and what devices and paths are called.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct MannersTests {
  private static let good = "Fixtures/lint/zero_size/good.storyboard"
  /// One warning.
  private static let warning = "Fixtures/lint/zero_size/bad.storyboard"
  /// One error.
  private static let error = "Fixtures/lint/conflicting_constraints/bad.storyboard"

  @Test(
    arguments: [
      ([warning], 0), ([error], 2), ([warning, "--strict"], 2), ([warning, "--fail-on", "error"], 0),
      ([warning, "--fail-on", "warning"], 2), ([error, "--fail-on", "error"], 2),
      ([error, "--fail-on", "never"], 0), ([good, "--fail-on", "note"], 0), ([error, "--lenient"], 0),
      ([warning, "--strict", "--fail-on", "error"], 2), ([good, "--strict"], 0),
      ([error, "--lenient", "--fail-on", "never"], 0),
      ([error, "--strict", "--lenient"], 64), ([error, "--lenient", "--fail-on", "error"], 64),
      ([error, "--strict", "--fail-on", "never"], 64), ([error, "--fail-on", "sometimes"], 64),
      ([good, "Fixtures/nothing", "--lenient"], 66), (["Fixtures/lint/README.md", "--lenient"], 65),
      ([good, "--device", "iPhone SX"], 64), ([good, "--device", "iPhone 8", "--split", "half"], 64),
      ([good, "--device", "iPad", "--split", "half"], 0), ([good, "--split", "third"], 64),
    ] as [([String], Int32)])
  func checkEndsAsToldTo(_ arguments: [String], _ status: Int32) throws {
    let matrix = arguments.contains("--device") || status == 64 ? [] : ["--matrix", "smoke"]
    let outcome = try Tool.run(["check"] + arguments + matrix)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.messages)")
  }

  @Test func strictAndLenientChangePrintedSeverities() throws {
    let strict = try Tool.run(["check", Self.warning, "--matrix", "smoke", "--strict"])
    #expect(strict.output.contains(": error: The width of \"Photo\" is zero (zero_size)"))
    let lenient = try Tool.run(["check", Self.error, "--matrix", "smoke", "--lenient"])
    #expect(lenient.output.contains(": warning: iOS breaks ") && !lenient.output.contains("error"))
  }

  /// Only findings; errors of the run still have a line.
  @Test func quietCheckPrintsFindingsOnly() throws {
    let found = try Tool.run(["check", Self.warning, "--matrix", "smoke", "--quiet", "--no-hints"])
    #expect(found.status == 0)
    #expect(found.output.split(separator: "\n").count == 2 && found.messages.isEmpty)
    let clean = try Tool.run(["check", Self.good, "--matrix", "smoke", "--quiet"])
    #expect(clean.status == 0 && clean.output.isEmpty && clean.messages.isEmpty)
    let page = try Tool.run(["check", Self.good, "--matrix", "smoke", "--quiet", "--reporter", "sarif"])
    #expect(page.output.hasPrefix("{") && page.messages.isEmpty)
    let missing = try Tool.run(["check", "Fixtures/nothing", "--quiet"])
    #expect(missing.messages == "Fixtures/nothing: error: no such file or folder\n")
  }

  @Test func quietVerifyAndDiffPrintViewsOnly() throws {
    let diff = try Tool.run(["diff", Self.good, Self.good, "--matrix", "smoke", "--quiet"])
    #expect(diff.status == 0 && diff.output.isEmpty && diff.messages.isEmpty)
    let verify = try Tool.run(["verify", "Examples/Conflict/Main.storyboard", "--quiet"])
    #expect(verify.status == 0 && verify.output.isEmpty && verify.messages.isEmpty)
  }

  /// A note about an image is counted by check and verify, which can list it; other commands list it.
  @Test func notesAreCounted() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "App/a.storyboard")
    let image = "<resources><image name=\"photo\" width=\"55\" height=\"50\"/></resources></document>"
    try scratch.write(
      try scratch.text("App/a.storyboard").replacing("</document>", with: image), to: "App/a.storyboard")
    try scratch.write("{ not json", to: "App/Assets.xcassets/photo.imageset/Contents.json")
    try scratch.write("", to: "App/Package.swift")
    for arguments in [["check", "App", "--matrix", "smoke"], ["verify", "App"]] {
      let counted = try Tool.run(arguments, in: scratch.folder)
      #expect(
        counted.messages.contains("note: 1 note about images and colors; to list the notes, use --notes\n"),
        "\(counted.messages)")
      let listed = try Tool.run(arguments + ["--notes"], in: scratch.folder)
      #expect(listed.messages.contains("Contents.json") && !listed.messages.contains("--notes"))
    }
    #expect(try Tool.run(["frames", "App"], in: scratch.folder).messages.contains("Contents.json"))
  }

  @Test func mergeAcceptsTheFlagsOfCheck() throws {
    let scratch = try Scratch()
    let path = Tool.repository.appendingPathComponent(Self.warning).path
    _ = try Tool.run(
      ["check", path, "--matrix", "smoke", "--reporter", "json", "--output", "1.json"], in: scratch.folder)
    for (flags, status) in [
      ([], 0), (["--fail-on", "warning"], 2), (["--lenient"], 0), (["--fail-on", "error"], 0),
      (["--strict", "--quiet"], 2),
    ] {
      #expect(try Tool.run(["merge", "1.json"] + flags, in: scratch.folder).status == Int32(status))
    }
  }

  /// 80 + 214 + 81 = 375 is more than 320: the button is 320 - 161 = 159 wide, and why is said beside the frame.
  @Test func framesPrintsConflictsAndAmbiguities() throws {
    let document = "Examples/Conflict/Main.storyboard"
    let narrow = try Tool.run(["frames", document, "--device", "iPhone SE"])
    #expect(narrow.status == 0 && narrow.output.contains(", 159, "))
    #expect(narrow.output.contains(": warning: conflict: iOS breaks Button.width == 214"))
    #expect(narrow.output.contains("which conflicts with root.width == 320"))
    #expect(!(try Tool.run(["frames", document, "--device", "iPhone 8"]).output.contains("conflict")))
  }

  // MARK: Names

  @Test(arguments: [
    ("iPhone 8", "iPhone 8 portrait"), ("iPhone X", "iPhone X portrait"), ("iphone 15", "iPhone 15 portrait"),
    ("iPad Pro 12.9", "iPad Pro (12.9-inch) (1st generation) portrait"), ("iPad", "iPad (5th generation) portrait"),
  ])
  func theDeviceIsCalledWhatWasAskedFor(_ name: String, _ printed: String) throws {
    #expect(try Tool.run(["frames", Self.good, "--device", name]).output.contains(" on \(printed), "))
  }

  @Test func unknownDeviceSuggestsSimilarNames() throws {
    let outcome = try Tool.run(["render", Self.good, "--device", "iPad Prro"])
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("unknown device \"iPad Prro\"; did you mean \"iPad Pro\""))
    #expect(
      try Tool.run(["diff", Self.good, Self.good, "--device", "Pixel"]).messages.contains("run `trellis devices`"))
  }

  @Test func unknownRuleSuggestsASimilarName() throws {
    for arguments in [["rules", "zero_sise"], ["check", Self.good, "--only-rule", "zero_sise"]] {
      #expect(try Tool.run(arguments).messages.contains("unknown rule \"zero_sise\"; did you mean \"zero_size\"?"))
    }
  }

  @Test func splitIsLaidOut() throws {
    let split = ["--device", "iPad Pro 12.9", "--orientation", "landscape", "--split", "half"]
    #expect(try Tool.run(["frames", Self.good] + split).output.contains("678x1024"))
    #expect(try Tool.run(["render", Self.good] + split).status == 0)
    let halves = try Tool.run(["diff", Self.good, Self.warning, "--device", "iPad", "--split", "half", "--details"])
    #expect(halves.output.contains("half of the screen"))
    let upright = try Tool.run(["frames", Self.good, "--device", "iPad", "--split", "half"])
    #expect(
      upright.status == 64
        && upright.messages.contains("iPad (5th generation) does not support the split half in portrait"))
  }

  // MARK: Projects

  /// The example of Fixtures/projects with a document that is one finding on the narrowest phone.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    let source = Tool.repository.appendingPathComponent("Fixtures/projects/phone-portrait")
    for name in ["App.xcodeproj/project.pbxproj", "App/Info.plist"] {
      try scratch.write(
        String(decoding: Data(contentsOf: source.appendingPathComponent(name)), as: UTF8.self), to: name)
    }
    try scratch.copy("zero_size/bad.storyboard", to: "App/Base.lproj/Main.storyboard")
    return scratch
  }

  @Test func projectChoosesTheMatrix() throws {
    let scratch = try project()
    let outcome = try Tool.run(["check", "App"], in: scratch.folder)
    #expect(
      outcome.output.hasSuffix(
        "1 warning in 1 document; 12 layouts in 12 configurations; "
          + "iPhone only, portrait, iOS 15 and later, left to right, according to App.xcodeproj\n"))
    #expect(!outcome.output.contains("landscape"))
    // What is asked for goes before it: on the command line, and in the configuration file.
    #expect(try Tool.run(["check", "App", "--device", "iPad"], in: scratch.folder).output.contains("2 layouts in 2 "))
    try scratch.write("matrix: default\n", to: ".trellis.yml")
    #expect(try Tool.run(["check", "App"], in: scratch.folder).output.contains("28 layouts in 28 configurations\n"))
    #expect(
      try Tool.run(["check", "App", "--matrix", "supported"], in: scratch.folder).output.contains("12 layouts in 12 "))
  }

  /// A result of another deployment target is not reused, and worker processes see the same project.
  @Test func changedProjectInvalidatesTheCache() throws {
    let scratch = try project()
    for index in 0..<8 { try scratch.copy("zero_size/bad.storyboard", to: "App/\(index).storyboard") }
    let first = try Tool.run(["check", "App", "--cache", "kept", "--jobs", "2"], in: scratch.folder)
    #expect(first.output.contains("9 warnings in 9 documents; 108 layouts in 12 configurations"))
    let file = "App.xcodeproj/project.pbxproj"
    try scratch.write(try scratch.text(file).replacing("15.0", with: "16.0"), to: file)
    let second = try Tool.run(["check", "App", "--cache", "kept", "--jobs", "2"], in: scratch.folder)
    // The narrowest phone does not run iOS 16.
    #expect(second.output.hasPrefix("nothing found in 9 documents; 90 layouts in 10 configurations"))
  }

  @Test func damagedProjectIsANote() throws {
    let scratch = try project()
    try scratch.write("<plist version=\"1.0\">\n<dict>\n<key>a</dict></plist>\n", to: "App/Info.plist")
    let outcome = try Tool.run(["check", "App"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.messages.contains("App/Info.plist:3:"))
    #expect(outcome.messages.contains(", so the supported devices and orientations are unknown\n"))
    #expect(outcome.output.contains("iPhone only, iOS 15 and later"))
  }

  @Test func documentsForOtherSystemsAreLeftOut() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "Phone.storyboard")
    let text = try scratch.text("Phone.storyboard")
    for (name, type) in [("Mac", "3.Cocoa"), ("TV", ".AppleTV"), ("Watch", ".WatchKit")] {
      try scratch.write(text.replacing("3.CocoaTouch", with: type), to: "\(name).storyboard")
    }
    let outcome = try Tool.run(["check", ".", "--matrix", "smoke"], in: scratch.folder)
    #expect(outcome.status == 0 && outcome.output.contains("nothing found in 1 document;"))
    #expect(
      outcome.messages
        == "note: trellis lays out only documents for iOS, and ignores 1 document for macOS, 1 document for tvOS, 1 document for watchOS\n"
    )
    let verified = try Tool.run(["verify", "."], in: scratch.folder)
    #expect(verified.status != 65 && verified.messages.contains("and ignores 1 document for macOS"))
    #expect(try Tool.run(["check", "Mac.storyboard", "--strict"], in: scratch.folder).status == 66)
  }

  // MARK: Paths

  @Test func patternsIncludeAndExcludeDocuments() throws {
    let scratch = try Scratch()
    for name in ["App/a.storyboard", "App/Pods/b.storyboard", "App/Old/Pods/Deep/c.storyboard", "Lib/d.storyboard"] {
      try scratch.copy("zero_size/bad.storyboard", to: name)
    }
    func files(_ configuration: String) throws -> [String] {
      try scratch.write(configuration, to: ".trellis.yml")
      let outcome = try Tool.run(["check", "--matrix", "smoke", "--no-hints"], in: scratch.folder)
      return outcome.output.split(separator: "\n").filter { $0.contains(": warning: ") }.map {
        String($0.prefix { $0 != ":" })
      }
    }
    #expect(try files("excluded: ['**/Pods/**']\n") == ["./App/a.storyboard", "./Lib/d.storyboard"])
    #expect(try files("included: ['**/Pods']\n") == ["./App/Old/Pods/Deep/c.storyboard", "./App/Pods/b.storyboard"])
    #expect(try files("included: ['App/*.storyboard', 'L*']\n") == ["./Lib/d.storyboard", "App/a.storyboard"])
    let nothing = try Tool.run(["check", "**/*.nib"], in: scratch.folder)
    #expect(nothing.status == 66 && nothing.messages == "**/*.nib: error: no file or folder matches\n")
  }
}
