import Foundation
import Testing

/// The walk-throughs of `Examples/Editing`: verbs, and where views lie afterwards.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct WalkThroughTests {
  private static let folder = Tool.repository.appendingPathComponent("Examples/Editing")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".edits") }.sorted()

  @Test func thirtyWalkThroughsAreFound() { #expect(Self.names.count >= 30) }

  /// Apple's eight recipes say Standard for what lies beside or below each other. Xcode writes 8 points and the word.
  @Test func recipesUseTheStandardDistance() throws {
    let texts = try Self.names.map { try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8) }
    for number in 1...8 {
      let recipe = try #require(texts.first { $0.hasPrefix("# Recipe \(number):") }, "recipe \(number)")
      #expect(recipe.lowercased().contains("standard") && !recipe.contains("+ 8"), "recipe \(number)")
      let scratch = try Scratch()
      let document = scratch.path("Try.storyboard")
      try FileManager.default.copyItem(
        at: Self.folder.appendingPathComponent("Empty.storyboard"), to: URL(fileURLWithPath: document))
      try recipe.write(toFile: scratch.path("recipe.edits"), atomically: true, encoding: .utf8)
      let outcome = try Tool.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "'\(Tool.executable.path)' edit '\(document)' < '\(scratch.path("recipe.edits"))'"], in: scratch.folder)
      #expect(outcome.status == 0, "\(outcome.messages)")
      let lines = try String(contentsOfFile: document, encoding: .utf8).split(separator: "\n")
      let symbolic = lines.filter { $0.contains("symbolic=\"YES\"") }
      #expect(!symbolic.isEmpty)
      #expect(symbolic.allSatisfy { $0.contains("constant=\"8\" symbolic=\"YES\"") }, "\(symbolic)")
    }
  }

  @Test(arguments: names) func walkThroughEndsWithItsFrames(_ name: String) throws {
    let scratch = try Scratch()
    let document = scratch.path("Try.storyboard")
    let start = try Data(contentsOf: Self.folder.appendingPathComponent("Empty.storyboard"))
    try start.write(to: URL(fileURLWithPath: document))
    let edits = Self.folder.appendingPathComponent(name)
    let outcome = try Tool.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "'\(Tool.executable.path)' edit '\(document)' --journal '\(document).journal' < '\(edits.path)'"],
      in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.messages)")
    var layouts: [String: [String: [Double]]] = [:]
    var count = 0
    for line in try String(contentsOf: edits, encoding: .utf8).split(separator: "\n") where line.hasPrefix("# expect ")
    {
      let parts = line.dropFirst(9).split(separator: ":", maxSplits: 1)
      let words = parts[1].split(separator: " ").map(String.init)
      let frames = try layouts[String(parts[0])] ?? self.frames(of: document, on: String(parts[0]))
      layouts[String(parts[0])] = frames
      count += 1
      if words[1] == "none" {
        #expect(frames[words[0]] == nil, "\(line)")
        continue
      }
      let frame = try #require(frames[words[0]], "\(line)")
      for (word, number) in zip(words.dropFirst(), frame) where word != "-" {
        let wanted = try #require(Double(word))
        // Frames are on pixels, of which a phone has two or three to a point.
        #expect(abs(wanted - number) <= 0.5, "\(line): \(frame)")
      }
    }
    #expect(count > 0)
    #expect(try Tool.run(["edit", document, "undo", "--journal", document + ".journal"]).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: document)) == start)
  }

  /// The frames of all views by their ids.
  private func frames(of document: String, on device: String) throws -> [String: [Double]] {
    var arguments = ["frames", document, "--json", "--device", device.replacingOccurrences(of: " landscape", with: "")]
    if device.hasSuffix(" landscape") { arguments += ["--orientation", "landscape"] }
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0, "\(outcome.messages)")
    var frames: [String: [Double]] = [:]
    func collect(_ value: Any) {
      if let list = value as? [Any] { for item in list { collect(item) } }
      guard let members = value as? [String: Any] else { return }
      if let id = members["id"] as? String, let frame = members["frame"] {
        let rect = frame as? [String: Double]
        frames[id] =
          rect.map { [$0["x"] ?? 0, $0["y"] ?? 0, $0["width"] ?? 0, $0["height"] ?? 0] } ?? frame as? [Double]
      }
      for (key, member) in members where key != "frame" { collect(member) }
    }
    collect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
    return frames
  }
}
