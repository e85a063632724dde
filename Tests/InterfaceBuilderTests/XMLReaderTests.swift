import Foundation
import Testing

@testable import InterfaceBuilder

struct XMLReaderTests {
  @Test func positionsAreThoseOfTheOpeningBracket() throws {
    let root = try element(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <not a="tag"> -->
      <a>
          <b one="1"
             two="2"/><c/>
      </a>
      """)
    #expect(root.position == SourcePosition(line: 3, column: 1))
    #expect(root.children[0].position == SourcePosition(line: 4, column: 5))
    #expect(root.children[1].position == SourcePosition(line: 5, column: 17))
    #expect("\(root.children[1].position)" == "5:17")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndCountsOnce(end: String) throws {
    let root = try element(["<a>", "", "<b/>", "</a>"].joined(separator: end))
    #expect(root.children[0].position == SourcePosition(line: 3, column: 1))
  }

  @Test func columnsCountUTF8() throws {
    #expect(try element("<a>é<b/></a>").children[0].position.column == 6)
  }

  @Test func attributesKeepTheirOrder() throws {
    let root = try element(#"<a z="1" b='2' c = "3"/>"#)
    #expect(root.attributes.map(\.name) == ["z", "b", "c"])
    #expect(root["b"] == "2" && root["c"] == "3" && root["d"] == nil)
  }

  @Test func referencesAreResolved() throws {
    let root = try element(#"<a t="&lt;&amp;&gt;&quot;&apos;&#10;&#xE9;">a &amp; b&#x1F600;</a>"#)
    #expect(root["t"] == "<&>\"'\n\u{E9}")
    #expect(root.text == "a & b\u{1F600}")
  }

  @Test func lineBreaksInAttributesAreSpaces() throws {
    #expect(try element("<a t=\"x\r\ny\tz\"/>")["t"] == "x y z")
  }

  @Test func textIsJoined() throws {
    #expect(try element("<a>one<![CDATA[ <two> ]]>\r\nthree</a>").text == "one <two> \nthree")
    #expect(try element("<a>  </a>").text == "  ")
    #expect(try element("<a>\n  <b/>\n</a>").text == "")
  }

  @Test func typedAttributes() throws {
    let root = try element(#"<a d="43.66666793823242" i="7" y="YES" n="NO" w="x" inf="inf" nan="nan"/>"#)
    #expect(root.double("d") == 43.66666793823242)
    #expect(root.double("w") == nil && root.double("inf") == nil && root.double("nan") == nil)
    #expect(root.int("i") == 7 && root.int("d") == nil)
    #expect(root.bool("y") == true && root.bool("n") == false && root.bool("w") == nil)
  }

  @Test func childrenByNameAndKey() throws {
    let root = try element(#"<a><b key="x" n="1"/><c key="x" n="2"/><b key="y" n="3"/></a>"#)
    #expect(root.child("b")?["n"] == "1")
    #expect(root.child(key: "y")?["n"] == "3")
    #expect(root.child("c", key: "x")?["n"] == "2")
    #expect(root.children("b").count == 2)
  }

  @Test func textPropertiesAreAttributesOrChildren() throws {
    #expect(try element(#"<label text="Hi"/>"#).string("text") == "Hi")
    #expect(try element(#"<label><string key="text">Two\#nlines</string></label>"#).string("text") == "Two\nlines")
    #expect(try element(#"<l><mutableString key="text">M</mutableString></l>"#).string("text") == "M")
    let coded = #"<l><string key="text" base64-UTF8="YES">\#n Cgo \#n</string></l>"#
    #expect(try element(coded).string("text") == "\n\n")
    #expect(try element("<label/>").string("text") == nil)
  }
}
