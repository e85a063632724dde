import Foundation
import Testing

/// Texts that would move the cursor, turn the writing direction round, or begin a line that somebody else believes.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct HostileTextTests {
  private static let evil =
    "x&#10;evil.swift:1:1: error: forged&#13;::error file=a::forged&#9;&#27;[31m&#155;31m##[error]forged &#x202E;gnp &#x2028;"

  /// A view and a controller whose every text is evil, with an ambiguity and a conflict.
  private func document() throws -> Scratch {
    let scratch = try Scratch()
    // Control characters can be written as references only, which XML 1.0 forbids and Interface Builder's reader takes.
    let text = try String(
      contentsOf: Tool.repository.appendingPathComponent("Fixtures/lint/conflicting_constraints/bad.storyboard"),
      encoding: .utf8)
    try scratch.write(text, to: "plain.storyboard")
    let evil = Self.evil
    var hostile = text.replacing(
      #/text="[^"]*"/#, with: "text=\"\(evil)\" userLabel=\"\(evil)\" customClass=\"::error file=a::\(evil)\"")
    hostile.replace("<viewController ", with: "<viewController title=\"\(evil)\" userLabel=\"\(evil)\" ")
    hostile.replace("constant=\"", with: "identifier=\"\(evil)\" constant=\"")
    try scratch.write(hostile, to: "evil.storyboard")
    return scratch
  }

  /// Worker processes tell every character as it is.
  @Test func workersKeepControlCharactersOfTexts() throws {
    let scratch = try document()
    let outcomes = try [1, 2].map { jobs in
      try Tool.shell("\"$T\" check --matrix smoke --jobs \(jobs) plain.storyboard evil.storyboard", in: scratch.folder)
    }
    #expect(outcomes[0].status == 2)
    #expect(outcomes[0].output == outcomes[1].output && outcomes[1].status == 2)
  }

  @Test(arguments: [
    "check --matrix smoke evil.storyboard", "check --matrix smoke evil.storyboard --reporter github-actions-logging",
    "check --matrix smoke evil.storyboard --reporter gitlab", "check --matrix smoke evil.storyboard --reporter sarif",
    "check --matrix smoke evil.storyboard --reporter junit",
    "check --matrix smoke evil.storyboard --reporter checkstyle",
    "check --matrix smoke evil.storyboard --reporter json", "check --matrix smoke evil.storyboard --reporter markdown",
    "check --matrix smoke evil.storyboard --reporter html", "frames evil.storyboard", "frames --json evil.storyboard",
    "verify evil.storyboard", "verify --json evil.storyboard", "render --constraints evil.storyboard",
    "diff --matrix smoke plain.storyboard evil.storyboard",
    "diff --json --matrix smoke plain.storyboard evil.storyboard",
    #"explain evil.storyboard --edge width --view $'x\nevil.swift:1:1: error: forged\r::error file=a::forged\t\e[31m\u009b31m##[error]forged \u202egnp \u2028'"#,
    #"explain evil.storyboard --edge width --view $'none\n::error::\e'"#,
    #"render evil.storyboard --scene $'none\n::error::\e'"#,
    #"check $'none\n::error::\e\u202e'"#, #"check $'::error file=a::.storyboard'"#, #"check --only-rule $'\e[31m'"#,
    #"explain - <<< "${LOG//UIView/$'UI\e[31m\u202e##[error]View'}""#,
    #"explain - <<< $'Unable to simultaneously satisfy constraints.\n(\n"<NSLayoutConstraint:0x1 \e]0;'"#,
  ]) func nothingReachesATerminalRaw(_ command: String) throws {
    let scratch = try document()
    let outcome = try Tool.shell("\"$T\" \(command)", in: scratch.folder)
    let text = outcome.output + outcome.messages
    #expect(!text.isEmpty)
    let unsafe = text.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control
        || scalar.properties.isBidiControl
        || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
    #expect(unsafe.isEmpty)
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      // In a command of GitHub's everything behind the colons is a text.
      #expect(!line.contains("##[error]") || line.hasPrefix("::"))
      #expect(!line.hasPrefix("::error file=a:") && !line.hasPrefix("::error::"))
      #expect(!line.hasPrefix("evil.swift"))
    }
  }

  @Test func fileNamesCannotWriteControlCharacters() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
    let outcome = try Tool.shell(
      #"""
      mv a.storyboard $'a\n::error file=b::forged\e[31m.storyboard'
      "$T" check --matrix smoke .
      "$T" check --matrix smoke . --reporter github-actions-logging
      "$T" frames .; "$T" verify .
      echo '<document' > a*; "$T" check .
      """#, in: scratch.folder)
    let lines = (outcome.output + outcome.messages).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(#"./a ::error file=b::forged\u{1B}[31m.storyboard:11:29: warning: "#) })
    #expect(
      lines.contains {
        $0.hasPrefix(#"::warning file=./a%0A%3A%3Aerror file=b%3A%3Aforged\u{1B}[31m.storyboard,line=11,"#)
      })
    #expect(
      lines.contains { $0.hasPrefix(#"./a ::error file=b::forged\u{1B}[31m.storyboard:"#) && $0.contains(": error: ") })
    #expect(lines.allSatisfy { !$0.hasPrefix("::error") && !$0.contains("\u{1B}") })
  }
}
