import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Staging
import UIKitCore

/// Compares an attempt at a lesson with the answer: by frames, so that any constraints that lead to them are right.
@MainActor
package struct Judge {
  private let lesson: Lesson
  private let documents: LessonDocuments

  /// The judge of a lesson.
  package init(of lesson: Lesson, _ documents: LessonDocuments) { (self.lesson, self.documents) = (lesson, documents) }

  /// Lays an attempt and the answer out in all situations of the lesson. Costs two layouts for each.
  package func verdict(on attempt: Document) throws(LessonError) -> Verdict {
    let answer = try documents.answer(of: lesson)
    var verdict = Verdict()
    var right: [String: Situation] = [:]
    for situation in lesson.situations {
      let changes = situation.edits.joined(separator: "\n")
      let wanted = try documents.document(answer, after: changes, file: "\(lesson.folder)/lesson.yaml")
      guard let answered = LaidOutScreen(wanted, in: situation) else { continue }
      let tried: Document
      do throws(LessonError) {
        tried = try documents.document(attempt, after: changes, file: attempt.file)
      } catch {
        verdict.add("The layout cannot be tried \(situation.reason): \(error.reason).", about: "trial", in: situation)
        continue
      }
      guard let screen = LaidOutScreen(tried, in: situation) else {
        verdict.add("\(attempt.file) has no scene with a view", about: "scene", in: situation)
        continue
      }
      for problem in screen.scene.problems where problem.severity == .warning {
        verdict.add(Self.sentence(problem.message), about: problem.message.isConflict ? "conflict" : problem.message, in: situation)
      }
      for name in lesson.judged {
        let id = answered.id(of: name)
        guard let complaint = complaint(about: name, screen.place(id: id, name: name), answered.place(id: id, name: name), in: situation, attempt)
        else {
          right[name] = right[name] ?? situation
          continue
        }
        verdict.add(complaint, about: name, in: situation) { [right] in
          help(name, id, screen, answered, situation, rightIn: right[name])
        }
      }
    }
    return verdict
  }

  /// `conflict: a is broken, because of b`, as a sentence.
  private static func sentence(_ message: String) -> String {
    guard message.isConflict else { return message.hasSuffix(".") ? message : message + "." }
    return "Constraints are in conflict: \(message.dropFirst(10))."
  }

  // MARK: Frames

  /// What is wrong with a view; nil if it is where it should be.
  private func complaint(
    about name: String, _ found: LaidOutScreen.Place?, _ wanted: LaidOutScreen.Place?, in situation: Situation,
    _ attempt: Document
  ) -> String? {
    let isWanted = wanted.map { !$0.view.isHidden } ?? false
    let isShown = found.map { !$0.view.isHidden } ?? false
    guard isWanted, isShown, let found, let wanted else {
      if isWanted == isShown { return nil }
      if isWanted, found == nil, !attempt.names(name) { return "There is no view called \(name)" }
      return isWanted ? "\(name) is not shown on \(situation.words)" : "\(name) is shown on \(situation.words), where it should not be"
    }
    let parts = [difference(found.frame, wanted.frame, .horizontal), difference(found.frame, wanted.frame, .vertical)]
      .compactMap { $0 }
    if let first = parts.first {
      let rest = parts.count > 1 ? "; it is also \(parts[1].words), and \(parts[1].numbers)" : ""
      return "\(name) is \(first.words) on \(situation.words): \(first.numbers)\(rest)"
    }
    guard let content = wanted.view.contentSize, let scrolled = found.view.contentSize else { return nil }
    for (axis, a, b) in [("wide", scrolled.width, content.width), ("high", scrolled.height, content.height)]
    where differ(a, b) {
      return "What scrolls in \(name) is \(number(a)) points \(axis) on \(situation.words), not \(number(b))"
    }
    return nil
  }

  private enum Direction { case horizontal, vertical }

  private func difference(_ found: Rect, _ wanted: Rect, _ direction: Direction) -> (words: String, numbers: String)? {
    let isHorizontal = direction == .horizontal
    let (length, right) = isHorizontal ? (found.width, wanted.width) : (found.height, wanted.height)
    let (place, rightPlace) = isHorizontal ? (found.x, wanted.x) : (found.y, wanted.y)
    if differ(length, right) {
      let word = isHorizontal ? (length > right ? "wide" : "narrow") : (length > right ? "tall" : "short")
      return (
        "\(number(abs(length - right))) points too \(word)",
        "its \(isHorizontal ? "width" : "height") is \(number(length)), not \(number(right))"
      )
    }
    guard differ(place, rightPlace) else { return nil }
    let word = isHorizontal
      ? (place > rightPlace ? "far to the right" : "far to the left") : (place > rightPlace ? "low" : "high")
    return (
      "\(number(abs(place - rightPlace))) points too \(word)",
      "its \(isHorizontal ? "left edge" : "top") is at \(number(place)), not at \(number(rightPlace))"
    )
  }

  private func differ(_ a: Double, _ b: Double) -> Bool { abs(a - b) > lesson.tolerance }

  private func number(_ value: Double) -> String { DecimalText.text((value * 100).rounded() / 100) }

  // MARK: Help

  /// What the wrong number comes from, and what it may mean.
  private func help(
    _ name: String, _ id: String?, _ screen: LaidOutScreen, _ answered: LaidOutScreen, _ situation: Situation,
    rightIn other: Situation?
  ) -> [String] {
    guard let found = screen.place(id: id, name: name), let wanted = answered.place(id: id, name: name) else { return [] }
    var sentences: [String] = []
    let (a, b) = (found.frame, wanted.frame)
    let attribute: NSLayoutConstraint.Attribute =
      differ(a.width, b.width) ? .width : differ(a.x, b.x) ? .left : differ(a.height, b.height) ? .height : .top
    if let decision = decision(screen.stage.explain(found.view.id ?? name, attribute)) {
      sentences.append("Its \(attribute.words) follows from \(decision).")
    }
    let insets = screen.scene.safeArea
    let off = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].filter { abs($0) > lesson.tolerance }
    let sides = [insets.top, insets.bottom, insets.left, insets.right, insets.top + insets.bottom, insets.left + insets.right,
      (insets.top - insets.bottom) / 2].filter { $0 != 0 }
    if off.contains(where: { difference in sides.contains { abs(abs(difference) - abs($0)) <= lesson.tolerance } }) {
      sentences.append("That is what the safe area leaves out there: is the constraint to the edge of the superview or to the safe area?")
    }
    if let fit = found.view.textFit, fit.isClipped || (wanted.frame.height - found.frame.height > 1 && fit.isMeasured) {
      sentences.append("Its text may need more lines, or more room, than it has.")
    }
    if let other, other.reason.isEmpty, situation.reason.isEmpty {
      sentences.append("On \(other.words) it is right, so look for a number that is right for one screen only.")
    } else if !situation.reason.isEmpty {
      sentences.append("Whatever changes there, \(name) does not follow it as it should.")
    }
    return sentences
  }

  /// The nearest constraints that decide a value: `Yellow.top == Red.bottom + 40`.
  private func decision(_ explanation: Explanation?) -> String? {
    guard let steps = explanation?.steps.filter({ $0.constraint.kind != .imposed }), let nearest = steps.map(\.distance).min()
    else { return nil }
    let mentions = steps.filter { $0.distance == nearest }.prefix(2).map { step -> String in
      let mention = step.constraint
      guard let identifier = mention.identifier, !identifier.isObjectID else { return mention.text }
      return "\(mention.text) (\(identifier))"
    }
    return mentions.isEmpty ? nil : mentions.joined(separator: " and ")
  }
}

extension String {
  fileprivate var isConflict: Bool { hasPrefix("conflict: ") }

  /// Whether it is an id of Interface Builder, such as `Xk2-9a-LpQ`, which says nothing to a reader.
  fileprivate var isObjectID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }
}

extension LessonError {
  /// Without the place.
  fileprivate var reason: String {
    description.range(of: ": error: ").map { String(description[$0.upperBound...]) } ?? description
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var words: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .left: "left edge"
    default: "top"
    }
  }
}

extension Document {
  /// Whether any view of the document has the name, also one that is not installed.
  fileprivate func names(_ name: String) -> Bool {
    scenes.contains { $0.allRoots.flatMap(\.tree).contains { $0.displayName == name } }
  }
}
