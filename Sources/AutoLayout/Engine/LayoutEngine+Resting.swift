import ConstraintSolver

/// Where an item lies whose place is ambiguous.
/// * Between inequalities: on a bound of them, as in UIKit, where a view that is to lie at most 23 points below the top lies there.
/// * Where an inequality can be met by a place or by a size: moved, and small.
/// * Where constraints see its margins only, and leave them open: at its container's origin, as one that nothing names (`Placement.swift`).
///
/// An equation of the least priority for each of these gives that. The equations would take the ambiguity away that they decide, so they
/// hold in a copy of the solver, from which rectangles are read. The next solve begins without them.
///
/// Source: 24 tests of public suites that pass on iOS, and 6 for sizes; 6 views in 4 documents agree with their stored frames only so.
extension LayoutEngine {
  /// Notes a constraint that may decide an ambiguous place.
  mutating func noteBound(_ handle: ConstraintHandle, _ definition: Definition) {
    if case .relation(let c) = definition, c.relation != .equal, c.isBetweenPlaces { bounds.insert(handle) }
  }

  /// Lets what is ambiguous rest: at the origin of its container, on its bounds, or small. Call it after a solve.
  ///
  /// - Complexity: Linear in the inequalities between places and the items that may rest in their container. Where something is
  ///   ambiguous and there is such an item, an inequality with slack, or one about an item with a length, that of a survey of what is
  ///   ambiguous, and if it decides something, of a solve of a copy.
  mutating func restOnBounds() {
    resting = nil
    restingVariables.removeAll(keepingCapacity: true)
    guard !bounds.isEmpty || !restingItems.isEmpty, solver.mayBeAmbiguous else { return }
    let hasSlack = bounds.contains { handle in
      let record = records[handle]
      return record.row != nil && abs(solverValue(of: record)) > Self.leastSlack
    }
    let sizes = hasSlack ? [] : grownSizes()
    guard hasSlack || !sizes.isEmpty || !restingItems.isEmpty, let survey = solver.freedomSurvey() else { return }
    // Those without slack count, too: of two bounds that are as good, the place stays at the one where it is.
    let open = hasSlack || !sizes.isEmpty ? bounds.filter { records[$0].row != nil }.sorted() : []
    let equations =
      (restingPlaces() + open.map { expression(of: records[$0]) } + sizes.map { LinearExpression($0) })
      .filter { survey.isUndetermined($0) != false }
    guard !equations.isEmpty else { return }
    var copy = solver
    for equation in equations { _ = try? copy.addConstraint(equation, .equal, priority: .least) }
    do throws(Conflict) { try copy.solve() } catch { return }
    restingVariables.append(contentsOf: copy.changedVariables)
    resting = RestingSolver(copy)
  }

  /// The distances of items from their containers' origins, along the axes along which they may rest there.
  private func restingPlaces() -> [LinearExpression] {
    restingItems.sorted().flatMap { id -> [LinearExpression] in
      guard let placement = items.find(id)?.placement, let container = placement.container, items.contains(container)
      else { return [] }
      return Axis.allCases.filter { placement.mayRest($0) }
        .map { lowered(.span(SpanRule(id, $0, .min, origin: container, offset: 0))) }
    }
  }

  /// The lengths of the items that the inequalities name, as far as they are not 0, in the order in which the inequalities were added.
  private func grownSizes() -> [Variable] {
    var sizes: [Variable] = []
    var seen: Set<Variable> = []
    for handle in bounds.sorted() where records[handle].row != nil {
      guard case .relation(let c) = records[handle].definition, let axis = c.firstAttribute.axis else { continue }
      for id in [c.first, c.second] {
        guard let id, let variables = items.find(id)?.variables else { continue }
        let size = variables[axis == .horizontal ? .width : .height]
        if solver.value(of: size) > Self.leastSlack, seen.insert(size).inserted { sizes.append(size) }
      }
    }
    return sizes
  }

  /// The value of a record's row after the last solve, without anything at rest.
  private func solverValue(of record: Record) -> Double {
    rowTerms.value(at: record.terms, record.rowConstant) { solver.value(of: $0) }
  }

  /// The value of an expression after the last solve, with what is ambiguous at rest.
  func value(of expression: LinearExpression) -> Double {
    if let resting { resting.solver.value(of: expression) } else { solver.value(of: expression) }
  }

  /// The value of one variable after the last solve, with what is ambiguous at rest.
  @inline(__always)
  func value(of variable: Variable) -> Double {
    if let resting { resting.solver.value(of: variable) } else { solver.value(of: variable) }
  }

  /// In points: less is the error of computing.
  private static let leastSlack = 1e-6
}

/// A solver that is read and never changed, behind a reference: each value read from an optional solver would copy all of it.
final class RestingSolver: Sendable {
  let solver: Solver

  init(_ solver: Solver) { self.solver = solver }
}
