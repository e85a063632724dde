import ConsoleLogs
import Testing

@testable import UIKitCore

/// What this program logs for known mistakes, read again and explained.
@MainActor
@Suite(.serialized) struct KnownMistakeTests {
  nonisolated static let all = KnownMistake.surroundings + KnownMistake.constraints + KnownMistake.stacks

  private func log(of mistake: KnownMistake) -> String {
    let write = LayoutLog.write
    nonisolated(unsafe) var texts: [String] = []
    LayoutLog.write = { texts.append($0) }
    defer { LayoutLog.write = write }
    let view = mistake.build()
    view.layoutIfNeeded()
    withExtendedLifetime(view) {}
    return texts.joined(separator: "\n")
  }

  @Test(arguments: all.indices)
  func theMistakeIsFound(_ index: Int) throws {
    let mistake = Self.all[index]
    let text = log(of: mistake)
    let log = ConsoleLog(text)
    #expect(log.problems.isEmpty, "\(mistake.name)\n\(text)")
    let conflict = try #require(log.conflicts.first, "\(mistake.name): nothing clashes")
    let diagnosis = ConflictDiagnosis(conflict)
    #expect(
      diagnosis.culprit.kind.rawValue == mistake.kind, "\(mistake.name): \(mistake.reason)\n\(diagnosis)\n\(text)")
    #expect(ForbiddenAdvice.found(in: diagnosis).isEmpty, "\(mistake.name)\n\(diagnosis)")
    #expect(diagnosis.isContradiction == mistake.isContradiction, "\(mistake.name)\n\(diagnosis)")
    if let entry = mistake.entry {
      let found = diagnosis.culprit.constraint.map { diagnosis.entries[$0].text }
      #expect(found?.contains(entry) == true, "\(mistake.name): \(mistake.reason)\n\(diagnosis)\n\(text)")
    }
  }

  /// Its own conflict sets are irreducible, so every entry of a list must clash in the layout that is rebuilt from it.
  @Test(arguments: all.indices)
  func everyEntryOfAnIrreducibleListClashes(_ index: Int) throws {
    let mistake = Self.all[index]
    guard mistake.isContradiction else { return }
    let conflict = try #require(ConsoleLog(log(of: mistake)).conflicts.first)
    let clashes = ConflictDiagnosis(conflict).entries.map(\.clashes)
    #expect(!clashes.contains(false), "\(mistake.name)")
  }
}
