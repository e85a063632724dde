import Foundation
import Testing

@testable import InterfaceBuilder

struct ReadErrorTests {
  @Test(
    arguments: [
      ("<a>", "1:4: <a> in line 1 is not closed"),
      ("<a>\n</b>", "2:1: </b> does not match <a> in line 1"),
      ("<a/><b/>", "1:5: unexpected second root element"),
      ("</a>", "1:1: the start tag of </a> is missing"),
      ("<a", "1:3: the tag <a> is not complete"),
      ("<a b=\"", "1:7: the closing quotation mark of the attribute b is missing"),
      ("<a b=c/>", "1:6: the value of the attribute b is not in quotation marks"),
      ("<a b/>", "1:5: the attribute b has no value"),
      ("<a b=\"1\" b=\"2\"/>", "1:15: <a> has the attribute b twice"),
      ("<a b=\"1\"c=\"2\"/>", "1:9: a space is missing before an attribute of <a>"),
      ("<a b=\"<\"/>", "1:7: the value of the attribute b contains \"<\"; write \"&lt;\" instead"),
      ("<a>&nbsp;</a>", "1:4: unknown reference &nbsp;"),
      ("<a>&#xD800;</a>", "1:4: unknown reference &#xD800;"),
      ("<a>& b</a>", "1:4: after &, expected a reference such as &amp;"),
      ("<a>\u{1}</a>", "1:4: unexpected control character U+0001"),
      ("<a><!-- </a>", "1:4: the end of this comment is missing"),
      ("<a><![CDATA[ </a>", "1:4: the end of this CDATA section is missing"),
      ("text", "1:1: unexpected text outside the root element"),
      ("<1a/>", "1:2: the element name is missing"),
      ("<!DOCTYPE x [", "1:1: <!DOCTYPE> does not end"),
      ("<!-- nothing -->", "1:17: no element"),
      ("", "1:1: the file is empty"),
      ("<plist/>", "1:1: <plist> is not an Interface Builder document"),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        "1:1: the document is from Xcode 4 or earlier; save the document with a later version of Xcode"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "1:1: the document type com.apple.InterfaceBuilder3.Cocoa.XIB is not for iOS"
      ),
    ] as [(String, String)])
  func malformed(text: String, message: String) {
    #expect(failure(text)?.description == message)
  }

  @Test func missingFile() {
    #expect(throws: ReadError("cannot read /nowhere/Main.storyboard")) {
      try Document.read(contentsOf: "/nowhere/Main.storyboard")
    }
  }

  @Test func depthIsLimited() {
    let count = 100_000
    let deep = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    #expect(failure(deep)?.description == "1:1537: the nesting of elements is deeper than 512 levels")
  }

  @Test func deepViewsAreReadAndResolved() throws {
    let level = #"<view id="a"><subviews>"#
    let end = "</subviews></view>"
    let objects = String(repeating: level, count: 250) + String(repeating: end, count: 250)
    let document = try xib(objects)
    #expect(document.scenes[0].rootView?.tree.count == 250)
    #expect(document.resolved(for: document.canvasSizeClasses).scenes[0].rootView?.tree.count == 250)
  }

  @Test func hugeInputIsLinear() throws {
    let long = String(repeating: "x", count: 5_000_000)
    #expect(try xib(#"<view id="v" userLabel="\#(long)"/>"#).scenes.count == 1)
    #expect(failure("<a>" + String(repeating: "&", count: 100_000)) != nil)
    let many = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(failure("<a \(many)/>")?.message == "<a> has more than 256 attributes")
  }

  @Test func entitiesCannotMultiply() {
    let bomb = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><x>&b;</x>"
    #expect(failure(bomb)?.message == "unknown reference &b;")
  }

  @Test func binaryGarbageIsAnError() {
    var generator = SystemRandomNumberGenerator()
    for count in [1, 2, 3, 100, 10_000] {
      #expect(failure((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }) != nil)
    }
    #expect(
      failure([0x3C, 0x61, 0xFF, 0x3E])?.description
        == "1:3: the file is not UTF-8 text; the encoding seems to be Latin-1 (ISO 8859-1); save the file as UTF-8")
    #expect(failure([0xFF, 0xFE, 0x00])?.message == "the file is not valid UTF-16 text")
    #expect(failure([UInt8](repeating: 0, count: 1000)) != nil)
    #expect(failure("<document \u{0}/>") != nil)
  }

  /// What the encoding seems to be, from the byte order mark, the zeros, the first line, or the bytes that UTF-8 has not.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "1:1: the file seems to be UTF-32 text; save the file as UTF-8"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C], "1:1: the file seems to be UTF-32 text; save the file as UTF-8"),
      ([0x3C, 0, 0, 0, 0x61, 0, 0, 0], "1:1: the file seems to be UTF-32 text; save the file as UTF-8"),
      ([0, 0, 0, 0x3C, 0, 0, 0, 0x61], "1:1: the file seems to be UTF-32 text; save the file as UTF-8"),
      (
        Array("<a b=\"caf".utf8) + [0xE9] + Array("\"/>".utf8),
        "1:10: the file is not UTF-8 text; the encoding seems to be Latin-1 (ISO 8859-1); save the file as UTF-8"
      ),
      (
        Array("<a b=\"".utf8) + [0x93] + Array("\"/>".utf8),
        "1:7: the file is not UTF-8 text; the encoding seems to be Windows-1252; save the file as UTF-8"
      ),
      (
        Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<a b=\"caf".utf8) + [0xE9],
        "2:10: the file is not UTF-8 text; the first line specifies the encoding ISO-8859-1; save the file as UTF-8"
      ),
      ([0x3C, 0x01, 0xFF], "1:3: the file is not UTF-8 text"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(_ bytes: [UInt8], _ message: String) {
    #expect(failure(bytes)?.description == message)
  }

  /// source: XML 1.0, productions 28 (doctypedecl), 9 (EntityValue), 15 (Comment) and 16 (PI).
  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY a \"]>\">]>", "<!DOCTYPE document [<!ENTITY a ']><a>'>]>",
    "<!DOCTYPE document [<!-- ]> isn't \" -->]>", "<!DOCTYPE document [<?pi ]> isn't ?>]>",
    "<!DOCTYPE document PUBLIC \"-//]>//\" 'a>'>", "<!DOCTYPE document>",
  ]) func aDocumentTypeEndsWhereItEnds(_ type: String) throws {
    let xml = type + #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
    #expect(try Document.read(Data(xml.utf8), file: "a").kind == .xib)
  }

  @Test func elementsAreLimited() {
    let many = "<a>" + String(repeating: "<b/>", count: 300_000) + "</a>"
    #expect(failure(many)?.description == "1:1000000: the file contains more than 250000 elements")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16IsRead(encoding: String.Encoding) throws {
    let xml = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    let plain = try #require(xml.data(using: encoding))
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    #expect(try Document.read(plain, file: "a").kind == .xib)
    #expect(try Document.read(Data(mark) + plain, file: "a").kind == .xib)
  }

  @Test func everyPrefixOfADocumentEndsInAnError() throws {
    let xml =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a&amp;"/></objects></document>"#
    for count in 0..<xml.utf8.count { #expect(failure(Array(xml.utf8.prefix(count))) != nil) }
    #expect(failure(xml) == nil)
  }

  /// Whatever happens to the bytes of a document, reading ends, with a document or with an error.
  @Test func damagedDocumentsEnd() throws {
    let xml = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina6_1"/><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="1" height="1e999"/><constraints><!-- c -->
      <constraint id="c" firstAttribute="width" multiplier="1:2" priority="5"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></view>
      </objects></document>
      """
    let alphabet = Array("<>/=\"'&;![]-? \nA0\u{E9}".utf8) + [0, 0xFF]
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<3000 {
      var bytes = Array(xml.utf8)
      for _ in 0...next(4) { bytes[next(bytes.count)] = alphabet[next(alphabet.count)] }
      guard let document = try? Document.read(Data(bytes), file: "a") else { continue }
      let resolved = document.resolved(for: document.canvasSizeClasses)
      for scene in resolved.scenes { _ = resolved.canvasRootMargins(of: scene) }
    }
  }
}
