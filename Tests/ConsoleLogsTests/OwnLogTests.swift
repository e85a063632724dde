import ConsoleLogs
import Foundation
import Testing

/// What this program's own UIKit logs never gets advice that an app cannot follow. `Scripts/experiments/explained-logs` asks the same of
/// everything that the tests of UIKit log.
@Suite struct OwnLogTests {
  /// Every record of a console, by folder: conflicts are in more than one.
  private static let records: [(folder: URL, name: String)] = ConsoleLogFiles.names(in: ConsoleLogFiles.fixtures, "")
    .map { ConsoleLogFiles.fixtures.appendingPathComponent($0) }
    .flatMap { folder in ConsoleLogFiles.names(in: folder, ".txt").map { (folder, $0) } }

  @Test func thereAreConflicts() throws {
    let logs = try Self.records.map { ConsoleLog(try ConsoleLogFiles.log(ofFixture: $0.name, in: $0.folder)) }
    #expect(logs.map(\.conflicts.count).reduce(0, +) > 10)
  }

  @Test(arguments: records.indices)
  func aRecordedLogGetsNoForbiddenAdvice(_ index: Int) throws {
    let (folder, name) = Self.records[index]
    for conflict in ConsoleLog(try ConsoleLogFiles.log(ofFixture: name, in: folder)).conflicts {
      let diagnosis = ConflictDiagnosis(conflict)
      let found = ForbiddenAdvice.found(in: diagnosis)
      #expect(found.isEmpty, "\(name)\n\(found)\n\(diagnosis)")
    }
  }
}
