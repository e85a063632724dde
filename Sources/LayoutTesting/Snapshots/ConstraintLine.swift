import Geometry
import UIKit

/// A constraint as snapshots write it: `form.top >= content.top + 20`.
struct ConstraintLine: Hashable, Sendable {
  var text: String
  /// Whether a stack view made it of its properties.
  var isOfStackView = false
  /// The line of the app that made it; nil for constraints of stack views and the system.
  var place: CodeLocation?

  /// What the constraint relates, without numbers and relation: constraints with equal keys are versions of one.
  var key: String { Self.key(text) }

  static func key(_ text: String) -> String {
    text.split(separator: " ").filter { word in
      !["==", "<=", ">=", "+", "-"].contains(word) && Double(word) == nil && word.first != "@"
    }.map { word in
      // `0.5*box.width`
      word.split(separator: "*").last.map { String($0) } ?? String(word)
    }.joined(separator: " ")
  }

  /// What the equation adds on its right side, points; 0 where it adds nothing.
  static func constant(_ text: String) -> Double {
    let words = text.split(separator: " ").filter { $0.first != "@" }
    guard let last = words.last, let number = Double(last) else { return 0 }
    return words.dropLast().last == "-" ? -number : number
  }

  /// The text without its constant.
  static func withoutConstant(_ text: String) -> [Substring] {
    text.split(separator: " ").filter { $0 != "+" && $0 != "-" && Double($0) == nil }
  }
}

extension ConstraintLine {
  /// The active constraints of a subject, those of a superview before those inside, in the order in which they were added.
  @MainActor
  static func all(of subject: StagedSubject) -> [ConstraintLine] {
    let names = subject.names.tree
    return subject.root.subtree.flatMap(\.constraints).map { constraint in
      ConstraintLine(
        text: constraint.equation(names.item).text(.console),
        isOfStackView: constraint.stackView != nil,
        place: names.place(constraint))
    }
  }
}
