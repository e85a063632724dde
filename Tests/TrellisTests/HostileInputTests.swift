import Foundation
import Testing

/// Documents, configurations and options that are larger, deeper or stranger than any of a real project.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct HostileInputTests {
  private static let megabyte = String(repeating: "x", count: 1 << 20)

  /// 1e-46 is no number of 32 bits, which priorities are; 1e-40 is one with fewer digits.
  @Test(arguments: ["1e-46", "1e-320", "1e-40", "0", "-1", "1e300", "nan", "inf", "1000.00001", ""])
  func prioritiesOfAnySizeAreRead(_ priority: String) throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "a.storyboard")
    var text = try scratch.text("a.storyboard")
    text.replace("<constraint ", with: "<constraint priority=\"\(priority)\" ")
    for name in [
      "horizontalHugging", "verticalHugging", "horizontalCompressionResistance", "verticalCompressionResistance",
    ] {
      text.replace("<imageView ", with: "<imageView \(name)Priority=\"\(priority)\" ")
      text.replace("<label ", with: "<label \(name)Priority=\"\(priority)\" ")
    }
    try scratch.write(text, to: "a.storyboard")
    #expect(text.contains("priority=\"\(priority)\""))
    for command in [["check", "--matrix", "smoke"], ["frames"], ["verify"], ["render", "--constraints"]] {
      let outcome = try Tool.run(command + ["a.storyboard"], in: scratch.folder)
      #expect([0, 2].contains(outcome.status), "\(outcome.messages)")
    }
    let frames = try Tool.run(["frames", "a.storyboard"], in: scratch.folder)
    let isFine = Double(priority).map { Float($0) > 0 && $0 <= 1000 } ?? false
    #expect(frames.output.contains(": warning: the priority ") == !isFine)
  }

  @Test func oversizedFilesAreRefused() throws {
    let scratch = try Scratch()
    try scratch.write(String(repeating: Self.megabyte, count: 17), to: "large")
    try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
    try scratch.write("disabled_rules: [\(Self.megabyte)]\n", to: "large.yml")
    let limit = "is larger than the limit of 16 MB\n"
    for command in [["check"], ["frames"], ["verify"], ["render"], ["explain"], ["diff", "a.storyboard"]] {
      let outcome = try Tool.run(command + ["large"], in: scratch.folder)
      #expect(
        outcome.status == 65 && outcome.messages.hasSuffix("large: error: \(limit)"), "\(command) \(outcome.messages)")
    }
    let baseline = try Tool.run(["check", "a.storyboard", "--baseline", "large"], in: scratch.folder)
    #expect(baseline.status == 65 && baseline.messages.hasSuffix("large: error: \(limit)"))
    let configuration = try Tool.run(["check", "a.storyboard", "--config", "large.yml"], in: scratch.folder)
    #expect(configuration.status == 65)
    #expect(configuration.messages == "large.yml: error: is larger than the limit of 256 KB\n")
  }

  #if os(Linux)
    @Test func endlessFilesAreRefused() throws {
      let outcome = try Tool.run(["explain", "/dev/zero"])
      #expect(outcome.status == 65)
      #expect(outcome.messages == "/dev/zero: error: is larger than the limit of 16 MB\n")
      #expect(try Tool.run(["check", "/dev/zero"]).status == 65)
      #expect(try Tool.run(["check", "--config", "/dev/zero"]).status == 65)
    }
  #endif

  @Test func anAliasBombIsRefused() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/good.storyboard", to: "a.storyboard")
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1...30 { bomb += "a\(level): &a\(level) {? *a\(level - 1) : 1, ? [*a\(level - 1)] : 2}\n" }
    try scratch.write(bomb, to: ".trellis.yml")
    let outcome = try Tool.run(["check", "a.storyboard"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(
      outcome.messages
        == ".trellis.yml:10:12: error: the configuration contains more than 16 YAML aliases; replace the aliases with values\n"
    )
    for deep in [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "{a: ", count: 50_000),
    ] {
      try scratch.write(deep, to: ".trellis.yml")
      #expect(try Tool.run(["check", "a.storyboard"], in: scratch.folder).status == 65)
    }
  }

  @Test(arguments: [
    ("--jobs -1", "Error: --jobs must be at least 1."), ("--jobs 0", "Error: --jobs must be at least 1."),
    ("--shard 1/0", "The value '1/0' is invalid for '--shard <i/n>'"),
    ("--shard 99999999999999999999/1", "invalid for '--shard <i/n>'"),
    ("--worker 9223372036854775807/9223372036854775807", "no such file or folder"),
  ]) func numbersOfAnySizeAreRead(_ options: String, _ message: String) throws {
    let outcome = try Tool.shell(
      "\"$T\" check Fixtures/lint/zero_size/good.storyboard --matrix smoke \(options) < /dev/null")
    #expect(outcome.status == (options.hasPrefix("--worker") ? 0 : 64))
    if !options.hasPrefix("--worker") { #expect(outcome.messages.contains(message)) }
    #expect(
      try Tool.shell(
        "\"$T\" check Fixtures/lint/zero_size/good.storyboard --matrix smoke --shard 1/9223372036854775807"
      ).status == 0)
  }

  /// What the other process asks for need not be what is there. As long as it lives, the worker does.
  @Test func workerIgnoresUnknownRequests() throws {
    let outcome = try Tool.shell(
      """
      { printf '%s\\n' 99999999999999999999 -1 7 x '' '"' '"Fixtures/lint/zero_size/good.storyboard"'; sleep 3; } \\
        | "$T" check --worker Fixtures/lint/zero_size/good.storyboard --matrix smoke | grep -c '"result"'
      """)
    #expect(outcome.output == "1\n")
  }

  // MARK: A repository that nobody vouches for

  /// One pixel, 7 by 5 points by its header.
  private static let image = Data([
    0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 7, 0, 0, 0, 5,
  ])

  @Test func linksInACatalogAreNotFollowed() throws {
    let scratch = try Scratch()
    try scratch.copy("zero_size/bad.storyboard", to: "App/a.storyboard")
    let document = try scratch.text("App/a.storyboard")
    try scratch.write("", to: "App/Package.swift")
    let contents = #"{"images": [{"filename": "FILE", "scale": "1x"}]}"#
    for (set, file) in [
      ("up", "../../../outside.png"), ("link", "link.png"), ("zero", "zero.png"), ("pipe", "pipe.png"),
    ] {
      try scratch.write(contents.replacing("FILE", with: file), to: "App/Assets.xcassets/\(set).imageset/Contents.json")
      try scratch.write(document.replacing(#/image="[^"]*"/#, with: "image=\"\(set)\""), to: "App/\(set).storyboard")
    }
    try Self.image.write(to: scratch.folder.appendingPathComponent("outside.png"))
    let outcome = try Tool.shell(
      """
      ln -s . App/Assets.xcassets/itself; ln -s / App/Assets.xcassets/root; ln -s / App/Root.xcassets; ln -s .. App/Up
      ln -s "$PWD/outside.png" App/Assets.xcassets/link.imageset/link.png
      ln -s /dev/zero App/Assets.xcassets/zero.imageset/zero.png; mkfifo App/Assets.xcassets/pipe.imageset/pipe.png
      mkfifo App/Info.plist
      timeout 60 "$T" check --matrix smoke App > /dev/null; echo $?
      timeout 60 "$T" frames App > /dev/null; echo $?
      """, in: scratch.folder)
    #expect(outcome.output == "0\n0\n", "\(outcome.messages)")
    #expect(!outcome.messages.contains("outside.png: no image"))
  }
}
