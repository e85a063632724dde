import Foundation
import Testing

/// `trellis render --animate` and `trellis diff --html`.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct MotionTests {
  private static let pictures = "Fixtures/pictures/Tabs.storyboard"
  private static let stacks = "Examples/StackViews/Main.storyboard"

  @Test func rotationIsAnimated() throws {
    let outcome = try Tool.run([
      "render", "Examples/Profile/Main.storyboard", "--animate", "rotation", "--duration", "0.5", "--device",
      "iPhone 8",
    ])
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("<animateTransform") && outcome.output.contains("dur=\"0.5s\""))
    // The picture is as wide as the turned device, an iPhone 8, and as high as the upright one.
    #expect(outcome.output.contains("viewBox=\"0 0 667 667\""))
    #expect(outcome.output.contains("fill=\"freeze\"") && !outcome.output.contains("repeatCount"))
  }

  /// The box is 160 by 80 points in the middle; with a width of 200 its left edge is 20 points further left: 107.5 and 87.5.
  @Test func constantIsAnimated() throws {
    let outcome = try Tool.run([
      "render", "Examples/CentredBox/Main.storyboard", "--animate", "constant=box-wi-dth:200", "--duration", "1",
      "--device", "iPhone 8",
    ])
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("attributeName=\"width\" values=\"160;200\" dur=\"1s\""), "\(outcome.output)")
    #expect(outcome.output.contains("type=\"translate\" values=\"107.5 293.5;87.5 293.5\""), "\(outcome.output)")
    // What plays nothing shows the new layout.
    #expect(outcome.output.contains("width=\"200\" height=\"80\""))
  }

  /// Three thirds become two halves: the hidden one fades.
  @Test func toggledViewIsAnimated() throws {
    let outcome = try Tool.run(["render", Self.stacks, "--animate", "toggle=thi-vi-ew2"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n")
    let hidden = try #require(lines.firstIndex { $0.contains("data-id=\"thi-vi-ew2\"") })
    #expect(lines[hidden].contains("opacity=\"0\""))
    #expect(lines[hidden...].prefix(4).contains { $0.contains("attributeName=\"opacity\" values=\"1;0\"") })
    let byLabel = try Tool.run(["render", Self.stacks, "--animate", "toggle=Yellow"])
    #expect(byLabel.output == outcome.output)
  }

  @Test func animationLoops() throws {
    let outcome = try Tool.run(["render", "Examples/Profile/Main.storyboard", "--animate", "rotation", "--loop"])
    #expect(outcome.output.contains("repeatCount=\"indefinite\""))
  }

  @Test(arguments: [
    ["--animate", "spin"], ["--animate", "toggle="], ["--animate", "constant=a"], ["--animate", "constant=a:b"],
    ["--animate", "constant=:3"], ["--animate", "rotation", "--duration", "0"],
    ["--animate", "rotation", "--duration", "nan"],
  ])
  func galleryRefusesWrongUsage(_ options: [String]) throws {
    #expect(try Tool.run(["render", Self.pictures] + options).status == 64)
  }

  @Test func unknownViewOfAnAnimationIsAnError() throws {
    let outcome = try Tool.run(["render", Self.pictures, "--animate", "toggle=nobody"])
    #expect(
      outcome.status == 65 && outcome.messages.contains("no view has the object ID, label or text \"nobody\""),
      "\(outcome.messages)")
  }

  /// A page with both pictures of the scene that differs, without scripts, beside the usual output.
  @Test func diffWritesAPageOfMovedViews() throws {
    let scratch = try Scratch()
    let good = "Examples/CentredBox/Main.storyboard"
    let text = try String(contentsOf: Tool.repository.appendingPathComponent(good), encoding: .utf8)
    #expect(text.contains("constant=\"160\""))
    try scratch.write(text.replacingOccurrences(of: "constant=\"160\"", with: "constant=\"200\""), to: "New.storyboard")
    let outcome = try Tool.run([
      "diff", good, scratch.path("New.storyboard"), "--device", "iPhone SE", "--html", scratch.path("out.html"),
    ])
    #expect(outcome.status == 2 && outcome.output.contains("40 points wider"), "\(outcome.messages)")
    let page = try scratch.text("out.html")
    #expect(page.contains("40 points wider") && page.contains("160 → 200"))
    #expect(page.contains(", before\"") && page.contains(", after\"") && !page.contains("<script"))
    let same = try Tool.run(["diff", good, good, "--device", "iPhone SE", "--html", scratch.path("same.html")])
    #expect(same.status == 0)
    #expect(try scratch.text("same.html").contains("0 views differ"))
  }
}
