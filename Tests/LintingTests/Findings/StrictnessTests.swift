import InterfaceBuilder
import Testing

@testable import Linting

/// `--strict` and `--lenient`, which SwiftLint's users know.
@Suite struct StrictnessTests {
  private let report = HostileReport.report

  @Test func strictAndLenientChangeSeverities() {
    #expect(report.taken(.asConfigured) == report)
    #expect(report.taken(.strict).findings.map(\.severity) == [.error, .error, .note])
    #expect(report.taken(.lenient).findings.map(\.severity) == [.warning, .warning, .note])
  }

  @Test func nearNamesAreSortedByDistance() {
    #expect(
      nearest(to: "iPhone 1", among: ["iPhone X", "iPad", "iphone 1", "iPhone 11"], atMost: 2) == [
        "iphone 1", "iPhone X",
      ])
    #expect(nearest(to: "abc", among: ["xyz"], atMost: 3).isEmpty)
  }
}
