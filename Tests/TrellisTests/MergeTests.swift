import Foundation
import Testing

/// `trellis merge` as git and a person call it.
@Suite(.enabled(if: Tool.isBuilt && Repository.gitIsThere, "not built: trellis, or git is missing")) struct MergeTests {
  private static let name = "Main.storyboard"

  private static func document(_ texts: [String], tools: Int = 21000, outlet: String? = nil) -> String {
    let labels = texts.enumerated().map { number, text in
      """
                                  <label text="\(text)" id="l0\(number)-00-000">
                                      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                  </label>

      """
    }
    let connections = outlet.map {
      """
                          <connections>
                              <outlet property="\($0)" destination="l00-00-000" id="o00-00-000"/>
                          </connections>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <scenes>
              <!--Start-->
              <scene sceneID="s00-00-000">
                  <objects>
                      <viewController id="v00-00-000" customClass="StartController" sceneMemberID="viewController">
                          <view key="view" id="r00-00-000">
                              <subviews>
      \(labels.joined())                        </subviews>
                          </view>
      \(connections ?? "")                </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
  }

  // MARK: Files

  @Test func versionsAreMergedIntoAFile() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document(["A", "B"]), to: "base")
    try scratch.write(Self.document(["A1", "B"], tools: 22000), to: "ours")
    try scratch.write(Self.document(["A", "B1"], tools: 23000), to: "theirs")
    let outcome = try Tool.run(["merge", "base", "ours", "theirs", "-o", "out"], in: scratch.folder)
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    #expect(try scratch.text("out") == Self.document(["A1", "B1"], tools: 23000))
    #expect(
      try Tool.run(["merge", "base", "ours", "theirs"], in: scratch.folder).output
        == Self.document(["A1", "B1"], tools: 23000))
  }

  @Test func questionsAreWordsAndAreAnswered() throws {
    let scratch = try Scratch()
    for (name, text) in [("base", "A"), ("ours", "B"), ("theirs", "C")] {
      try scratch.write(Self.document([text]), to: name)
    }
    func run(_ options: String...) throws -> Tool.Outcome {
      try Tool.run(
        ["merge", "base", "ours", "theirs", "-o", "out", "--path", "App/Main.storyboard"] + options, in: scratch.folder)
    }
    let open = try run()
    #expect(open.status == 1)
    #expect(
      open.messages.hasPrefix(
        "App/Main.storyboard: question 1: StartController: both sides set text of the label “B” (before: “A”): ours: “B”; theirs: “C”\n"
      ))
    #expect(try scratch.text("out") == Self.document(["B"]))
    #expect(try run("--take", "1=theirs").status == 0)
    #expect(try scratch.text("out") == Self.document(["C"]))
    try scratch.write("# mine\n1 = ours\n", to: "answers")
    #expect(try run("--answers", "answers").status == 0)
    #expect(try scratch.text("out") == Self.document(["B"]))
    #expect(try run("--take", "all=theirs", "--quiet").messages.isEmpty)
    #expect(try run("--markers").status == 1)
    let marked = try scratch.text("out")
    #expect(
      marked.contains("<<<<<<< ours\n") && marked.contains("text=\"B\"") && marked.contains("=======\n")
        && marked.contains("text=\"C\"") && marked.contains(">>>>>>> theirs\n"))
    #expect(
      try run("--markers", "--marker-size", "12").status == 1 && scratch.text("out").contains("<<<<<<<<<<<< ours\n"))
    #expect(try run("--take", "1=mine").status == 64)
    let before = try scratch.text("out")
    let unasked = try run("--take", "1=theirs,3=ours")
    #expect(
      unasked.status == 65
        && unasked.messages
          == "App/Main.storyboard: error: question 3 does not exist; the merge asks 1 question\n"
    )
    #expect(try scratch.text("out") == before)
    #expect(try run("--json").output.contains("\"kind\":\"attribute\""))
  }

  @Test func aSceneThatIsTooLargeToBeLaidOutIsTold() throws {
    let scratch = try Scratch()
    let texts = (0..<1600).map { "Text \($0)" }
    try scratch.write(Self.document(texts), to: "base")
    try scratch.write(Self.document(["Ours"] + texts.dropFirst()), to: "ours")
    try scratch.write(Self.document(texts.dropLast() + ["Theirs"]), to: "theirs")
    let words =
      "StartController: the scene has 1601 views, more than the limit of 1500 for the layout of a merge; to update frames, use Xcode, and to find conflicts, run trellis check"
    let outcome = try Tool.run(["merge", "base", "ours", "theirs", "-o", "out", "--json"], in: scratch.folder)
    #expect(outcome.status == 0 && outcome.messages == "ours: note: \(words)\n", "\(outcome.messages)")
    #expect(outcome.output.contains("\"kind\":\"notLaidOut\""), "\(outcome.output)")
    let merged = try scratch.text("out")
    #expect(merged == Self.document(["Ours"] + texts.dropFirst().dropLast() + ["Theirs"]))
  }

  @Test func otherFilesAreMergedByLines() throws {
    let scratch = try Scratch()
    for (name, text) in [("base", "1\n2\n3\n"), ("ours", "1\nX\n3\n"), ("theirs", "1\nY\n3\n")] {
      try scratch.write(text, to: name)
    }
    let outcome = try Tool.run(["merge", "base", "ours", "theirs", "-o", "out"], in: scratch.folder)
    #expect(
      outcome.status == 1 && outcome.messages.contains("note: the command merged the file line by line: base:1:1: "),
      "\(outcome.messages)")
    #expect(try scratch.text("out") == "1\n<<<<<<< ours\nX\n=======\nY\n>>>>>>> theirs\n3\n")
  }

  @Test func failuresHaveOtherStatusesThanQuestions() throws {
    let scratch = try Scratch()
    for name in ["base", "ours", "theirs"] { try scratch.write(Self.document([name]), to: name) }
    #expect(try Tool.run(["merge", "base", "ours", "nothing", "-o", "out"], in: scratch.folder).status == 66)
    #expect(try Tool.run(["merge", "base", "ours", "theirs", "-o", "no/folder/out"], in: scratch.folder).status == 74)
    #expect(try Tool.run(["merge", "--install", "--audit"], in: scratch.folder).status == 64)
    #expect(try Tool.run(["merge", "--install"], in: scratch.folder).status == 66)
    #expect(try Tool.run(["merge", "--questions", "ours"], in: scratch.folder).status == 66)
  }

  @Test func reportsAreStillJoined() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "App/a.storyboard")
    for name in ["1.json", "2.json", "3.json"] {
      _ = try Tool.run(
        ["check", "App", "--matrix", "smoke", "--reporter", "json", "--output", name], in: scratch.folder)
    }
    let files = ["1.json", "2.json", "3.json"]
    let (old, new) = (
      try Tool.run(["merge"] + files, in: scratch.folder), try Tool.run(["merge-reports"] + files, in: scratch.folder)
    )
    #expect(old.output == new.output && old.output.contains("zero_size") && old.status == new.status)
  }

  // MARK: Git

  @Test func gitMergesWithTheDriver() throws {
    let repository = try Repository()
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    let attributes = [
      "*.storyboard", "*.xib", "*.pbxproj", "*.strings", "*.stringsdict", "*.xcstrings", "Contents.json",
      "Package.resolved",
    ].map { "\($0) merge=trellis\n" }.joined()
    #expect(try repository.scratch.text(".gitattributes") == attributes)
    // Once more changes nothing.
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    #expect(try repository.scratch.text(".gitattributes") == attributes)
    try repository.commit(Self.document(["A"]))
    try repository.branch("side") { try repository.commit(Self.document(["A", "Theirs"], tools: 22000)) }
    try repository.commit(Self.document(["A1", "Ours"], tools: 23000).replacing("l01-00-000", with: "l09-00-000"))
    #expect(try repository.git("merge", "side", "-m", "both").status == 0)
    let merged = try repository.scratch.text(Self.name)
    #expect(
      merged.contains("\"A1\"") && merged.contains("\"Ours\"") && merged.contains("\"Theirs\"")
        && merged.contains("23000"))
    #expect(try Tool.run(["merge", "--audit"], in: repository.folder).status == 0)
    #expect(try Tool.run(["merge", "--uninstall"], in: repository.folder).status == 0)
    #expect(!FileManager.default.fileExists(atPath: repository.scratch.path(".gitattributes")))
    #expect(!(try repository.git("config", "--list", "--local").output.contains("trellis")))
  }

  @Test func anOpenConflictIsAnsweredInTheTerminal() throws {
    let repository = try Repository()
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    try repository.commit(Self.document(["A"]))
    try repository.branch("side") { try repository.commit(Self.document(["C"], tools: 22000)) }
    try repository.commit(Self.document(["B"], tools: 23000))
    let outcome = try repository.git("merge", "side")
    #expect(outcome.status == 1 && outcome.messages.contains("Main.storyboard: question 1: "), "\(outcome.messages)")
    #expect(try repository.git("status", "--short").output.contains("UU Main.storyboard"))
    // It opens, and has ours.
    #expect(try repository.scratch.text(Self.name) == Self.document(["B"], tools: 23000))
    #expect(try Tool.run(["merge", "--questions", Self.name], in: repository.folder).status == 1)
    #expect(try repository.scratch.text(Self.name) == Self.document(["B"], tools: 23000))
    // Markers and another file are written though the question stays open.
    let elsewhere = ["merge", "--questions", Self.name, "-o", "Other.storyboard"]
    #expect(try Tool.run(elsewhere, in: repository.folder).status == 1)
    #expect(try repository.scratch.text("Other.storyboard") == Self.document(["B"], tools: 23000))
    #expect(try Tool.run(["merge", "--questions", Self.name, "--markers"], in: repository.folder).status == 1)
    #expect(try repository.scratch.text(Self.name).contains("<<<<<<<"))
    #expect(try Tool.run(["merge", "--questions", Self.name, "--take", "1=theirs"], in: repository.folder).status == 0)
    #expect(try repository.scratch.text(Self.name) == Self.document(["C"], tools: 23000))
    // Anew, by the tool that git starts.
    #expect(try repository.git("checkout", "-q", "--merge", "--", Self.name).status <= 1)
    let tool = try repository.shell(
      "printf 't\\n' | git -c mergetool.prompt=false -c mergetool.keepBackup=false mergetool -t trellis")
    #expect(tool.status == 0, "\(tool.messages)")
    #expect(try repository.scratch.text(Self.name) == Self.document(["C"], tools: 23000))
    #expect(try repository.git("status", "--short").output.hasPrefix("M  Main.storyboard"))
  }

  private static func texts(_ entries: [String]) -> String { entries.map { "\"\($0)\" = \"\($0)\";\n" }.joined() }

  private static func project(_ files: [String], version: String = "1.0") -> String {
    let objects = files.map {
      "\t\t\($0) = {isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };\n"
    }
    let children = files.map { "\t\t\t\t\($0),\n" }
    return """
      // !$*UTF8*$!
      {
      \tobjectVersion = 56;
      \tobjects = {
      \(objects.joined())\t\tG0 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \(children.joined())\t\t\t);
      \t\t};
      \t\tP0 = {isa = PBXProject; mainGroup = G0; version = \(version); };
      \t};
      \trootObject = P0;
      }

      """
  }

  /// Project files and texts as well, in a merge and in a rebase, and their questions in the terminal.
  @Test func gitMergesProjectsAndTextsWithTheDriver() throws {
    let repository = try Repository()
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    let (project, texts) = ("App.xcodeproj/project.pbxproj", "en.lproj/Localizable.strings")
    func commit(_ files: [String], _ entries: [String], version: String = "1.0") throws {
      try repository.scratch.write(Self.project(files, version: version), to: project)
      try repository.scratch.write(Self.texts(entries), to: texts)
      try repository.commit(Self.document(["A"]))
    }
    try commit(["A0"], ["a"])
    try repository.branch("side") {
      for number in 1...10 {
        try commit(["A0"] + (1...number).map { "B\($0)" }.sorted(), ["a"] + (1...number).map { "b\($0)" })
      }
    }
    try commit(["A0", "C0"], ["a", "c"])
    #expect(try repository.git("merge", "-q", "--no-edit", "side").status == 0)
    let files = ["A0", "B1", "B10"] + (2...9).map { "B\($0)" }
    #expect(try repository.scratch.text(project).contains("path = C0.swift"))
    for file in files { #expect(try repository.scratch.text(project).contains("\t\t\t\t\(file),\n")) }
    #expect(try repository.scratch.text(texts) == Self.texts(["a", "c"] + (1...10).map { "b\($0)" }))
    #expect(try repository.git("reset", "-q", "--hard", "HEAD~1").status == 0)
    #expect(try repository.git("checkout", "-q", "side").status == 0)
    #expect(try repository.git("rebase", "-q", "main").status == 0)
    #expect(try repository.git("rev-list", "--count", "main..side").output == "10\n")
    for file in files { #expect(try repository.scratch.text(project).contains("\t\t\t\t\(file),\n")) }
    // A question.
    try repository.branch("other") { try commit(["A0"], ["a"], version: "2.0") }
    try commit(["A0"], ["a"], version: "3.0")
    let outcome = try repository.git("merge", "other")
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(
      outcome.messages.contains(
        "\(project): question 1: both sides set version of the project (before: 1.0): ours: 3.0; theirs: 2.0"),
      "\(outcome.messages)")
    #expect(try Tool.run(["merge", "--questions", project, "--take", "1=theirs"], in: repository.folder).status == 0)
    #expect(try repository.scratch.text(project) == Self.project(["A0"], version: "2.0"))
  }

  @Test func filesAreKnownByTheirNames() throws {
    let scratch = try Scratch()
    for (name, text) in [("base", "{}"), ("ours", "{\"a\" : 1}"), ("theirs", "{\"b\" : 2}")] {
      try scratch.write(text, to: "\(name)/Contents.json")
      try scratch.write(text, to: name + ".tmp")
    }
    let named = try Tool.run(
      ["merge", "base/Contents.json", "ours/Contents.json", "theirs/Contents.json"], in: scratch.folder)
    #expect(named.status == 0 && named.output == "{\"a\" : 1,\"b\" : 2}", "\(named.output)\(named.messages)")
    let temporary = try Tool.run(
      ["merge", "base.tmp", "ours.tmp", "theirs.tmp", "--path", "A.xcassets/Contents.json"], in: scratch.folder)
    #expect(temporary.output == named.output)
    // Damaged ones are merged by lines.
    try scratch.write("{", to: "ours.tmp")
    let damaged = try Tool.run(
      ["merge", "base.tmp", "ours.tmp", "theirs.tmp", "--path", "Contents.json", "-o", "out"], in: scratch.folder)
    #expect(
      damaged.status == 1
        && damaged.messages.contains("the command merged the file line by line: ours:1:1: this { is not closed"),
      "\(damaged.messages)")
    #expect(try scratch.text("out").hasPrefix("<<<<<<< ours\n{"))
  }

  @Test func aRebaseOfTenCommitsAsksNothing() throws {
    let repository = try Repository()
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    let texts = (0..<12).map { "T\($0)" }
    try repository.commit(Self.document(texts))
    try repository.branch("side") {
      for number in 0..<10 {
        try repository.commit(
          Self.document(texts.enumerated().map { $0 <= number ? "Side \($0)" : $1 }, tools: 21001 + number))
      }
    }
    try repository.commit(
      Self.document(texts.dropLast() + ["Main"], tools: 22000).replacing("height=\"10\"", with: "height=\"12\""))
    #expect(try repository.git("checkout", "-q", "side").status == 0)
    let outcome = try repository.git("rebase", "main")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
    #expect(try repository.git("rev-list", "--count", "main..side").output == "10\n")
    let expected = Self.document((0..<10).map { "Side \($0)" } + ["T10", "Main"], tools: 22000).replacing(
      "height=\"10\"", with: "height=\"12\"")
    #expect(try repository.scratch.text(Self.name) == expected)
  }

  /// The attributes are committed, the configuration is not; or the program is gone.
  @Test func withoutTheProgramGitMergesLines() throws {
    let repository = try Repository()
    #expect(try Tool.run(["merge", "--install"], in: repository.folder).status == 0)
    try repository.commit(Self.document(["A"]))
    try repository.branch("side") { try repository.commit(Self.document(["C"])) }
    try repository.commit(Self.document(["B"]))
    let clone = try Scratch()
    #expect(try repository.git("clone", "-q", repository.folder.path, clone.path("clone")).status == 0)
    func merge(in folder: URL, branch: String) throws -> String {
      let outcome = try Tool.run(
        Repository.shell, ["-c", "git -c user.name=N -c user.email=n@example.com merge \(branch)"], in: folder,
        environment: Repository.environment)
      #expect(outcome.status == 1)
      return String(decoding: try Data(contentsOf: folder.appendingPathComponent(Self.name)), as: UTF8.self)
    }
    let fresh = try merge(in: clone.folder.appendingPathComponent("clone"), branch: "origin/side")
    #expect(fresh.contains("<<<<<<< ") && fresh.contains("\"B\"") && fresh.contains("\"C\""))
    // The configured program is not there any more.
    let driver = try repository.git("config", "merge.trellis.driver").output.trimmingCharacters(in: .newlines)
    let gone = driver.replacing(Tool.executable.resolvingSymlinksInPath().path, with: "/nowhere/trellis")
    #expect(gone != driver)
    #expect(try repository.git("config", "merge.trellis.driver", gone).status == 0)
    let marked = try merge(in: repository.folder, branch: "side")
    #expect(marked.contains("<<<<<<< ours") && marked.contains("\"B\"") && marked.contains("\"C\""))
  }

  // MARK: Auditing

  @Test func theAuditNamesOutletsThatTheClassStillDeclares() throws {
    let repository = try Repository()
    try repository.scratch.write(
      "class StartController: UIViewController {\n  // @IBOutlet var other: UILabel!\n}\n", to: "Start.swift")
    try repository.commit(Self.document(["A"]))
    try repository.branch("side") {
      try repository.scratch.write(
        "class StartController: UIViewController {\n  @IBOutlet private weak var start: UILabel!\n}\n",
        to: "Start.swift")
      try repository.commit(Self.document(["A", "B"], outlet: "start"))
    }
    try repository.commit(Self.document(["A1"]))
    // Somebody took their side of the document.
    _ = try repository.git("merge", "side", "--no-commit")
    try repository.commit(Self.document(["A1"]))
    let outcome = try Tool.run(["merge", "--audit"], in: repository.folder)
    #expect(outcome.status == 2)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2, "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "Main.storyboard:7:17: error: The merge lost the outlet “start” of the view controller “StartController”, which theirs added; StartController still declares the outlet, so the outlet is nil when the app runs. (lost_outlet)"
      ), "\(outcome.output)")
    #expect(
      outcome.output.contains("warning: The merge lost the label “B”, which theirs added. (lost_in_merge)"),
      "\(outcome.output)")
    let sarif = try Tool.run(["merge", "--audit", "HEAD~1..HEAD", "--reporter", "sarif"], in: repository.folder)
    #expect(sarif.status == 2 && sarif.output.contains("\"ruleId\" : \"lost_outlet\""))
    // What is chosen comes back, and then nothing is lost.
    #expect(try Tool.run(["merge", "--audit", "--restore", "3"], in: repository.folder).status == 64)
    let one = try Tool.run(["merge", "--audit", "--restore", "l01-00-000"], in: repository.folder)
    #expect(one.status == 0 && one.messages.contains("the label “B” was restored"), "\(one.messages)")
    #expect(try repository.scratch.text(Self.name) == Self.document(["A1", "B"]))
    #expect(try Tool.run(["merge", "--audit", "--restore", "all"], in: repository.folder).status == 0)
    #expect(try repository.scratch.text(Self.name) == Self.document(["A1", "B"], outlet: "start"))
    let again = try Tool.run(["merge", "--audit", "--restore", "all"], in: repository.folder)
    #expect(again.status == 0 && again.messages.contains("already exists"), "\(again.messages)")
    // A commit that is no merge, and none at all.
    #expect(try Tool.run(["merge", "--audit", "HEAD~1"], in: repository.folder).status == 0)
    #expect(try Tool.run(["merge", "--audit", "nothing"], in: repository.folder).status == 66)
  }
}

/// A repository of one document.
final class Repository {
  let scratch: Scratch
  var folder: URL { scratch.folder }
  private var time = 1_700_000_000

  static let shell = URL(fileURLWithPath: "/bin/sh")
  static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    // No configuration of the machine.
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    return environment
  }()
  static let gitIsThere = (try? Tool.run(shell, ["-c", "git --version"], in: Tool.repository).status) == 0

  init() throws {
    scratch = try Scratch()
    try git("init", "-q", "-b", "main")
    try git("config", "user.name", "N")
    try git("config", "user.email", "n@example.com")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder, environment: Self.environment)
  }

  func shell(_ command: String) throws -> Tool.Outcome {
    try Tool.run(Self.shell, ["-c", command], in: folder, environment: Self.environment)
  }

  /// Commits everything, with the document.
  func commit(_ document: String) throws {
    try scratch.write(document, to: "Main.storyboard")
    try git("add", "-A")
    #expect(try git("commit", "-q", "-m", "change").status == 0)
  }

  /// Does something on a new branch, and goes back.
  func branch(_ name: String, _ work: () throws -> Void) throws {
    try git("checkout", "-q", "-b", name)
    try work()
    try git("checkout", "-q", "main")
  }
}
