import ConsoleLogs
import Foundation
import Testing

/// Logs written for one question each, with what must be said of them: `Fixtures/logs/README.md`.
@Suite struct WrittenLogTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var fields: [(key: String, value: String)]
    var log: String
    var testDescription: String { name }

    func all(_ key: String) -> [String] { fields.filter { $0.key == key }.map(\.value) }
  }

  private static let folder = ConsoleLogFiles.knowledge.appendingPathComponent("own")

  static let cases: [Case] = ConsoleLogFiles.names(in: folder, ".txt").compactMap { name in
    guard let text = try? ConsoleLogFiles.text(name, in: folder) else { return nil }
    let parts = text.components(separatedBy: "\n---\n")
    let fields = parts[0].components(separatedBy: "\n").compactMap { line in
      line.components(separatedBy: ": ").first.map { ($0, String(line.dropFirst($0.count + 2))) }
    }
    return Case(name: name, fields: fields, log: parts.dropFirst().joined(separator: "\n---\n"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 10) }

  @Test(arguments: cases)
  func theLogIsExplained(_ written: Case) throws {
    let diagnosis = ConflictDiagnosis(try #require(ConsoleLog(written.log).conflicts.first))
    let text = diagnosis.text
    #expect([diagnosis.culprit.kind.rawValue] == written.all("kind"), "\(text)")
    let entry = diagnosis.culprit.constraint.map { diagnosis.entries[$0].text }
    for part in written.all("entry") {
      #expect(part == "-" ? entry == nil : entry?.contains(part) == true, "\(text)")
    }
    for preamble in written.all("preamble") { #expect(diagnosis.preamble == preamble) }
    for groups in written.all("duplicates") {
      let wanted = groups.components(separatedBy: ", ").map { $0.split(separator: " ").compactMap { Int($0) } }
      #expect(diagnosis.duplicates == wanted)
    }
    for part in written.all("says") { #expect(text.contains(part), "\(text)") }
    for part in written.all("lacks") { #expect(!text.contains(part), "\(text)") }
    #expect(ForbiddenAdvice.found(in: diagnosis).isEmpty, "\(text)")
  }

  /// A reader wants to know what to do, and then why.
  @Test(arguments: cases)
  func theCulpritAndTheFixComeFirst(_ written: Case) throws {
    let diagnosis = ConflictDiagnosis(try #require(ConsoleLog(written.log).conflicts.first))
    let lines = diagnosis.text.components(separatedBy: "\n")
    #expect(lines[1].hasPrefix("Culprit") && lines[2].hasPrefix("Fix: "))
  }
}
