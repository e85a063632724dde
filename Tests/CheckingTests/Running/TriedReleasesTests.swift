import Linting
import Platform
import Staging
import Testing

@testable import Checking

/// What is said of a finding that one release of iOS has.
@MainActor
@Suite struct TriedReleasesTests {
  private func configuration(_ name: String, _ release: Int) throws -> LayoutConfiguration {
    var configuration = try #require(LayoutConfiguration(device: name)).on(release: release)
    configuration.namesRelease = true
    return configuration
  }

  @Test func aReleaseIsToldWhereAnotherWasTriedOnTheSameScreen() throws {
    let all = [
      try configuration("iPhone 16", 18), try configuration("iPhone 15", 26), try configuration("iPhone 17", 26),
    ]
    var tried = TriedReleases()
    for configuration in all { tried.note("scene", configuration) }
    #expect(tried.only([all[0].name], in: "scene") == 18)
    #expect(tried.only([all[1].name, all[2].name], in: "scene") == 26)
    // Nobody tried that screen with another release, so the screen may be the reason.
    #expect(tried.only([all[2].name], in: "scene") == nil)
    #expect(tried.only([all[0].name, all[1].name], in: "scene") == nil)
    #expect(tried.only([], in: "scene") == nil)
  }

  @Test func theFindingSaysSo() throws {
    var finding = Finding(
      rule: "clipped_text", severity: .warning, message: "m", file: "f", line: 1, column: 1,
      configurations: ["iPhone 16, portrait, iOS 18"], tried: 3)
    finding.release = 18
    #expect(finding.extent == "only with iOS 18, on iPhone 16, portrait, iOS 18")
    finding.configurations += ["iPhone 16, landscape, iOS 18"]
    #expect(finding.extent == "only with iOS 18, on iPhone 16, portrait, iOS 18; iPhone 16, landscape, iOS 18")
  }
}
