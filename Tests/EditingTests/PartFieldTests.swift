import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// Fields that documents have in elements inside of an object. source: the elements of 2,097 documents from Xcode.
@MainActor @Suite struct PartFieldTests {
  private func set(_ id: String, _ name: String, _ value: String?, in draft: Draft) throws {
    try Performer(draft).perform(.set([id], [Assignment(name, value)]))
  }

  private func draft(_ kind: ElementKind) throws -> (Draft, String) {
    let draft = try Samples.draft()
    let id = try #require(try Performer(draft).perform(.add(NewView(kind), into: "root", at: nil)).first)
    return (draft, id)
  }

  /// Sets a field, finds the line, reads the same with the inspector's eyes, and takes it back to the byte.
  private func check(_ kind: ElementKind, _ name: String, _ value: String, _ line: String) throws {
    let (draft, id) = try draft(kind)
    let before = draft.text
    try set(id, name, value, in: draft)
    #expect(draft.text.contains(line), "\(draft.text)")
    let element = try #require(try draft.document().element(id: id))
    let field = try #require(AttributeSection.partField(name, of: element.name, isView: true))
    #expect(field.value(in: element) == value)
    try set(id, name, nil, in: draft)
    #expect(draft.text == before)
  }

  @Test(arguments: [
    (
      ElementKind.textField, "textInputTraits.keyboardType", "emailAddress",
      #"<textInputTraits key="textInputTraits" keyboardType="emailAddress"/>"#
    ),
    (
      .textField, "textInputTraits.secureTextEntry", "YES",
      #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    ),
    (.label, "accessibility.label", "Total", #"<accessibility key="accessibilityConfiguration" label="Total"/>"#),
    (.label, "accessibility.isElement", "YES", #"<bool key="isElement" value="YES"/>"#),
    (
      .label, "accessibility.traits", "button header", #"<accessibilityTraits key="traits" button="YES" header="YES"/>"#
    ),
    (.label, "shadowOffset", "1,-2", #"<size key="shadowOffset" width="1" height="-2"/>"#),
    (
      .button, "configuration.style", "filled",
      #"<buttonConfiguration key="configuration" style="filled" title="Button"/>"#
    ),
    (.button, "state.highlighted.title", "Pressed", #"<state key="highlighted" title="Pressed"/>"#),
    (.button, "contentEdgeInsets", "1,2,3,4", #"<inset key="contentEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>"#),
    (
      .view, "directionalLayoutMargins", "1,2,3,4",
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
    ),
    (
      .textView, "dataDetectorTypes", "phoneNumber link",
      #"<dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>"#
    ),
  ])
  func aFieldIsSetAndTakenBack(_ kind: ElementKind, _ name: String, _ value: String, _ line: String) throws {
    try check(kind, name, value, line)
  }

  @Test func aStateHasColors() throws {
    let (draft, id) = try draft(.button)
    let before = draft.text
    try set(id, "state.disabled.titleColor", "#336699", in: draft)
    let state = try #require(try draft.node(id).child("state", key: "disabled", in: draft.tree))
    #expect(state.children.map(\.name) == ["color"])
    try set(id, "state.disabled.titleColor", nil, in: draft)
    #expect(draft.text == before)
  }

  @Test(arguments: [
    ("layer.cornerRadius", "number 8", #"<integer key="value" value="8"/>"#),
    ("layer.borderWidth", "number 0.5", #"<real key="value" value="0.5"/>"#),
    ("isRound", "boolean YES", #"<userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>"#),
    (
      "styleName", "string body text",
      #"<userDefinedRuntimeAttribute type="string" keyPath="styleName" value="body text"/>"#
    ),
    ("offset", "point 1,2", #"<point key="value" x="1" y="2"/>"#),
    ("borderColor", "color #FF0000", #"<color key="value" red="1" green="0.0" blue="0.0" alpha="1""#),
  ])
  func aRunTimeAttributeIsSetAndTakenBack(_ path: String, _ value: String, _ line: String) throws {
    let draft = try Samples.draft()
    try set("blue", "runtime.\(path)", value, in: draft)
    #expect(draft.text.contains(line))
    let element = try #require(try draft.document().element(id: "blue"))
    #expect(RuntimeAttributeElement.all(of: element).map(\.keyPath) == [path])
    try set("blue", "runtime.\(path)", nil, in: draft)
    #expect(draft.text == Samples.scene)
  }

  @Test(arguments: [
    ("simulatedTopBarMetrics", "none", #"<nil key="simulatedTopBarMetrics"/>"#),
    (
      "simulatedTopBarMetrics", "opaqueNavigationBar",
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    ),
    ("simulatedBottomBarMetrics", "tabBar", #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#),
    ("simulatedDestinationMetrics", "freeform", #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#),
    ("freeformSize", "375,1200", #"<size key="freeformSize" width="375" height="1200"/>"#),
  ])
  func metricsAreSimulated(_ name: String, _ value: String, _ line: String) throws {
    let draft = try Samples.draft()
    try set("vc1", name, value, in: draft)
    #expect(draft.text.contains(line))
    let element = try #require(try draft.document().element(id: "vc1"))
    #expect(AttributeSection.partField(name, of: element.name, isView: false)?.value(in: element) == value)
    try set("vc1", name, nil, in: draft)
    #expect(draft.text == Samples.scene)
  }

  @Test(arguments: [
    ("label", "shadowOffset", "1,x"), ("label", "accessibility.traits", "button loud"),
    ("label", "runtime.a-b", "number 1"),
    ("label", "runtime.a", "thing 1"), ("vc1", "simulatedTopBarMetrics", "sideways"),
    ("label", "textInputTraits.keyboardType", "URL"),
  ])
  func nonsenseIsRefused(_ id: String, _ name: String, _ value: String) throws {
    let draft = try Samples.draft()
    #expect(throws: EditError.self) { try set(id, name, value, in: draft) }
    #expect(draft.text == Samples.scene)
  }

  /// A button without a title has no state, as Xcode writes it; a size that has no word is typed as it is spelled.
  @Test func whatADocumentDoesNotSayIsTypedBack() throws {
    func draft(_ inside: String) throws -> Draft {
      try Draft(
        Document.read(
          Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                \(inside)
            </objects></document>
            """.utf8), file: "a.xib"))
    }
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="9" height="9"/>"#
    for inner in [
      frame, frame + #"<state key="normal" image="star"/>"#,
      frame + #"<buttonConfiguration key="configuration" style="plain"/>"#,
    ] {
      let button = try draft("<button id=\"a\">\(inner)</button>")
      let before = button.text
      try set("a", "title", "Probe", in: button)
      #expect(button.text.contains("title=\"Probe\""))
      try set("a", "title", nil, in: button)
      #expect(button.text == before)
    }
    for spelled in ["simulatedScreenMetrics type=retina47", "modalFormSheetSimulatedSizeMetrics", "splitViewMaster"] {
      let name = spelled == "splitViewMaster" ? "splitViewMasterSimulatedSizeMetrics" : spelled
      let parts = name.split(separator: " ")
      let type = parts.count > 1 ? " type=\"retina47\"" : ""
      let controller = try draft(
        "<viewController id=\"a\"><\(parts[0]) key=\"simulatedDestinationMetrics\"\(type)/></viewController>")
      let before = controller.text
      try set("a", "simulatedDestinationMetrics", "freeform", in: controller)
      #expect(controller.text.contains("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"))
      try set("a", "simulatedDestinationMetrics", spelled, in: controller)
      #expect(controller.text == before)
    }
    let controller = try draft("<viewController id=\"a\"/>")
    for wrong in ["freefrom", "simulatedScreenMetrics key=b", "x y=\"", "simulatedScreenMetrics type=a type=b"] {
      #expect(throws: EditError.self) { try set("a", "simulatedDestinationMetrics", wrong, in: controller) }
    }
  }

  /// source: Xcode writes texts with line breaks, or of 128 characters and more, as elements; see `setString`.
  @Test func longTextsAreElements() throws {
    for (text, isElement) in [
      (String(repeating: "a", count: 127), false), (String(repeating: "a", count: 128), true), ("a\nb", true),
      ("a\r\nb", false),
    ] {
      let draft = try Samples.draft()
      try set("label", "text", text, in: draft)
      #expect(draft.text.contains("<string key=\"text\">") == isElement)
      #expect(try draft.document().element(id: "label")?.string("text") == text)
      #expect(try draft.node("label").attributes.contains { $0.name == "text" } == !isElement)
      if isElement, text.contains("\n") { #expect(draft.text.contains("<string key=\"text\">a\nb</string>")) }
      // The attribute is where Xcode has it: before those that only a label has.
      let first = try Samples.draft().document().element(id: "label")?.string("text")
      try set("label", "text", first, in: draft)
      #expect(draft.text == Samples.scene)
      let (other, button) = try self.draft(.button)
      let before = other.text
      let title = try other.document().element(id: button).flatMap { $0.child(key: "normal")?.string("title") }
      try set(button, "title", text, in: other)
      #expect(try other.document().element(id: button)?.child(key: "normal")?.string("title") == text)
      try set(button, "title", title, in: other)
      #expect(other.text == before)
    }
  }

  /// source: 50 image views of the corpus have the catalog right behind the image.
  @Test func aSymbolIsTypedBack() throws {
    for rest in ["", " highlightedImage=\"star.fill\"", " translatesAutoresizingMaskIntoConstraints=\"NO\""] {
      let draft = try Draft(
        Document.read(
          Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <imageView contentMode="scaleToFill" image="star" catalog="system"\(rest) id="a"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>
            </objects></document>
            """.utf8), file: "a.xib"))
      let before = draft.text
      try set("a", "image", "Photo", in: draft)
      #expect(draft.text.contains("image=\"Photo\"\(rest)"))
      try set("a", "image", "system:star", in: draft)
      #expect(draft.text == before)
    }
  }

  // MARK: Size classes

  @Test func aFontAndAColorVary() throws {
    let draft = try Samples.draft()
    let classes = try #require(VariedClasses("hC"))
    try Performer(draft).perform(.vary(["label"], [Assignment("fontDescription", "system light 64")], classes))
    try Performer(draft).perform(.vary(["label"], [Assignment("textColor", "#FF0000")], classes))
    #expect(try draft.node("label").children.last?.children.map(\.name) == ["fontDescription", "color"])
    #expect(draft.text.contains(#"<variation key="heightClass=compact">"#))
    #expect(
      draft.text.contains(#"<fontDescription key="fontDescription" type="system" weight="light" pointSize="64"/>"#))
    for name in ["fontDescription", "textColor"] {
      try Performer(draft).perform(.vary(["label"], [Assignment(name, nil)], classes))
    }
    #expect(draft.text == Samples.scene)
  }

  /// What a document may say of a class is shown once, and by a field that can be set.
  @Test(arguments: [
    "label", "button", "navigationController", "barButtonItem", "tableViewSection", "segue", "tabBarItem",
  ])
  func everyAttributeHasOneField(_ tag: String) throws {
    let isView = ["label", "button"].contains(tag)
    let document = try Document.read(
      Data(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><\(tag) id=\"a\"/></objects></document>"
          .utf8),
      file: "a.xib")
    let element = try #require(document.element(id: "a"))
    let fields = AttributeSection.all(of: element, isView: isView).flatMap(\.fields)
    let shown = fields.map(\.name).filter { $0 != "contentMode" }
    #expect(Set(shown).count == shown.count || tag == "label", "\(shown.sorted())")
    #expect(!fields.isEmpty)
  }
}
