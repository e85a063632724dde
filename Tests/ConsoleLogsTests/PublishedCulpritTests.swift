import ConsoleLogs
import Foundation
import Testing

/// Whether the mistake that a reader sees in a published log is the one that is named.
@Suite struct PublishedCulpritTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var file: String
    var kind: String
    var address: String?
    var reason: String
    var testDescription: String { file }
  }

  static let expectations: [Expectation] = {
    let text = (try? ConsoleLogFiles.text("culprits.txt", in: ConsoleLogFiles.knowledge)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Expectation(file: parts[0], kind: parts[1], address: parts[2] == "-" ? nil : parts[2], reason: parts[3])
    }
  }()

  @Test(.enabled(if: ConsoleLogFiles.published != nil, ConsoleLogFiles.missing), arguments: expectations)
  func publishedLogHasTheExpectedCulprit(_ expected: Expectation) throws {
    let log = ConsoleLog(try ConsoleLogFiles.text(expected.file, in: try #require(ConsoleLogFiles.published)))
    let conflict = try #require(log.conflicts.first)
    let diagnosis = ConflictDiagnosis(conflict)
    #expect(diagnosis.culprit.kind.rawValue == expected.kind, "\(expected.reason)\n\(diagnosis)")
    #expect(diagnosis.isContradiction == (expected.kind != "incompleteList"))
    if let address = expected.address {
      #expect(diagnosis.culprit.constraint.map { conflict.constraints[$0].address } == address, "\(diagnosis)")
    }
    // Without an entry that clashes the others hold, so what UIKit broke is one of those that clash.
    let broken = diagnosis.entries.filter { $0.isBroken && !$0.clashes }
    #expect(broken.isEmpty)
  }

  @Test(.enabled(if: ConsoleLogFiles.published != nil, ConsoleLogFiles.missing))
  func everyPublishedLogHasAnExpectation() throws {
    let files = ConsoleLogFiles.names(in: try #require(ConsoleLogFiles.published), ".log")
    #expect(files.filter { !$0.hasPrefix("error-") } == Self.expectations.map(\.file))
  }
}
