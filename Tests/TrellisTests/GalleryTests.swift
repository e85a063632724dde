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

  @Test func otherFilesAreLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("index.html")
    try Data("mine".utf8).write(to: file)
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path])
    #expect(outcome.status == 1 && outcome.messages.contains("no gallery"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  @Test(arguments: [["--devices", "iPhone 99"], ["--devices", ""], ["--sizes", "huge"]])
  func wrongUsage(_ options: [String]) throws {
    let outcome = try Tool.run(["gallery", "Fixtures/pictures/Tabs.storyboard", "-o", folder.path] + options)
    #expect(outcome.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// A conflict is told beside the picture that shows it.
  @Test func problemsAreMarked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool.run(["gallery", "Examples/Conflict", "-o", folder.path, "--devices", "iPhone SE"]).status == 0)
    #expect(try page().contains("class=\"wrong\"") && page().contains("conflict: "))
  }

  /// What a check finds besides: a text of 200 points in a label of 60 is cut on each device.
  @Test func findingsAreToldBesideTheirPictures() throws {
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
