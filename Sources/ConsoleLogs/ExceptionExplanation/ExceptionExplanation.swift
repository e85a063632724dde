/// An exception or a warning of the console explained: what it means, which views take part, what to do.
package struct ExceptionExplanation: Hashable, Sendable, Codable {
  /// What the text complains about.
  package var kind: ConsoleException.Kind
  /// Where the text begins in the log; the first line is 1.
  package var line: Int
  /// The console's text.
  package var text: String
  /// The views and layout guides that the text names, in its order: `UILabel:0x7fde'Press'`.
  package var views: [String]
  /// What the text means, in whole sentences.
  package var meaning: String
  /// What the developer can do, in whole sentences.
  package var advice: String

  /// Explains an exception by its kind and by the views in its text.
  package init(_ exception: ConsoleException) {
    let mentions = ExceptionMentions(exception.text)
    kind = exception.kind
    line = exception.line
    text = exception.text
    views = mentions.views
    meaning = kind.meaning(mentions)
    advice = kind.advice(mentions)
  }

  /// The meaning, the views and the advice, a line each; the lines of a visual format come between them.
  package var summary: String {
    var lines = ["Exception in line \(line): \(meaning)"]
    lines += ExceptionMentions(text).formatLines.map { "  \($0)" }
    if !views.isEmpty { lines.append("Views: \(views.joined(separator: ", "))") }
    return (lines + ["Fix: \(advice)"]).joined(separator: "\n")
  }
}
