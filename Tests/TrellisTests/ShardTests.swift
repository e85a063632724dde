import Foundation
import Testing

/// One run in parts and in processes gives the same bytes as a whole one.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct ShardTests {
  /// Names whose order by file differs from that by folder: `A.xib` comes before `A/…` and `A-B/…` as a path.
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    let names = [
      "A/One", "A/Two", "A-B/One", "A", "B", "C/D/One", "C/D", "C", "E", "F", "G", "H",
    ]
    let fixtures = [
      "left_right_attribute/bad", "duplicate_constraint/bad", "outside_screen/bad", "zero_size/good",
      "conflicting_constraints/bad",
    ]
    for (index, name) in names.enumerated() {
      try scratch.copy("\(fixtures[index % fixtures.count]).storyboard", to: "\(name).storyboard")
    }
    return scratch
  }

  private func check(_ arguments: String..., in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.run(["check", "--matrix", "smoke", "--reporter", "json"] + arguments, in: scratch.folder)
  }

  @Test func mergedShardsEqualTheWholeRun() throws {
    let scratch = try folder()
    let whole = try check(".", in: scratch)
    #expect(whole.status == 2 && whole.output.contains("C/D/One.storyboard"))
    for count in [1, 3, 20] {
      let parts = (1...count).map { "\($0).json" }
      for (index, part) in parts.enumerated() {
        let outcome = try check(".", "--shard", "\(index + 1)/\(count)", "--output", part, in: scratch)
        #expect([0, 2].contains(outcome.status))
      }
      let merged = try Tool.run(["merge"] + parts.reversed() + ["--reporter", "json"], in: scratch.folder)
      #expect(merged.output == whole.output)
      #expect(merged.status == 2)
    }
  }

  @Test func theOrderOfPathsDoesNotMatter() throws {
    let scratch = try folder()
    #expect(try check("C", "A", in: scratch).output == check("A", "C", in: scratch).output)
  }

  /// Also behind `--`, after which everything is a path.
  @Test func numberOfWorkersDoesNotChangeTheResult() throws {
    let scratch = try folder()
    let one = try check("--jobs", "1", ".", in: scratch)
    #expect(one.status == 2)
    for arguments in [["--jobs", "2", "."], ["--jobs", "3", "--", "."]] {
      let several = try Tool.run(
        ["check", "--matrix", "smoke", "--reporter", "json"] + arguments, in: scratch.folder)
      #expect(several.output == one.output)
      #expect(several.status == one.status)
    }
  }
}
