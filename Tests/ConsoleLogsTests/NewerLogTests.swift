import ConsoleLogs
import Foundation
import Testing

/// Logs that were published later than those that the rules were made on: the culprit and the advice have to be those that a reader
/// established.
@Suite struct NewerLogTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var file: String
    var kind: String
    var addresses: [String]
    var says: [String]
    var established: String
    var testDescription: String { file }
  }

  static let expectations: [Expectation] = {
    let text = (try? ConsoleLogFiles.text("newer.txt", in: ConsoleLogFiles.knowledge)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " | ")
      return Expectation(
        file: parts[0], kind: parts[1], addresses: parts[2] == "-" ? [] : parts[2].components(separatedBy: ", "),
        says: parts[3].components(separatedBy: "; "), established: parts[4])
    }
  }()

  /// Its entries are descriptions of nulls.
  private static let unreadable = "newer-32.log"

  @Test(.enabled(if: ConsoleLogFiles.newer != nil, ConsoleLogFiles.missing), arguments: expectations)
  func newerLogHasTheEstablishedCulpritAndAdvice(_ expected: Expectation) throws {
    let log = ConsoleLog(try ConsoleLogFiles.text(expected.file, in: try #require(ConsoleLogFiles.newer)))
    #expect(log.problems.isEmpty)
    let conflict = try #require(log.conflicts.first)
    let diagnosis = ConflictDiagnosis(conflict)
    let comment: Comment = "\(expected.established)\n\(diagnosis)"
    #expect(diagnosis.culprit.kind.rawValue == expected.kind, comment)
    let address = diagnosis.culprit.constraint.map { conflict.constraints[$0].address }
    #expect(address.map { expected.addresses.contains($0) } ?? expected.addresses.isEmpty, comment)
    for part in expected.says {
      #expect((diagnosis.culprit.reason + " " + diagnosis.culprit.advice).contains(part), comment)
    }
    #expect(ForbiddenAdvice.found(in: diagnosis).isEmpty, comment)
  }

  @Test(.enabled(if: ConsoleLogFiles.newer != nil, ConsoleLogFiles.missing))
  func aLogOfNullsIsUnreadAndSaysSo() throws {
    let log = ConsoleLog(try ConsoleLogFiles.text(Self.unreadable, in: try #require(ConsoleLogFiles.newer)))
    #expect(log.conflicts.isEmpty)
    #expect(log.problems.count == 5 && log.problems.allSatisfy { $0.message.contains("(null)") }, "\(log.problems)")
  }

  @Test(.enabled(if: ConsoleLogFiles.newer != nil, ConsoleLogFiles.missing))
  func everyNewerLogHasAnExpectation() throws {
    let files = ConsoleLogFiles.names(in: try #require(ConsoleLogFiles.newer), ".log")
    #expect(files.filter { $0 != Self.unreadable } == Self.expectations.map(\.file))
  }

  @Test(
    .enabled(if: ConsoleLogFiles.published != nil, ConsoleLogFiles.missing),
    arguments: ConsoleLogFiles.published.map { ConsoleLogFiles.names(in: $0, ".log") } ?? [])
  func noPublishedLogGetsForbiddenAdvice(_ name: String) throws {
    let log = ConsoleLog(try ConsoleLogFiles.text(name, in: try #require(ConsoleLogFiles.published)))
    for conflict in log.conflicts {
      let found = ForbiddenAdvice.found(in: ConflictDiagnosis(conflict))
      #expect(found.isEmpty, "\(found)")
    }
  }
}
