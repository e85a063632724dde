import ConsoleLogs
import Foundation
import Testing

/// What this program's own UIKit logs never gets advice that an app cannot follow. `Scripts/experiments/explained-logs` asks the same of
/// everything that the tests of UIKit log.
@Suite struct OwnLogTests {
  private static let folder = ConsoleLogFiles.fixtures.appendingPathComponent("conflicts")

  @Test(arguments: ConsoleLogFiles.names(in: folder, ".txt"))
  func aRecordedLogGetsNoForbiddenAdvice(_ name: String) throws {
    let log = ConsoleLog(try ConsoleLogFiles.log(ofFixture: name, in: Self.folder))
    #expect(!log.conflicts.isEmpty)
    for conflict in log.conflicts {
      let diagnosis = ConflictDiagnosis(conflict)
      let found = ForbiddenAdvice.found(in: diagnosis)
      #expect(found.isEmpty, "\(found)\n\(diagnosis)")
    }
  }
}
