import Foundation
import Testing

/// `--cache`: what did not change is not computed again, and what changed is.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct CacheTests {
  private func check(_ arguments: String..., in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(["check", "a.storyboard", "--matrix", "smoke", "--cache", "cache"] + arguments, in: scratch.folder)
  }

  /// The files with results, by their paths in the cache.
  private func names(_ scratch: Scratch) throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path("cache"))
    return Set(names.filter { $0.hasSuffix(".json") })
  }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.copy("outside_screen/bad.storyboard", to: "a.storyboard")
    // Marks the folder as a project, of which the catalogs belong to the document.
    try scratch.write("", to: "Package.swift")
    return scratch
  }

  private func inode(_ file: String, _ scratch: Scratch) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: scratch.path(file))[.systemFileNumber] as? Int
  }

  /// A document that was laid out would be kept anew, in another file.
  @Test func cachedResultIsNotComputedAgain() throws {
    let scratch = try scratch()
    let first = try check(in: scratch)
    #expect(first.status == 0 && first.output.contains("warning: "))
    let name = try #require(try names(scratch).first)
    let file = try inode("cache/\(name)", scratch)
    #expect(try check(in: scratch).output == first.output)
    #expect(try names(scratch) == [name])
    #expect(try inode("cache/\(name)", scratch) == file)
  }

  /// A file of another document, as if both had the same name, and a damaged one are ignored and written again.
  @Test func cachedResultOfOtherInputsIsIgnored() throws {
    let scratch = try scratch()
    let first = try check(in: scratch)
    let name = try #require(try names(scratch).first)
    let kept = try scratch.text("cache/\(name)")
    try scratch.copy("outside_screen/good.storyboard", to: "a.storyboard")
    #expect(try check(in: scratch).status == 0)
    let other = try #require(try names(scratch).subtracting([name]).first)
    try scratch.copy("outside_screen/bad.storyboard", to: "a.storyboard")
    for content in [try scratch.text("cache/\(other)"), String(kept.dropLast(40)), ""] {
      try scratch.write(content, to: "cache/\(name)")
      #expect(try check(in: scratch).output == first.output)
      #expect(try scratch.text("cache/\(name)") == kept)
    }
    #expect(try check("--no-cache", in: scratch).output == first.output)
  }

  @Test func changedInputMissesTheCache() throws {
    let scratch = try scratch()
    var known: Set<String> = []
    func expectMiss(_ what: String, _ arguments: String...) throws {
      _ = try Tool.run(
        ["check", "a.storyboard", "--matrix", "smoke", "--cache", "cache"] + arguments, in: scratch.folder)
      let now = try names(scratch)
      #expect(now.count == known.count + 1, "\(what)")
      known = now
    }
    try expectMiss("the first run")
    try expectMiss("a rule more", "--enable-rule", "fixed_font")
    try expectMiss("a rule less", "--disable-rule", "outside_screen")
    try expectMiss("hints", "--no-hints")
    try expectMiss("configurations", "--text-size", "AX1")
    try expectMiss("a changed text", "--pseudo", "double")
    try expectMiss("appearance", "--appearance", "dark")
    try scratch.write("outside_screen: error\n", to: ".trellis.yml")
    try expectMiss("a severity")
    try scratch.write("", to: ".trellis.yml")
    try scratch.write("\"save.normalTitle\" = \"Sichern\";", to: "de.lproj/a.strings")
    try expectMiss("a language", "--language", "de")
    try scratch.write("\"save.normalTitle\" = \"Speichern\";", to: "de.lproj/a.strings")
    try expectMiss("its texts", "--language", "de")
    let color = { (red: String) in
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    }
    try scratch.write(color("1.0"), to: "Assets.xcassets/Tint.colorset/Contents.json")
    try expectMiss("a catalog")
    try scratch.write(color("0.5"), to: "Assets.xcassets/Tint.colorset/Contents.json")
    try expectMiss("what is in it")
    try scratch.write("one", to: "Fonts/a.ttf")
    try expectMiss("fonts", "--fonts", "Fonts")
    try scratch.write("two", to: "Fonts/a.ttf")
    try expectMiss("what is in them", "--fonts", "Fonts")
    try scratch.write(try scratch.text("a.storyboard") + "\n", to: "a.storyboard")
    try expectMiss("a byte of the document")
  }

  @Test func workersShareTheCache() throws {
    let scratch = try Scratch()
    for index in 1...9 { try scratch.copy("outside_screen/bad.storyboard", to: "\(index).storyboard") }
    try scratch.write("cache: kept/results\n", to: ".trellis.yml")
    let arguments = ["check", ".", "--matrix", "smoke", "--jobs", "2"]
    let first = try Tool.run(arguments, in: scratch.folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path("kept/results"))
    // One folder with the inputs that all documents have in common, and their results.
    #expect(names.count { $0.hasSuffix(".json") } == 9)
    #expect(names.count == 9 + 2)
    #expect(try Tool.run(arguments, in: scratch.folder).output == first.output)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.path("kept/results")).count == 9 + 2)
  }

  @Test func cacheFolderThatCannotBeCreatedIsAnError() throws {
    let scratch = try scratch()
    try scratch.write("", to: "cache")
    #expect(try check(in: scratch).status == 1)
  }
}
