import Testing
import UIKit

/// Overrides what clients override on iOS, each calling its superclass.
private final class Overriding: UIView {
  var calls: [String] = []

  override func layoutIfNeeded() {
    calls.append("layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func updateConstraintsIfNeeded() {
    calls.append("updateConstraintsIfNeeded")
    super.updateConstraintsIfNeeded()
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    calls.append("addConstraint")
    super.addConstraint(constraint)
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    super.constraintsAffectingLayout(for: axis)
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  override func sizeToFit() { super.sizeToFit() }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var description: String { "overriding" }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
}

/// `init(type:)` is a convenience initializer, which a button with designated ones of its own inherits.
private final class RoundButton: UIButton {
  private let shade = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shade)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
  }

  var shadeFrame: CGRect { shade.frame }
}

@MainActor
@Suite struct OverrideTests {
  @Test func overridesAreCalled() {
    let view = Overriding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addConstraint(child.widthAnchor.constraint(equalToConstant: 10))
    view.layoutIfNeeded()
    #expect(view.calls.contains("addConstraint"))
    #expect(view.calls.contains("layoutIfNeeded"))
    #expect("\(view)" == "overriding")
    #expect(view.layer is CAGradientLayer)
  }

  @Test func buttonsInheritTheirInitialiser() {
    let button = RoundButton(type: .custom)
    button.frame = CGRect(x: 5, y: 5, width: 50, height: 20)
    button.layoutIfNeeded()
    #expect(button.shadeFrame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  /// Key paths over anchors, as helpers of apps have them.
  @Test func anchorsByKeyPath() {
    let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40)), UIView())
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let horizontal: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [\.leadingAnchor, \.trailingAnchor]
    let vertical: [KeyPath<UIView, NSLayoutYAxisAnchor>] = [\.topAnchor, \.bottomAnchor]
    NSLayoutConstraint.activate(
      horizontal.map { child[keyPath: $0].constraint(equalTo: view[keyPath: $0]) }
        + vertical.map { child[keyPath: $0].constraint(equalTo: view[keyPath: $0]) })
    view.layoutIfNeeded()
    expect(child, 0, 0, 60, 40)
  }
}
