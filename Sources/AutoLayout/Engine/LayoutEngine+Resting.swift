import ConstraintSolver

/// Where an item lies whose place is ambiguous between inequalities: on a bound of them, as in UIKit, where a view that is to lie at most
/// 23 points below the top lies there. An equation of the least priority beside each inequality between places gives that. If an
/// inequality can be met by a place or by a size, it moves the item and leaves it small.
///
/// The equations would take the ambiguity away that they decide, so they hold in a copy of the solver, from which rectangles are read.
/// The next solve begins without them.
///
/// Source: 24 tests of public suites that pass on iOS, and 6 for sizes; 6 views in 4 documents agree with their stored frames only so.
extension LayoutEngine {
  /// Notes a constraint that may decide an ambiguous place.
  mutating func noteBound(_ handle: ConstraintHandle, _ definition: Definition) {
    if case .relation(let c) = definition, c.relation != .equal, c.isBetweenPlaces { bounds.insert(handle) }
  }

  /// Lets what is ambiguous rest on its bounds; call it after a solve.
  ///
  /// - Complexity: Linear in the inequalities between places. Where something is ambiguous and one of them has slack, or an item that they
  ///   name has a length, that of a survey of what is ambiguous, and if it decides something, of a solve of a copy.
  mutating func restOnBounds() {
    resting = nil
    restingVariables.removeAll(keepingCapacity: true)
    guard !bounds.isEmpty else { return }
    let isSlack = bounds.contains { handle in
      let record = records[handle]
      return record.row != nil && abs(solverValue(of: record)) > Self.leastSlack
    }
    let sizes = isSlack || !solver.mayBeAmbiguous ? [] : grownSizes()
    guard isSlack || !sizes.isEmpty, solver.mayBeAmbiguous, let survey = solver.freedomSurvey() else { return }
    // Those without slack count, too: of two bounds that are as good, the place stays at the one where it is.
    let open = bounds.filter { records[$0].row != nil && survey.isUndetermined(expression(of: records[$0])) != false }
    let openSizes = sizes.filter { survey.isUndetermined(LinearExpression($0)) != false }
    guard !open.isEmpty || !openSizes.isEmpty else { return }
    var copy = solver
    for handle in open.sorted() {
      _ = try? copy.addConstraint(expression(of: records[handle]), .equal, priority: .least)
    }
    for size in openSizes { _ = try? copy.addConstraint(LinearExpression(size), .equal, priority: .least) }
    do throws(Conflict) { try copy.solve() } catch { return }
    restingVariables.append(contentsOf: copy.changedVariables)
    resting = RestingSolver(copy)
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
