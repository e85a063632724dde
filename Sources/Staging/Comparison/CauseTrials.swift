import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds out by trial which changes are why views lie elsewhere.
///
/// It lays out the new version without one of them. A change without which a view lies where it does now is no cause, nor one that does less
/// than half of what another does, nor one without which constraints conflict: then another one came in its place. What is ambiguous without a
/// change is its effect. A constraint is taken back together with the one in whose place it came.
///
/// If none is needed alone, those are causes that give the old version the new place alone, or a few that do it together. What cannot be taken
/// back stays a cause if the others do not explain the whole.
@MainActor
struct CauseTrials {
  private let old, new: Document
  private let changes: [String: DocumentChange]
  /// The same from the new version to the old one.
  private let reversed: [String: DocumentChange]
  private let options: (old: StageOptions, new: StageOptions)
  private let localization: Localization
  private let configuration: LayoutConfiguration
  private let scenes: [String: String]
  private let replaced: ReplacedConstraints
  private var known: [Trial: Outcome?] = [:]
  /// How many more layouts of a scene there may be.
  private(set) var left: Int

  private struct Trial: Hashable {
    var scene: String
    /// The changes that the new version lacks, or those that the old one has.
    var ids: Set<String>
    var isOfOld = false
    /// The only detail of the one change that counts; nil for all.
    var detail: String?
  }

  private typealias Quantity = AmbiguityReport.Quantity

  private struct Outcome {
    var frames: [String: Rect] = [:]
    var conflicts = 0
    /// What of a view's place and size is ambiguous, by the view's id.
    var open: [String: Set<Quantity>] = [:]
    /// Whether the trial had more conflicts than the version that it began with, whose frames these are.
    var isRefuted = false
  }

  init(
    from old: Document, to new: Document, _ changes: [DocumentChange], options: (old: StageOptions, new: StageOptions),
    localization: Localization, on configuration: LayoutConfiguration, atMost layouts: Int
  ) {
    (self.old, self.new, self.options, self.localization) = (old, new, options, localization)
    (self.configuration, left) = (configuration, layouts)
    self.changes = Dictionary(changes.map { ($0.id, $0) }) { first, _ in first }
    replaced = ReplacedConstraints(from: old, to: new, changes)
    reversed = Dictionary(old.changes(from: new).map { ($0.id, $0) }) { first, _ in first }
    var scenes: [String: String] = [:]
    for scene in new.scenes {
      guard let name = scene.reportID else { continue }
      for view in scene.allRoots.flatMap(\.tree) { scenes[view.id] = name }
    }
    self.scenes = scenes
  }

  /// Those of the causes of a move that are causes, what does most first.
  mutating func proven(_ causes: [FrameChange.Cause], of move: FrameChange) -> [FrameChange.Cause] {
    guard let frames = move.frames.first, let before = frames.old, let after = frames.new, let scene = scenes[move.id]
    else { return causes }
    var found: [(cause: FrameChange.Cause, axes: [FrameChange.Cause.Axis], share: Double)] = []
    for axis in FrameChange.Cause.Axis.allCases {
      guard let question = Question(id: move.id, scene: scene, axis, before, after) else { continue }
      for (cause, share) in proven(causes.filter { $0.axis == nil || $0.axis == axis }, question) {
        if let index = found.firstIndex(where: { $0.cause.id == cause.id }) {
          found[index].axes.append(axis)
          let known = found[index].cause.details
          found[index].cause.details += cause.details.filter { !known.contains($0) }
          found[index].share = max(found[index].share, share)
        } else {
          found.append((cause, [axis], share))
        }
      }
    }
    let sorted = found.enumerated().sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }
    return sorted.map { _, entry in
      var cause = entry.cause
      cause.axis = entry.axes.count == 1 ? entry.axes[0] : nil
      return cause
    }
  }

  /// Why a view lies elsewhere along an axis.
  private struct Question {
    let id, scene: String
    private let before, after: [Double]
    /// Which of place and length changed.
    private let changed: [Int]
    private let axis: FrameChange.Cause.Axis
    /// How far these went, in points.
    let steps: [Double]
    /// The index of the largest step.
    let largest: Int

    /// Nil if nothing changed along the axis.
    init?(id: String, scene: String, _ axis: FrameChange.Cause.Axis, _ before: Rect, _ after: Rect) {
      (self.id, self.scene, self.axis) = (id, scene, axis)
      (self.before, self.after) = (Self.lengths(before, axis), Self.lengths(after, axis))
      let all = zip(self.before, self.after).map { abs($0 - $1) }
      changed = all.indices.filter { all[$0] >= 0.1 }
      let steps = changed.map { all[$0] }
      guard let largest = steps.indices.max(by: { steps[$0] < steps[$1] }) else { return nil }
      self.steps = steps
      self.largest = largest
    }

    private static func lengths(_ rect: Rect, _ axis: FrameChange.Cause.Axis) -> [Double] {
      axis == .horizontal ? [rect.x, rect.width] : [rect.y, rect.height]
    }

    /// How far a frame is from the new one, in what changed. Nothing explains more than the whole step, and what is ambiguous all of it.
    func effects(of frame: Rect, open: Set<Quantity> = []) -> [Double] {
      let lengths = Self.lengths(frame, axis)
      let quantities: [Quantity] =
        axis == .horizontal ? [.horizontalPosition, .width] : [.verticalPosition, .height]
      return zip(changed, steps).map { open.contains(quantities[$0]) ? $1 : min(abs(lengths[$0] - after[$0]), $1) }
    }

    func isNew(_ frame: Rect) -> Bool { effects(of: frame).allSatisfy { $0 <= 0.5 } }

    func isOld(_ frame: Rect) -> Bool {
      let lengths = Self.lengths(frame, axis)
      return changed.allSatisfy { abs(lengths[$0] - before[$0]) <= 0.5 }
    }

    /// Whether some effects are a part of the largest step that deserves to be told.
    func explains(_ effects: [Double]) -> Bool { effects[largest] >= max(0.1, steps[largest] / 4) }
  }

  /// What acts along an axis, with how much it does beside what does most.
  private mutating func proven(
    _ causes: [FrameChange.Cause], _ question: Question
  ) -> [(FrameChange.Cause, share: Double)] {
    var tried: [(cause: FrameChange.Cause, effects: [Double])] = []
    var untried: [(FrameChange.Cause, share: Double)] = []
    for cause in causes {
      if let effects = effects(of: [cause.id], question) {
        tried.append((cause, effects))
      } else {
        untried.append((cause, 0))
      }
    }
    let ids = tried.map(\.cause.id)
    let most = question.steps.indices.map { index in tried.map { $0.effects[index] }.max() ?? 0 }
    guard question.explains(most) else {
      var sufficient: [FrameChange.Cause] = []
      for cause in causes where gives(cause, question) { sufficient.append(cause) }
      if !sufficient.isEmpty { return sufficient.map { ($0, 1) } }
      // Neither of two that do the same is needed; both together are. Of many of several kinds nothing tells which.
      guard causes.count > 1, causes.count <= 3 || causes.allSatisfy({ $0.element == "constraint" }),
        let together = effects(of: Set(causes.map(\.id)), question)
      else { return untried }
      return question.explains(together) ? causes.map { ($0, 1) } : untried
    }
    var found: [(FrameChange.Cause, share: Double)] = []
    for (cause, effects) in tried where !(cause.kind == .removed && replaced.isReplaced(cause.id, byOneOf: ids)) {
      // In points, so that what only changes the smaller step is no cause of the larger one.
      let share = (effects.max() ?? 0) / (most.max() ?? 1)
      if share >= 0.5 { found.append((withEffectiveDetails(cause, question), share)) }
    }
    if untried.isEmpty { return found }
    let effective = tried.filter { $0.effects.contains { $0 >= 0.1 } }.map(\.cause.id)
    let rest = outcome(Trial(scene: question.scene, ids: replaced.withPartners(Set(effective))))?.frames[question.id]
    return rest.map(question.isOld) == true ? found : found + untried
  }

  /// The cause with those of its details that explain the move alone; with all if none does.
  private mutating func withEffectiveDetails(_ cause: FrameChange.Cause, _ question: Question) -> FrameChange.Cause {
    guard cause.kind == .changed, cause.details.count > 1 else { return cause }
    var details: [String] = []
    for detail in cause.details {
      guard let effects = effects(of: [cause.id], detail: detail, question) else { return cause }
      if question.explains(effects) { details.append(detail) }
    }
    var cause = cause
    if !details.isEmpty { cause.details = details }
    return cause
  }

  /// How far the view is from its new place without some changes; nil if that cannot be tried.
  private mutating func effects(of ids: Set<String>, detail: String? = nil, _ question: Question) -> [Double]? {
    guard
      let outcome = replacedOutcome(of: ids, detail, question)
        ?? outcome(Trial(scene: question.scene, ids: ids, detail: detail)),
      let frame = outcome.frames[question.id]
    else { return nil }
    let untouched = self.outcome(Trial(scene: question.scene, ids: []))
    let open = (outcome.open[question.id] ?? []).subtracting(untouched?.open[question.id] ?? Set(Quantity.allCases))
    return question.effects(of: frame, open: open)
  }

  /// What comes of taking constraints back together with what they came or went for; nil if there is none, or constraints conflict then.
  private mutating func replacedOutcome(of ids: Set<String>, _ detail: String?, _ question: Question) -> Outcome? {
    let together = replaced.withPartners(ids)
    guard together != ids, let outcome = outcome(Trial(scene: question.scene, ids: together, detail: detail)) else {
      return nil
    }
    return outcome.isRefuted ? nil : outcome
  }

  /// Whether a change alone takes the view from its old place to the new one.
  private mutating func gives(_ cause: FrameChange.Cause, _ question: Question) -> Bool {
    let trial = Trial(scene: question.scene, ids: replaced.withPartners([cause.id]), isOfOld: true)
    return outcome(trial)?.frames[question.id].map(question.isNew) ?? false
  }

  // MARK: Layouts

  /// Nil if the changes cannot be made, or too many were tried.
  private mutating func outcome(_ trial: Trial) -> Outcome? {
    if let known = known[trial] { return known }
    guard let document = document(for: trial), left > 0 else {
      known[trial] = .some(nil)
      return nil
    }
    var outcome = layOut(document, trial)
    if !trial.ids.isEmpty {
      left -= 1
      let untouched = self.outcome(Trial(scene: trial.scene, ids: [], isOfOld: trial.isOfOld))
      if let untouched, outcome.conflicts > untouched.conflicts {
        outcome = untouched
        outcome.isRefuted = true
      }
    }
    known[trial] = outcome
    return outcome
  }

  private func document(for trial: Trial) -> Document? {
    let (document, other, table) = trial.isOfOld ? (old, new, reversed) : (new, old, changes)
    var edits = trial.ids.compactMap { table[$0] }
    if let detail = trial.detail { for index in edits.indices { edits[index].details = [detail] } }
    return edits.count == trial.ids.count ? document.undoing(edits, from: other) : nil
  }

  private func layOut(_ document: Document, _ trial: Trial) -> Outcome {
    var options = trial.isOfOld ? options.old : options.new
    options.scene = trial.scene
    var outcome = Outcome()
    let stage = Stage(document, on: .device(configuration), options: options, localization: localization)
    for report in stage.layOut().scenes {
      outcome.conflicts += report.conflicts.count
      for ambiguity in report.ambiguities {
        if let id = ambiguity.viewID { outcome.open[id, default: []].formUnion(ambiguity.open) }
      }
      var pending = [report.root].compactMap { $0 }
      while let view = pending.popLast() {
        if let id = view.id { outcome.frames[id] = view.frame }
        pending += view.children
      }
    }
    return outcome
  }
}
