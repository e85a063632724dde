import Foundation
import Geometry
import LayoutReports
import Merging
import Testing

@testable import Commands

/// What a reviewer is told of changes, in how many lines.
@Suite struct ChangeLinesTests {
  private static func change(
    _ kind: StructuralChange.Kind, _ topic: StructuralChange.Topic, _ name: String, scene: String? = "Login",
    id: String = "a", attribute: String? = nil, _ old: String? = nil, _ new: String? = nil, line: Int = 7
  ) -> StructuralChange {
    StructuralChange(
      kind: kind, topic: topic, element: "label", id: id, name: name, scene: scene, line: line, column: 3,
      attribute: attribute, old: old, new: new, ids: [id], parts: kind == .added ? ["constraint": 4] : [:],
      connections: kind == .added ? ["outlet “submit”"] : [], texts: [])
  }

  private static func move(_ id: String, by y: Double, because cause: String) -> FrameChange {
    FrameChange(
      file: "New.storyboard", id: id, name: id, line: 24, column: 37, scene: "Login",
      frames: [
        .init(
          configuration: "iPhone SE", old: Rect(x: 1, y: 2, width: 3, height: 4),
          new: Rect(x: 1, y: 2 + y, width: 3, height: 4))
      ], tried: 1,
      causes: [
        .init(
          id: cause, element: "constraint", kind: .changed, line: 32, details: ["constant: 80 → 60"], axis: .vertical)
      ])
  }

  private func lines(_ structure: [StructuralChange], _ moves: [FrameChange] = [], atMost limit: Int? = 5) -> [String] {
    var document = ComparedDocument(file: "New.storyboard", kind: .changed)
    (document.structure, document.moves, document.configurations) = (structure, moves, 1)
    return ChangeLines(document, atMost: limit).lines.map(\.sentence)
  }

  @Test func whatCameWithAnObjectIsToldWithIt() {
    #expect(
      lines([Self.change(.added, .object, "the button “Submit”")])
        == ["Login: added button “Submit” (4 constraints, outlet “submit”)"])
  }

  @Test func aConstantThatMovesViewsIsToldOnce() {
    let constant = Self.change(
      .changed, .constraint, "the constraint A.top = B.top + 60", scene: nil, id: "c", attribute: "constant", "80", "60"
    )
    let told = lines([constant], [Self.move("A", by: -20, because: "c"), Self.move("B", by: -20, because: "c")])
    #expect(
      told == ["“A” and “B” move 20 points up because of constraint A.top = B.top + 60: constant 80 → 60"], "\(told)")
    #expect(
      lines([constant]) == ["changed constraint A.top = B.top + 60: constant 80 → 60; no view moves"])
  }

  /// Twelve scenes with two changes each are 24 things to say.
  @Test func moreThanFitIsCounted() {
    let many = (0..<12).flatMap { number in
      [
        Self.change(.removed, .object, "the label “\(number)”", scene: "Scene \(number)", id: "o\(number)"),
        Self.change(
          .changed, .text, "the label “T\(number)”", scene: "Scene \(number)", id: "t\(number)", attribute: "text", "a",
          "\(number)"),
      ]
    }
    let short = lines(many)
    #expect(
      // A text is told as long as there is room for it, the rest is counted.
      short.count == 5 && short[4].hasPrefix("Scene 4: label “T4”: text “a” → “4”; Scene 5: ")
        && short[4].contains("; in Scene 4, ") && short[4].contains(": 8 removed objects, "),
      "\(short)")
    #expect(lines(many, atMost: nil).count == 24 && lines(many, atMost: 1).count == 1)
  }

  @Test func theSameOfManyScenesIsToldOnce() {
    let fonts = (0..<9).map {
      Self.change(
        .changed, .appearance, "the label “\($0)”", scene: "Scene \($0)", id: "\($0)", attribute: "font", "system 17",
        "system 15")
    }
    #expect(
      lines(fonts) == ["font system 17 → system 15, 9 times in Scene 0, Scene 1, Scene 2 and 6 more scenes"])
  }

  private static func view(
    _ id: String, from old: Rect, to new: Rect, because causes: [FrameChange.Cause], tried: Int = 1
  ) -> FrameChange {
    FrameChange(
      file: "New.storyboard", id: id, name: id, line: 24, column: 37, scene: "Login",
      frames: [.init(configuration: "iPhone SE", old: old, new: new)], tried: tried, causes: causes)
  }

  @Test func eachAxisHasItsCause() {
    let leading = Self.change(
      .changed, .constraint, "the constraint A.leading = B.leading", id: "c", attribute: "constant", "16", "0")
    let font = Self.change(
      .changed, .appearance, "the label “A”", id: "a", attribute: "font", "system 17", "system 15")
    let told = lines(
      [leading, font],
      [
        Self.view(
          "A", from: Rect(x: 16, y: 5, width: 80, height: 20), to: Rect(x: 0, y: 5, width: 96, height: 12),
          because: [
            .init(id: "c", element: "constraint", kind: .changed, line: 3, axis: .horizontal),
            .init(id: "a", element: "label", kind: .changed, line: 3, axis: .vertical),
          ])
      ])
    #expect(
      told.contains(
        "“A” moves 16 points left, becomes 16 points wider because of constraint A.leading = B.leading: constant 16 → 0"
      ), "\(told)")
    #expect(
      told.contains("“A” becomes 8 points shorter because of label “A”: font system 17 → system 15"), "\(told)")
  }

  /// What is 100 narrower and what is 20 taller do not become 20 to 100 of anything.
  @Test func onlyTheSameNumbersAreShared() {
    let image = Self.change(.changed, .image, "the image view “I”", id: "I", attribute: "image", "a", "b")
    let cause = FrameChange.Cause(id: "I", element: "imageView", kind: .changed, line: 3)
    let box = Rect(x: 0, y: 0, width: 200, height: 200)
    let views = ["A", "B", "C", "D"].map {
      Self.view($0, from: box, to: Rect(x: 0, y: 0, width: 200, height: 220), because: [cause])
    }
    let own = Self.view("I", from: box, to: Rect(x: 0, y: 0, width: 100, height: 200), because: [cause])
    let told = lines([image], views + [own])
    #expect(
      told == [
        "“I” becomes 100 points narrower because of image view “I”: image a → b",
        "“A”, “B” and 2 more views become 20 points taller because of image view “I”: image a → b",
      ], "\(told)")
    let follower = Self.view("E", from: box, to: Rect(x: 0, y: 100, width: 200, height: 200), because: [cause])
    #expect(
      lines([image], [own, follower]) == [
        "“I” becomes 100 points narrower because of image view “I”: image a → b; “E” follows"
      ])
    // Without a cause each number has its views.
    let two = [
      Self.view("A", from: box, to: Rect(x: 0, y: 0, width: 200, height: 220), because: []),
      Self.view("B", from: box, to: Rect(x: 0, y: 0, width: 200, height: 220.5), because: []),
      Self.view("C", from: box, to: Rect(x: 0, y: 30, width: 200, height: 200), because: []),
    ]
    #expect(
      lines([], two) == ["“A” and “B” become 20 points taller", "“C” moves 30 points down"])
  }

  @Test func numbersOfOneDeviceAreToldAsThose() {
    var view = Self.view(
      "A", from: Rect(x: 0, y: 0, width: 10, height: 10), to: Rect(x: 0, y: 0, width: 10, height: 30), because: [],
      tried: 2)
    view.frames.append(
      .init(
        configuration: "iPhone 8", old: Rect(x: 0, y: 0, width: 10, height: 10),
        new: Rect(x: 0, y: 0, width: 10, height: 50)))
    #expect(
      lines([], [view])
        == ["“A” becomes 20 points taller on iPhone SE (different amounts on the other one)"])
  }

  /// From right to left a view that becomes 20 wider at its leading edge is mirrored: its left edge stays and its right edge moves.
  @Test func aMirroredMoveIsTheSame() {
    var view = Self.view(
      "A", from: Rect(x: 50, y: 0, width: 10, height: 10), to: Rect(x: 30, y: 0, width: 30, height: 10), because: [],
      tried: 2)
    view.frames.append(
      .init(
        configuration: "iPhone SE, right to left", old: Rect(x: 50, y: 0, width: 10, height: 10),
        new: Rect(x: 50, y: 0, width: 30, height: 10)))
    #expect(lines([], [view]) == ["“A” moves 20 points left, becomes 20 points wider everywhere"])
  }

  @Test func whatWasRemovedTogetherIsOneReason() {
    let gone = ["a", "b"].map { Self.change(.removed, .object, "the label “\($0)”", id: $0) }
    let causes = ["a", "b"].map {
      FrameChange.Cause(id: $0, element: "label", kind: .removed, line: 3, axis: .vertical)
    }
    let told = lines(
      gone,
      [
        Self.view(
          "V", from: Rect(x: 0, y: 90, width: 9, height: 9), to: Rect(x: 0, y: 40, width: 9, height: 9), because: causes
        )
      ])
    #expect(told.last == "“V” moves 50 points up because of removed label “a” and label “b”", "\(told)")
  }

  @Test func theModuleIsToldWithTheClass() {
    let values = [("class", "ENALabel"), ("module", "ENA"), ("module provider", "target")]
    let told = lines(values.map { Self.change(.changed, .type, "the label “A”", attribute: $0.0, nil, $0.1) })
    #expect(told == ["Login: label “A”: class none → “ENALabel” (module ENA)"], "\(told)")
  }

  @Test func severalOfTheSameAreCounted() {
    var menu = Self.change(.added, .object, "the menu item “Float”")
    (menu.parts, menu.connections) = ([:], Array(repeating: "action “change:”", count: 3))
    #expect(lines([menu]) == ["Login: added menu item “Float” (3 × action “change:”)"])
    menu.connections = ["outlet “a”", "outlet “b”", "outlet “c”", "action “d”", "outlet “e”"]
    #expect(
      lines([menu]) == ["Login: added menu item “Float” (outlet “a”, outlet “b”, 2 outlets and 1 action more)"])
    let uuid = "02CF262A-3BC1-49B3-B6B9-6D539ECE9E03"
    let images = (0..<3).map {
      Self.change(.changed, .image, "the image cell “\(uuid)”", id: "\($0)", attribute: "image", "a", "b")
    }
    #expect(lines(images) == ["Login: image of 3 image cells: a → b"])
    let titles = ["menu item", "menu"].map {
      Self.change(.changed, .text, "the \($0) “Sort”", id: $0, attribute: "title", "a", "Sort")
    }
    #expect(lines(titles) == ["Login: title of menu item and menu “Sort”: “a” → “Sort”"])
    let buttons = (0..<5).map {
      Self.change(.changed, .attribute, "the button “\($0)”", id: "\($0)", attribute: "enabled", "YES", "NO")
    }
    #expect(lines(buttons) == ["Login: enabled of “0”, “1” and 3 more buttons: YES → NO"])
  }

  /// A constraint of which two values change is one.
  @Test func constraintsAreCountedOnce() {
    let all = (0..<4).flatMap { number in
      ["constant", "priority"].map {
        Self.change(
          .changed, .constraint, "the constraint \(number)", id: "c\(number)", attribute: $0, "1", "2")
      }
    }
    let labels = (0..<3).map {
      Self.change(.removed, .object, "the label “\($0)\(String(repeating: "x", count: 200))”", id: "o\($0)")
    }
    #expect(lines(labels + all, atMost: 1)[0].hasSuffix("; and 4 changed constraints"))
  }

  /// What a sentence that is not shown would have told is counted: the views and the constraint that moves them.
  @Test func theReasonOfAMoveThatIsNotToldIsCounted() {
    let label = Self.change(.removed, .object, "the label “\(String(repeating: "x", count: 300))”", scene: nil, id: "o")
    let constant = Self.change(
      .changed, .constraint, "the constraint A.top = 60", scene: nil, id: "c", attribute: "constant", "80", "60")
    let told = lines([label, constant], [Self.move("A", by: -20, because: "c")], atMost: 1)
    #expect(told[0].hasSuffix("; and 1 changed constraint, 1 view with a new frame"), "\(told)")
  }

  @Test func constraintsThatChangeAlikeAreToldOnce() {
    let constants = ["A", "B"].map {
      Self.change(
        .changed, .constraint, "the constraint \($0).top = 60", scene: nil, id: "of\($0)", attribute: "constant", "80",
        "60")
    }
    #expect(
      lines(constants, ["A", "B"].map { Self.move($0, by: -20, because: "of\($0)") })
        == ["“A” and “B” move 20 points up because of 2 constraints: constant 80 → 60"])
  }

  @Test func lessThanHalfAPointHasNoReason() {
    let constant = Self.change(
      .changed, .constraint, "the constraint A.top = 60", scene: nil, id: "c", attribute: "constant", "80", "60")
    #expect(
      lines([constant], [Self.move("A", by: 0.4, because: "c")])
        == ["changed constraint A.top = 60: constant 80 → 60", "1 view moves by less than half a point"]
    )
  }

  /// Two scenes with a title each leave the lines to the scene with much to say.
  @Test func scenesOfOneThingShareALine() {
    let titles = ["Home", "Profile"].map {
      Self.change(.changed, .text, "the navigation item “\($0)”", scene: $0, id: $0, attribute: "title", nil, $0)
    }
    let many = (0..<8).map {
      Self.change(
        .removed, .hierarchy, "the label “\($0)\(String(repeating: "x", count: 150))”", id: "o\($0)",
        "the view “A\($0)”", "the view “B”")
    }
    let told = lines(titles + many, atMost: 4)
    #expect(told.count == 4)
    #expect(
      told.last
        == "Home: navigation item “Home”: title none → “Home”; Profile: navigation item “Profile”: title none → “Profile”",
      "\(told)")
  }

  /// Labels of several sizes that get another face are one clause.
  @Test func aFaceOfSeveralSizesIsToldOnce() {
    let fonts = [("A", 14), ("B", 17), ("C", 17)].map {
      Self.change(
        .changed, .appearance, "the label “\($0)”", id: $0, attribute: "font", "system \($1)", "Lato \($1)")
    }
    #expect(lines(fonts) == ["Login: font of “A”, “B” and “C”: system → Lato"])
    #expect(lines([fonts[0]]) == ["Login: label “A”: font system 14 → Lato 14"])
    #expect(lines(Array(fonts[1...])) == ["Login: font of “B” and “C”: system 17 → Lato 17"])
    let larger = Self.change(.changed, .appearance, "the label “D”", id: "D", attribute: "font", "system 14", "Lato 17")
    #expect(lines([fonts[0], larger]).count == 2)
  }

  @Test func aProblemNamesTheConstraintThatBringsIt() {
    var document = ComparedDocument(file: "a.xib", kind: .changed)
    document.structure = [
      Self.change(
        .changed, .constraint, "the constraint A.top = B.top", id: "c", attribute: "relation", nil, "greaterThanOrEqual"
      )
    ]
    document.problems = [ReportDiagnostic(severity: .warning, message: "m", line: 1, column: 2, objectID: "a")]
    document.constraintsOfProblems = ["a": ["c"]]
    #expect(
      ChangeLines(document, atMost: 5).lines.first?.text
        == "new problem: m, because of constraint A.top = B.top: relation none → greaterThanOrEqual")
    document.constraintsOfProblems = [:]
    #expect(ChangeLines(document, atMost: 5).lines.first?.text == "new problem: m")
  }

  /// A line has no room for what most configurations have.
  @Test func aDeviceHasAShortName() {
    var view = Self.view(
      "A", from: Rect(x: 0, y: 0, width: 10, height: 10), to: Rect(x: 0, y: 0, width: 10, height: 30), because: [],
      tried: 2)
    view.frames[0].configuration = "iPhone SE (3rd generation), portrait, iOS 26"
    #expect(lines([], [view]) == ["“A” becomes 20 points taller on 1 of 2 (iPhone SE (3rd generation))"])
    view.frames[0].configuration = "iPhone 17, landscape, AX3, iOS 26"
    #expect(lines([], [view]) == ["“A” becomes 20 points taller on 1 of 2 (iPhone 17, landscape, AX3)"])
  }

  @Test func pluralsOfSeveralWords() {
    #expect(Words.plural("color or font", 9) == "colors or fonts")
    #expect(Words.plural("place in an order", 2) == "places in an order")
  }

  @Test func whatNobodySeesIsSaid() {
    var document = ComparedDocument(file: "a.xib", kind: .changed)
    document.derived = [.frames, .versions]
    #expect(
      ChangeLines(document, atMost: 5).lines.map(\.sentence)
        == ["no visible change; the files differ only in stored frames and versions"])
  }

  @Test func textsOfDocumentsAreNoMarkdown() {
    var document = ComparedDocument(file: "a_b.xib", kind: .changed)
    document.structure = [Self.change(.removed, .object, "the label “<b>*x*</b> @me”")]
    let text = MarkdownComparison.lines([document], atMost: 5).joined(separator: "\n")
    #expect(text.contains("**a\\_b.xib**") && text.contains("&lt;b&gt;\\*x\\*&lt;/b&gt; \\@me"), "\(text)")
  }

  /// The schema and a full report name the same members.
  @Test func theSchemaKnowsEveryMember() throws {
    var document = ComparedDocument(file: "b.xib", kind: .renamed, formerFile: "a.xib")
    document.structure = [Self.change(.changed, .text, "the label “A”", attribute: "text", "a", "b")]
    document.moves = [Self.move("A", by: 1, because: "c")]
    document.problems = [
      ReportDiagnostic(severity: .warning, message: "m", line: 1, column: 2, objectID: "x")
    ]
    let report = try JSONSerialization.jsonObject(
      with: Data(ComparisonReport(documents: [document]).json().utf8))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: root.appending(path: "Schemas/diff.schema.json")))
    func members(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(members($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      return object.reduce(into: Set(object.keys)) { $0.formUnion(members($1.value)) }
    }
    func properties(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(properties($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
      return object.reduce(into: own) { $0.formUnion(properties($1.value)) }
    }
    #expect(members(report) == properties(schema))
  }
}
