import Foundation
import Testing

/// `frames --dump` and `verify --dump`: screens as a device has them.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct DumpTests {
  private let document = Tool.repository.appendingPathComponent("Examples/SignIn/Main.storyboard").path
  private let example = Tool.executable.deletingLastPathComponent().appendingPathComponent("ExampleProgram").path

  private func dump(_ arguments: [String], in scratch: Scratch) throws -> String {
    let outcome = try Tool.run(
      ["frames", "--dump", "screen.json", "--device", "iPhone 14"] + arguments, in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try scratch.text("screen.json")
  }

  @Test func documentAgreesWithItsDump() throws {
    let scratch = try Scratch()
    #expect(try dump([document], in: scratch).contains("\"class\":\"UILabel\""))
    let outcome = try Tool.run(["verify", "--dump", "screen.json", document], in: scratch.folder)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("0 of "), "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.contains("here: iPhone 14, portrait, iOS "))
  }

  @Test func changedFrameIsADifferenceWithItsCause() throws {
    let scratch = try Scratch()
    var lines = try dump([document], in: scratch).components(separatedBy: "\n")
    let place = try #require(lines.firstIndex { $0.contains("\"class\":\"UILabel\"") })
    lines[place] = lines[place].replacing(#/"frame":\{"x":/#, with: "\"frame\":{\"x\":9")
    try scratch.write(lines.joined(separator: "\n"), to: "screen.json")
    let text = try Tool.run(["verify", "--dump", "screen.json", document], in: scratch.folder)
    #expect(text.status == 2 && text.output.contains("UILabel") && text.output.contains("x -"), "\(text.output)")
    let json = try Tool.run(["verify", "--json", "--dump", "screen.json", document], in: scratch.folder)
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(json.status == 2 && (value?["differences"] as? [Any])?.count == 1, "\(json.output)")
  }

  @Test func damagedAndMissingDumpsHaveTheirStatus() throws {
    let scratch = try Scratch()
    let json = try dump([document], in: scratch)
    try scratch.write(String(json.prefix(json.count / 2)), to: "half.json")
    let half = try Tool.run(["verify", "--dump", "half.json", document], in: scratch.folder)
    #expect(half.status == 65 && half.messages.contains(#/^half\.json:\d+:\d+: error: /#), "\(half.messages)")
    try scratch.write(json.replacing("\"height\":844", with: "\"height\":845"), to: "odd.json")
    let odd = try Tool.run(["verify", "--dump", "odd.json", document], in: scratch.folder)
    #expect(
      odd.status == 65 && odd.messages.contains("trellis knows no iPhone with a screen of 390 × 845"), "\(odd.messages)"
    )
    let missing = try Tool.run(["verify", "--dump", "none.json", document], in: scratch.folder)
    #expect(missing.status == 66 && missing.messages.contains("none.json: error: no such file"))
    let noDocument = try Tool.run(["verify", "--dump", "screen.json", "none.storyboard"], in: scratch.folder)
    #expect(noDocument.status == 66)
    try scratch.write(String(repeating: " ", count: (16 << 20) + 1), to: "large.json")
    let large = try Tool.run(["verify", "--dump", "large.json", document], in: scratch.folder)
    #expect(large.status == 65 && large.messages.contains("is larger than the limit of 16 MB"))
  }

  @Test func optionsThatContradictAreRefused() throws {
    #expect(try Tool.run(["verify", "--dump", "a.json"]).status == 64)
    #expect(try Tool.run(["verify", "--program", example]).status == 64)
    #expect(try Tool.run(["frames", "--canvas", "--dump", "a.json", document]).status == 64)
  }

  #if os(Linux)
    @Test func screensOfAProgramAgreeWithTheirDump() throws {
      let scratch = try Scratch()
      _ = try dump(["--program", example], in: scratch)
      let outcome = try Tool.run(["verify", "--dump", "screen.json", "--program", example], in: scratch.folder)
      #expect(outcome.status == 0 && outcome.output.hasPrefix("0 of "), "\(outcome.output)\(outcome.messages)")
    }
  #endif
}
