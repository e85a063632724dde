import Testing
import UIKitCore

/// Tables with a `.stringsdict`, at which Foundation stops the program on Linux.
struct LocalizedStringTests {
  private func bundle(_ dictionary: String, strings: String = "") throws -> (Bundle, URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let list = "<plist version=\"1.0\"><dict>\(dictionary)</dict></plist>"
    try list.write(to: language.appendingPathComponent("Localizable.stringsdict"), atomically: true, encoding: .utf8)
    try strings.write(to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    return (try #require(Bundle(path: folder.path)), folder)
  }

  private func plural(_ key: String, _ format: String, _ variables: (name: String, other: String)...) -> String {
    let entries = variables.map { name, other in
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one</string>"
        + "<key>other</key><string>\(other)</string></dict>"
    }
    return
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(entries.joined())</dict>"
  }

  @Test func aTextThatDependsOnANumberIsAFormat() throws {
    let (bundle, folder) = try bundle(
      plural("items", "%#@n@ left", ("n", "%d items")), strings: "\"hello\" = \"Hello\";")
    defer { try? FileManager.default.removeItem(at: folder) }
    let format = NSLocalizedString("items", bundle: bundle, comment: "")
    #expect(format == "%d items left")
    #expect(String(format: format, 3) == "3 items left")
    #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
    #expect(NSLocalizedString("none", bundle: bundle, value: "value", comment: "") == "value")
  }

  @Test func argumentsKeepTheirPlaces() throws {
    let (bundle, folder) = try bundle(plural("two", "%2$#@b@ of %1$#@a@", ("a", "%d pages"), ("b", "%d lines")))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(NSLocalizedString("two", bundle: bundle, comment: "") == "%2$d lines of %1$d pages")
  }

  /// Source: Apple's example of the width rule, whose keys are widths in ems.
  @Test func aTextOfSeveralWidthsFits() throws {
    let texts = [(20, "Hi"), (25, "Hello"), (50, "Hello, how are you?")]
      .map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    let (bundle, folder) = try bundle(
      "<key>greeting</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(texts)</dict></dict>")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = NSLocalizedString("greeting", bundle: bundle, comment: "") as NSString
    #expect(text == "Hello, how are you?")
    #expect(
      [10, 20, 30, 49, 50, 90].map(text.variantFittingPresentationWidth)
        == ["Hi", "Hi", "Hello", "Hello", "Hello, how are you?", "Hello, how are you?"])
    #expect(("other" as NSString).variantFittingPresentationWidth(3) == "other")
  }

  @Test func textsThatNameEachOtherEnd() throws {
    let (bundle, folder) = try bundle(plural("loop", "%#@a@", ("a", "%#@b@"), ("b", "%#@a@")))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(NSLocalizedString("loop", bundle: bundle, comment: "").hasPrefix("%#@"))
  }
}
