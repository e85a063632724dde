import LayoutReports
import Merging

/// Words for the changes that moved views.
struct MoveReasons {
  private let document: ComparedDocument

  init(_ document: ComparedDocument) { self.document = document }

  /// The reason of views that their frames place.
  static let storedFrames = "stored frames"

  /// Whether a cause is another stored frame, and nothing else.
  static func isOfFrames(_ cause: FrameChange.Cause) -> Bool {
    !cause.details.isEmpty && cause.details.allSatisfy { $0.hasPrefix("frame.") || $0.contains(".frame.") }
  }

  /// What is said of a cause, and which values it tells.
  func reason(
    _ cause: FrameChange.Cause, among causes: [FrameChange.Cause]
  ) -> (text: String, told: [StructuralChange]) {
    if cause.kind != .changed, cause.element != "constraint" {
      // What came or went at the same place did so together.
      let alike = causes.filter { $0.kind == cause.kind && $0.element != "constraint" }
      let wholes = ([cause] + alike).compactMap { cause in
        document.structure.first {
          $0.topic == .object && $0.ids.contains(cause.id) && $0.kind == (cause.kind == .added ? .added : .removed)
        }
      }
      let names = Words.counted(wholes.map { Words.plain($0.name) }).map(\.value)
      if !names.isEmpty {
        return ("\(cause.kind == .removed ? "removed" : "new") \(Words.list(names, of: "object"))", [])
      }
    }
    let all = document.structure.filter { $0.id == cause.id }
    // That a view is in front of another one is told where nothing else is.
    let values = all.filter { $0.topic != .order }
    let changes = values.isEmpty ? all : values
    guard let first = changes.first else {
      // What came or went with an object.
      guard let whole = document.structure.first(where: { $0.ids.contains(cause.id) }) else {
        return (cause.text, [])
      }
      return ("\(whole.kind == .removed ? "removed" : "new") \(Words.plain(whole.name))", [])
    }
    let name = Words.plain(first.name)
    switch first.kind {
    case .added: return ("new \(name)", [])
    case .removed: return ("removed \(name)", [])
    case .moved: return ("the new superview of \(name)", [])
    case .reordered: return ("the order of \(first.attribute ?? "subviews")", [])
    case .changed:
      let acting = changes.filter { Self.weight($0) < 9 && acts($0, by: cause) }.sorted {
        Self.weight($0) < Self.weight($1)
      }
      let told = Array((acting.isEmpty ? changes : acting).prefix(2))
      let words = told.map { "\($0.attribute ?? "") \(ChangeClauses.values($0))" }
      return ("\(name): \(Words.list(words, of: "value"))", told)
    }
  }

  /// `, because of constraint A.top = B.top: relation equal → greaterThanOrEqual`; empty if more than two constraints of the object differ, or
  /// none does.
  func reason(of problem: ReportDiagnostic) -> String {
    let ids = document.constraintsOfProblems[problem.objectID ?? ""] ?? []
    let changes = ids.compactMap { id in document.structure.first { $0.id == id && $0.topic == .constraint } }
    guard (1...2).contains(changes.count) else { return "" }
    let words = changes.map { first in
      let name = Words.plain(first.name)
      switch first.kind {
      case .added: return "new \(name)"
      case .removed: return "removed \(name)"
      default: return "\(name): \(change(ofConstraint: first.id) ?? "changed")"
      }
    }
    return ", because of \(words.joined(separator: " and "))"
  }

  /// Whether a change of an attribute or a class is among the details of a cause, which name those that act. Texts, fonts and images have other names
  /// there.
  private func acts(_ change: StructuralChange, by cause: FrameChange.Cause) -> Bool {
    if cause.details.isEmpty { return true }
    if change.topic == .type { return cause.details.contains { $0.hasPrefix("customClass:") } }
    guard change.topic == .attribute, let name = change.attribute else { return true }
    return cause.details.contains { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name).") || $0.contains(".\(name):") }
  }

  /// What a view is placed by comes first; 9 for what places none.
  private static func weight(_ change: StructuralChange) -> Int {
    switch change.topic {
    case .image: return 0
    case .text, .constraint: return 1
    case .appearance: return change.attribute?.lowercased().hasSuffix("font") == true ? 1 : 9
    case .attribute: return 2
    case .type: return change.attribute == "class" ? 3 : 9
    default: return 9
    }
  }

  /// What of a constraint changed, without its name: `constant 8 → 16`; nil for one that came or went.
  func change(ofConstraint id: String) -> String? {
    let changes = document.structure.filter { $0.id == id && $0.topic == .constraint }
    guard !changes.isEmpty, changes.allSatisfy({ $0.kind == .changed }) else { return nil }
    return Words.list(changes.map { "\($0.attribute ?? "") \(ChangeClauses.values($0))" }, of: "value")
  }
}
