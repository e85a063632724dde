import InterfaceBuilder
import Staging

/// One lesson: a task with a document to begin with, and an answer that others are compared with.
///
/// A value that is read from the folder of the lesson; nothing is laid out. `Lessons/README.md` says what the files hold.
package struct Lesson: Hashable, Sendable {
  /// From 1, in the order of the book.
  package var number: Int
  /// The name of its folder without the number, such as `three-rows`.
  package var name: String
  /// A few words that begin with a capital letter.
  package var title: String
  /// What the lessons before and after it have in common with it.
  package var chapter: String
  /// What the reader is to do, in a sentence or two.
  package var task: String
  /// Where both documents are laid out and compared, at least one.
  package var situations: [Situation]
  /// The names of the views whose frames count, in the order in which they are told.
  package var judged: [String]
  /// By how many points a frame may differ.
  package var tolerance: Double
  /// Three, each says more than the one before.
  package var hints: [String]
  /// Markdown with placeholders; see ``LessonPage``.
  package var page: String
  /// The files of the starter by their names.
  package var start: [String: String]
  /// The verbs of `trellis edit` that make the answer of the starter, one a line; Swift code if the reader writes code.
  package var answer: String
  /// Other right answers by their names, in the same form.
  package var others: [String: String]
  /// Wrong attempts by their names, in the same form. Lines `# expect: WORDS` or `// expect: WORDS` say what the reader must be told.
  package var wrong: [String: String]

  /// The document among the files of the starter.
  package static let document = "Screen.storyboard"
  /// The file that the reader writes constraints in, where the lesson is about code.
  package static let code = "Constraints.swift"
}

extension Lesson {
  /// `03-four-edges`.
  package var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// Whether the reader writes code, and leaves the document as it is.
  package var isAboutCode: Bool { start[Self.code] != nil }

  /// The words that a check of an attempt must say.
  package static func expectations(of attempt: String) -> [String] {
    attempt.split(separator: "\n").compactMap { line in
      ["# expect: ", "// expect: "].first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
    }
  }
}

/// A device, how it is held and set up, and what is changed in the document before it is laid out.
package struct Situation: Hashable, Sendable {
  /// The device with what the user has set.
  package var configuration: LayoutConfiguration
  /// Why the document is changed, such as `when Red is 160 points high`; empty if it is not.
  package var reason = ""
  /// The verbs that change it, one a line.
  package var edits: [String] = []

  /// A situation in words such as `iPhone SE (3rd generation), landscape, text AX3, right to left`; nil for anything else.
  package init?(_ words: String) {
    let parts = words.split(separator: ",").map { $0.trimmed }
    guard let model = parts.first, var configuration = LayoutConfiguration(device: model) else { return nil }
    for part in parts.dropFirst() {
      switch part {
      case "landscape": configuration.orientation = .landscape
      case "right to left": configuration.isRightToLeft = true
      default:
        guard part.hasPrefix("text "),
          let size = TextSize.allCases.first(where: { "\($0)" == part.dropFirst(5) })
        else { return nil }
        configuration.textSize = size
      }
    }
    self.configuration = configuration
  }

  /// `an iPhone SE (3rd generation) in landscape when Red is 160 points high`.
  package var words: String {
    var words = "an \(configuration.deviceName)"
    if configuration.orientation == .landscape { words += " in landscape" }
    if configuration.textSize != .large { words += " with text \(configuration.textSize)" }
    if configuration.isRightToLeft { words += " from right to left" }
    return reason.isEmpty ? words : "\(words) \(reason)"
  }
}

extension Substring {
  var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
