import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Scenes, segues and what leads into them. source: the scenes of 2,097 documents from Xcode.
@MainActor @Suite struct SceneTests {
  private func perform(_ verb: Verb, in draft: Draft) throws -> String {
    try #require(try Performer(draft).perform(verb).first)
  }

  /// The id of a controller's view.
  private func viewID(of controller: String, in draft: Draft) throws -> String {
    let view = try #require(draft.controllerView(try draft.node(controller)))
    return try #require(draft.id(of: view))
  }

  @Test(arguments: SceneLibrary.kinds) func aSceneOfTheLibraryCanBeReadAndTakenAway(_ kind: ElementKind) throws {
    let draft = try Samples.draft()
    let id = try perform(.scene(kind, at: nil), in: draft)
    let document = try draft.document()
    #expect(document.diagnostics.isEmpty)
    #expect(document.scenes.contains { $0.controller?.id == id && $0.controller?.kind == kind })
    #expect(draft.text.contains("        <!--\(kind.libraryName)-->\n        <scene sceneID="))
    // Every object has an id of its own.
    var seen: Set<String> = []
    document.root.forEachInTree { element in
      if let id = element.id { #expect(seen.insert(id).inserted, "\(id) twice") }
    }
    if let size = document.scenes.last?.rootView?.element.child("rect", key: "frame") {
      #expect(size["width"] == "375")
    }
    let all = document.scenes.dropFirst().compactMap { $0.controller?.id }
    try Performer(draft).perform(.delete(all))
    let lines = Samples.scene.split(separator: "\n")
    let rest = draft.text.split(separator: "\n").filter { line in
      !line.contains("resources") && !line.contains("systemColor") && !line.contains("<color white=\"1\"")
    }
    #expect(rest == lines)
  }

  @Test func aNavigationControllerBringsItsRoot() throws {
    let draft = try Samples.draft()
    let id = try perform(.scene(.navigationController, at: Point(x: 1000, y: 20)), in: draft)
    let document = try draft.document()
    #expect(document.scenes.count == 3)
    let segue = try #require(try draft.node(id).child("connections")?.children.first)
    let root = try #require(draft.value("destination", of: segue))
    #expect(draft.value("relationship", of: segue) == "rootViewController")
    #expect(try draft.node(root).name == "tableViewController")
    #expect(draft.text.contains(#"<point key="canvasLocation" x="1000" y="20"/>"#))
    #expect(draft.text.contains(#"<point key="canvasLocation" x="1940" y="20"/>"#))
  }

  @Test func aSceneIsEmbeddedInANavigationController() throws {
    let draft = try Samples.draft()
    let other = try perform(.scene(.viewController, at: nil), in: draft)
    let button = try perform(.add(NewView(.button), into: try viewID(of: other, in: draft), at: nil), in: draft)
    let segue = try perform(.segue(NewSegue(from: button, to: "vc1", kind: "show")), in: draft)
    let id = try perform(.embed(["vc1"], Embedding(.navigationController)), in: draft)
    // What led to the controller, and the app, begins with the navigation controller.
    #expect(try draft.value("destination", of: draft.node(segue)) == id)
    #expect(try draft.document().initialViewController == id)
    #expect(try draft.node("vc1").children.map(\.name) == ["view", "navigationItem", "connections"])
    #expect(try draft.document().scenes.map { $0.controller?.id } == [id, "vc1", other])
    let refusal = #expect(throws: EditError.self) {
      try Performer(draft).perform(.embed(["vc1"], Embedding(.navigationController)))
    }
    #expect(refusal?.message.contains("already the root of a navigation controller") == true)
  }

  @Test func aSceneIsEmbeddedInATabBarController() throws {
    let draft = try Samples.draft()
    let id = try perform(.embed(["vc1"], Embedding(.tabBarController)), in: draft)
    #expect(draft.text.contains(#"<tabBarItem key="tabBarItem" title="Item" id="#))
    let second = try perform(.scene(.viewController, at: nil), in: draft)
    let relationship = NewSegue(from: id, to: second, kind: "relationship", relationship: "viewControllers")
    _ = try perform(.segue(relationship), in: draft)
    #expect(try draft.node(id).child("connections")?.children.count == 2)
    #expect(throws: EditError.self) { try Performer(draft).perform(.segue(relationship)) }
    // Its own tab goes into a navigation controller with its item.
    let outer = try perform(.embed([second], Embedding(.navigationController)), in: draft)
    #expect(try draft.node(outer).child("tabBarItem") != nil)
    #expect(try draft.node(second).child("tabBarItem") == nil)
  }

  @Test func aButtonHasOneSegue() throws {
    let draft = try Samples.draft()
    let ids = try ["", ""].map { _ in try perform(.scene(.viewController, at: nil), in: draft) }
    let button = try perform(.add(NewView(.button), into: "root", at: nil), in: draft)
    for (id, kind) in zip(ids, ["show", "presentation"]) {
      _ = try perform(.segue(NewSegue(from: button, to: id, kind: kind, identifier: "go")), in: draft)
    }
    let made = try #require(try draft.node(button).child("connections")?.children)
    #expect(made.count == 1)
    #expect(made[0].attributes.map(\.name) == ["destination", "kind", "identifier", "id"])
    #expect(draft.value("destination", of: made[0]) == ids[1])
  }

  @Test(arguments: [
    (NewSegue(from: "label", to: "vc1", kind: "show"), "sends no event"),
    (NewSegue(from: "vc1", to: "vc1", kind: "show"), "must lead to another scene"),
    (NewSegue(from: "vc1", to: "blue", kind: "show"), "not a view controller"),
    (NewSegue(from: "gray", to: "vc1", kind: "embed"), "must start at a container view"),
    (NewSegue(from: "vc1", to: "vc1", kind: "jump"), "kind must be one of"),
    (
      NewSegue(from: "vc1", to: "vc1", kind: "relationship", relationship: "rootViewController"),
      "only a navigation controller"
    ),
  ])
  func whatCannotLeadThereIsRefused(_ segue: NewSegue, _ reason: String) throws {
    let draft = try Samples.draft()
    let refusal = #expect(throws: EditError.self) { try Performer(draft).perform(.segue(segue)) }
    #expect(refusal?.message.contains(reason) == true, "\(refusal?.message ?? "")")
    #expect(draft.text == Samples.scene)
  }

  @Test func aXibHasNoScenes() throws {
    let xib = Samples.scene.replacing("<scenes>", with: "<objects>").replacing("</scenes>", with: "</objects>")
    guard let draft = try? Draft(Array(xib.utf8), file: "View.xib") else { return }
    #expect(throws: EditError.self) { try Performer(draft).perform(.scene(.viewController, at: nil)) }
  }

  @Test func theEntryPointIsSet() throws {
    let draft = try Samples.draft()
    let id = try perform(.scene(.viewController, at: nil), in: draft)
    _ = try perform(.initial(id), in: draft)
    #expect(try draft.document().initialViewController == id)
    try Performer(draft).perform(.delete([id]))
    #expect(try draft.document().initialViewController == nil)
  }

  @Test func aSceneIsMovedOnTheMap() throws {
    let draft = try Samples.draft()
    _ = try perform(.place("vc1", at: Point(x: 100.5, y: 20)), in: draft)
    #expect(draft.text == Samples.scene.replacing(#"x="52" y="20""#, with: #"x="100.5" y="20""#))
  }

  // MARK: What is no subview

  @Test func cellsComeIntoTables() throws {
    let draft = try Samples.draft()
    let table = try perform(.add(NewView(.tableView), into: "root", at: nil), in: draft)
    let cell = try perform(.add(NewView(.tableViewCell), into: table, at: nil), in: draft)
    #expect(try draft.node(cell).parent?.name == "prototypes")
    #expect(try draft.document().view(id: cell) != nil)
    #expect(throws: EditError.self) {
      try Performer(draft).perform(.add(NewView(.tableViewCell), into: "root", at: nil))
    }
    try Performer(draft).perform(.set([table], [Assignment("dataMode", "static")]))
    let other = try perform(.add(NewView(.tableViewCell), into: table, at: nil), in: draft)
    #expect(try draft.node(other).ancestors.prefix(3).map(\.name) == ["cells", "tableViewSection", "sections"])
  }

  @Test func aGestureIsConnectedToItsView() throws {
    let draft = try Samples.draft()
    let id = try perform(.add(NewView(.tapGestureRecognizer), into: "blue", at: nil), in: draft)
    #expect(try draft.node(id).parent?.name == "objects")
    let line = #"<outletCollection property="gestureRecognizers" destination="\#(id)" appends="YES" id="#
    #expect(draft.text.contains(line))
    try Performer(draft).perform(.delete([id]))
    #expect(draft.text == Samples.scene)
  }

  @Test func itemsStandAtBothSidesOfABar() throws {
    let draft = try Samples.draft()
    _ = try perform(.embed(["vc1"], Embedding(.navigationController)), in: draft)
    let right = try perform(.barItem(into: "vc1", place: .right, [Assignment("systemItem", "add")]), in: draft)
    let left = try perform(.barItem(into: "vc1", place: .left, [Assignment("title", "Item")]), in: draft)
    let item = try #require(try draft.node("vc1").child("navigationItem"))
    #expect(item.children.compactMap { draft.value("key", of: $0) } == ["leftBarButtonItem", "rightBarButtonItem"])
    let second = try perform(.barItem(into: "vc1", place: .right, [Assignment("title", "Two")]), in: draft)
    let list = try #require(item.child("rightBarButtonItems"))
    #expect(list.children.compactMap { draft.id(of: $0) } == [right, second])
    #expect(list.children.allSatisfy { draft.value("key", of: $0) == nil })
    try Performer(draft).perform(.delete([left, right, second]))
    _ = try draft.document()
  }
}
