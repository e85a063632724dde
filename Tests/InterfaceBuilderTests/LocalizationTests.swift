import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct LocalizationTests {
  private static let body = """
    <view id="root"><subviews>
    <label text="Tap" id="a"/>
    <label id="b"><string key="text">Two
    lines</string></label>
    <label id="none"/>
    <button id="c"><state key="normal" title="Save"/><state key="selected" title="Saved"/>
    <buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now"/></button>
    <segmentedControl id="d"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <textField placeholder="Name" id="e"/>
    <label id="f"><attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
    </subviews></view>
    """

  private func document() throws -> Document {
    try Document.read(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507"><objects>\(Self.body)</objects>
        </document>
        """.utf8), file: "Base.lproj/Main.xib")
  }

  private func texts(_ document: Document) throws -> [String?] {
    func element(_ id: String) throws -> Element { try #require(document.element(id: id)) }
    let button = try #require(ButtonElement(element("c")))
    let segments = try #require(SegmentedControlElement(element("d")))
    return [
      try LabelElement(element("a"))?.text, try LabelElement(element("b"))?.text,
      try LabelElement(element("none"))?.text,
      button.states[.normal]?.title, button.states[.selected]?.title, button.configuration?.title,
      button.configuration?.subtitle, segments.segments[0].title, segments.segments[1].title,
      try TextFieldElement(element("e"))?.placeholder, try LabelElement(element("f"))?.attributedText?.text,
    ]
  }

  /// Keys as Interface Builder exports them; what no file has stays.
  @Test func keys() throws {
    var german = Localization()
    german.texts = [
      "a.text": "Tippen", "b.text": "Zwei\nZeilen", "none.text": "Neu", "c.normalTitle": "Sichern",
      "c.configuration.title": "Los", "d.segmentTitles[1]": "Zwei", "e.placeholder": "Name (de)",
      "zzz.text": "nirgends",
    ]
    let localized = try document().localized(by: german, screenWidth: 375, device: "iphone")
    #expect(
      try texts(localized) == [
        "Tippen", "Zwei\nZeilen", "Neu", "Sichern", "Saved", "Los", "now", "One", "Zwei", "Name (de)", "Rich",
      ])
    #expect(localized.element(id: "a")?.position == (try document().element(id: "a")?.position))
  }

  /// Every text twice, the piece of attributed text included; what is empty stays empty.
  @Test func doubleLength() throws {
    var double = Localization()
    double.pseudolanguage = .double
    let found = try texts(document().localized(by: double, screenWidth: 375, device: "iphone"))
    #expect(
      found == [
        "Tap Tap", "Two\nlines Two\nlines", nil, "Save Save", "Saved Saved", "Go Go", "now now", "One One", "Two Two",
        "Name Name", "Rich Rich",
      ])
  }

  /// As many letters as before, none of ASCII.
  @Test func accents() {
    let text = Pseudolanguage.accented.text(for: "The quick brown fox jumps over the lazy dog 42")
    #expect(text.count == 46 && !text.contains { $0.isASCII && $0.isLetter })
    #expect(Pseudolanguage.accented.text(for: "") == "")
  }

  /// A width rule goes before the plain text, by the width of the screen.
  @Test func widthRules() throws {
    var german = Localization()
    german.texts = ["a.text": "Tippen"]
    german.variants = ["a.text": .variableWidth([20: "Tipp", 40: "Bitte tippen"])]
    for (width, expected) in [(320.0, "Tipp"), (667, "Bitte tippen")] {
      #expect(try texts(document().localized(by: german, screenWidth: width, device: "iphone"))[0] == expected)
    }
  }

  /// Files beside the document, found by the language, else by the one it is a form of.
  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Base", "de", "ar"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("\(name).lproj"), withIntermediateDirectories: true)
    }
    try Data("\"a.text\" = \"Tippen\";".utf8).write(to: folder.appendingPathComponent("de.lproj/Main.strings"))
    try Data("\"a.text\" = \"".utf8).write(to: folder.appendingPathComponent("ar.lproj/Main.strings"))
    let path = folder.appendingPathComponent("Base.lproj/Main.xib").path
    for language in ["de", "de-AT", "de_CH"] {
      let found = try Localization.read(language: language, besideDocument: path)
      #expect(found.texts == ["a.text": "Tippen"] && !found.isRightToLeft && found.diagnostics.isEmpty)
    }
    let missing = try Localization.read(language: "he", besideDocument: path)
    #expect(
      missing.isRightToLeft && missing.diagnostics.map(\.message) == ["the file he.lproj/Main.strings does not exist"])
    let error = #expect(throws: ReadError.self) { try Localization.read(language: "ar", besideDocument: path) }
    #expect(error?.file?.hasSuffix("ar.lproj/Main.strings") == true)
    #expect(error?.position == .init(line: 1, column: 12))
  }
}
