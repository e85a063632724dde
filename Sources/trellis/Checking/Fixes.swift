import ArgumentParser
import Foundation
import Linting

/// Changes documents where findings have a fix.
enum Fixes {
  /// What is fixed is taken out of the report. A document is replaced as a whole or not at all.
  static func apply(_ report: inout LintReport) throws {
    var fixed: Set<Finding> = []
    for (file, findings) in Dictionary(grouping: report.findings.filter { $0.fix != nil }, by: \.file)
      .sorted(by: { $0.key < $1.key })
    {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let (bytes, applied) = Fixer.apply(findings.compactMap(\.fix), to: Array(data))
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        Console.message("\(file): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode.failure
      }
      Console.message("\(file): \(applied.count) fixed")
      fixed.formUnion(findings.filter { finding in finding.fix.map(applied.contains) ?? false })
    }
    report.findings.removeAll { fixed.contains($0) }
  }
}
