/// An exception or a warning of the console explained: what it means, which views take part, what to do.
public struct ExceptionExplanation: Hashable, Sendable, Codable {
  /// What the text complains about.
  public var kind: ConsoleException.Kind
  /// Where the text begins in the log; the first line is 1.
  public var line: Int
  /// The console's text.
  public var text: String
  /// The views and layout guides that the text names, in its order: `UILabel:0x7fde'Press'`.
  public var views: [String]
  /// What the text means, in whole sentences.
  public var meaning: String
  /// What the developer can do, in whole sentences.
  public var advice: String

  /// Explains an exception by its kind and by the views in its text.
  public init(_ exception: ConsoleException) {
    let mentions = ExceptionMentions(exception.text)
    kind = exception.kind
    line = exception.line
    text = exception.text
    views = mentions.views
    meaning = kind.meaning(mentions)
    advice = kind.advice(mentions)
  }

  /// The meaning, the views and the advice, a line each; the lines of a visual format come between them.
  public var summary: String {
    var lines = ["Exception in line \(line): \(meaning)"]
    lines += ExceptionMentions(text).formatLines.map { "  \($0)" }
    if !views.isEmpty { lines.append("Views: \(views.joined(separator: ", "))") }
    return (lines + ["Fix: \(advice)"]).joined(separator: "\n")
  }
}
