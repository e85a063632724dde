import Foundation
import Testing

@testable import Studio

/// The studio as its page sees it.
@MainActor
struct StudioTests {
  private let constant = ["verb": "set", "object": "lea-aa-001", "values": ["constant": "50"]] as [String: Any]

  private func state(_ answer: [String: Any]) -> [String: Any] { answer["state"] as? [String: Any] ?? [:] }

  // MARK: Seeing

  @Test func documentsAreListed() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let list = try stand.get("documents")["documents"] as? [[String: Any]]
    #expect(list?.compactMap { $0["file"] as? String } == [stand.file])
  }

  /// A page edits what is in the folders that the user named, and nothing that a link in them leads to.
  @Test func aLinkOutOfTheFolderIsNotOpened() throws {
    let (stand, other) = (try StudioStand(), try StudioStand())
    defer { [stand, other].forEach { $0.remove() } }
    let files = FileManager.default
    let (outside, inside) = (stand.folder.path + "/Outside.storyboard", stand.folder.path + "/Inside.storyboard")
    try files.createSymbolicLink(atPath: outside, withDestinationPath: other.file)
    try files.createSymbolicLink(atPath: inside, withDestinationPath: stand.file)
    let studio = Studio(paths: [stand.folder.path])
    #expect(Set(studio.files) == [stand.file, inside])
    #expect(
      studio.problems.count == 1
        && studio.problems[0].hasPrefix("\(outside): note: not shown, because the file is a link"))
    #expect(throws: StudioError.self) { try studio.session(outside) }
    #expect(Studio(paths: [outside]).files == [outside])
    #expect(Studio(paths: [stand.folder.path, other.folder.path]).files.contains(outside))
  }

  @Test func scenesAreLaidOutOnSeveralSurfaces() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.post(
      "layout", ["surfaces": [["device": "retina4_0"], ["device": "retina6_12", "orientation": "landscape"]]])
    let pictures = try #require(answer["pictures"] as? [[String: Any]])
    let scenes = pictures.compactMap { $0["scene"] as? [String: Any] }
    #expect(scenes.compactMap { ($0["size"] as? [String: Double])?["width"] } == [320, 852])
    #expect(pictures.compactMap { $0["sizeClasses"] as? String } == ["wC hR", "wC hC"])
    #expect(pictures.allSatisfy { ($0["svg"] as? String)?.hasPrefix("<svg") ?? false })
    #expect((scenes.first?["constraints"] as? [[String: Any]])?.count == 8)
  }

  @Test func widthsOfWindowsAreTaken() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    #expect(try stand.frame(of: "roo-aa-001", width: 500)[2] == 500)
  }

  /// The box, a gap and the other take 190 points.
  @Test func widthsAreJudged() throws {
    let document = StudioStand.document.replacing(
      "<constraint firstItem=\"oth-aa-001\" firstAttribute=\"leading\"",
      with: """
        <constraint firstAttribute="trailing" secondItem="oth-aa-001" secondAttribute="trailing" constant="10" id="end-aa-001"/>
        <constraint firstItem="oth-aa-001" firstAttribute="leading"
        """)
    let stand = try StudioStand(document)
    defer { stand.remove() }
    let answer = try stand.post("widths", ["surface": ["device": "retina6_12"], "widths": [200, 400]])
    let verdicts = answer["verdicts"] as? [[String: Any]] ?? []
    let rules = verdicts.map { ($0["issues"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
    #expect(rules == [[], ["conflicting_constraints"]])
  }

  /// A width of 300 for a box that others leave less: what a change would break is told of each width and device, and the document stays as it is.
  @Test func changesThatAreTriedAreJudged() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let changes: [[String: Any]] = [
      ["verb": "pin", "objects": ["box-aa-001"], "width": 300],
      ["verb": "pin", "objects": ["box-aa-001"], "width": 310],
    ]
    let widths = try stand.post(
      "widths", ["surface": ["device": "retina6_12"], "widths": [320, 400], "changes": changes])
    let verdicts = try #require(widths["verdicts"] as? [[String: Any]])
    for verdict in verdicts {
      let rules = (verdict["issues"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
      #expect(rules.contains("conflicting_constraints"))
    }
    let devices = try stand.post("verdicts", ["surfaces": [["device": "retina6_12"]], "changes": changes])
    let found = try #require((devices["verdicts"] as? [[[String: Any]]])?.first)
    #expect(found.contains { $0["rule"] as? String == "conflicting_constraints" })
    #expect(devices["everywhere"] is [[String: Any]])
    #expect(stand.contents == StudioStand.document)
    let before = try stand.post("verdicts", ["surfaces": [["device": "retina6_12"]]])
    #expect(before["everywhere"] == nil)
  }

  /// The box, two gaps, the other and 203 points take 393, the width of one of the screens.
  @Test func devicesAreJudged() throws {
    let document = StudioStand.document.replacing(
      "<constraint firstItem=\"oth-aa-001\" firstAttribute=\"leading\"",
      with: """
        <constraint firstAttribute="trailing" secondItem="oth-aa-001" secondAttribute="trailing" constant="203" id="end-aa-001"/>
        <constraint firstItem="oth-aa-001" firstAttribute="leading"
        """)
    let stand = try StudioStand(document)
    defer { stand.remove() }
    let answer = try stand.post("verdicts", ["surfaces": [["device": "retina6_12"], ["device": "retina4_0"]]])
    let verdicts = try #require(answer["verdicts"] as? [[[String: Any]]])
    #expect(verdicts.map { $0.compactMap { $0["rule"] as? String } } == [[], ["conflicting_constraints"]])
    #expect(verdicts[1].first?["sceneID"] as? String == "vc1-aa-001")
    // The list of issues names the devices on which it shows.
    let issues = try stand.get("issues")["issues"] as? [[String: Any]]
    let names =
      issues?.first { $0["rule"] as? String == "conflicting_constraints" }?["configurations"] as? [String] ?? []
    #expect(names.contains { $0.contains("iPhone") })
  }

  @Test func decisionsAreToldOfTheViewThatIsAskedFor() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.get("inspect", ["id": "oth-aa-001"])
    let object = answer["object"] as? [String: Any]
    let decisions = object?["decidedBy"] as? [[String: Any]] ?? []
    let constraints = Dictionary(
      uniqueKeysWithValues: decisions.map { ($0["quantity"] as? String ?? "", $0["constraints"] as? [String] ?? []) })
    #expect(
      constraints == ["x": ["gap-aa-001"], "y": ["tpp-aa-001"], "width": ["owi-aa-001"], "height": ["ohe-aa-001"]])
    #expect(answer["tag"] as? String == "view")
  }

  @Test func edgesAreExplained() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.get("explain", ["id": "oth-aa-001", "edge": "left"])
    #expect((answer["text"] as? String)?.contains("140") ?? false)
  }

  // MARK: Trying

  @Test func whatIsTriedChangesNothing() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    #expect(try stand.frame(of: "box-aa-001", [constant]) == [50, 30, 100, 40])
    #expect(try stand.frame(of: "oth-aa-001", [constant])[0] == 170)
    #expect(try stand.frame(of: "box-aa-001") == [20, 30, 100, 40])
    #expect(stand.contents == StudioStand.document)
  }

  /// The other begins 20 points behind the box, which is 100 points wide; a width below zero is none.
  @Test func valuesAreTriedOneByOne() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.post(
      "whatif",
      [
        "surface": ["device": "retina6_12"], "object": "lea-aa-001", "attribute": "constant", "view": "oth-aa-001",
        "values": ["0", "36", "wide"],
      ])
    let outcomes = answer["outcomes"] as? [[String: Any]] ?? []
    #expect(outcomes.map { ($0["frame"] as? [String: Double])?["x"] } == [120, 156, nil])
    #expect(outcomes.map { $0["refusal"] == nil } == [true, true, false])
    #expect(stand.contents == StudioStand.document)
  }

  @Test func variationsAreListed() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let vary =
      ["verb": "vary", "object": "lea-aa-001", "sizeClass": "wR", "values": ["constant": "80"]] as [String: Any]
    let install =
      ["verb": "install", "objects": ["lea-aa-001"], "sizeClass": "hC", "isInstalled": false] as [String: Any]
    _ = try stand.post("edit", ["version": 1, "changes": [vary, install]])
    let variations = try stand.get("inspect", ["id": "lea-aa-001"])["variations"] as? [[String: Any]] ?? []
    #expect(variations.compactMap { $0["classes"] as? String } == ["wR", "hC"])
    #expect(variations.map { $0["isInstalled"] as? Bool } == [nil, false])
    let values = variations.first?["attributes"] as? [[String: String]]
    #expect(values == [["name": "constant", "value": "80"]])
  }

  @Test func languagesLieBesideTheDocument() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    #expect(try stand.get("document")["languages"] as? [String] == [])
    for (language, file) in [("de", "Main.strings"), ("ar", "Main.strings"), ("fr", "Other.strings")] {
      let folder = stand.folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"a.text\" = \"b\";".utf8).write(to: folder.appending(path: file))
    }
    #expect(try stand.get("document")["languages"] as? [String] == ["ar", "de"])
  }

  /// Views of one class look alike to the console: a height of 40 is one constraint, a width of 50 another.
  @Test func constraintsOfALogAreFound() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 UIView:0x7f01.height == 40   (active)>",
          "<NSLayoutConstraint:0x600002 UIView:0x7f01.height == 50   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002 UIView:0x7f01.height == 50   (active)>
      """
    let conflicts = try stand.post("log", ["text": log])["conflicts"] as? [[String: Any]]
    let entries = try #require(conflicts?.first?["entries"] as? [[String: Any]])
    #expect(entries.compactMap { $0["constraints"] as? [String] } == [["hei-aa-001"], []])
    #expect(entries.compactMap { $0["isBroken"] as? Bool } == [false, true])
  }

  @Test func connectionsAreOfferedThatAreNew() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let offers =
      try stand.get("offers", ["from": "oth-aa-001", "to": "box-aa-001"])["offers"] as? [[String: Any]] ?? []
    let drags = offers.flatMap { ($0["changes"] as? [[String: Any]] ?? []).flatMap { $0["drags"] as? [String] ?? [] } }
    #expect(drags.contains("equalWidths") && drags.contains("bottom"))
    // The heights are equal and the tops aligned already.
    #expect(!drags.contains("equalHeights") && !drags.contains("top"))
    // Distances to edges are for superviews.
    #expect(!drags.contains("leadingSpace"))
    let own = try stand.get("offers", ["from": "oth-aa-001", "to": "oth-aa-001"])["offers"] as? [[String: Any]] ?? []
    #expect(own.compactMap { $0["title"] as? String } == ["Height", "Aspect Ratio"])
  }

  // MARK: Changing

  @Test func editsAreWrittenWithNothingElseTouched() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.post("edit", ["version": 1, "changes": [constant], "title": "Change Constant"])
    #expect(state(answer)["version"] as? Int == 2 && state(answer)["undo"] as? String == "Change Constant")
    #expect(state(answer)["isSaved"] as? Bool == true)
    #expect(
      stand.contents
        == StudioStand.document.replacing(
          "constant=\"20\" id=\"lea-aa-001\"", with: "constant=\"50\" id=\"lea-aa-001\""))
  }

  @Test func editsAreUndoneAndRedone() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    for value in 1...3 {
      let change = ["verb": "set", "object": "lea-aa-001", "values": ["constant": "\(value)"]] as [String: Any]
      _ = try stand.post("edit", ["version": value, "changes": [change]])
    }
    let edited = stand.contents
    for _ in 1...3 { _ = try stand.post("undo", [:]) }
    #expect(stand.contents == StudioStand.document)
    #expect(refusal { _ = try stand.post("undo", [:]) }?.status == 409)
    for _ in 1...3 { _ = try stand.post("redo", [:]) }
    #expect(stand.contents == edited)
    #expect(refusal { _ = try stand.post("redo", [:]) }?.status == 409)
  }

  @Test func editsWaitWhereSavingIsAskedFor() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.post("edit", ["version": 1, "changes": [constant], "saves": false])
    #expect(state(answer)["isSaved"] as? Bool == false)
    #expect(stand.contents == StudioStand.document)
    #expect(state(try stand.post("save", [:]))["isSaved"] as? Bool == true)
    #expect(stand.contents.contains("constant=\"50\""))
  }

  @Test func editsOfAnOldVersionAreRefused() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.post("edit", ["version": 1, "changes": [constant]])
    let edited = stand.contents
    #expect(refusal { _ = try stand.post("edit", ["version": 1, "changes": [constant]]) }?.status == 409)
    #expect(stand.contents == edited)
  }

  @Test func allChangesAreMadeOrNone() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let wrong = ["verb": "set", "object": "none", "values": ["constant": "1"]] as [String: Any]
    #expect(refusal { _ = try stand.post("edit", ["version": 1, "changes": [constant, wrong]]) }?.status == 422)
    #expect(stand.contents == StudioStand.document)
    #expect(try stand.frame(of: "box-aa-001")[0] == 20)
  }

  /// Who edits while issues are looked for waits for one configuration, not for all.
  @Test func issuesAreFoundInPieces() async throws {
    let (stand, other) = (try StudioStand(), try StudioStand())
    defer { [stand, other].forEach { $0.remove() } }
    var isDone = false
    let task = Task {
      await stand.studio.prepareIssues(stand.file, language: nil)
      isDone = true
    }
    for _ in 0..<4 { await Task.yield() }
    #expect(!isDone)
    _ = try stand.post("edit", ["version": 1, "changes": [constant]])
    #expect(!isDone)
    await task.value
    _ = try other.post("edit", ["version": 1, "changes": [constant]])
    let (found, expected) = (try stand.get("issues"), try other.get("issues"))
    #expect(found["version"] as? Int == 2)
    #expect((found["issues"] as? [[String: Any]])?.count == (expected["issues"] as? [[String: Any]])?.count)
    #expect(found["tried"] as? Int == expected["tried"] as? Int && (found["tried"] as? Int ?? 0) > 20)
  }

  @Test func aChangeNamesWhatOnesBeforeHaveMade() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let copy = ["verb": "duplicate", "objects": ["box-aa-001"], "by": [0, 60]] as [String: Any]
    let embed = ["verb": "embed", "objects": ["box-aa-001", "$0", "$1.0"], "axis": "vertical"] as [String: Any]
    let hide = ["verb": "set", "objects": ["$0.*", "$2"], "values": ["userLabel": "Made"]] as [String: Any]
    let answer = try stand.post("edit", ["version": 1, "changes": [copy, copy, embed, hide]])
    let objects = try #require(answer["objects"] as? [String])
    // Two copies, the stack, and the first copy and the stack again.
    #expect(objects.count == 5 && objects[3] == objects[0] && objects[4] == objects[2])
    #expect(stand.contents.components(separatedBy: "userLabel=\"Made\"").count == 3)
    #expect(stand.contents.components(separatedBy: "<stackView").count == 2)
    for name in ["$9", "$0.1"] {
      let wrong = ["verb": "delete", "objects": [name]] as [String: Any]
      let refused = refusal { _ = try stand.post("edit", ["version": 2, "changes": [copy, wrong]]) }
      #expect(refused?.status == 422, "\(name)")
    }
    _ = try stand.post("undo", [:])
    #expect(stand.contents == StudioStand.document)
  }

  @Test func verbsOfInterfaceBuilderAreUnderstood() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    let answer = try stand.post(
      "edit",
      ["version": 1, "changes": [["verb": "embed", "objects": ["box-aa-001", "oth-aa-001"], "axis": "horizontal"]]])
    #expect((answer["objects"] as? [String])?.count == 1)
    #expect(stand.contents.contains("<stackView"))
    let pin =
      ["verb": "pin", "objects": answer["objects"] ?? [], "edges": ["top": 8, "leading": "standard"]] as [String: Any]
    #expect(!(try stand.post("edit", ["version": 2, "changes": [pin]])["objects"] as? [String] ?? []).isEmpty)
  }
}
