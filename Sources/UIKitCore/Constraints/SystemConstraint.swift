import AutoLayout

/// A constraint of the system, which can be read but not activated.
class SystemConstraint: NSLayoutConstraint {
  private let text: String

  init(_ view: UIView, _ attribute: Attribute, _ constant: CGFloat, text: String) {
    self.text = text
    super.init(
      item: view, attribute: attribute, relatedBy: .equal,
      toItem: attribute.engine.isSize ? nil : view.superview ?? view,
      attribute: attribute.engine.isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
  }

  override var description: String { text }
}
