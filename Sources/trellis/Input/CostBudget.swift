import ArgumentParser
import LayoutReports

/// A limit of what a step may cost: `rotation=40` for views touched, `firstLayout=5ms` for time.
struct CostBudget: ExpressibleByArgument {
  private enum Limit {
    case views(Int)
    case microseconds(Double)
  }

  let kind: CostReport.Step.Kind
  private let limit: Limit

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = CostReport.Step.Kind(rawValue: String(parts[0])) else { return nil }
    self.kind = kind
    let units: [(String, Double)] = [("ms", 1000), ("µs", 1), ("us", 1)]
    if let views = Int(parts[1]), views >= 0 {
      limit = .views(views)
    } else if let unit = units.first(where: { parts[1].hasSuffix($0.0) }),
      let time = Double(parts[1].dropLast(unit.0.count)), time >= 0, time.isFinite
    {
      limit = .microseconds(time * unit.1)
    } else {
      return nil
    }
  }

  /// What exceeds the budget, with the views that cost most; nil for a step within it, or of another kind.
  func complaint(about step: CostReport.Step) -> String? {
    guard step.kind == kind else { return nil }
    switch limit {
    case .views(let most):
      guard step.touched.count > most else { return nil }
      return
        "\(step.title) affects \(step.touched.count) views, more than the limit of \(most): \(names(step.touched))"
    case .microseconds(let most):
      guard step.microseconds > most else { return nil }
      return "\(step.title) takes \(CostReport.Step.time(step.microseconds)), longer than the limit of "
        + "\(CostReport.Step.time(most)); the slowest views are \(names(step.touched))"
    }
  }

  private func names(_ views: [CostReport.View]) -> String {
    let shown = views.prefix(5).map { view in view.id.map { "\(view.name) (\($0))" } ?? view.name }
    return shown.joined(separator: ", ") + (views.count > 5 ? ", …" : "")
  }
}
