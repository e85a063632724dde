import ConsoleLogs
import Foundation

/// What no answer may tell anybody to do: `Fixtures/logs/forbidden.txt`.
struct ForbiddenAdvice: Sendable {
  private var reason: String
  private var pattern: String

  static let all: [ForbiddenAdvice] = {
    let text = (try? ConsoleLogFiles.text("forbidden.txt", in: ConsoleLogFiles.knowledge)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let bar = line.firstRange(of: " | ") else { return nil }
      return ForbiddenAdvice(reason: String(line[..<bar.lowerBound]), pattern: String(line[bar.upperBound...]))
    }
  }()

  /// What of a diagnosis is forbidden, with the reason: of what to do, and of the changes that were tried. Where no constraint is the
  /// app's, any change is.
  static func found(in diagnosis: ConflictDiagnosis) -> [String] {
    let texts = [diagnosis.culprit.advice] + diagnosis.repairs
    let found = all.flatMap { rule in
      texts.filter { $0.range(of: rule.pattern, options: .regularExpression) != nil }.map { "\(rule.reason): \($0)" }
    }
    let isWithoutChange = [.systemViews, .incompleteList, .negativeSize].contains(diagnosis.culprit.kind)
    return found + (isWithoutChange ? diagnosis.repairs.map { "nothing is the app's: \($0)" } : [])
  }
}
