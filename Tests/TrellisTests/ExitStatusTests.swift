import Foundation
import Testing

/// The statuses that `trellis --help` promises: 0 nothing found, 1 the tool failed, 2 findings, 64 wrong usage, 65 bad document,
/// 66 no such file; the last three are those of sysexits(3).
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct ExitStatusTests {
  private static let good = "Fixtures/lint/zero_size/good.storyboard"
  private static let bad = "Fixtures/lint/zero_size/bad.storyboard"
  private static let conflict = "Examples/Conflict/Main.storyboard"
  private static let note = "Fixtures/lint/small_touch_target/bad.storyboard"

  @Test(
    arguments: [
      (["check", good], 0), (["check", bad], 0), (["check", conflict], 2), (["check", bad, conflict], 2),
      // Warnings and notes are worth knowing, no more.
      (["check", bad, "--strict"], 2),
      (["check", note, "--only-rule", "small_touch_target"], 0),
      (["check", bad, "--disable-rule", "zero_size"], 0),
      (["check", bad, "--only-rule", "zero_size", "--disable-rule", "zero_size"], 0),
      (["check", "Fixtures/lint/README.md"], 65), (["check", "Fixtures/nothing"], 66),
      // What is missing is told before what is found.
      (["check", bad, "Fixtures/nothing"], 66),
      (["check", good, "--baseline", "Fixtures/nothing"], 66), (["check", good, "--baseline", "README.md"], 65),
      (["check", good, "--config", "Fixtures/nothing"], 66), (["check", good, "--config", "README.md"], 65),
      (["check", good, "--output", "Fixtures/nothing/report"], 1),
      (["check", good, "--write-baseline", "Fixtures/nothing/baseline"], 1),
      (["check", good, "--only-rule", "zero_sise"], 64), (["check", good, "--matrix", "none"], 64),
      (["check", good, "--shard", "3/2"], 64), (["check", good, "--jobs", "0"], 64), (["check", good, "--what"], 64),
      (["check", good, "--reporter", "sarif", "--reporter", "junit"], 64),
      (["merge", "Fixtures/nothing"], 66), (["merge", "README.md"], 65), (["merge"], 64),
      (["rules"], 0), (["rules", "zero_size"], 0), (["rules", "zero_sise"], 64), (["rules", "--schema"], 0),
      (["explain", "Fixtures/nothing"], 66), (["explain", "README.md"], 65), (["explain", conflict], 64),
      (["explain", conflict, "--view", "Button"], 64),
      (["explain", conflict, "--view", "Button", "--edge", "width"], 0),
      (["explain", conflict, "--view", "nobody", "--edge", "width"], 65),
      (["diff", good, "Fixtures/nothing"], 66), (["diff", good, "README.md"], 65), (["diff", good], 64),
      (["diff", good, good, "--matrix", "smoke"], 0), (["diff", good, bad, "--matrix", "smoke"], 2),
      (["verify", conflict], 0), (["verify", "Fixtures/nothing"], 66), (["verify", "README.md"], 65),
      (["frames", "README.md"], 65), (["render", conflict, "--scene", "none"], 65),
      (["devices"], 0), (["--help"], 0), (["--version"], 0), (["chekc"], 64),
    ] as [([String], Int32)])
  func theStatusSaysHowItEnded(_ arguments: [String], _ status: Int32) throws {
    let smoke = arguments.first == "check" && !arguments.contains("--matrix") ? ["--matrix", "smoke"] : []
    let outcome = try Tool.run(arguments + smoke)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.messages)")
    // Who fails says why, and not among the results.
    if status != 0 && status != 2 { #expect(!outcome.messages.isEmpty) }
  }

  @Test func aBrokenDocumentDoesNotHideTheOthers() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "b.storyboard")
    try scratch.write("<document><not-closed></document>", to: "a.storyboard")
    let outcome = try Tool.run(["check", ".", "--matrix", "smoke"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.messages.contains("./a.storyboard:1:"))
    #expect(outcome.output.contains("./b.storyboard:11:29: warning: The width of \"Photo\" is zero (zero_size)"))
  }
}
