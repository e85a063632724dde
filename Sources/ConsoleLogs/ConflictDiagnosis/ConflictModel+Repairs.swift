import AutoLayout
import Geometry

extension ConflictModel {
  /// What the constant of a member would have to be for the others to hold, by entry; points.
  func fitting(_ conflict: AutoLayout.ConflictReport) -> [Int: Double] {
    engine.repairs(of: conflict).reduce(into: [:]) { result, repair in
      guard case .setConstant(let handle, let constant) = repair.change, let index = entry(of: handle) else { return }
      result[index] = constant
    }
  }

  /// Changes of the app's own constraints that resolve a conflict, as the engine tried them.
  func repairs(
    of conflict: AutoLayout.ConflictReport, _ list: [LoggedConstraint], _ names: ConflictNames
  ) -> [String] {
    var texts: [String] = []
    for repair in engine.repairs(of: conflict) {
      guard let text = Self.text(repair.change, self, list, names), !texts.contains(text) else { continue }
      texts.append(text)
    }
    return texts
  }

  private static func text(
    _ change: Repair.Change, _ model: ConflictModel, _ list: [LoggedConstraint], _ names: ConflictNames
  ) -> String? {
    func name(_ handle: ConstraintHandle) -> String? {
      model.entry(of: handle).map { list[$0] }.flatMap { $0.isUser ? $0.text(names) : nil }
    }
    switch change {
    case .setPriority(let handle, let priority):
      return name(handle).map { "give \($0) priority \(short: Double(priority.rawValue))" }
    case .setConstant(let handle, let constant):
      return name(handle).map { "set the constant of \($0) to \(short: constant)" }
    case .remove(let handle): return name(handle).map { "remove \($0)" }
    case .stopTranslatingMask: return nil
    }
  }

  /// The numbers that the entries need and no log has.
  static func assumptions(about entries: [LoggedConstraint], _ names: ConflictNames) -> [String] {
    var texts: [String] = []
    for relation in entries.flatMap(\.relations) {
      guard let text = assumption(about: relation, names), !texts.contains(text) else { continue }
      texts.append(text)
    }
    return texts
  }
}
