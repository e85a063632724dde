import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Fonts, colors and images as Xcode writes them. source: the forms of `<fontDescription>` and `<color>` in the corpus, and Apple's names.
@MainActor @Suite struct PartTests {
  private func set(_ id: String, _ name: String, _ value: String?, in draft: Draft) throws {
    try Performer(draft).perform(.set([id], [Assignment(name, value)]))
  }

  /// The lines that an edit made or changed.
  private func changed(_ draft: Draft, since text: String = Samples.scene) -> [String] {
    let before = Set(text.split(separator: "\n"))
    return draft.text.split(separator: "\n").filter { !before.contains($0) }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [
    ("system semibold 20", #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#),
    ("bold 15", #"<fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>"#),
    ("italic 15", #"<fontDescription key="fontDescription" type="italicSystem" pointSize="15"/>"#),
    ("headline", #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#),
    (
      "Roboto-Bold 12.5",
      #"<fontDescription key="fontDescription" name="Roboto-Bold" family="Roboto" pointSize="12.5"/>"#
    ),
  ])
  func aFontIsOneElement(_ text: String, _ line: String) throws {
    let draft = try Samples.draft()
    try set("label", "font", text, in: draft)
    #expect(changed(draft) == [line])
    // Back at what it was, to the byte.
    try set("label", "font", "system 17", in: draft)
    #expect(draft.text == Samples.scene)
  }

  @Test func aColorIsOneElement() throws {
    let draft = try Samples.draft()
    try set("label", "textColor", "#3366CC", in: draft)
    #expect(
      changed(draft) == [
        #"<color key="textColor" red="0.2" green="0.4" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      ])
    try set("label", "textColor", nil, in: draft)
    #expect(draft.text == Samples.scene)
  }

  @Test func aColorOfTheSystemComesWithItsValue() throws {
    let draft = try Samples.draft()
    try set("gray", "backgroundColor", "systemRed", in: draft)
    let text = draft.text
    #expect(text.contains(#"<color key="backgroundColor" systemColor="systemRedColor"/>"#))
    #expect(text.contains(#"<systemColor name="systemRedColor">"#))
    // The color stands behind the frame and before everything that Xcode writes later.
    let node = try draft.node("gray")
    #expect(node.children.map(\.name) == ["rect", "color"])
    #expect(try draft.document().systemColors["systemRedColor"] != nil)
    _ = try draft.document()
  }

  @Test func aTintStandsBehindTheBackgroundAndBeforeTheConstraints() throws {
    let draft = try Samples.draft()
    try set("blue", "tintColor", "white 0.5", in: draft)
    try set("blue", "backgroundColor", "white 1", in: draft)
    let names = try draft.node("blue").children.map { draft.value("key", of: $0) ?? $0.name }
    #expect(names == ["frame", "backgroundColor", "tintColor", "constraints"])
  }

  @Test func aButtonHasItsPartsInItsState() throws {
    let draft = try Samples.draft()
    let button = try #require(try Performer(draft).perform(.add(NewView(.button), into: "root", at: nil)).first)
    try set(button, "titleColor", "systemBlue", in: draft)
    try set(button, "image", "system:star.fill", in: draft)
    try set(button, "font", "body", in: draft)
    let node = try draft.node(button)
    let state = try #require(node.child("state", key: "normal", in: draft.tree))
    #expect(state.children.map(\.name) == ["color"])
    #expect(draft.value("image", of: state) == "star.fill" && draft.value("catalog", of: state) == "system")
    let names = node.children.map(\.name)
    #expect(names.firstIndex(of: "fontDescription")! < names.firstIndex(of: "state")!)
    let element = try #require(try draft.document().element(id: button))
    func value(_ name: String) -> String? {
      AttributeSection.sections(of: .button).flatMap(\.fields).first { $0.name == name }?.value(in: element)
    }
    #expect(value("titleColor") == "systemBlueColor")
    #expect(value("image") == "system:star.fill")
    #expect(value("fontDescription") == "body")
  }

  @Test(arguments: [
    ("label", "textColor", "sytemRed", "did you mean systemRed?"),
    ("label", "textColor", "#12", "is not a color"),
    ("label", "font", "system heaviest 17", "is not a font"),
    ("label", "font", "headlin", "did you mean headline?"),
    ("label", "texColor", "red", "to set the color, write textColor="),
  ])
  func whatIsNoFontAndNoColorIsRefused(_ id: String, _ name: String, _ value: String, _ words: String) throws {
    let draft = try Samples.draft()
    let error = #expect(throws: EditError.self) { try set(id, name, value, in: draft) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(draft.patch.isEmpty)
  }

  @Test(arguments: ["system 17", "system semibold 12", "bold 9", "italic 30", "caption1", "Roboto-Bold 15"])
  func fontsAreReadAsTheyAreWritten(_ text: String) throws {
    #expect(FontText.font(text).map(FontText.text) == text)
  }

  @Test(arguments: ["systemRedColor", "#3366CC", "#3366CC80", "white 0.5", "white 0.5 0.25", "Brand"])
  func colorsAreReadAsTheyAreWritten(_ text: String) throws {
    #expect(ColorText.color(text, systemNames: ["systemRedColor"]).map(ColorText.text) == text)
  }
}
