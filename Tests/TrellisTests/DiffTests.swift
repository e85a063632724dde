import Foundation
import Testing

/// `trellis diff` and `trellis bisect` in a repository.
@Suite(.enabled(if: Tool.isBuilt && Repository.gitIsThere, "not built: trellis, or git is missing")) struct DiffTests {
  private static let example = "Examples/CentredBox/Main.storyboard"

  private func document() throws -> String {
    String(decoding: try Data(contentsOf: Tool.repository.appendingPathComponent(Self.example)), as: UTF8.self)
  }

  /// The arguments with a device before the paths.
  private static func options(_ arguments: [String]) -> [String] {
    let place = arguments.firstIndex(of: "--") ?? arguments.count
    return arguments[..<place] + ["--device", "iPhone SE"] + arguments[place...]
  }

  private func tell(_ arguments: [String], in repository: Repository) throws -> Tool.Outcome {
    try Tool.run(
      Tool.executable, ["diff"] + Self.options(arguments), in: repository.folder, environment: Repository.environment)
  }

  /// The width of the box is 160, then 200: 40 wider.
  @Test func commitsAreComparedWithoutACheckout() throws {
    let repository = try Repository()
    let base = try document()
    try repository.commit(base)
    try repository.commit(base.replacing("constant=\"160\"", with: "constant=\"200\""))
    let told = try tell(["--git", "HEAD~1..HEAD", "--quiet"], in: repository)
    #expect(
      told.status == 2 && told.output.contains("40 points wider") && told.output.contains("160 → 200"), "\(told.output)"
    )
    #expect(told.output.hasPrefix("Main.storyboard:") && told.messages.isEmpty, "\(told.output)\(told.messages)")
    // The working directory against a commit, and paths.
    try repository.scratch.write(base, to: "Main.storyboard")
    #expect(try tell(["--git", "HEAD", "--quiet"], in: repository).output.contains("40 points narrower"))
    #expect(try tell(["--git", "HEAD~1", "--quiet"], in: repository).status == 0)
    #expect(try tell(["--git", "HEAD", "--quiet", "--", "Other"], in: repository).output.isEmpty)
    #expect(try tell(["--git", "nothing"], in: repository).status == 66)
    #expect(try repository.git("status", "--porcelain").output == " M Main.storyboard\n")
    let markdown = try tell(["--git", "HEAD~1..HEAD", "--quiet", "--markdown"], in: repository).output
    #expect(markdown.hasPrefix("**Main.storyboard**\n\n- "), "\(markdown)")
    let page = try tell(["--git", "HEAD~1..HEAD", "--quiet", "--html", "out.html"], in: repository)
    let html = try repository.scratch.text("out.html")
    #expect(page.status == 2 && html.contains(", before\"") && html.contains("160 → 200") && !html.contains("<script"))
  }

  /// Two labels fill a box of 100 points that they do not fill: which one stretches is ambiguous. Where the font is not there, nobody knows
  /// how much they fill, and `trellis check` says nothing either.
  @Test func onlyWhatIsCertainIsANewProblem() throws {
    func document(font: String, fills: Bool) -> String {
      func label(_ id: String) -> String {
        "<label opaque=\"NO\" verticalHuggingPriority=\"251\" text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"20\"/><fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/></label>"
      }
      func tie(_ first: String, _ second: String, _ id: String) -> String {
        let (one, other) = (first.split(separator: "."), second.split(separator: "."))
        return
          "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(other[0])\" secondAttribute=\"\(other[1])\" id=\"\(id)\"/>"
      }
      let ties =
        [
          ("one.top", "box.top"), ("two.top", "one.bottom"), ("one.leading", "box.leading"),
          ("two.leading", "box.leading"),
        ]
        + (fills ? [("two.bottom", "box.bottom")] : [])
      let outer = [("box.top", "roo.top"), ("box.leading", "roo.leading"), ("box.trailing", "roo.trailing")]
      func all(_ ties: [(String, String)], _ name: String) -> String {
        ties.enumerated().map { tie($1.0, $1.1, "\(name)\($0)") }.joined()
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="ctl"><scenes><scene sceneID="scn"><objects>
        <viewController id="ctl" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="roo">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>\(label("one"))\(label("two"))</subviews>
        <constraints><constraint firstAttribute="height" constant="100" id="hgt"/>\(all(ties, "in"))</constraints></view>
        </subviews><constraints>\(all(outer, "out"))</constraints></view></viewController></objects></scene></scenes></document>
        """
    }
    func told(_ font: String) throws -> String {
      let scratch = try Scratch()
      try scratch.write(document(font: font, fills: false), to: "a.storyboard")
      try scratch.write(document(font: font, fills: true), to: "b.storyboard")
      return try Tool.run(
        ["diff", "a.storyboard", "b.storyboard", "--quiet", "--device", "iPhone SE"], in: scratch.folder
      ).output
    }
    #expect(try told("type=\"system\"").contains("new problem: "))
    let unknown = try told("name=\"Nowhere\" family=\"Nowhere\"")
    #expect(!unknown.contains("problem") && unknown.contains("taller"), "\(unknown)")
  }

  @Test func renamedDocumentsAreCompared() throws {
    let repository = try Repository()
    let base = try document()
    try repository.commit(base)
    try repository.git("mv", "Main.storyboard", "Other.storyboard")
    try repository.scratch.write(base.replacing("constant=\"160\"", with: "constant=\"200\""), to: "Other.storyboard")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "renamed")
    let told = try tell(["--git", "HEAD~1..HEAD", "--quiet"], in: repository).output
    #expect(told.contains("renamed from Main.storyboard") && told.contains("40 points wider"), "\(told)")
    // The same by the ids, without git.
    let scratch = try Scratch()
    try scratch.write(base, to: "old/A.storyboard")
    try scratch.write(base, to: "old/Same.storyboard")
    try scratch.write(base.replacing("constant=\"160\"", with: "constant=\"200\""), to: "new/B.storyboard")
    try scratch.write(base, to: "new/Same.storyboard")
    let folders = try Tool.run(["diff", "old", "new", "--quiet", "--device", "iPhone SE"], in: scratch.folder)
    #expect(folders.output.contains("new/B.storyboard:1:1: renamed from old/A.storyboard"), "\(folders.output)")
  }

  @Test func structureAloneKeepsTheStatus() throws {
    let scratch = try Scratch()
    let base = try document()
    try scratch.write(base, to: "a.storyboard")
    try scratch.write(
      base.replacing("<viewController ", with: "<viewController customClass=\"Box\" "), to: "b.storyboard")
    let told = try Tool.run(
      ["diff", "a.storyboard", "b.storyboard", "--quiet", "--device", "iPhone SE"], in: scratch.folder)
    #expect(told.status == 0 && told.output.contains("class none → “Box”"), "\(told.output)")
    let json = try Tool.run(
      ["diff", "a.storyboard", "b.storyboard", "--json", "--device", "iPhone SE"], in: scratch.folder)
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(json.status == 0 && value?["schemaVersion"] as? Int == 2 && (value?["documents"] as? [Any])?.count == 1)
  }

  @Test func gitShowsDocumentsAsText() throws {
    let repository = try Repository()
    let base = try document()
    try repository.scratch.write("*.storyboard diff=trellis\n", to: ".gitattributes")
    try repository.git("config", "diff.trellis.textconv", "\"\(Tool.executable.path)\" diff --textconv")
    try repository.commit(base)
    try repository.scratch.write(
      base.replacing("constant=\"160\"", with: "constant=\"200\"").replacing(
        "toolsVersion=\"", with: "toolsVersion=\"9"),
      to: "Main.storyboard")
    let shown = try repository.git("diff").output.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    #expect(shown.count == 2 && shown.contains { $0.hasSuffix("= 200") }, "\(shown)")
    // What is no document is shown as it is.
    try repository.scratch.write("<<<<<<<\n", to: "Main.storyboard")
    #expect(try repository.git("diff").output.contains("+<<<<<<<"))
  }

  @Test(arguments: [
    ["a"], ["a", "b", "c"], ["--textconv"], ["a", "b", "--lines", "0"], ["a", "b", "--json", "--markdown"],
  ])
  func wrongUsageIsRefused(_ arguments: [String]) throws {
    #expect(try Tool.run(["diff"] + arguments).status == 64)
  }

  // MARK: Bisect

  /// The twelfth of 20 commits widens the box; others change a comment.
  @Test func theCommitThatMovedAViewIsFound() throws {
    let repository = try Repository()
    let base = try document()
    for number in 0..<20 {
      let text = number < 12 ? base : base.replacing("constant=\"160\"", with: "constant=\"200\"")
      try repository.commit(text.replacing("<scenes>", with: "<!--\(number)--><scenes>"))
    }
    let wanted = try repository.git("rev-parse", "HEAD~7").output.prefix(7)
    func search(_ arguments: [String]) throws -> Tool.Outcome {
      try Tool.run(
        Tool.executable, ["bisect", "HEAD~19", "HEAD"] + arguments, in: repository.folder,
        environment: Repository.environment)
    }
    let found = try search(["--", "frames", "Main.storyboard", "--device", "iPhone SE"])
    #expect(found.status == 0 && found.output.hasPrefix(wanted), "\(found.output)\(found.messages)")
    #expect(found.output.contains("before: "), "\(found.output)")
    #expect(try search(["--contains", "nobody", "--", "frames", "Main.storyboard"]).status == 66)
    // The stored frame of the box is that of before.
    let finding = try search(["--", "check", "Main.storyboard"])
    #expect(finding.status == 0 && finding.output.hasPrefix(wanted) && finding.output.contains("misplaced_view"))
    #expect(
      try search(["--", "check", "Main.storyboard", "--only-rule", "zero_size"]).status == 66, "no finding is new")
    #expect(try search(["--", "render", "Main.storyboard"]).status == 64)
    #expect(try search(["--", "check", "--fix"]).status == 64 && search([]).status == 64)
    #expect(try repository.git("status", "--porcelain").output.isEmpty)
    let json = try search(["--json", "--", "frames", "Main.storyboard", "--device", "iPhone SE"])
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((value?["commits"] as? [Any])?.count == 1 && (value?["looked"] as? Int ?? 99) < 9, "\(json.output)")
  }
}
