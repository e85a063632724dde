import Foundation
import InterfaceBuilder
import Merging
import Testing

/// Merges of `.strings`, `.stringsdict`, `Contents.json`, `Package.resolved` and catalogs of strings.
struct TextFileMergeTests {
  // MARK: Many

  private struct Texts: Equatable {
    var entries: [(key: String, text: String, comment: String)] = []
    var isSorted: Bool

    static func == (one: Texts, other: Texts) -> Bool { one.text == other.text }

    init(_ chance: inout Chance) {
      isSorted = Bool.random(using: &chance)
      for number in 0..<20 { add("key.\(number)", "Text \(number)", &chance) }
    }

    mutating func add(_ key: String, _ text: String, _ chance: inout Chance) {
      let comment = Bool.random(using: &chance) ? "/* About \(key) */\n" : ""
      let place =
        isSorted
        ? entries.firstIndex { $0.key > key } ?? entries.count : Int.random(in: 0...entries.count, using: &chance)
      entries.insert((key, text, comment), at: place)
    }

    mutating func edit(_ chance: inout Chance, side: Int) {
      for step in 0..<Int.random(in: 1...6, using: &chance) {
        let mine = entries.indices.filter { entries[$0].key.utf8.last! % 2 == side }
        let index = mine.randomElement(using: &chance)
        switch Int.random(in: 0..<5, using: &chance) {
        case 0, 1: add("new.\(side + step * 2)", "New “\(step)” \\\"é\\\" {%@};", &chance)
        case 2: if let index { entries[index].text = "Side \(side) \(step)" }
        case 3: if let index { entries.remove(at: index) }
        default: if let index { entries[index].comment = "/* Side \(side) */\n" }
        }
      }
    }

    var text: String {
      "/* Copyright */\n\n" + entries.map { "\($0.comment)\"\($0.key)\" = \"\($0.text)\";\n" }.joined(separator: "\n")
    }

    var facts: [String: String] {
      Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.text.replacing("\\\"", with: "\"")) })
    }
  }

  @Test func whatBothDidIsThere() throws {
    var (count, conflicts, clean) = (0, 0, 0)
    for seed in 1...64 as ClosedRange<UInt64> {
      var chance = Chance(seed)
      let base = Texts(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: 1)
      if ours == base || theirs == base { continue }
      count += 1
      let result = try keyed(.strings, base.text, ours.text, theirs.text)
      #expect(result.questions.isEmpty, "seed \(seed): \(result.questions.map(\.sentence))")
      let merged = try StringsFile.read(Data(result.text.utf8))
      #expect(merged.diagnostics.isEmpty)
      #expect(Facts.lost(base.facts, ours.facts, theirs.facts, merged.texts).isEmpty, "seed \(seed)")
      // Comments are facts as well.
      for entry in ours.entries + theirs.entries where merged.texts[entry.key] != nil && !entry.comment.isEmpty {
        guard !base.entries.contains(where: { $0.key == entry.key && $0.comment == entry.comment }) else { continue }
        #expect(result.text.contains("\(entry.comment)\"\(entry.key)\""), "seed \(seed): \(entry.comment)")
      }
      #expect(result.text.hasPrefix("/* Copyright */\n\n") && result.text.matches(of: /Copyright/).count == 1)
      if base.isSorted {
        let keys = result.text.matches(of: /(?m)^"([^"]*)"/).map { String($0.1) }
        #expect(keys == keys.sorted(), "seed \(seed)")
      }
      let swapped = try StringsFile.read(Data(keyed(.strings, base.text, theirs.text, ours.text).text.utf8))
      #expect(swapped.texts == merged.texts)
      // In UTF-16 the same characters.
      func wide(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
      let other = try KeyedMerge(
        base: wide(base.text), ours: wide(ours.text), theirs: wide(theirs.text), format: .strings
      ).run()
      #expect(other.bytes == wide(result.text), "seed \(seed)")
      let undone = try keyed(.strings, ours.text, result.text, base.text)
      #expect(try StringsFile.read(Data(undone.text.utf8)).texts == theirs.facts, "seed \(seed), taken back")
      guard GitMerge.isThere else { continue }
      let git = try GitMerge.run(base.text, ours.text, theirs.text)
      if !git.isClean {
        conflicts += 1
        continue
      }
      clean += 1
      let outcome = try KeyedMerge(
        base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8), format: .strings
      ).run(lines: { Array(git.text.utf8) })
      #expect(outcome.way == .lines && outcome.bytes == Array(git.text.utf8), "seed \(seed)")
      #expect(try StringsFile.read(Data(git.text.utf8)).texts == merged.texts, "seed \(seed), git")
    }
    #expect(count >= 60)
    if GitMerge.isThere { #expect(conflicts > 20 && clean > 5, "\(conflicts) conflicts, \(clean) clean") }
  }

  // MARK: Strings

  @Test func theSameTextIsAskedInWords() throws {
    let result = try keyed(
      .strings, "\"a\" = \"1\";\n\"b\" = \"1\";\n", "\"a\" = \"2\";\n\"b\" = \"1\";\n",
      "\"a\" = \"3\";\n\"b\" = \"4\";\n")
    #expect(result.questions.map(\.sentence) == ["both sides set the text “a” (before: 1): ours: 2; theirs: 3"])
    #expect(result.text == "\"a\" = \"2\";\n\"b\" = \"4\";\n")
  }

  @Test func aKeyThatBothAddedWithOneTextIsThereOnce() throws {
    let base = "\"m\" = \"1\";\n"
    let result = try keyed(.strings, base, "\"a\" = \"A\";\n" + base, base + "\"a\" = \"A\";\n\"z\" = \"Z\";\n")
    // What theirs has behind it follows it.
    #expect(result.text == "\"a\" = \"A\";\n\"z\" = \"Z\";\n\"m\" = \"1\";\n")
    #expect(result.questions.isEmpty)
  }

  /// Lines merge both without a conflict, and the key is there twice.
  @Test func aKeyThatLinesWouldWriteTwiceIsAsked() throws {
    let middle = (1...9).map { "\"k\($0)\" = \"1\";\n" }.joined()
    let (ours, theirs) = ("\"a\" = \"A\";\n" + middle, middle + "\"a\" = \"B\";\n")
    let outcome = try KeyedMerge(
      base: Array(middle.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), format: .strings
    ).run(lines: { Array(("\"a\" = \"A\";\n" + middle + "\"a\" = \"B\";\n").utf8) })
    #expect(outcome.questions.map(\.sentence) == ["both sides added the text “a”: ours: “A”; theirs: “B”"])
    #expect(outcome.bytes == Array(ours.utf8))
  }

  @Test func commentsBehindTextsStayThere() throws {
    let base = "\"a\" = \"1\"; // one\n\"b\" = \"2\"; /* two */\n"
    let result = try keyed(
      .strings, base, base.replacing("// one", with: "// ONE"),
      base.replacing("\"b\" = \"2\"", with: "\"b\" = \"3\"") + "// the end\n")
    #expect(result.text == "\"a\" = \"1\"; // ONE\n\"b\" = \"3\"; /* two */\n// the end\n")
    // What follows a comment up to the end of its line is on the next one.
    let packed = try keyed(
      .strings, "\"a\"=\"1\";\"b\"=\"2\";", "\"a\"=\"1\"; // x\n\"b\"=\"2\";", "\"a\"=\"1\";\"c\"=\"3\";\"b\"=\"2\";")
    #expect(try StringsFile.read(Data(packed.text.utf8)).texts == ["a": "1", "b": "2", "c": "3"])
  }

  @Test func twoCommentsOfOneTextAreNoted() throws {
    let result = try keyed(
      .strings, "/* a */\n\"a\" = \"1\";\n", "/* b */\n\"a\" = \"1\";\n", "/* c */\n\"a\" = \"1\";\n\"d\" = \"1\";\n")
    #expect(result.text == "/* b */\n\"a\" = \"1\";\n\"d\" = \"1\";\n")
    #expect(
      result.notes.map(\.text) == ["both sides changed the comment of the text “a”, and the merge kept our comment"])
  }

  // MARK: Property lists of XML

  private static func list(_ entries: [(String, String)]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """ + entries.map { "\t<key>\($0.0)</key>\n\t\($0.1)\n" }.joined() + "</dict>\n</plist>\n"
  }

  private static func plural(_ one: String, _ other: String, more: String = "") -> String {
    "<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>\n\t\t\t<key>one</key>\n\t\t\t<string>\(one)</string>\n\(more)\t\t\t<key>other</key>\n\t\t\t<string>\(other)</string>\n\t\t</dict>\n\t</dict>"
  }

  @Test func pluralsAreMergedFormByForm() throws {
    let base = Self.list([("files", Self.plural("1 file", "%d files"))])
    let ours = Self.list([("files", Self.plural("One &amp; only", "%d files")), ("ours", "<dict/>")])
    let few = "\t\t\t<key>few</key>\n\t\t\t<string>%d</string>\n"
    let theirs = Self.list([("files", Self.plural("1 file", "%d files!", more: few)), ("theirs", "<string>x</string>")])
    let result = try keyed(.stringsDictionary, base, ours, theirs)
    #expect(
      result.text
        == Self.list([
          ("files", Self.plural("One &amp; only", "%d files!", more: few)), ("ours", "<dict/>"),
          ("theirs", "<string>x</string>"),
        ]))
    #expect(result.questions.isEmpty)
    let asked = try keyed(.stringsDictionary, base, ours, base.replacing("1 file", with: "A file"))
    #expect(
      asked.questions.map(\.sentence) == [
        "both sides set “one” of “n” of “files” (before: “1 file”): ours: “One & only”; theirs: “A file”"
      ])
  }

  @Test func anEmptyDictionaryIsOpenedByWhoFillsIt() throws {
    let result = try keyed(
      .stringsDictionary, Self.list([("a", "<dict/>")]), Self.list([("a", "<dict/>"), ("b", "<array/>")]),
      Self.list([("a", "<dict>\n\t\t<key>x</key>\n\t\t<string>1</string>\n\t</dict>")]))
    #expect(
      result.text
        == Self.list([("a", "<dict>\n\t\t<key>x</key>\n\t\t<string>1</string>\n\t</dict>"), ("b", "<array/>")]))
  }

  // MARK: JSON

  private static func catalog(_ entries: [(String, String?)], info: String = "1") -> String {
    "{\n  \"images\" : [\n"
      + entries.map { scale, file in
        "    {\n" + (file.map { "      \"filename\" : \"\($0)\",\n" } ?? "")
          + "      \"idiom\" : \"universal\",\n      \"scale\" : \"\(scale)\"\n    }"
      }.joined(separator: ",\n")
      + "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : \(info)\n  }\n}\n"
  }

  @Test func entriesOfAssetsAreKnownByWhatTheyAreFor() throws {
    let base = Self.catalog([("1x", nil), ("2x", "a.png")])
    let result = try keyed(
      .assets, base, Self.catalog([("1x", "one.png"), ("2x", "a.png"), ("3x", "three.png")]),
      Self.catalog([("1x", nil), ("2x", "b.png"), ("4x", "four.png")]))
    #expect(
      result.text == Self.catalog([("1x", "one.png"), ("2x", "b.png"), ("3x", "three.png"), ("4x", "four.png")]))
    #expect(result.questions.isEmpty)
    let asked = try keyed(
      .assets, base, Self.catalog([("1x", nil), ("2x", "c.png")]), Self.catalog([("1x", nil), ("2x", "d.png")]))
    #expect(
      asked.questions.map(\.sentence) == [
        "both sides set “filename” of the entry universal 2x of “images” (before: “a.png”): ours: “c.png”; theirs: “d.png”"
      ])
  }

  private static func resolved(_ pins: [(String, String)], hash: String = "0", indent: String = "  ") -> String {
    "{\n  \"originHash\" : \"\(hash)\",\n  \"pins\" : [\n"
      + pins.map {
        "    {\n      \"identity\" : \"\($0.0)\",\n      \"kind\" : \"remoteSourceControl\",\n      \"location\" : \"https://example.com/\($0.0)\",\n      \"state\" : {\n        \"revision\" : \"\($0.1)abc\",\n        \"version\" : \"\($0.1)\"\n      }\n    }"
      }.joined(separator: ",\n") + "\n  ],\n  \"version\" : 3\n}\n"
  }

  @Test func packagesAreKnownByTheirIdentityAndSorted() throws {
    let base = Self.resolved([("m", "1.0.0"), ("n", "1.0.0")])
    let result = try keyed(
      .packages, base, Self.resolved([("m", "1.1.0"), ("n", "1.0.0"), ("z", "1.0.0")], hash: "1"),
      Self.resolved([("a", "3.0.0"), ("m", "1.0.0"), ("n", "1.0.0"), ("o", "2.0.0")], hash: "2"))
    #expect(
      result.text
        == Self.resolved(
          [("a", "3.0.0"), ("m", "1.1.0"), ("n", "1.0.0"), ("o", "2.0.0"), ("z", "1.0.0")], hash: "1"))
    #expect(result.questions.isEmpty && result.notes.map(\.kind) == ["derived"])
    let asked = try keyed(
      .packages, base, Self.resolved([("m", "1.1.0"), ("n", "1.0.0")]), Self.resolved([("m", "1.2.0"), ("n", "1.0.0")]))
    #expect(
      asked.questions.map(\.sentence)
        == [
          "both sides set “state” of the package “m” of “pins” (before: revision “1.0.0abc”, version “1.0.0”): ours: revision “1.1.0abc”, version “1.1.0”; theirs: revision “1.2.0abc”, version “1.2.0”"
        ].map { $0.replacing(" of “pins”", with: "") })
  }

  @Test func listsThatAreEmptyAreFilledWithCommasBetween() throws {
    let result = try keyed(.stringCatalog, "{}", "{\"a\" : 1}", "{\"b\" : [true, null]}")
    #expect(try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any] != nil, "\(result.text)")
    #expect(result.text == "{\"a\" : 1,\"b\" : [true, null]}")
  }

  // MARK: Damage

  @Test(arguments: [
    "", "{", "{\"a\"", "\"a\" = ", "\"a\" = \"b\"", "<plist><dict><key>a</key></dict></plist>", "<plist><dict>",
    "\u{FEFF}",
    "bplist00", "// !$*UTF8*$!\n{objects = {}; rootObject = P;", "{\"a\": 1,}", "/* not closed", "\u{0}\u{1}\u{2}",
    "// !$*UTF8*$!\n{objects = (); rootObject = {}; }",
    "// !$*UTF8*$!\n{objects = {P = {isa = {}; }; P = (P); }; rootObject = P; }",
  ])
  func damagedFilesAreRefusedOrMerged(_ text: String) throws {
    let good: [KeyedFormat: String] = [
      .project: "// !$*UTF8*$!\n{objects = {P = {isa = PBXProject; targets = (P, ); }; }; rootObject = P; }",
      .strings: "\"a\" = \"1\";", .stringsDictionary: Self.list([("a", "<dict/>")]), .stringCatalog: "{\"a\": 1}",
      .assets: Self.catalog([]), .packages: Self.resolved([]),
    ]
    for format in KeyedFormat.allCases {
      let file = good[format]!
      for versions in [
        [text, file, file + "\n"], [file, text, file + "\n"], [file, file + "\n", text], [text, text + "\n", file],
      ] {
        let outcome = try? KeyedMerge(
          base: Array(versions[0].utf8), ours: Array(versions[1].utf8), theirs: Array(versions[2].utf8), format: format
        ).run()
        if let outcome, outcome.way == .keys {
          #expect(throws: Never.self) {
            try KeyedMerge(
              base: outcome.bytes, ours: Array((file + " ").utf8), theirs: Array((file + "  ").utf8), format: format
            ).run()
          }
        }
      }
    }
  }

  @Test func deepFilesAreRefused() {
    let deep = String(repeating: "{\"a\":", count: 10_000) + "1" + String(repeating: "}", count: 10_000)
    #expect(throws: DocumentMerge.Refusal.self) { try keyed(.assets, deep, deep + " ", deep + "\n") }
    let lists = "// !$*UTF8*$!\n{objects = " + String(repeating: "(", count: 10_000)
    #expect(throws: DocumentMerge.Refusal.self) { try keyed(.project, lists, lists + " ", lists + "\n") }
  }
}
