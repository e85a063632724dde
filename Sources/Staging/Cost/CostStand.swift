import InterfaceBuilder
import LayoutReports
import UIKitCore

/// A root that is measured while it is changed.
@MainActor
struct CostStand {
  let root: UIView
  let controller: UIViewController
  private let loaded: LoadedScene
  private let scene: Scene
  private let stage: Stage
  private let clock: () -> UInt64

  init(_ root: UIView, _ loaded: LoadedScene, _ scene: Scene, _ stage: Stage, _ clock: @escaping () -> UInt64) {
    self.root = root
    self.loaded = loaded
    self.scene = scene
    self.stage = stage
    self.clock = clock
    controller = root.owningController ?? stage.adopt(root)
    stage.prepare(controller, root, scene)
  }

  /// The root and all views below it.
  var views: [UIView] {
    var views = [root]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  /// Puts the root on another side of the device. Variations of the document by size class stay as they are.
  func turn(to configuration: LayoutConfiguration) {
    stage.screen.profile = configuration.profile
    stage.prepare(controller, root, scene, configuration)
  }

  /// Measures a change with its layout once.
  func step(_ kind: CostReport.Step.Kind, of subject: String? = nil, _ change: (UIView) -> Void) -> CostReport.Step {
    let result = root.layoutCost(clock: clock) { change(root) }
    let touched = result.views.filter(\.isTouched).map(report).sorted { $0.microseconds > $1.microseconds }
    return CostReport.Step(
      kind: kind, subject: subject, microseconds: Double(result.nanoseconds) / 1000,
      phases: result.phases.map {
        CostReport.Phase(name: "\($0.phase)", microseconds: Double($0.nanoseconds) / 1000, calls: $0.calls)
      },
      rounds: result.rounds, solves: result.solves, measures: result.views.reduce(0) { $0 + $1.measures },
      touched: touched)
  }

  /// Measures a change some times, each time undone, and gives the fastest.
  func best(
    _ runs: Int, _ kind: CostReport.Step.Kind, of subject: String? = nil, _ change: (UIView) -> Void,
    undo: (UIView) -> Void
  ) -> CostReport.Step {
    var best: CostReport.Step?
    for _ in 0..<runs {
      let step = step(kind, of: subject, change)
      undo(root)
      root.layoutIfNeeded()
      if step.microseconds < best?.microseconds ?? .infinity { best = step }
    }
    return best!
  }

  /// A word more in each of the texts; of these the one that costs most. Nil without texts.
  func costliestText(among limit: Int) -> CostReport.Step? {
    let labels = views.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
    return costliest(labels.prefix(limit), .text, name: { name(of: $0) }) { label in
      let text = label.text
      return ({ label.text = (text ?? "") + " more" }, { label.text = text })
    }
  }

  /// A point more in each of the constants; of these the one that costs most. Nil without constraints.
  func costliestConstant(among limit: Int) -> CostReport.Step? {
    let all = loaded.constraints.filter { $0.constraint.isActive && isInside($0.constraint) }
    return costliest(all.prefix(limit), .constant, name: { $0.element.id }) { pair in
      let constant = pair.constraint.constant
      return ({ pair.constraint.constant = constant + 1 }, { pair.constraint.constant = constant })
    }
  }

  private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
    let first = constraint.firstItem as? UIView ?? (constraint.firstItem as? UILayoutGuide)?.owningView
    return first?.isDescendant(of: root) == true
  }

  private func costliest<Subject>(
    _ subjects: ArraySlice<Subject>, _ kind: CostReport.Step.Kind, name: (Subject) -> String,
    _ change: (Subject) -> (make: () -> Void, undo: () -> Void)
  ) -> CostReport.Step? {
    subjects.map { subject in
      let (make, undo) = change(subject)
      return best(3, kind, of: name(subject), { _ in make() }, undo: { _ in undo() })
    }.max { $0.microseconds < $1.microseconds }
  }

  private func report(_ cost: LayoutMeter.ViewCost) -> CostReport.View {
    CostReport.View(
      id: cost.view.interfaceBuilderID, name: name(of: cost.view), microseconds: Double(cost.nanoseconds) / 1000,
      layouts: cost.layouts, moves: cost.moves)
  }

  private func name(of view: UIView) -> String {
    guard let id = view.interfaceBuilderID, let element = loaded.elements[id] else { return "\(type(of: view))" }
    return element.displayName
  }
}
