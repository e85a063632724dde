import Foundation
import Merging
import Testing

/// What merges lost comes back.
struct RestorationTests {
  private let base = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A")])

  private func restored(_ text: String, from version: String, _ ids: Set<String>) throws -> (
    text: String, missing: Set<String>
  ) {
    let outcome = try DocumentRestoration(Array(text.utf8), from: Array(version.utf8)).run(ids)
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome.missing)
  }

  @Test func anObjectComesBackWithWhatConnectsIt() throws {
    let (a, b, c) = (
      Sample.label("aaa-aa-aaa", "A"), Sample.label("bbb-bb-bbb", "B"), Sample.label("ccc-cc-ccc", "C")
    )
    let version = Sample.storyboard(
      subviews: [a, b, c],
      constraints: [Sample.constraint("k00-00-000", "bbb-bb-bbb"), Sample.constraint("k11-00-000", "ccc-cc-ccc")],
      connections: [Sample.outlet("o00-00-000", "title", to: "bbb-bb-bbb")])
    let changed = Sample.storyboard(tools: "22000", subviews: [Sample.label("aaa-aa-aaa", "A2")])
    let result = try restored(changed, from: version, ["bbb-bb-bbb"])
    #expect(
      result.text
        == Sample.storyboard(
          tools: "22000", subviews: [Sample.label("aaa-aa-aaa", "A2"), b],
          constraints: [Sample.constraint("k00-00-000", "bbb-bb-bbb")],
          connections: [Sample.outlet("o00-00-000", "title", to: "bbb-bb-bbb")]))
    #expect(result.missing.isEmpty)
    // All of it, whatever the order.
    #expect(
      try restored(Sample.storyboard(subviews: [a]), from: version, ["ccc-cc-ccc", "bbb-bb-bbb"]).text == version)
    // Once more changes nothing.
    #expect(try restored(result.text, from: version, ["bbb-bb-bbb"]).text == result.text)
  }

  @Test func aSceneComesBackWithItsComment() throws {
    let scene = Sample.scene("s22-00-000", "v22-00-000", title: "Two")
    let version = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A")], scenes: [scene])
    #expect(try restored(base, from: version, ["scene:s22-00-000"]).text == version)
  }

  @Test func aUsedImageIsListedAgain() throws {
    let image =
      "<imageView image=\"star\" id=\"iii-ii-iii\">\n    <rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\n</imageView>"
    let version = Sample.storyboard(
      subviews: [Sample.label("aaa-aa-aaa", "A"), image], resources: ["<image name=\"star\" width=\"8\" height=\"8\"/>"]
    )
    let result = try restored(base, from: version, ["iii-ii-iii"])
    #expect(result.text == version)
  }

  @Test func whatLiesInWhatIsGoneCannotComeBack() throws {
    let version = Sample.storyboard(
      subviews: [Sample.label("aaa-aa-aaa", "A"), Sample.stack("sss-ss-sss", [Sample.label("bbb-bb-bbb", "B")])])
    let result = try restored(base, from: version, ["bbb-bb-bbb"])
    #expect(result.text == base && result.missing == ["bbb-bb-bbb"])
    // With the stack it can.
    #expect(try restored(base, from: version, ["sss-ss-sss"]).text == version)
    #expect(try restored(base, from: version, ["nothing"]).missing == ["nothing"])
  }

  /// What the documents lack of random versions comes back, all of it, and nothing else changes.
  @Test func whateverIsLostComesBack() throws {
    var count = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var chance = Chance(seed)
      let base = Model(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: 1)
      // Somebody took ours.
      let audit = try DocumentAudit(
        base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8),
        result: Array(ours.text.utf8))
      if audit.losses.isEmpty { continue }
      count += 1
      let outcome = try DocumentRestoration(Array(ours.text.utf8), from: Array(theirs.text.utf8)).run(
        Set(audit.losses.map(\.id)))
      #expect(outcome.missing.isEmpty, "seed \(seed)")
      let text = String(decoding: outcome.bytes, as: UTF8.self)
      let (before, after) = (try Model.facts(ours.text), try Model.facts(text))
      #expect(before.subtracting(after).isEmpty, "seed \(seed)")
      #expect(after.subtracting(before).isSubset(of: try Model.facts(theirs.text)), "seed \(seed)")
      let again = try DocumentAudit(
        base: Array(base.text.utf8), ours: Array(ours.text.utf8), theirs: Array(theirs.text.utf8), result: outcome.bytes
      )
      #expect(again.losses.isEmpty, "seed \(seed): \(again.losses.map(\.name))")
    }
    #expect(count > 20)
  }
}
