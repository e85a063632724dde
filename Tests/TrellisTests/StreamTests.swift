import Foundation
import Testing

/// What a command does when nobody takes its output, and with files that are none.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct StreamTests {
  private static let conflict = "Examples/Conflict/Main.storyboard"
  private static let commands = [
    "check --matrix smoke \(conflict)", "check --matrix smoke --reporter json \(conflict)", "frames \(conflict)",
    "verify \(conflict)", "render \(conflict)",
    "diff --matrix smoke Fixtures/lint/zero_size/good.storyboard Fixtures/lint/zero_size/bad.storyboard", "devices",
    "rules",
    "rules --schema", "explain - <<< \"$LOG\"", "explain \(conflict) --view Button --edge width",
    "--help", "check --help", "--version", "--generate-completion-script bash",
  ]

  #if os(Linux)
    @Test(arguments: commands) func aFullDiskIsAnError(_ command: String) throws {
      let outcome = try Tool.shell("\"$T\" \(command) > /dev/full")
      #expect(outcome.status == 1)
      #expect(
        outcome.messages.hasSuffix("error: trellis cannot write to standard output: No space left on device\n"))
    }
  #endif

  @Test(arguments: commands) func aClosedOutputIsAnError(_ command: String) throws {
    let outcome = try Tool.shell("\"$T\" \(command) >&-")
    #expect(outcome.status == 1)
    #expect(outcome.messages.hasSuffix("error: trellis cannot write to standard output: Bad file descriptor\n"))
    // Without anywhere to say it.
    #expect(try Tool.shell("\"$T\" \(command) >&- 2>&-").status == 1)
  }

  /// As other tools end: by the signal, of which shells say nothing, and of which 141 is the status.
  @Test(arguments: ["", "trap '' PIPE; "]) func closedPipeEndsQuietly(_ trap: String) throws {
    let scratch = try Scratch()
    // The reader is gone before the tool starts, whoever is scheduled first.
    let outcome = try Tool.shell(
      """
      mkfifo pipe; true < pipe & exec 3> pipe; wait
      \(trap)"$T" devices >&3 2> messages; echo $?; cat messages
      """, in: scratch.folder)
    #expect(outcome.output == "141\n" && outcome.messages.isEmpty)
  }

  @Test func aFileNeverTakesThePlaceOfAClosedOutput() throws {
    let scratch = try Scratch()
    try scratch.copy("left_right_attribute/bad.storyboard", to: "a.storyboard")
    let outcome = try Tool.shell(
      "\"$T\" check --matrix smoke --fix --write-baseline b.json a.storyboard >&-", in: scratch.folder)
    #expect(outcome.status == 1)
    let fixed = Tool.repository.appendingPathComponent("Fixtures/lint/left_right_attribute/bad.fixed")
    #expect(try scratch.text("a.storyboard") == String(decoding: Data(contentsOf: fixed), as: UTF8.self))
    #expect(try scratch.text("b.json").hasPrefix("{"))
  }

  // MARK: Files to write

  @Test func writingFollowsLinks() throws {
    let scratch = try Scratch()
    try scratch.copy("left_right_attribute/bad.storyboard", to: "real/a.storyboard")
    try scratch.write("", to: "real/known.json")
    let outcome = try Tool.shell(
      """
      ln -s real/a.storyboard a.storyboard; ln -s real/known.json known.json; ln -s real/new.json new.json
      ln -s real/report.json report.json; ln -s round round
      "$T" check --matrix smoke --fix a.storyboard --write-baseline known.json --reporter json -o report.json || exit
      "$T" check --matrix smoke a.storyboard --write-baseline new.json > /dev/null || exit
      readlink a.storyboard known.json new.json report.json
      "$T" check --matrix smoke a.storyboard --write-baseline round > /dev/null
      """, in: scratch.folder)
    #expect(outcome.output == "real/a.storyboard\nreal/known.json\nreal/new.json\nreal/report.json\n")
    #expect(outcome.status == 1 && outcome.messages.contains("round: error: the file cannot be written"))
    #expect(try scratch.text("real/known.json").hasPrefix("{") && scratch.text("real/new.json").hasPrefix("{"))
    #expect(try scratch.text("real/report.json").hasPrefix("{"))
    #expect(!(try scratch.text("real/a.storyboard").contains("\"left\"")))
  }

  /// As on a full disk, on which no file may grow.
  @Test func aFileThatCannotBeWrittenIsNotLeft() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
    let outcome = try Tool.shell(
      """
      (trap '' XFSZ; ulimit -f 0; exec "$T" render a.storyboard -o new.svg) 2>&1 | cat
      echo ${PIPESTATUS[0]}; ls
      """, in: scratch.folder)
    #expect(outcome.output == "new.svg: error: the file cannot be written: File too large\n1\na.storyboard\n")
  }

  @Test func devicesAndPipesAreNotReplaced() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
    let outcome = try Tool.shell(
      """
      mkfifo pipe; mkdir folder; ln -s pipe link
      for name in pipe folder link; do
        "$T" check --matrix smoke a.storyboard --write-baseline $name > /dev/null; echo $?
      done
      test -p pipe && test -d folder && echo kept
      """, in: scratch.folder)
    #expect(outcome.output == "1\n1\n1\nkept\n")
    #expect(
      outcome.messages.contains(
        "pipe: error: the path is a pipe or a device; specify the path of a file\n"))
    #expect(
      outcome.messages.contains("folder: error: the path is a folder; specify the path of a file\n"))
  }

  /// Where standard output is a file with something in it already, that stays.
  @Test func outputCanBeStandardOutput() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
    let outcome = try Tool.shell(
      "echo before; \"$T\" check --matrix smoke a.storyboard -o /dev/stdout; \"$T\" render a.storyboard -o /dev/stdout | head -c 4",
      in: scratch.folder)
    #expect(outcome.output.hasPrefix("before\nnothing found in 1 document") && outcome.output.hasSuffix("\n<svg"))
  }

  // MARK: Files to read

  @Test func logIsReadFromAPipe() throws {
    let scratch = try Scratch()
    let outcome = try Tool.shell(
      """
      echo "$LOG" > log; "$T" explain log > direct; echo $?
      "$T" explain <(cat log) | diff direct - && "$T" explain /dev/stdin < log | diff direct - \\
        && cat log | "$T" explain - | diff direct - && cat log | "$T" explain /dev/stdin | diff direct - && echo same
      """, in: scratch.folder)
    #expect(outcome.output == "0\nsame\n", "\(outcome.messages)")
  }

  @Test func documentFromAPipeIsRefused() throws {
    for command in ["check --matrix smoke", "frames", "verify", "render"] {
      let outcome = try Tool.shell("\"$T\" \(command) <(cat \(Self.conflict))")
      #expect(outcome.status == 65)
      #expect(
        outcome.messages.contains(
          ": error: is a pipe or a device, not a file; save the output to a file first\n"))
    }
  }

  #if os(Linux)
    /// macOS has no such names.
    @Test func aNameThatIsNotUTF8IsTold() throws {
      let scratch = try Scratch()
      try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
      let outcome = try Tool.shell(
        "cp a.storyboard $'caf\\xe9.storyboard'; mkdir $'d\\xe9'; touch $'t\\xe9.txt'; \"$T\" check --matrix smoke .",
        in: scratch.folder)
      #expect(outcome.status == 66)
      #expect(outcome.output.hasPrefix("nothing found in 1 document"))
      #expect(
        outcome.messages
          == #"./caf\xE9.storyboard: error: the name of the file is not valid UTF-8; rename the file"# + "\n"
          + #"./d\xE9: error: the name of the folder is not valid UTF-8; rename the folder"# + "\n")
    }
  #endif
}
