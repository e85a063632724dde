import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct StringsTests {
  /// What `ibtool` writes (interface-builder: `/* Class = … */` above each line), and what editors and people do of it.
  @Test(arguments: [
    ("/* Class = \"UILabel\"; text = \"Tap\"; ObjectID = \"a\"; */\n\"a.text\" = \"Tippen\";\n", ["a.text": "Tippen"]),
    ("// one\nkey = value; 'a b'='c' ;", ["key": "value", "a b": "c"]),
    ("\"same\";", ["same": "same"]),
    ("\"a\" = \"line\\nnext \\\"quoted\\\" \\\\ \\U00e9 \\u2026 \\101 ü\";", ["a": "line\nnext \"quoted\" \\ é … A ü"]),
    ("\"a\" = \"\\UD83D\\UDE00\";", ["a": "😀"]),
    ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
    (" \n", [:]), ("/* nothing */", [:]),
  ])
  func texts(_ source: String, _ expected: [String: String]) throws {
    #expect(try StringsFile.read(Data(source.utf8)).texts == expected)
  }

  @Test func aKeyTwiceIsTold() throws {
    let file = try StringsFile.read(Data("\"a\" = \"1\";\n \"a\" = \"2\";".utf8))
    #expect(
      file.diagnostics == [Diagnostic(.warning, "the file contains the key a twice", at: .init(line: 2, column: 2))])
  }

  /// Foundation writes the encodings and forms that must be understood.
  @Test func encodings() throws {
    let source = "\"a\" = \"é漢😀\";"
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(source.data(using: encoding))
      #expect(try StringsFile.read(data).texts == ["a": "é漢😀"], "\(encoding)")
    }
    #expect(try StringsFile.read(Data([0xEF, 0xBB, 0xBF] + source.utf8)).texts == ["a": "é漢😀"])
    #expect(try StringsFile.read(Data()).texts.isEmpty)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "é & <"], format: format, options: 0)
      #expect(try StringsFile.read(data).texts == ["a": "é & <"])
    }
  }

  /// The place is where a reader would look: what is not closed, or what stands in the place of the missing.
  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: a semicolon is missing after the text of \"a\""),
    ("\"a\" = \"b", "1:7: the text is not closed"), ("\"a\" = ;", "1:7: expected a text"),
    ("\n  = \"b\";", "2:3: expected a key"), ("\"é\" = \"b\"; /* ", "1:13: the comment is not closed"),
    ("\"a\" = \"\\Uxyz\";", "1:8: \\U must be followed by a number"),
    ("<plist><dict><key>a</key></dict></plist>", "1:14: the key a has no value"),
    ("<plist><dict><key>a</key><array/></dict></plist>", "1:14: a is not a text"),
    ("<html/>", "1:1: <html> is not a property list"),
  ])
  func malformed(_ source: String, _ expected: String) {
    let error = #expect(throws: ReadError.self) { try StringsFile.read(Data(source.utf8)) }
    #expect(error?.description == expected)
  }

  @Test func damagedBinary() {
    let error = #expect(throws: ReadError.self) { try StringsFile.read(Data("bplist00".utf8)) }
    #expect(error?.description == "the binary property list is damaged")
  }
}

@Suite struct StringsDictionaryTests {
  private func read(_ body: String) throws -> StringsDictionary {
    try .read(Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8))
  }

  /// source: Apple's format, WWDC 2015 session 227: the greatest width that fits.
  @Test func widths() throws {
    let file = try read(
      """
      <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Hi</string><key>25</key><string>Hello</string><key>50</key><string>Hello there</string>
      </dict></dict>
      """)
    let entry = try #require(file.entries["k"])
    let found = [19, 20, 24, 25, 49, 50, 90].map { entry.text(ems: $0, device: "iphone") }
    #expect(found == ["Hi", "Hi", "Hi", "Hello", "Hello", "Hello there", "Hello there"])
  }

  /// source: the table of screens published with the session's notes, portrait and landscape.
  @Test(arguments: [
    (320.0, 22), (568, 39), (375, 25), (667, 46), (414, 28), (736, 50), (812, 56), (896, 61), (834, 57), (1112, 76),
    (1194, 82), (1024, 70), (1366, 94),
  ])
  func ems(_ width: Double, _ expected: Int) { #expect(Localization.ems(inWidth: width) == expected) }

  @Test func devicesAndPlurals() throws {
    let file = try read(
      """
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
      <key>p</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lu</string>
      <key>one</key><string>%lu file</string><key>other</key><string>%lu files</string></dict></dict>
      <key>x</key><string>plain</string>
      """)
    #expect(file.entries["d"]?.text(ems: 20, device: "iphone") == "Tap")
    #expect(file.entries["d"]?.text(ems: 20, device: "ipad") == "Click")
    let files = StringsDictionary.PluralVariable(
      valueType: "lu", texts: ["one": "%lu file", "other": "%lu files"])
    #expect(file.entries["p"] == .plural(format: "%#@files@", variables: ["files": files]))
    #expect(file.diagnostics.map(\.message) == ["x has no known plural rule"])
  }
}
