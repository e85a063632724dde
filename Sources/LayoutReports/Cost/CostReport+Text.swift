import Geometry

extension CostReport {
  /// A table for people: a line for each step, with its phases by their share, and the views that it touched most.
  public func text(namingViews count: Int = 3) -> String {
    var lines: [String] = []
    for document in documents {
      for scene in document.scenes {
        lines.append("\(document.file): \(scene.name), \(scene.views) views, \(scene.constraints) constraints")
        for step in scene.steps { lines += step.lines(namingViews: count) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CostReport.Step {
  /// What a person calls the step, such as `first layout` or `text of "Title"`.
  public var title: String {
    switch kind {
    case .making: "creating the views"
    case .firstLayout: "first layout"
    case .rotation: "rotation"
    case .text: "one more word in \(subject ?? "a text")"
    case .constant: "one more point in \(subject ?? "a constraint")"
    case .nothing: "no change"
    }
  }

  fileprivate func lines(namingViews count: Int) -> [String] {
    var counts = ["\(touched.count) views affected"]
    if solves > 0 { counts.append("\(solves) solver runs in \(rounds) layout passes") }
    if measures > 0 { counts.append("\(measures) measurements") }
    var lines = ["  \(title): \(Self.time(microseconds)), \(counts.joined(separator: ", "))"]
    let shares = phases.filter { $0.microseconds > 0 }.sorted { $0.microseconds > $1.microseconds }.map {
      "\($0.words) \(Self.percent($0.microseconds, of: microseconds))"
    }
    if !shares.isEmpty { lines.append("    \(shares.joined(separator: ", "))") }
    let views = touched.prefix(kind == .nothing ? 0 : count).map { "\($0.name) \(Self.time($0.microseconds))" }
    if !views.isEmpty { lines.append("    slowest views: \(views.joined(separator: ", "))") }
    return lines
  }

  /// Three digits: microseconds below a millisecond, else milliseconds.
  package static func time(_ microseconds: Double) -> String {
    microseconds < 1000
      ? "\(short: (microseconds * 10).rounded() / 10) µs" : "\(short: (microseconds / 10).rounded() / 100) ms"
  }

  private static func percent(_ part: Double, of whole: Double) -> String {
    "\(whole > 0 ? Int((100 * part / whole).rounded()) : 0) %"
  }
}

extension CostReport.Phase {
  fileprivate var words: String {
    switch name {
    case "updatingConstraints": "updating constraints"
    case "passing": "the layout pass"
    case "changing": "the change"
    default: name
    }
  }
}
