import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// What the scenes of a document cost to make, to lay out and to change. Only on devices: nobody waits for a canvas.
extension Stage {
  /// How often a step is measured; the fastest counts, as other work of the machine only adds.
  private static let runs = 5
  /// How many texts and constants are tried for the one that costs most.
  private static let subjects = 100

  /// Measures each scene with something in it. The costs of changes include the layout that follows. Texts and constants are as before
  /// when the next step begins.
  ///
  /// - Parameter clock: Nanoseconds that only grow, such as `DispatchTime.now().uptimeNanoseconds`.
  public func cost(clock: @escaping () -> UInt64) -> [CostReport.ScenePart] {
    guard case .device(let configuration) = surface else { return [] }
    var scenes: [CostReport.ScenePart] = []
    withoutLog {
      for scene in document.scenes where options.scene == nil || scene.controller?.id == options.scene {
        for place in load(scene).roots.indices {
          scenes.append(cost(ofRoot: place, in: scene, configuration, clock))
        }
      }
    }
    return scenes
  }

  private func cost(
    ofRoot place: Int, in scene: Scene, _ configuration: LayoutConfiguration, _ clock: @escaping () -> UInt64
  ) -> CostReport.ScenePart {
    var made: (steps: [CostReport.Step], stand: CostStand)?
    for _ in 0..<Self.runs {
      let start = clock()
      let loaded = load(scene)
      let making = Double(clock() - start) / 1000
      let stand = CostStand(loaded.roots[place], loaded, scene, self, clock)
      let first = stand.step(.firstLayout) { $0.setNeedsLayout() }
      let phase = CostReport.Phase(name: "making", microseconds: making, calls: 1)
      let fresh = [CostReport.Step(kind: .making, microseconds: making, phases: [phase]), first]
      guard let best = made?.steps else {
        made = (fresh, stand)
        continue
      }
      made?.stand.root.discardLayout()
      made = (zip(best, fresh).map { $0.microseconds <= $1.microseconds ? $0 : $1 }, stand)
    }
    var steps = made!.steps
    let stand = made!.stand
    let turned = configuration.turned
    steps.append(
      stand.best(
        Self.runs, .rotation, { _ in stand.turn(to: turned) }, undo: { _ in stand.turn(to: configuration) }))
    steps += [stand.costliestText(among: Self.subjects), stand.costliestConstant(among: Self.subjects)].compactMap {
      $0
    }
    steps.append(stand.best(Self.runs, .nothing, { $0.setNeedsLayout() }, undo: { _ in }))
    defer { stand.root.discardLayout() }
    return CostReport.ScenePart(
      id: stand.controller.interfaceBuilderID ?? stand.root.interfaceBuilderID,
      name: stand.controller.interfaceBuilderName ?? stand.root.interfaceBuilderName ?? "View",
      views: stand.views.count, constraints: stand.views.reduce(0) { $0 + $1.constraints.count }, steps: steps)
  }
}

extension LayoutConfiguration {
  /// The same device on its other side.
  fileprivate var turned: LayoutConfiguration {
    var turned = self
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    if !turned.isPossible { turned.split = .full }
    return turned
  }
}
