import Foundation
import Testing

/// `trellis gallery`: what it writes, and what it leaves alone.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct GalleryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID())")

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("pictures").path))
  }

  private func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
  }

  /// Three scenes, on two devices, light and dark; a second run replaces the first and gives the same bytes.
  @Test func everySceneIsDrawnOnEveryDevice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path, "--devices", "iPhone SE,iPad", "--dark",
    ]
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try names().count == 3 * 2 * 2)
    let first = try page()
    for text in ["Inbox", "Letter", "Settings", "iPad", "dark", "Fixtures/pictures/Tabs.storyboard"] {
      #expect(first.contains(text), "\(text)")
    }
    for name in try names() { #expect(first.contains("src=\"pictures/\(name)\"")) }
    #expect(try Tool.run(arguments).status == 0)
    #expect(try page() == first)
    #expect(
      try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path, "--devices", "iPhone SE"]).status
        == 0)
    #expect(try names().count == 3)
  }

  @Test func galleryKeepsOtherFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("index.html")
    try Data("mine".utf8).write(to: file)
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path])
    #expect(outcome.status == 1 && outcome.messages.contains("contains files other than a gallery"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test(arguments: [["--devices", "iPhone 99"], ["--devices", ""], ["--sizes", "huge"]])
  func galleryRefusesWrongUsage(_ options: [String]) throws {
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path] + options)
    #expect(outcome.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// The lines of a check as the page has them: `line 9: …` for `Main.storyboard:9:4: error: …`.
  private func told(_ path: String, rule: String) throws -> [String] {
    let arguments = ["check", path, "--device", "iPhone SE"]
    return try Tool.run(arguments).output.split(separator: "\n").filter { $0.hasSuffix("(\(rule))") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
      let text = "line \(parts[1]):\(parts[4])"
      return text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
  }

  /// What is wrong with a layout is told beside the picture that shows it, as `trellis check` tells it.
  @Test(arguments: [
    ("Examples/Conflict", "conflicting_constraints"), ("Examples/MissingConstraint", "ambiguous_layout"),
    ("Examples/Guides/StretchedHeights.storyboard", "ambiguous_layout"),
  ])
  func problemsAreMarked(_ path: String, rule: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool.run(["gallery", path, "-o", folder.path, "--devices", "iPhone SE", "--both"]).status == 0)
    let page = try page()
    let told = try told(path, rule: rule)
    #expect(page.contains("class=\"wrong\"") && !told.isEmpty)
    for text in told { #expect(page.contains("<li>\(text)</li>"), "\(text)") }
  }

  /// Without a script: a list of the documents with links, a section for each with its scenes, and room for each picture before it is
  /// loaded. An iPad of 768 by 1024 points is 420 wide at most, and so 560 high.
  @Test func galleryPageIsWellFormed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let documents = ["Examples/Guides/Squares.storyboard", "Examples/Guides/Multipliers.storyboard"]
    let arguments = ["gallery"] + documents + ["-o", folder.path, "--devices", "iPhone SE,iPad", "--dark"]
    #expect(try Tool.run(arguments).status == 0)
    let page = try page()
    func all(_ pattern: String) throws -> [String] {
      let expression = try NSRegularExpression(pattern: pattern)
      return expression.matches(in: page, range: NSRange(page.startIndex..., in: page)).compactMap {
        Range($0.range(at: 1), in: page).map { String(page[$0]) }
      }
    }
    let targets = try all(" id=\"([^\"]*)\"")
    #expect(Set(targets).count == targets.count)
    #expect(try all("<li><a href=\"#([^\"]*)\"") == ["squares", "multipliers"])
    #expect(try Set(all(" href=\"#([^\"]*)\"")).isSubset(of: targets))
    #expect(try all("<h2><a [^>]*>([^<]*)</a>") == ["Squares", "Multipliers"])
    #expect(try all("<h3><a [^>]*>([^<]*)</a>").contains("Quarter double"))
    let images = try all("(<img [^>]*>)")
    #expect(images.count == page.components(separatedBy: "<figure").count - 1)
    #expect(images.allSatisfy { $0.contains(" width=\"") && $0.contains(" height=\"") })
    #expect(images.contains { $0.contains("width=\"420\" height=\"560\"") })
    // Two devices side by side, the dark ones below the light ones.
    let rows = page.components(separatedBy: "<div class=\"pictures\">").dropFirst()
    #expect(rows.allSatisfy { $0.components(separatedBy: "<figure").count == 3 })
  }

  @Test func galleryDrawsConstraintsOnRequest() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["gallery", "Examples/Guides/Badges.storyboard", "-o", folder.path, "--devices", "iPhone 8"]
    let picture = folder.appendingPathComponent("pictures/1-1.svg")
    #expect(try Tool.run(arguments).status == 0)
    #expect(try !String(contentsOf: picture, encoding: .utf8).contains("data-id=\"constraints\""))
    #expect(try Tool.run(arguments + ["--constraints"]).status == 0)
    #expect(try String(contentsOf: picture, encoding: .utf8).contains("≥ 30"))
  }

  /// What a check finds besides: a text of 200 points in a label of 60 is cut on each device.
  @Test func galleryShowsFindingsBesidePictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID()).storyboard")
    defer { try? FileManager.default.removeItem(at: document) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Terms and conditions apply" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="20" y="40" width="60" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="2"/>
      <constraint firstItem="l" firstAttribute="width" constant="60" id="3"/></constraints></view></viewController></objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: document)
    let devices = ["--devices", "iPhone SE,iPhone 14"]
    #expect(try Tool.run(["gallery", document.path, "-o", folder.path] + devices).status == 0)
    let page = try page()
    #expect(
      page.components(separatedBy: "(clipped_text)").count == 3 && page.contains("2 of 2 with problems"), "\(page)")
  }
}
