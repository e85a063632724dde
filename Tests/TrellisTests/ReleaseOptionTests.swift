import Foundation
import Testing

/// `--release`, in the words of the command line.
@Suite struct ReleaseOptionTests {
  private static let document = "Fixtures/lint/clipped_text/bad-height.storyboard"

  @Test(arguments: [
    (["frames", document, "--release", "9"], "\"9\" is not an iOS version"),
    (["frames", document, "--release", "new"], "\"new\" is not an iOS version"),
    (["frames", document, "--release", "18,26"], "only one iOS version"),
    (["frames", document, "--canvas", "--release", "26"], "--canvas and --release"),
    (["frames", document, "--device", "iPhone 8", "--release", "26"], "iPhone 8 runs iOS 11 to 16"),
    (["cost", document, "--device", "iPhone 17", "--release", "18"], "iPhone 17 runs iOS 26 and later"),
    (["check", document, "--device", "iPad Air 2", "--release", "18,26"], "iPad Air 2 runs iPadOS 8 to 15"),
    (
      ["gallery", document, "-o", "nowhere", "--devices", "iPhone Duo", "--release", "26"],
      "iPhone Duo (closed) runs iOS 27.1"
    ),
    (["render", document, "--devices", "iPhone 16,iPhone XR", "--release", "18,26"], "iPhone XR runs iOS 12 to 18"),
  ])
  func aPairThatDoesNotExistIsAnErrorInWords(_ arguments: [String], words: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains(words), "\(outcome.messages)")
  }

  @Test func framesNameTheRelease() throws {
    let text = try Tool.run(["frames", Self.document, "--device", "iPhone 16", "--release", "18.4"])
    #expect(text.status == 0 && text.output.contains("on iPhone 16 portrait, iOS 18, 393x852@3x"))
    let json = try Tool.run(["frames", Self.document, "--device", "iPad (A16)", "--release", "26", "--json"])
    #expect(json.output.contains("\"release\": 26") || json.output.contains("\"release\":26"), "\(json.output)")
  }

  /// A phone that runs the release takes the place of the usual one.
  @Test func aReleaseAloneIsEnough() throws {
    let outcome = try Tool.run(["frames", Self.document, "--release", "27"])
    #expect(outcome.status == 0 && outcome.output.contains("portrait, iOS 27, "), "\(outcome.messages)")
  }

  @Test func sheetsHaveAColumnForEachRelease() throws {
    let outcome = try Tool.run(["render", Self.document, "--devices", "iPhone 15", "--release", "17,26"])
    #expect(
      outcome.output.contains("portrait, iOS 17") && outcome.output.contains("portrait, iOS 26"))
  }
}
