@testable import UIKitCore

/// The lines `then: verb name values`.
extension LayoutFixtureStage {
  func apply(_ step: LayoutCase.Step) throws {
    let name = step.words[0]
    let numbers = step.words.dropFirst().joined(separator: " ").split { $0 == " " || $0 == "," || $0 == "x" }
      .compactMap { quotient(String($0)) }
    if let view = items[name] as? UIView {
      try change(view, step, numbers)
      return
    }
    guard let constraint = constraints[name] else { throw error(step.line, "nothing called \(name)") }
    switch (step.verb, numbers.count) {
    case ("constant", 1): constraint.constant = CGFloat(numbers[0])
    case ("priority", 1): constraint.priority = UILayoutPriority(Float(numbers[0]))
    case ("deactivate", 0): constraint.isActive = false
    case ("activate", 0): constraint.isActive = true
    default: throw error(step.line, "no step: \(step.verb) \(step.words.joined(separator: " "))")
    }
  }

  private func change(_ view: UIView, _ step: LayoutCase.Step, _ numbers: [Double]) throws {
    switch (step.verb, numbers.count) {
    case ("remove", 0): view.removeFromSuperview()
    case ("hide", 0): view.isHidden = true
    case ("show", 0): view.isHidden = false
    case ("reload", 0): (view as? UITableView)?.reloadData()
    case ("frame", 4): view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("fit", 0): view.sizeToFit()
    case ("resize", 2): view.frame.size = CGSize(width: numbers[0], height: numbers[1])
    case ("move", _) where step.words.count == 2:
      guard let target = items[step.words[1]] as? UIView else { throw error(step.line, "no view \(step.words[1])") }
      target.addSubview(view)
    case ("arrange", _) where step.words.count == 3:
      guard let stack = items[step.words[1]] as? UIStackView, let index = Int(step.words[2]) else {
        throw error(step.line, "arrange view stack index")
      }
      stack.insertArrangedSubview(view, at: index)
    case ("disarrange", 0): (view.superview as? UIStackView)?.removeArrangedSubview(view)
    case ("set", _) where step.words.count == 2:
      let parts = step.words[1].split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error(step.line, "set name key=value") }
      let node = LayoutCase.Node(
        line: step.line, depth: 0, name: step.words[0], kind: .view, attributes: [(parts[0], parts[1])])
      try configure(view, node)
      if parts[0] == "intrinsic" { view.invalidateIntrinsicContentSize() }
    default: throw error(step.line, "no step: \(step.verb) \(step.words.joined(separator: " "))")
    }
  }
}
