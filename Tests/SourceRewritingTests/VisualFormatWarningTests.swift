import Foundation
import Testing

@testable import SourceRewriting

/// A developer learns at the place in the literal that a visual format of an app will raise an exception.
@Suite struct VisualFormatWarningTests {
  private func warnings(_ text: String) -> [String] { [output(text)].warnings.map(\.description) }

  private func call(_ literal: String, _ metrics: String = "nil", _ views: String = #"["a": a, "b": b]"#) -> String {
    "let c = NSLayoutConstraint.constraints(withVisualFormat: \(literal), options: [], metrics: \(metrics), views: \(views))"
  }

  /// The column of the literal of `call`, from 1.
  private let start = "let c = NSLayoutConstraint.constraints(withVisualFormat: ".utf8.count + 1

  @Test func theMistakeIsAtItsColumn() {
    #expect(
      warnings(call(#""H:|-[a]-[nope]-|""#)) == [
        "App/File0.swift:1:\(start + 10): warning: this visual format string raises an exception at run time: 'nope' is not a view of the format"
      ])
    #expect(
      warnings("import UIKit\n" + call(##"#"[a]-5[b]"#"##)) == [
        "App/File0.swift:2:\(start + 7): warning: this visual format string raises an exception at run time: Expected '-' after a distance"
      ])
  }

  @Test func metricsAreLookedUp() {
    #expect(warnings(call(#""[a]-gap-[b]""#, #"["gap": size(1, 2)]"#)).isEmpty)
    #expect(warnings(call(#""[a]-gap-[b]""#)).count == 1)
    #expect(warnings(call(#""[a]-gap-[b]""#, #"["other": 1]"#)).count == 1)
  }

  /// What only a run knows is not guessed.
  @Test func expressionsAreNotJudged() {
    #expect(warnings(call(#""[x]-gap-[y]""#, "metrics", "views")).isEmpty)
    #expect(warnings(call(#""[x]""#, "nil", #"[name: a]"#)).isEmpty)
    #expect(warnings(call(#""[x" + rest"#)).isEmpty)
    #expect(warnings(call(#""[\(name)]""#)).isEmpty)
    #expect(warnings(call(#"format"#)).isEmpty)
    // The grammar holds whatever the names are.
    #expect(warnings(call(#""[x]-gap[y]""#, "metrics", "views")).count == 1)
  }

  @Test func otherFunctionsAreNot() {
    #expect(warnings(#"func constraints(withVisualFormat: String) {}"#).isEmpty)
    #expect(warnings(#"let c = constraints(with: "[a")"#).isEmpty)
    #expect(warnings(#"// constraints(withVisualFormat: "[a")"#).isEmpty)
  }

  @Test func everyWrongFormatIsToldAtItsCaret() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("Fixtures/formats/wrong.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count >= 120)
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let before = lines[index].utf16.prefix(lines[index + 1].prefix { $0 == " " }.count)
      let column = start + 1 + (String(before)?.utf8.count ?? 0)
      let found = warnings(call("\"\(lines[index])\"", #"["w": 40, "p": 600]"#, #"["a": a, "b": b, "c": c]"#))
      #expect(
        found.count == 1 && found[0].hasPrefix("App/File0.swift:1:\(column): warning: "), "\(lines[index]): \(found)")
    }
  }
}
