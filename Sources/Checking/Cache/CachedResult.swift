import Foundation

/// A result as it is kept in a file: a line with the digest of what follows, and the result as JSON. A file that was cut off or
/// changed is none.
public enum CachedResult {
  public static func data(of result: LintResult) -> Data {
    let text = JSONText.text(of: result)
    return Data("\(digest(of: text))\n\(text)\n".utf8)
  }

  /// Nil for a file that something else wrote, or part of one.
  public static func result(in data: Data) -> LintResult? {
    let parts = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, parts[1].last == "\n", digest(of: String(parts[1].dropLast())) == parts[0] else {
      return nil
    }
    return try? JSONDecoder().decode(LintResult.self, from: Data(parts[1].utf8))
  }

  private static func digest(of text: String) -> String {
    var digest = ContentDigest()
    digest.add(text)
    return digest.text
  }
}

extension Linter {
  /// Adds what decides over findings besides documents: rules, their severities, configurations and the form of a result.
  public func add(to digest: inout ContentDigest) {
    digest.add("trellis result \(LintReport.schemaVersion), hints \(givesHints)")
    for rule in rules.documentRules as [any Rule] + rules.layoutRules {
      digest.add("\(rule.identifier) \(rules.severity(of: rule).rawValue)")
    }
    digest.add(content: configurations)
  }
}
