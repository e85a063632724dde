import Observation
import Platform
import Synchronization

/// What iOS 26 does before constraints are updated: views and controllers set their properties, root to leaves; and layouts that are run
/// again when an object has changed that they read.
extension LayoutHost {
  /// Calls `updateProperties` of every controller and view that has asked for it since the last call, a controller before its view.
  func updatePropertiesPass(below view: UIView? = nil) {
    guard PropertyUpdates.areCalled[root.layoutProfile] else { return }
    updateProperties(below: view ?? root)
  }

  private func updateProperties(below view: UIView) {
    let needs = view.layoutState.needs
    if needs.contains(.properties) {
      view.layoutState.needs.subtract([.properties, .ownProperties, .controllerProperties])
      if needs.contains(.controllerProperties), let controller = view.viewController {
        observe(view, .controllerProperties) { controller.updateProperties() }
      }
      if needs.contains(.ownProperties) { observe(view, .ownProperties) { view.updateProperties() } }
    }
    view.visitSubviews(inNeedOf: .properties) { updateProperties(below: $0) }
  }

  /// Whether the release and the app's property list have layouts observe what they read.
  var observesChanges: Bool {
    var key: Bool? { UIApplication.shared.information["UIObservationTrackingEnabled"] as? Bool }
    return switch PropertyUpdates.tracking[root.layoutProfile] {
    case .never: false
    case .ifEnabled: key ?? false
    case .unlessDisabled: key ?? true
    }
  }

  /// Asks for what is to be done again because an object has changed that a layout has read.
  func takeInObservedChanges() {
    if passState.observesChanges { ObservedPart.takeInChanges() }
  }

  /// Runs a part of a layout, and has it done again once a value changes that it has read from an observable object.
  ///
  /// Nothing is allocated unless it has read such a value. A part that is run several times before the value changes is observed as
  /// often.
  func observe(_ view: UIView, _ need: LayoutNeeds, _ work: () -> Void) {
    guard passState.observesChanges else { return work() }
    withObservationTracking(work, onChange: ObservedPart(view.reference, need).changed)
  }
}

/// A part of a view's layout that has read observable objects.
private struct ObservedPart: Sendable {
  private nonisolated(unsafe) let view: ItemReference
  private let need: LayoutNeeds
  /// Those whose objects have changed since a layout last asked. Any thread may change an object.
  private static let changes = Mutex<[ObservedPart]>([])

  init(_ view: ItemReference, _ need: LayoutNeeds) {
    self.view = view
    self.need = need
  }

  @Sendable func changed() { Self.changes.withLock { $0.append(self) } }

  /// Asks for all parts again whose objects have changed.
  @MainActor static func takeInChanges() {
    let changed = changes.withLock { parts in
      defer { parts = [] }
      return parts
    }
    for part in changed { (part.view.object as? UIView)?.ask(for: part.need) }
  }
}

extension UIView {
  /// Has the next layout do what the view, or its controller, needs.
  func ask(for need: LayoutNeeds) {
    layoutState.needs.formUnion(need)
    if need.isDisjoint(with: [.ownProperties, .controllerProperties]) {
      superview?.markBelow(need)
    } else {
      mark(.properties)
    }
    layoutHost?.passState.layoutIsPending = true
  }
}
