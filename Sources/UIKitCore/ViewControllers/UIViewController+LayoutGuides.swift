extension UIViewController {
  /// The guide, with two constraints of its own in the list of the view from the first use on, as on iOS: its edge and its height. Layout
  /// does not need them, for the guide follows from the bars.
  func described(_ guide: UILayoutGuide, _ edge: NSLayoutConstraint.Attribute) -> UILayoutGuide {
    guard !view.constraints.contains(where: { $0.describesGuide && $0.firstItem === guide }) else { return guide }
    let place = NSLayoutConstraint(
      item: guide, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1, constant: 0)
    let height = NSLayoutConstraint(
      item: guide, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: edge == .top ? topBarLength : bottomBarLength)
    for constraint in [place, height] {
      (constraint.describesGuide, constraint.isSystem) = (true, true)
      constraint.isActive = true
    }
    return guide
  }
}
