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
    for name in lesson.judged where attempt.leavesToItself(name) {
      verdict.add(
        "\(name) has no constraints, so the position and size are the same on every screen", about: name,
        in: lesson.situations[0]
      )
    }
    var right: [String: Situation] = [:]
    // What cannot be laid out is nowhere right.
    var open = Set(lesson.judged)
    var wrong: Set<String> = []
    for situation in lesson.situations {
      let changes = situation.edits.joined(separator: "\n")
      let wanted = try documents.document(answer, after: changes, file: "\(lesson.folder)/lesson.yaml")
      guard let answered = LaidOutScreen(wanted, in: situation) else { continue }
      let tried: Document
      do throws(LessonError) {
        tried = try documents.document(attempt, after: changes, file: attempt.file)
      } catch {
        verdict.add("The layout cannot be checked \(situation.reason): \(error.reason).", about: "trial", in: situation)
        wrong.formUnion(lesson.judged)
        continue
      }
      guard let screen = LaidOutScreen(tried, in: situation) else {
        verdict.add("\(attempt.file) has no scene with a view", about: "scene", in: situation)
        wrong.formUnion(lesson.judged)
        continue
      }
      for problem in screen.scene.problems where problem.severity == .warning {
        guard problem.message.isConflict else {
          verdict.add(problem.message, about: problem.message, in: situation)
          continue
        }
        verdict.add(conflict(problem.message), about: "conflict", in: situation) {
          ["Remove one of these constraints, or lower the priority of one of these constraints below 1000."]
        }
      }
      for name in lesson.judged {
        let id = answered.id(of: name)
        let place = screen.place(id: id, name: name)
        // What is open is said already, and where the view is then says nothing.
        if let found = place?.view.id, screen.scene.ambiguities.contains(where: { $0.viewID == found }) {
          wrong.insert(name)
          continue
        }
        guard let complaint = complaint(about: name, place, answered.place(id: id, name: name), in: situation, attempt)
        else {
          right[name] = right[name] ?? situation
          open.remove(name)
          continue
        }
        wrong.insert(name)
        verdict.add(complaint, about: name, in: situation) { [right] in
          help(name, id, screen, answered, situation, rightIn: right[name])
        }
      }
    }
    verdict.rightViews = lesson.judged.filter { name in
      !open.contains(name) && !wrong.contains(name) && !verdict.complaints.contains { $0.subject == name }
    }
    return verdict
  }

  /// `conflict: a is broken, because of b`, as a sentence without the ids that say nothing to a reader.
  private func conflict(_ message: String) -> String {
    let parts = message.dropFirst(10).split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    var text = ""
    for (index, part) in parts.enumerated() {
      guard index % 2 == 1 else {
        text += part
        continue
      }
      if part.isObjectID { text.removeLast(text.hasSuffix(" ") ? 1 : 0) } else { text += "'\(part)'" }
    }
    // A line of the document is of no use to somebody who wrote code.
    let place = #" at [^ ;]*:[0-9]+"#
    if lesson.isAboutCode { text = text.replacingOccurrences(of: place, with: "", options: .regularExpression) }
    return "Constraints are in conflict: \(text.inDocumentNames)"
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
      if isWanted, found == nil, !attempt.names(name) { return "The document has no view \(name)" }
      return isWanted
        ? "\(name) is hidden on \(situation.words), but must be visible"
        : "\(name) is visible on \(situation.words), but must be hidden"
    }
    let parts = [difference(found.frame, wanted.frame, .horizontal), difference(found.frame, wanted.frame, .vertical)]
      .compactMap { $0 }
    if let first = parts.first {
      let rest = parts.count > 1 ? "; the view is also \(parts[1].words), and \(parts[1].numbers)" : ""
      return "\(name) is \(first.words) on \(situation.words): \(first.numbers)\(rest)"
    }
    guard let content = wanted.view.contentSize, let scrolled = found.view.contentSize else { return nil }
    for (axis, a, b) in [("wide", scrolled.width, content.width), ("high", scrolled.height, content.height)]
    where differ(a, b) {
      return "The scrollable content of \(name) is \(number(a)) points \(axis) on \(situation.words), not \(number(b))"
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
        "the \(isHorizontal ? "width" : "height") is \(number(length)), not \(number(right))"
      )
    }
    guard differ(place, rightPlace) else { return nil }
    let word =
      isHorizontal
      ? (place > rightPlace ? "far to the right" : "far to the left") : (place > rightPlace ? "low" : "high")
    return (
      "\(number(abs(place - rightPlace))) points too \(word)",
      "the \(isHorizontal ? "left edge" : "top edge") is at \(number(place)), not at \(number(rightPlace))"
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
    guard let found = screen.place(id: id, name: name), let wanted = answered.place(id: id, name: name),
      found.view.isHidden == wanted.view.isHidden
    else { return [] }
    var sentences: [String] = []
    let (a, b) = (found.frame, wanted.frame)
    let attribute: NSLayoutConstraint.Attribute =
      differ(a.width, b.width) ? .width : differ(a.x, b.x) ? .left : differ(a.height, b.height) ? .height : .top
    let decision = decision(screen.stage.explain(found.view.id ?? name, attribute))
    if let decision {
      sentences.append("The \(attribute.words) comes from \(decision).")
    } else {
      sentences.append("None of your constraints sets the \(attribute.words).")
    }
    if let against = dissenter(of: found.view.id ?? name, attribute, in: screen.stage) {
      sentences.append("\(words(against)) conflicts with this value, but has a lower priority.")
    }
    let insets = screen.scene.safeArea
    let isCentered = decision?.contains(".center") == true
    if isInset(a.y - b.y, insets.top, insets.bottom, isCentered ? .center : .edge)
      || isInset(a.x - b.x, insets.left, insets.right, isCentered ? .center : .edge)
      || isInset(a.height - b.height, insets.top, insets.bottom, .length)
      || isInset(a.width - b.width, insets.left, insets.right, .length)
    {
      sentences.append(
        "The difference is the inset of the safe area. The constraint may have to refer to the safe area, or to the edge of the superview."
      )
    }
    if let fit = found.view.textFit, found.view.className == "UILabel", fit.isClipped || b.height - a.height > 1 {
      sentences.append("The text may need more lines or more space.")
    }
    if let other, other.reason.isEmpty, situation.reason.isEmpty {
      sentences.append(
        "On \(other.words), the view is correct. Look for a number that is correct only for one screen size.")
    } else if !situation.reason.isEmpty {
      sentences.append("\(name) is not correct after this change.")
    }
    return sentences
  }

  private enum Measure {
    case edge, center, length
  }

  /// Whether a difference is an inset of the safe area: of a length also both together, of a center half of what one is more than the other.
  private func isInset(_ difference: Double, _ one: Double, _ other: Double, _ measure: Measure) -> Bool {
    guard abs(difference) > lesson.tolerance else { return false }
    let insets =
      switch measure {
      case .edge: [one, other]
      case .center: [abs(one - other) / 2]
      case .length: [one, other, one + other]
      }
    return insets.contains { $0 > 0 && abs(abs(difference) - $0) <= lesson.tolerance }
  }

  /// A constraint that wants the attribute, or an edge that it belongs to, elsewhere and gives way.
  private func dissenter(of id: String, _ attribute: NSLayoutConstraint.Attribute, in stage: Stage)
    -> ConstraintMention?
  {
    let attributes: [NSLayoutConstraint.Attribute] =
      switch attribute {
      case .width, .left: [attribute, .right, .left]
      default: [attribute, .bottom, .top]
      }
    for attribute in attributes {
      let dissenters = stage.explain(id, attribute)?.dissenters.map(\.constraint) ?? []
      if let found = dissenters.first(where: { $0.kind == .constraint && !$0.isOfStackView }) { return found }
    }
    return nil
  }

  /// The nearest constraints that decide a value: `Yellow.top == Red.bottom + 40`. Those of a stack view only if there are no others.
  private func decision(_ explanation: Explanation?) -> String? {
    let decisive = explanation?.steps.filter { ![.imposed, .autoresizingMask].contains($0.constraint.kind) } ?? []
    let own = decisive.filter { $0.constraint.kind == .constraint && !$0.constraint.isOfStackView }
    let steps = own.isEmpty ? decisive : own
    guard let nearest = steps.map(\.distance).min() else { return nil }
    var said: [String] = []
    for step in steps where step.distance == nearest && said.count < 2 {
      let words = words(step.constraint)
      if !said.contains(words) { said.append(words) }
    }
    return said.joined(separator: " and ")
  }

  private func words(_ mention: ConstraintMention) -> String {
    if mention.kind == .contentHugging || mention.kind == .compressionResistance { return "the size of the content" }
    let text = mention.text.inDocumentNames
    if mention.isOfStackView { return "the stack view: \(text)" }
    guard let identifier = mention.identifier, !identifier.isObjectID else { return text }
    return "\(text) (\(identifier))"
  }
}

extension ConstraintMention {
  fileprivate var isOfStackView: Bool { identifier?.hasPrefix("UISV-") ?? false }
}

extension String {
  fileprivate var isConflict: Bool { hasPrefix("conflict: ") }

  /// With the names that verbs of `trellis edit` use for the root view and its safe area.
  fileprivate var inDocumentNames: String {
    replacingOccurrences(of: "safe area of root.", with: "Safe Area.").replacingOccurrences(of: "root.", with: "View.")
  }

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
  /// Whether a view has no constraints, and nothing else that lays it out.
  fileprivate func leavesToItself(_ name: String) -> Bool {
    let views = scenes.flatMap { $0.allRoots.flatMap(\.tree) }
    guard let view = views.first(where: { $0.displayName == name }) else { return false }
    let constraints = views.flatMap(\.constraints)
    let isNamed = constraints.contains {
      ($0.firstItem ?? $0.ownerID) == view.id || ($0.secondItem ?? $0.ownerID) == view.id
    }
    let container = views.first { $0.subviews.contains { $0.id == view.id } }
    return !isNamed && container?.kind != .stackView && view.role != .root && view.kind != .tableViewCell
      && view.subviews.isEmpty
  }

  /// Whether any view of the document has the name, also one that is not installed.
  fileprivate func names(_ name: String) -> Bool {
    scenes.contains { $0.allRoots.flatMap(\.tree).contains { $0.displayName == name } }
  }
}
