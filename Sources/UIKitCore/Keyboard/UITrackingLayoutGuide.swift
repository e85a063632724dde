/// A guide that follows an object on the screen. It activates and deactivates constraints depending on the edges of its
/// view that the object is near to.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsNear: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var constraintsAway: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  /// The edges of its view that the tracked object is near to, as of the last layout.
  private var nearEdges: NSDirectionalRectEdge = .bottom

  /// Sets the constraints that are active while the object is near the edge. They replace those set for it before,
  /// which are deactivated.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    NSLayoutConstraint.deactivate(constraintsNear.updateValue(constraints, forKey: edge) ?? [])
    activateTracked()
  }

  /// Sets the constraints that are active while the object is near none of the edges. They replace those set for the
  /// same edges before, which are deactivated.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge) {
    NSLayoutConstraint.deactivate(constraintsAway.updateValue(constraints, forKey: edges) ?? [])
    activateTracked()
  }

  /// Those that were set for exactly this edge; empty for none.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsNear[edge] ?? []
  }

  /// Those that were set for exactly these edges; empty for none.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsAway[edges] ?? []
  }

  /// Deactivates the constraints of all edges and forgets them.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(constraintsNear.values.flatMap { $0 } + constraintsAway.values.flatMap { $0 })
    (constraintsNear, constraintsAway) = ([:], [:])
  }

  func objectDidMove(near edges: NSDirectionalRectEdge) {
    guard edges != nearEdges else { return }
    nearEdges = edges
    activateTracked()
  }

  /// Deactivates constraints before it activates others, so that they do not conflict.
  private func activateTracked() {
    let all =
      constraintsNear.map { ($1, nearEdges.isSuperset(of: $0)) }
      + constraintsAway.map { ($1, nearEdges.isDisjoint(with: $0)) }
    for (constraints, holds) in all where !holds { NSLayoutConstraint.deactivate(constraints) }
    for (constraints, holds) in all where holds { NSLayoutConstraint.activate(constraints) }
  }
}
