// Made by Scripts/support/api-surface from a list of the members that layout code uses: that this file compiles is the test.
// swift-format-ignore-file
import QuartzCore
import UIKit

private func any<T>(_ type: T.Type) -> T { fatalError("these functions are never called") }

private final class OverUIView: UIView {
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var topAnchor: NSLayoutYAxisAnchor { get { super.topAnchor } }
  override var leadingAnchor: NSLayoutXAxisAnchor { get { super.leadingAnchor } }
  override var trailingAnchor: NSLayoutXAxisAnchor { get { super.trailingAnchor } }
  override var bottomAnchor: NSLayoutYAxisAnchor { get { super.bottomAnchor } }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override var widthAnchor: NSLayoutDimension { get { super.widthAnchor } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var heightAnchor: NSLayoutDimension { get { super.heightAnchor } }
  override var centerXAnchor: NSLayoutXAxisAnchor { get { super.centerXAnchor } }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setContentHuggingPriority(_ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentHuggingPriority(p, for: axis) }
  override func setContentCompressionResistancePriority(_ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(p, for: axis) }
  override var safeAreaLayoutGuide: UILayoutGuide { get { super.safeAreaLayoutGuide } }
  override var readableContentGuide: UILayoutGuide { get { super.readableContentGuide } }
  override var centerYAnchor: NSLayoutYAxisAnchor { get { super.centerYAnchor } }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override var safeAreaInsets: UIEdgeInsets { get { super.safeAreaInsets } }
  override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p) }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override func addConstraint(_ c: NSLayoutConstraint) { super.addConstraint(c) }
  override var rightAnchor: NSLayoutXAxisAnchor { get { super.rightAnchor } }
  override var leftAnchor: NSLayoutXAxisAnchor { get { super.leftAnchor } }
  override var intrinsicContentSize: CGSize { get { super.intrinsicContentSize } }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func systemLayoutSizeFitting(_ s: CGSize, withHorizontalFittingPriority h: UILayoutPriority, verticalFittingPriority v: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(s, withHorizontalFittingPriority: h, verticalFittingPriority: v) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func insertSubview(_ view: UIView, aboveSubview: UIView) { super.insertSubview(view, aboveSubview: aboveSubview) }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func updateConstraints() { super.updateConstraints() }
  override func exchangeSubview(at: Int, withSubviewAt: Int) { super.exchangeSubview(at: at, withSubviewAt: withSubviewAt) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get { super.effectiveUserInterfaceLayoutDirection } }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func sizeToFit() { super.sizeToFit() }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func systemLayoutSizeFitting(_ s: CGSize) -> CGSize { super.systemLayoutSizeFitting(s) }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { get { super.lastBaselineAnchor } }
  override var hasAmbiguousLayout: Bool { get { super.hasAmbiguousLayout } }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { get { super.firstBaselineAnchor } }
  override func addConstraints(_ c: [NSLayoutConstraint]) { super.addConstraints(c) }
  override class var requiresConstraintBasedLayout: Bool { get { super.requiresConstraintBasedLayout } }
  override class var layerClass: AnyClass { get { super.layerClass } }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var alignmentRectInsets: UIEdgeInsets { get { super.alignmentRectInsets } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityElements: [Any]? { get { super.accessibilityElements } set { super.accessibilityElements = newValue } }
  override var accessibilityElementsHidden: Bool { get { super.accessibilityElementsHidden } set { super.accessibilityElementsHidden = newValue } }
  override var accessibilityViewIsModal: Bool { get { super.accessibilityViewIsModal } set { super.accessibilityViewIsModal = newValue } }
  override var accessibilityFrame: CGRect { get { super.accessibilityFrame } set { super.accessibilityFrame = newValue } }
  override var accessibilityActivationPoint: CGPoint { get { super.accessibilityActivationPoint } set { super.accessibilityActivationPoint = newValue } }
  override var shouldGroupAccessibilityChildren: Bool { get { super.shouldGroupAccessibilityChildren } set { super.shouldGroupAccessibilityChildren = newValue } }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { super.accessibilityCustomActions } set { super.accessibilityCustomActions = newValue } }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { super.accessibilityNavigationStyle } set { super.accessibilityNavigationStyle = newValue } }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { super.accessibilityScroll(direction) }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
}
@MainActor private func useUIView() {
  do { let _: UIView = UIView() }
  do { let x = any(UIView.self); let _: CGRect = x.frame; x.frame = any(CGRect.self) }
  do { let x = any(UIView.self); let _: Void = x.addSubview(any(UIView.self)) }
  do { let x = any(UIView.self); let _: Bool = x.translatesAutoresizingMaskIntoConstraints; x.translatesAutoresizingMaskIntoConstraints = any(Bool.self) }
  do { let _: UIView = UIView(frame: any(CGRect.self)) }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.topAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.leadingAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.trailingAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.bottomAnchor }
  do { let x = any(UIView.self); let _: Void = x.layoutIfNeeded() }
  do { let x = any(UIView.self); let _: NSLayoutDimension = x.widthAnchor }
  do { let x = any(UIView.self); let _: UIColor? = x.backgroundColor; x.backgroundColor = any((UIColor?).self) }
  do { let x = any(UIView.self); let _: UILayoutGuide = x.layoutMarginsGuide }
  do { let x = any(UIView.self); let _: UIView? = x.superview }
  do { let x = any(UIView.self); let _: [NSLayoutConstraint] = x.constraints }
  do { let x = any(UIView.self); let _: CGRect = x.bounds; x.bounds = any(CGRect.self) }
  do { let x = any(UIView.self); let _: NSLayoutDimension = x.heightAnchor }
  do { let x = any(UIView.self); let _: [UIView] = x.subviews }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.centerXAnchor }
  do { let _: UIView? = UIView(coder: any(NSCoder.self)) }
  do { let x = any(UIView.self); let _: CALayer = x.layer }
  do { let x = any(UIView.self); let _: UITraitCollection = x.traitCollection }
  do { let x = any(UIView.self); let _: NSDirectionalEdgeInsets = x.directionalLayoutMargins; x.directionalLayoutMargins = any(NSDirectionalEdgeInsets.self) }
  do { let x = any(UIView.self); let _: Void = x.layoutSubviews() }
  do { let x = any(UIView.self); let _: Void = x.setContentHuggingPriority(any(UILayoutPriority.self), for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.setContentCompressionResistancePriority(any(UILayoutPriority.self), for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.removeFromSuperview() }
  do { let x = any(UIView.self); let _: UILayoutGuide = x.safeAreaLayoutGuide }
  do { let x = any(UIView.self); let _: UILayoutGuide = x.readableContentGuide }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.centerYAnchor }
  do { let x = any(UIView.self); let _: Void = x.addLayoutGuide(any(UILayoutGuide.self)) }
  do { let x = any(UIView.self); let _: Void = x.setNeedsLayout() }
  do { let x = any(UIView.self); let _: UIEdgeInsets = x.safeAreaInsets }
  do { let x = any(UIView.self); let _: Void = x.traitCollectionDidChange(any((UITraitCollection?).self)) }
  do { let x = any(UIView.self); let _: UIEdgeInsets = x.layoutMargins; x.layoutMargins = any(UIEdgeInsets.self) }
  do { let x = any(UIView.self); let _: UISemanticContentAttribute = x.semanticContentAttribute; x.semanticContentAttribute = any(UISemanticContentAttribute.self) }
  do { let x = any(UIView.self); let _: UIView.ContentMode = x.contentMode; x.contentMode = any(UIView.ContentMode.self) }
  do { let x = any(UIView.self); let _: CGAffineTransform = x.transform; x.transform = any(CGAffineTransform.self) }
  do { let x = any(UIView.self); let _: Bool = x.isHidden; x.isHidden = any(Bool.self) }
  do { let x = any(UIView.self); let _: Void = x.addConstraint(any(NSLayoutConstraint.self)) }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.rightAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.leftAnchor }
  do { let x = any(UIView.self); let _: UIColor? = x.tintColor; x.tintColor = any((UIColor?).self) }
  do { let x = any(UIView.self); let _: Bool = x.preservesSuperviewLayoutMargins; x.preservesSuperviewLayoutMargins = any(Bool.self) }
  do { let x = any(UIView.self); let _: UIKeyboardLayoutGuide = x.keyboardLayoutGuide }
  do { let x = any(UIView.self); let _: CGSize = x.intrinsicContentSize }
  do { let x = any(UIView.self); let _: Void = x.invalidateIntrinsicContentSize() }
  do { let x = any(UIView.self); let _: CGPoint = x.center; x.center = any(CGPoint.self) }
  do { let x = any(UIView.self); let _: CGSize = x.systemLayoutSizeFitting(any(CGSize.self), withHorizontalFittingPriority: any(UILayoutPriority.self), verticalFittingPriority: any(UILayoutPriority.self)) }
  do { let x = any(UIView.self); let _: Void = x.insertSubview(any(UIView.self), at: any(Int.self)) }
  do { let _: CGSize = UIView.layoutFittingCompressedSize }
  do { let x = any(UIView.self); let _: UIView.AutoresizingMask = x.autoresizingMask; x.autoresizingMask = any(UIView.AutoresizingMask.self) }
  do { let _: Void = UIView.animate(withDuration: any(TimeInterval.self), delay: any(TimeInterval.self), options: any(UIView.AnimationOptions.self), animations: any((() -> Void).self), completion: any((((Bool) -> Void)?).self)) }
  do { let x = any(UIView.self); let _: UIWindow? = x.window }
  do { let x = any(UIView.self); let _: Void = x.safeAreaInsetsDidChange() }
  do { let x = any(UIView.self); let _: CGSize = x.sizeThatFits(any(CGSize.self)) }
  do { let x = any(UIView.self); let _: Void = x.insertSubview(any(UIView.self), aboveSubview: any(UIView.self)) }
  do { let x = any(UIView.self); let _: Void = x.bringSubviewToFront(any(UIView.self)) }
  do { let x = any(UIView.self); let _: Void = x.updateConstraints() }
  do { let x = any(UIView.self); let _: Void = x.exchangeSubview(at: any(Int.self), withSubviewAt: any(Int.self)) }
  do { let _: Void = UIView.animate(withDuration: any(TimeInterval.self), delay: any(TimeInterval.self), usingSpringWithDamping: any(CGFloat.self), initialSpringVelocity: any(CGFloat.self), options: any(UIView.AnimationOptions.self), animations: any((() -> Void).self), completion: any((((Bool) -> Void)?).self)) }
  do { let x = any(UIView.self); let _: CGFloat = x.alpha; x.alpha = any(CGFloat.self) }
  do { let x = any(UIView.self); let _: String? = x.accessibilityIdentifier; x.accessibilityIdentifier = any((String?).self) }
  do { let x = any(UIView.self); let _: UIUserInterfaceLayoutDirection = x.effectiveUserInterfaceLayoutDirection }
  do { let x = any(UIView.self); let _: Void = x.didMoveToSuperview() }
  do { let x = any(UIView.self); let _: CGRect = x.convert(any(CGRect.self), to: any((UIView?).self)) }
  do { let x = any(UIView.self); let _: Void = x.setNeedsDisplay() }
  do { let x = any(UIView.self); let _: Bool = x.isDescendant(of: any(UIView.self)) }
  do { let x = any(UIView.self); let _: UIView = x.forLastBaselineLayout }
  do { let x = any(UIView.self); let _: Int = x.tag; x.tag = any(Int.self) }
  do { let x = any(UIView.self); let _: Void = x.sizeToFit() }
  do { let _: Void = UIView.performWithoutAnimation(any((() -> Void).self)) }
  do { let x = any(UIView.self); let _: [UILayoutGuide] = x.layoutGuides }
  do { let x = any(UIView.self); let _: Bool = x.isOpaque; x.isOpaque = any(Bool.self) }
  do { let x = any(UIView.self); let _: Bool = x.insetsLayoutMarginsFromSafeArea; x.insetsLayoutMarginsFromSafeArea = any(Bool.self) }
  do { let x = any(UIView.self); let _: [UIGestureRecognizer]? = x.gestureRecognizers; x.gestureRecognizers = any(([UIGestureRecognizer]?).self) }
  do { let x = any(UIView.self); let _: Bool = x.clipsToBounds; x.clipsToBounds = any(Bool.self) }
  do { let x = any(UIView.self); let _: String? = x.accessibilityLabel; x.accessibilityLabel = any((String?).self) }
  do { let _: UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(for: any(UISemanticContentAttribute.self)) }
  do { let x = any(UIView.self); let _: Void = x.updateConstraintsIfNeeded() }
  do { let x = any(UIView.self); let _: CGSize = x.systemLayoutSizeFitting(any(CGSize.self)) }
  do { let x = any(UIView.self); let _: Void = x.setNeedsUpdateConstraints() }
  do { let x = any(UIView.self); let _: Void = x.removeLayoutGuide(any(UILayoutGuide.self)) }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.lastBaselineAnchor }
  do { let x = any(UIView.self); let _: Bool = x.isUserInteractionEnabled; x.isUserInteractionEnabled = any(Bool.self) }
  do { let x = any(UIView.self); let _: Void = x.insertSubview(any(UIView.self), belowSubview: any(UIView.self)) }
  do { let x = any(UIView.self); let _: Bool = x.hasAmbiguousLayout }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.firstBaselineAnchor }
  do { let x = any(UIView.self); let _: UILayoutPriority = x.contentHuggingPriority(for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: UILayoutPriority = x.contentCompressionResistancePriority(for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.addConstraints(any(([NSLayoutConstraint]).self)) }
  do { let x = any(UIView.self); let _: UIView.TintAdjustmentMode = x.tintAdjustmentMode; x.tintAdjustmentMode = any(UIView.TintAdjustmentMode.self) }
  do { let _: Bool = UIView.requiresConstraintBasedLayout }
  do { let x = any(UIView.self); let _: UIUserInterfaceStyle = x.overrideUserInterfaceStyle; x.overrideUserInterfaceStyle = any(UIUserInterfaceStyle.self) }
  do { let _: CGFloat = UIView.noIntrinsicMetric }
  do { let x = any(UIView.self); let _: UIView? = x.mask; x.mask = any((UIView?).self) }
  do { let _: AnyClass = UIView.layerClass }
  do { let x = any(UIView.self); let _: Bool = x.isMultipleTouchEnabled; x.isMultipleTouchEnabled = any(Bool.self) }
  do { let x = any(UIView.self); let _: Bool = x.isExclusiveTouch; x.isExclusiveTouch = any(Bool.self) }
  do { let x = any(UIView.self); let _: Bool = x.isAccessibilityElement; x.isAccessibilityElement = any(Bool.self) }
  do { let x = any(UIView.self); let _: Void = x.draw(any(CGRect.self)) }
  do { let x = any(UIView.self); let _: CGFloat = x.contentScaleFactor; x.contentScaleFactor = any(CGFloat.self) }
  do { let x = any(UIView.self); let _: Bool = x.clearsContextBeforeDrawing; x.clearsContextBeforeDrawing = any(Bool.self) }
  do { let x = any(UIView.self); let _: Bool = x.autoresizesSubviews; x.autoresizesSubviews = any(Bool.self) }
  do { let _: Bool = UIView.areAnimationsEnabled }
  do { let x = any(UIView.self); let _: Bool = x.needsUpdateConstraints() }
  do { let x = any(UIView.self); let _: [NSLayoutConstraint] = x.constraintsAffectingLayout(for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: CGRect = x.alignmentRect(forFrame: any(CGRect.self)) }
  do { let x = any(UIView.self); let _: CGRect = x.frame(forAlignmentRect: any(CGRect.self)) }
  do { let x = any(UIView.self); let _: Void = x.exerciseAmbiguityInLayout() }
  do { let x = any(UIView.self); let _: Unmanaged<AnyObject>? = x.perform(any(Selector.self)) }
  do { let _: UIView = UIView.appearance() }
  do { let x = any(UIView.self); let _: UIEdgeInsets = x.alignmentRectInsets }
  do { let x = any(UIView.self); let _: String? = x.accessibilityHint; x.accessibilityHint = any((String?).self) }
  do { let x = any(UIView.self); let _: String? = x.accessibilityValue; x.accessibilityValue = any((String?).self) }
  do { let x = any(UIView.self); let _: UIAccessibilityTraits = x.accessibilityTraits; x.accessibilityTraits = any(UIAccessibilityTraits.self) }
  do { let x = any(UIView.self); let _: [Any]? = x.accessibilityElements; x.accessibilityElements = any(([Any]?).self) }
  do { let x = any(UIView.self); let _: Bool = x.accessibilityElementsHidden; x.accessibilityElementsHidden = any(Bool.self) }
  do { let x = any(UIView.self); let _: Bool = x.accessibilityViewIsModal; x.accessibilityViewIsModal = any(Bool.self) }
  do { let x = any(UIView.self); let _: CGRect = x.accessibilityFrame; x.accessibilityFrame = any(CGRect.self) }
  do { let x = any(UIView.self); let _: CGPoint = x.accessibilityActivationPoint; x.accessibilityActivationPoint = any(CGPoint.self) }
  do { let x = any(UIView.self); let _: Bool = x.shouldGroupAccessibilityChildren; x.shouldGroupAccessibilityChildren = any(Bool.self) }
  do { let x = any(UIView.self); let _: [UIAccessibilityCustomAction]? = x.accessibilityCustomActions; x.accessibilityCustomActions = any(([UIAccessibilityCustomAction]?).self) }
  do { let x = any(UIView.self); let _: UIAccessibilityNavigationStyle = x.accessibilityNavigationStyle; x.accessibilityNavigationStyle = any(UIAccessibilityNavigationStyle.self) }
  do { let x = any(UIView.self); let _: Bool = x.accessibilityScroll(any(UIAccessibilityScrollDirection.self)) }
  do { let x = any(UIView.self); let _: Bool = x.accessibilityActivate() }
  do { let x = any(UIView.self); let _: Void = x.accessibilityIncrement() }
  do { let x = any(UIView.self); let _: Void = x.accessibilityDecrement() }
  do { let x = any(UIView.self); let _: [any UIInteraction] = x.interactions; x.interactions = any(([any UIInteraction]).self) }
  do { let x = any(UIView.self); let _: Void = x.addInteraction(any((any UIInteraction).self)) }
  do { let x = any(UIView.self); let _: Void = x.removeInteraction(any((any UIInteraction).self)) }
}

private final class OverUIViewController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with c: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p) }
  override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a) }
  override func loadView() { super.loadView() }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }
  override func willTransition(to n: UITraitCollection, with c: any UIViewControllerTransitionCoordinator) { super.willTransition(to: n, with: c) }
  override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a) }
  override var preferredStatusBarStyle: UIStatusBarStyle { get { super.preferredStatusBarStyle } }
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { get { super.shouldAutomaticallyForwardAppearanceMethods } }
  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  override var prefersStatusBarHidden: Bool { get { super.prefersStatusBarHidden } }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get { super.preferredStatusBarUpdateAnimation } }
  override var childForStatusBarHidden: UIViewController? { get { super.childForStatusBarHidden } }
  override var childForStatusBarStyle: UIViewController? { get { super.childForStatusBarStyle } }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override var nibName: String? { get { super.nibName } }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { super.unwind(for: unwindSegue, towards: subsequentVC) }
}
@MainActor private func useUIViewController() {
  do { let x = any(UIViewController.self); let _: UIView? = x.view; x.view = any((UIView?).self) }
  do { let _: UIViewController = UIViewController(nibName: any((String?).self), bundle: any((Bundle?).self)) }
  do { let _: UIViewController? = UIViewController(coder: any(NSCoder.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.viewDidLoad() }
  do { let _: UIViewController = UIViewController() }
  do { let x = any(UIViewController.self); let _: String? = x.title; x.title = any((String?).self) }
  do { let x = any(UIViewController.self); let _: UITraitCollection = x.traitCollection }
  do { let x = any(UIViewController.self); let _: Void = x.viewWillLayoutSubviews() }
  do { let x = any(UIViewController.self); let _: Void = x.viewWillTransition(to: any(CGSize.self), with: any((any UIViewControllerTransitionCoordinator).self)) }
  do { let x = any(UIViewController.self); let _: Void = x.viewDidLayoutSubviews() }
  do { let x = any(UIViewController.self); let _: Void = x.traitCollectionDidChange(any((UITraitCollection?).self)) }
  do { let x = any(UIViewController.self); let _: any UILayoutSupport = x.topLayoutGuide }
  do { let x = any(UIViewController.self); let _: any UILayoutSupport = x.bottomLayoutGuide }
  do { let x = any(UIViewController.self); let _: Void = x.viewIsAppearing(any(Bool.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.loadView() }
  do { let x = any(UIViewController.self); let _: Void = x.viewDidAppear(any(Bool.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.willTransition(to: any(UITraitCollection.self), with: any((any UIViewControllerTransitionCoordinator).self)) }
  do { let x = any(UIViewController.self); let _: Void = x.viewWillAppear(any(Bool.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.present(any(UIViewController.self), animated: any(Bool.self), completion: any(((() -> Void)?).self)) }
  do { let x = any(UIViewController.self); let _: UIModalTransitionStyle = x.modalTransitionStyle; x.modalTransitionStyle = any(UIModalTransitionStyle.self) }
  do { let x = any(UIViewController.self); let _: UIModalPresentationStyle = x.modalPresentationStyle; x.modalPresentationStyle = any(UIModalPresentationStyle.self) }
  do { let x = any(UIViewController.self); let _: Void = x.willMove(toParent: any((UIViewController?).self)) }
  do { let x = any(UIViewController.self); let _: Void = x.removeFromParent() }
  do { let x = any(UIViewController.self); let _: UIViewController? = x.presentingViewController }
  do { let x = any(UIViewController.self); let _: UIStatusBarStyle = x.preferredStatusBarStyle }
  do { let x = any(UIViewController.self); let _: UINavigationItem = x.navigationItem }
  do { let x = any(UIViewController.self); let _: UINavigationController? = x.navigationController }
  do { let x = any(UIViewController.self); let _: Void = x.dismiss(animated: any(Bool.self), completion: any(((() -> Void)?).self)) }
  do { let x = any(UIViewController.self); let _: Void = x.didMove(toParent: any((UIViewController?).self)) }
  do { let x = any(UIViewController.self); let _: Bool = x.definesPresentationContext; x.definesPresentationContext = any(Bool.self) }
  do { let x = any(UIViewController.self); let _: UIEdgeInsets = x.additionalSafeAreaInsets; x.additionalSafeAreaInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIViewController.self); let _: Void = x.addChild(any(UIViewController.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.setOverrideTraitCollection(any((UITraitCollection?).self), forChild: any(UIViewController.self)) }
  do { let x = any(UIViewController.self); let _: UITraitCollection? = x.overrideTraitCollection(forChild: any(UIViewController.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.beginAppearanceTransition(any(Bool.self), animated: any(Bool.self)) }
  do { let x = any(UIViewController.self); let _: Void = x.endAppearanceTransition() }
  do { let x = any(UIViewController.self); let _: Bool = x.shouldAutomaticallyForwardAppearanceMethods }
  do { let x = any(UIViewController.self); let _: Void = x.willAnimateRotation(to: any(UIInterfaceOrientation.self), duration: any(TimeInterval.self)) }
  do { let x = any(UIViewController.self); let _: UIInterfaceOrientation = x.interfaceOrientation }
  do { let x = any(UIViewController.self); let _: Bool = x.prefersStatusBarHidden }
  do { let x = any(UIViewController.self); let _: UIStatusBarAnimation = x.preferredStatusBarUpdateAnimation }
  do { let x = any(UIViewController.self); let _: UIViewController? = x.childForStatusBarHidden }
  do { let x = any(UIViewController.self); let _: UIViewController? = x.childForStatusBarStyle }
  do { let x = any(UIViewController.self); let _: Void = x.setNeedsStatusBarAppearanceUpdate() }
  do { let x = any(UIViewController.self); let _: Bool = x.modalPresentationCapturesStatusBarAppearance; x.modalPresentationCapturesStatusBarAppearance = any(Bool.self) }
  do { let x = any(UIViewController.self); let _: String? = x.nibName }
  do { let x = any(UIViewController.self); let _: Void = x.didReceiveMemoryWarning() }
  do { let x = any(UIViewController.self); let _: Void = x.updateViewConstraints() }
  do { let x = any(UIViewController.self); let _: Void = x.unwind(for: any(UIStoryboardSegue.self), towards: any(UIViewController.self)) }
  do { let x = any(UIViewController.self); let _: (any UIViewControllerTransitioningDelegate)? = x.transitioningDelegate; x.transitioningDelegate = any(((any UIViewControllerTransitioningDelegate)?).self) }
}

@MainActor private func useNSLayoutConstraint() {
  do { let x = any(NSLayoutConstraint.self); let _: CGFloat = x.constant; x.constant = any(CGFloat.self) }
  do { let x = any(NSLayoutConstraint.self); let _: NSLayoutConstraint.Attribute = x.firstAttribute }
  do { let x = any(NSLayoutConstraint.self); let _: Bool = x.isActive; x.isActive = any(Bool.self) }
  do { let x = any(NSLayoutConstraint.self); let _: UILayoutPriority = x.priority; x.priority = any(UILayoutPriority.self) }
  do { let x = any(NSLayoutConstraint.self); let _: NSLayoutConstraint.Attribute = x.secondAttribute }
  do { let _: Void = NSLayoutConstraint.activate(any(([NSLayoutConstraint]).self)) }
  do { let x = any(NSLayoutConstraint.self); let _: AnyObject? = x.secondItem }
  do { let x = any(NSLayoutConstraint.self); let _: AnyObject? = x.firstItem }
  do { let x = any(NSLayoutConstraint.self); let _: NSLayoutConstraint.Relation = x.relation }
  do { let x = any(NSLayoutConstraint.self); let _: CGFloat = x.multiplier }
  do { let _: NSLayoutConstraint = NSLayoutConstraint(item: any(Any.self), attribute: any(NSLayoutConstraint.Attribute.self), relatedBy: any(NSLayoutConstraint.Relation.self), toItem: any((Any?).self), attribute: any(NSLayoutConstraint.Attribute.self), multiplier: any(CGFloat.self), constant: any(CGFloat.self)) }
  do { let _: Void = NSLayoutConstraint.deactivate(any(([NSLayoutConstraint]).self)) }
  do { let x = any(NSLayoutConstraint.self); let _: String? = x.identifier; x.identifier = any((String?).self) }
  do { let _: [NSLayoutConstraint] = NSLayoutConstraint.constraints(withVisualFormat: any(String.self), options: any(NSLayoutConstraint.FormatOptions.self), metrics: any(([String : Any]?).self), views: any(([String : Any]).self)) }
}

@MainActor private func useNSLayoutConstraintAttribute() {
  do { let _: NSLayoutConstraint.Attribute = .width }
  do { let _: NSLayoutConstraint.Attribute = .top }
  do { let _: NSLayoutConstraint.Attribute = .bottom }
  do { let _: NSLayoutConstraint.Attribute = .trailing }
  do { let _: NSLayoutConstraint.Attribute = .leading }
  do { let _: NSLayoutConstraint.Attribute = .height }
  do { let _: NSLayoutConstraint.Attribute = .centerX }
  do { let _: NSLayoutConstraint.Attribute = .right }
  do { let _: NSLayoutConstraint.Attribute = .centerY }
  do { let _: NSLayoutConstraint.Attribute = .left }
  do { let _: NSLayoutConstraint.Attribute = .notAnAttribute }
  do { let _: NSLayoutConstraint.Attribute = .lastBaseline }
  do { let _: NSLayoutConstraint.Attribute = .firstBaseline }
  do { let _: NSLayoutConstraint.Attribute = .topMargin }
  do { let _: NSLayoutConstraint.Attribute = .bottomMargin }
  do { let _: NSLayoutConstraint.Attribute = .trailingMargin }
  do { let _: NSLayoutConstraint.Attribute = .leadingMargin }
  do { let _: NSLayoutConstraint.Attribute = .rightMargin }
  do { let _: NSLayoutConstraint.Attribute = .leftMargin }
  do { let _: NSLayoutConstraint.Attribute = .centerYWithinMargins }
  do { let _: NSLayoutConstraint.Attribute = .centerXWithinMargins }
  do { let _: NSLayoutConstraint.Attribute = NSLayoutConstraint.Attribute.baseline }
}

@MainActor private func useNSLayoutAnchor() {
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(equalTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self)) }
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(equalTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self)) }
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualTo: any(NSLayoutAnchor<NSLayoutXAxisAnchor>.self)) }
}

private final class OverUILayoutGuide: UILayoutGuide {
  override init() { super.init() }
  override var owningView: UIView? { get { super.owningView } set { super.owningView = newValue } }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private func useUILayoutGuide() {
  do { let x = any(UILayoutGuide.self); let _: NSLayoutXAxisAnchor = x.leadingAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutYAxisAnchor = x.topAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutXAxisAnchor = x.trailingAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutYAxisAnchor = x.bottomAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutDimension = x.widthAnchor }
  do { let _: UILayoutGuide = UILayoutGuide() }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutXAxisAnchor = x.centerXAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutDimension = x.heightAnchor }
  do { let x = any(UILayoutGuide.self); let _: UIView? = x.owningView; x.owningView = any((UIView?).self) }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutYAxisAnchor = x.centerYAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutXAxisAnchor = x.rightAnchor }
  do { let x = any(UILayoutGuide.self); let _: NSLayoutXAxisAnchor = x.leftAnchor }
  do { let x = any(UILayoutGuide.self); let _: String = x.identifier; x.identifier = any(String.self) }
  do { let x = any(UILayoutGuide.self); let _: CGRect = x.layoutFrame }
  do { let _: UILayoutGuide? = UILayoutGuide(coder: any(NSCoder.self)) }
}

@MainActor private func useUIStackView() {
  do { let _: UIStackView = UIStackView(arrangedSubviews: any(([UIView]).self)) }
  do { let x = any(UIStackView.self); let _: NSLayoutConstraint.Axis = x.axis; x.axis = any(NSLayoutConstraint.Axis.self) }
  do { let x = any(UIStackView.self); let _: CGFloat = x.spacing; x.spacing = any(CGFloat.self) }
  do { let x = any(UIStackView.self); let _: Void = x.addArrangedSubview(any(UIView.self)) }
  do { let _: CGFloat = UIStackView.spacingUseSystem }
  do { let x = any(UIStackView.self); let _: UIStackView.Alignment = x.alignment; x.alignment = any(UIStackView.Alignment.self) }
  do { let x = any(UIStackView.self); let _: UIStackView.Distribution = x.distribution; x.distribution = any(UIStackView.Distribution.self) }
  do { let x = any(UIStackView.self); let _: Bool = x.isLayoutMarginsRelativeArrangement; x.isLayoutMarginsRelativeArrangement = any(Bool.self) }
  do { let x = any(UIStackView.self); let _: [UIView] = x.arrangedSubviews }
  do { let x = any(UIStackView.self); let _: Void = x.setCustomSpacing(any(CGFloat.self), after: any(UIView.self)) }
  do { let x = any(UIStackView.self); let _: Void = x.insertArrangedSubview(any(UIView.self), at: any(Int.self)) }
  do { let _: CGFloat = UIStackView.spacingUseDefault }
  do { let x = any(UIStackView.self); let _: Void = x.removeArrangedSubview(any(UIView.self)) }
  do { let x = any(UIStackView.self); let _: CGFloat = x.customSpacing(after: any(UIView.self)) }
  do { let x = any(UIStackView.self); let _: Bool = x.isBaselineRelativeArrangement; x.isBaselineRelativeArrangement = any(Bool.self) }
}

@MainActor private func useUILayoutPriority() {
  do { var x = any(UILayoutPriority.self); let _: Float = x.rawValue; x.rawValue = any(Float.self) }
  do { let _: UILayoutPriority = UILayoutPriority.required }
  do { let _: UILayoutPriority = UILayoutPriority.defaultLow }
  do { let _: UILayoutPriority = UILayoutPriority.defaultHigh }
  do { let _: UILayoutPriority = UILayoutPriority(any(Float.self)) }
  do { let _: UILayoutPriority = UILayoutPriority(rawValue: any(Float.self)) }
  do { let _: UILayoutPriority = any(UILayoutPriority.self) - any(Float.self) }
  do { let _: UILayoutPriority = any(UILayoutPriority.self) + any(Float.self) }
  do { let _: UILayoutPriority = UILayoutPriority.fittingSizeLevel }
  do { let _: UILayoutPriority = any(UILayoutPriority.self) + any(Float.self) }
  do { let _: UILayoutPriority = any(UILayoutPriority.self) - any(Float.self) }
}

@MainActor private func useUIColor() {
  do { let _: UIColor = UIColor.green }
  do { let _: UIColor = UIColor.red }
  do { let _: UIColor = UIColor.white }
  do { let _: UIColor = UIColor.yellow }
  do { let _: UIColor = UIColor.black }
  do { let _: UIColor = UIColor.blue }
  do { let _: UIColor = UIColor.secondaryLabel }
  do { let _: UIColor = UIColor.label }
  do { let _: UIColor = UIColor.purple }
  do { let _: UIColor = UIColor.systemBackground }
  do { let x = any(UIColor.self); let _: CGColor = x.cgColor }
  do { let _: UIColor = UIColor.separator }
  do { let _: UIColor = UIColor.orange }
  do { let _: UIColor = UIColor.systemGroupedBackground }
  do { let _: UIColor = UIColor.secondarySystemBackground }
  do { let _: UIColor = UIColor(red: any(CGFloat.self), green: any(CGFloat.self), blue: any(CGFloat.self), alpha: any(CGFloat.self)) }
  do { let _: UIColor? = UIColor(named: any(String.self)) }
  do { let x = any(UIColor.self); let _: UIColor = x.withAlphaComponent(any(CGFloat.self)) }
  do { let _: UIColor = UIColor.clear }
  do { let _: UIColor = UIColor.systemRed }
  do { let _: UIColor = UIColor.systemGray3 }
  do { let x = any(UIColor.self); let _: Void = x.setFill() }
  do { let x = any(UIColor.self); let _: Void = x.set() }
  do { let _: UIColor = UIColor.placeholderText }
  do { let _: UIColor = UIColor.lightGray }
  do { let _: UIColor = UIColor(white: any(CGFloat.self), alpha: any(CGFloat.self)) }
  do { let x = any(UIColor.self); let _: Bool = x.getRed(any((UnsafeMutablePointer<CGFloat>?).self), green: any((UnsafeMutablePointer<CGFloat>?).self), blue: any((UnsafeMutablePointer<CGFloat>?).self), alpha: any((UnsafeMutablePointer<CGFloat>?).self)) }
  do { let _: UIColor = UIColor.groupTableViewBackground }
}

@MainActor private func useUIEdgeInsets() {
  do { let _: UIEdgeInsets = UIEdgeInsets(top: any(CGFloat.self), left: any(CGFloat.self), bottom: any(CGFloat.self), right: any(CGFloat.self)) }
  do { var x = any(UIEdgeInsets.self); let _: CGFloat = x.bottom; x.bottom = any(CGFloat.self) }
  do { var x = any(UIEdgeInsets.self); let _: CGFloat = x.top; x.top = any(CGFloat.self) }
  do { var x = any(UIEdgeInsets.self); let _: CGFloat = x.left; x.left = any(CGFloat.self) }
  do { var x = any(UIEdgeInsets.self); let _: CGFloat = x.right; x.right = any(CGFloat.self) }
  do { let _: UIEdgeInsets = UIEdgeInsets.zero }
  do { let _: UIEdgeInsets = UIEdgeInsets() }
}

private final class OverUILabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}
@MainActor private func useUILabel() {
  do { let x = any(UILabel.self); let _: UIFont? = x.font; x.font = any((UIFont?).self) }
  do { let x = any(UILabel.self); let _: String? = x.text; x.text = any((String?).self) }
  do { let x = any(UILabel.self); let _: Int = x.numberOfLines; x.numberOfLines = any(Int.self) }
  do { let x = any(UILabel.self); let _: UIColor? = x.textColor; x.textColor = any((UIColor?).self) }
  do { let x = any(UILabel.self); let _: NSTextAlignment = x.textAlignment; x.textAlignment = any(NSTextAlignment.self) }
  do { let x = any(UILabel.self); let _: Bool = x.adjustsFontForContentSizeCategory; x.adjustsFontForContentSizeCategory = any(Bool.self) }
  do { let x = any(UILabel.self); let _: CGFloat = x.minimumScaleFactor; x.minimumScaleFactor = any(CGFloat.self) }
  do { let x = any(UILabel.self); let _: Bool = x.adjustsFontSizeToFitWidth; x.adjustsFontSizeToFitWidth = any(Bool.self) }
  do { let x = any(UILabel.self); let _: NSAttributedString? = x.attributedText; x.attributedText = any((NSAttributedString?).self) }
  do { let x = any(UILabel.self); let _: CGSize = x.shadowOffset; x.shadowOffset = any(CGSize.self) }
  do { let x = any(UILabel.self); let _: UIColor? = x.shadowColor; x.shadowColor = any((UIColor?).self) }
  do { let x = any(UILabel.self); let _: CGFloat = x.preferredMaxLayoutWidth; x.preferredMaxLayoutWidth = any(CGFloat.self) }
  do { let x = any(UILabel.self); let _: NSLineBreakMode = x.lineBreakMode; x.lineBreakMode = any(NSLineBreakMode.self) }
  do { let x = any(UILabel.self); let _: Bool = x.isHighlighted; x.isHighlighted = any(Bool.self) }
  do { let x = any(UILabel.self); let _: Bool = x.isEnabled; x.isEnabled = any(Bool.self) }
  do { let x = any(UILabel.self); let _: UIColor? = x.highlightedTextColor; x.highlightedTextColor = any((UIColor?).self) }
  do { let x = any(UILabel.self); let _: UIBaselineAdjustment = x.baselineAdjustment; x.baselineAdjustment = any(UIBaselineAdjustment.self) }
  do { let x = any(UILabel.self); let _: Bool = x.allowsDefaultTighteningForTruncation; x.allowsDefaultTighteningForTruncation = any(Bool.self) }
  do { let x = any(UILabel.self); let _: NSParagraphStyle.LineBreakStrategy = x.lineBreakStrategy; x.lineBreakStrategy = any(NSParagraphStyle.LineBreakStrategy.self) }
  do { let x = any(UILabel.self); let _: CGRect = x.textRect(forBounds: any(CGRect.self), limitedToNumberOfLines: any(Int.self)) }
  do { let x = any(UILabel.self); let _: Void = x.drawText(in: any(CGRect.self)) }
}

@MainActor private func useNSLayoutConstraintRelation() {
  do { let _: NSLayoutConstraint.Relation = .equal }
  do { let _: NSLayoutConstraint.Relation = .greaterThanOrEqual }
  do { let _: NSLayoutConstraint.Relation = .lessThanOrEqual }
}

private final class OverUIButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
}
@MainActor private func useUIButton() {
  do { let _: UIButton = UIButton(type: any(UIButton.ButtonType.self)) }
  do { let x = any(UIButton.self); let _: Void = x.setTitle(any((String?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UILabel? = x.titleLabel }
  do { let x = any(UIButton.self); let _: Void = x.setTitleColor(any((UIColor?).self), for: any(UIControl.State.self)) }
  do { let _: UIButton = UIButton(configuration: any(UIButton.Configuration.self), primaryAction: any((UIAction?).self)) }
  do { let x = any(UIButton.self); let _: UIEdgeInsets = x.contentEdgeInsets; x.contentEdgeInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIButton.self); let _: Void = x.setImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIButton.Role = x.role; x.role = any(UIButton.Role.self) }
  do { let x = any(UIButton.self); let _: UIEdgeInsets = x.titleEdgeInsets; x.titleEdgeInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIButton.self); let _: Void = x.setBackgroundImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIEdgeInsets = x.imageEdgeInsets; x.imageEdgeInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIButton.self); let _: String? = x.currentTitle }
  do { let x = any(UIButton.self); let _: Void = x.setTitleShadowColor(any((UIColor?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: Void = x.setAttributedTitle(any((NSAttributedString?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIImageView? = x.imageView }
  do { let x = any(UIButton.self); let _: Bool = x.adjustsImageWhenHighlighted; x.adjustsImageWhenHighlighted = any(Bool.self) }
  do { let _: UIButton = UIButton(frame: any(CGRect.self)) }
  do { let _: UIButton? = UIButton(coder: any(NSCoder.self)) }
  do { let _: UIButton = UIButton(frame: any(CGRect.self), primaryAction: any((UIAction?).self)) }
  do { let _: UIButton = UIButton.systemButton(with: any(UIImage.self), target: any((Any?).self), action: any((Selector?).self)) }
  do { let x = any(UIButton.self); let _: UIButton.Configuration? = x.configuration; x.configuration = any((UIButton.Configuration?).self) }
  do { let x = any(UIButton.self); let _: UIButton.ConfigurationUpdateHandler? = x.configurationUpdateHandler; x.configurationUpdateHandler = any((UIButton.ConfigurationUpdateHandler?).self) }
  do { let x = any(UIButton.self); let _: Bool = x.automaticallyUpdatesConfiguration; x.automaticallyUpdatesConfiguration = any(Bool.self) }
  do { let x = any(UIButton.self); let _: Void = x.setNeedsUpdateConfiguration() }
  do { let x = any(UIButton.self); let _: Void = x.updateConfiguration() }
  do { let x = any(UIButton.self); let _: Void = x.setPreferredSymbolConfiguration(any((UIImage.SymbolConfiguration?).self), forImageIn: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: String? = x.title(for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIColor? = x.titleColor(for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIImage? = x.image(for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIImage? = x.backgroundImage(for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: NSAttributedString? = x.attributedTitle(for: any(UIControl.State.self)) }
  do { let x = any(UIButton.self); let _: UIColor = x.currentTitleColor }
  do { let x = any(UIButton.self); let _: UIImage? = x.currentImage }
  do { let x = any(UIButton.self); let _: UIImage? = x.currentBackgroundImage }
  do { let x = any(UIButton.self); let _: NSAttributedString? = x.currentAttributedTitle }
  do { let x = any(UIButton.self); let _: UIButton.ButtonType = x.buttonType }
  do { let x = any(UIButton.self); let _: UIMenu? = x.menu; x.menu = any((UIMenu?).self) }
  do { let x = any(UIButton.self); let _: Bool = x.isPointerInteractionEnabled; x.isPointerInteractionEnabled = any(Bool.self) }
  do { let x = any(UIButton.self); let _: Bool = x.changesSelectionAsPrimaryAction; x.changesSelectionAsPrimaryAction = any(Bool.self) }
  do { let x = any(UIButton.self); let _: CGRect = x.backgroundRect(forBounds: any(CGRect.self)) }
  do { let x = any(UIButton.self); let _: CGRect = x.contentRect(forBounds: any(CGRect.self)) }
  do { let x = any(UIButton.self); let _: CGRect = x.titleRect(forContentRect: any(CGRect.self)) }
  do { let x = any(UIButton.self); let _: CGRect = x.imageRect(forContentRect: any(CGRect.self)) }
}

@MainActor private func useNSLayoutConstraintAxis() {
  do { let _: NSLayoutConstraint.Axis = .vertical }
  do { let _: NSLayoutConstraint.Axis = .horizontal }
}

@MainActor private func useNSDirectionalEdgeInsets() {
  do { let _: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: any(CGFloat.self), leading: any(CGFloat.self), bottom: any(CGFloat.self), trailing: any(CGFloat.self)) }
  do { var x = any(NSDirectionalEdgeInsets.self); let _: CGFloat = x.trailing; x.trailing = any(CGFloat.self) }
  do { var x = any(NSDirectionalEdgeInsets.self); let _: CGFloat = x.leading; x.leading = any(CGFloat.self) }
  do { var x = any(NSDirectionalEdgeInsets.self); let _: CGFloat = x.bottom; x.bottom = any(CGFloat.self) }
  do { var x = any(NSDirectionalEdgeInsets.self); let _: CGFloat = x.top; x.top = any(CGFloat.self) }
  do { let _: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.zero }
  do { let _: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets() }
}

@MainActor private func useUIAction() {
  do { let _: UIAction = UIAction(title: any(String.self), subtitle: any((String?).self), image: any((UIImage?).self), selectedImage: any((UIImage?).self), identifier: any((UIAction.Identifier?).self), discoverabilityTitle: any((String?).self), attributes: any(UIMenuElement.Attributes.self), state: any(UIMenuElement.State.self), handler: any(UIAction.Handler.self)) }
}

private final class OverUIScrollView: UIScrollView {
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
}
@MainActor private func useUIScrollView() {
  do { let x = any(UIScrollView.self); let _: CGSize = x.contentSize; x.contentSize = any(CGSize.self) }
  do { let x = any(UIScrollView.self); let _: UIEdgeInsets = x.contentInset; x.contentInset = any(UIEdgeInsets.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.isScrollEnabled; x.isScrollEnabled = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: UILayoutGuide = x.frameLayoutGuide }
  do { let x = any(UIScrollView.self); let _: UILayoutGuide = x.contentLayoutGuide }
  do { let x = any(UIScrollView.self); let _: CGPoint = x.contentOffset; x.contentOffset = any(CGPoint.self) }
  do { let x = any(UIScrollView.self); let _: Void = x.adjustedContentInsetDidChange() }
  do { let x = any(UIScrollView.self); let _: UIEdgeInsets = x.adjustedContentInset }
  do { let x = any(UIScrollView.self); let _: UIEdgeInsets = x.verticalScrollIndicatorInsets; x.verticalScrollIndicatorInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIScrollView.self); let _: UIEdgeInsets = x.scrollIndicatorInsets; x.scrollIndicatorInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.showsVerticalScrollIndicator; x.showsVerticalScrollIndicator = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.showsHorizontalScrollIndicator; x.showsHorizontalScrollIndicator = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.alwaysBounceVertical; x.alwaysBounceVertical = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Void = x.setContentOffset(any(CGPoint.self), animated: any(Bool.self)) }
  do { let x = any(UIScrollView.self); let _: UIScrollView.ContentInsetAdjustmentBehavior = x.contentInsetAdjustmentBehavior; x.contentInsetAdjustmentBehavior = any(UIScrollView.ContentInsetAdjustmentBehavior.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.alwaysBounceHorizontal; x.alwaysBounceHorizontal = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: UIScrollView.KeyboardDismissMode = x.keyboardDismissMode; x.keyboardDismissMode = any(UIScrollView.KeyboardDismissMode.self) }
  do { let x = any(UIScrollView.self); let _: Void = x.flashScrollIndicators() }
  do { let x = any(UIScrollView.self); let _: (any UIScrollViewDelegate)? = x.delegate; x.delegate = any(((any UIScrollViewDelegate)?).self) }
  do { let x = any(UIScrollView.self); let _: CGFloat = x.zoomScale; x.zoomScale = any(CGFloat.self) }
  do { let x = any(UIScrollView.self); let _: UIRefreshControl? = x.refreshControl; x.refreshControl = any((UIRefreshControl?).self) }
  do { let x = any(UIScrollView.self); let _: UIPanGestureRecognizer = x.panGestureRecognizer }
  do { let x = any(UIScrollView.self); let _: CGFloat = x.minimumZoomScale; x.minimumZoomScale = any(CGFloat.self) }
  do { let x = any(UIScrollView.self); let _: CGFloat = x.maximumZoomScale; x.maximumZoomScale = any(CGFloat.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.isPagingEnabled; x.isPagingEnabled = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.isDirectionalLockEnabled; x.isDirectionalLockEnabled = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: UIScrollView.IndicatorStyle = x.indicatorStyle; x.indicatorStyle = any(UIScrollView.IndicatorStyle.self) }
  do { let x = any(UIScrollView.self); let _: UIEdgeInsets = x.horizontalScrollIndicatorInsets; x.horizontalScrollIndicatorInsets = any(UIEdgeInsets.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.delaysContentTouches; x.delaysContentTouches = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: UIScrollView.DecelerationRate = x.decelerationRate; x.decelerationRate = any(UIScrollView.DecelerationRate.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.canCancelContentTouches; x.canCancelContentTouches = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.bouncesZoom; x.bouncesZoom = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.bounces; x.bounces = any(Bool.self) }
  do { let x = any(UIScrollView.self); let _: Bool = x.automaticallyAdjustsScrollIndicatorInsets; x.automaticallyAdjustsScrollIndicatorInsets = any(Bool.self) }
}

@MainActor private func useUIImage() {
  do { let _: UIImage? = UIImage(named: any(String.self)) }
  do { let x = any(UIImage.self); let _: CGSize = x.size }
  do { let _: UIImage? = UIImage(systemName: any(String.self), withConfiguration: any((UIImage.Configuration?).self)) }
  do { let x = any(UIImage.self); let _: Void = x.draw(in: any(CGRect.self)) }
  do { let x = any(UIImage.self); let _: UIImage = x.withAlignmentRectInsets(any(UIEdgeInsets.self)) }
  do { let x = any(UIImage.self); let _: UIImage.Orientation = x.imageOrientation }
  do { let _: UIImage = UIImage.checkmark }
  do { let _: UIImage = UIImage.strokedCheckmark }
  do { let _: UIImage = UIImage.add }
  do { let _: UIImage = UIImage.remove }
  do { let _: UIImage = UIImage.actions }
  do { let x = any(UIImage.self); let _: UIImageAsset? = x.imageAsset }
  do { let x = any(UIImage.self); let _: UIImage = x.withTintColor(any(UIColor.self)) }
  do { let x = any(UIImage.self); let _: UIImage = x.withTintColor(any(UIColor.self), renderingMode: any(UIImage.RenderingMode.self)) }
}

@MainActor private func useNSLayoutDimension() {
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(equalToConstant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(equalTo: any(NSLayoutDimension.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualToConstant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualToConstant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualTo: any(NSLayoutDimension.self), multiplier: any(CGFloat.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualTo: any(NSLayoutDimension.self), multiplier: any(CGFloat.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(equalTo: any(NSLayoutDimension.self), multiplier: any(CGFloat.self), constant: any(CGFloat.self)) }
  do { let x = any(NSLayoutDimension.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualTo: any(NSLayoutDimension.self), multiplier: any(CGFloat.self)) }
}

private final class OverUITableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadSections(_ s: IndexSet, with a: UITableView.RowAnimation) { super.reloadSections(s, with: a) }
  override func reloadRows(at i: [IndexPath], with a: UITableView.RowAnimation) { super.reloadRows(at: i, with: a) }
  override func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)?) { super.performBatchUpdates(u, completion: completion) }
  override func insertRows(at i: [IndexPath], with a: UITableView.RowAnimation) { super.insertRows(at: i, with: a) }
  override func endUpdates() { super.endUpdates() }
  override func deleteRows(at i: [IndexPath], with a: UITableView.RowAnimation) { super.deleteRows(at: i, with: a) }
  override func beginUpdates() { super.beginUpdates() }
}
@MainActor private func useUITableView() {
  do { let x = any(UITableView.self); let _: UITableViewCell = x.dequeueReusableCell(withIdentifier: any(String.self), for: any(IndexPath.self)) }
  do { let x = any(UITableView.self); let _: UIView? = x.tableHeaderView; x.tableHeaderView = any((UIView?).self) }
  do { let x = any(UITableView.self); let _: UIView? = x.tableFooterView; x.tableFooterView = any((UIView?).self) }
  do { let _: UITableView = UITableView(frame: any(CGRect.self), style: any(UITableView.Style.self)) }
  do { let x = any(UITableView.self); let _: (any UITableViewDataSource)? = x.dataSource; x.dataSource = any(((any UITableViewDataSource)?).self) }
  do { let x = any(UITableView.self); let _: CGFloat = x.rowHeight; x.rowHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: Void = x.reloadData() }
  do { let x = any(UITableView.self); let _: Void = x.register(any((AnyClass?).self), forCellReuseIdentifier: any(String.self)) }
  do { let _: CGFloat = UITableView.automaticDimension }
  do { let _: UITableView? = UITableView(coder: any(NSCoder.self)) }
  do { let x = any(UITableView.self); let _: Void = x.reloadSections(any(IndexSet.self), with: any(UITableView.RowAnimation.self)) }
  do { let x = any(UITableView.self); let _: Void = x.reloadRows(at: any(([IndexPath]).self), with: any(UITableView.RowAnimation.self)) }
  do { let x = any(UITableView.self); let _: Void = x.performBatchUpdates(any(((() -> Void)?).self), completion: any((((Bool) -> Void)?).self)) }
  do { let x = any(UITableView.self); let _: Void = x.insertRows(at: any(([IndexPath]).self), with: any(UITableView.RowAnimation.self)) }
  do { let x = any(UITableView.self); let _: CGFloat = x.estimatedRowHeight; x.estimatedRowHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: Void = x.endUpdates() }
  do { let x = any(UITableView.self); let _: Void = x.deleteRows(at: any(([IndexPath]).self), with: any(UITableView.RowAnimation.self)) }
  do { let x = any(UITableView.self); let _: Void = x.beginUpdates() }
  do { let x = any(UITableView.self); let _: UITableViewCell.SeparatorStyle = x.separatorStyle; x.separatorStyle = any(UITableViewCell.SeparatorStyle.self) }
  do { let x = any(UITableView.self); let _: UITableView.SeparatorInsetReference = x.separatorInsetReference; x.separatorInsetReference = any(UITableView.SeparatorInsetReference.self) }
  do { let x = any(UITableView.self); let _: UIEdgeInsets = x.separatorInset; x.separatorInset = any(UIEdgeInsets.self) }
  do { let x = any(UITableView.self); let _: UIColor? = x.separatorColor; x.separatorColor = any((UIColor?).self) }
  do { let x = any(UITableView.self); let _: CGFloat = x.sectionHeaderHeight; x.sectionHeaderHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: CGFloat = x.sectionFooterHeight; x.sectionFooterHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: Void = x.register(any((AnyClass?).self), forHeaderFooterViewReuseIdentifier: any(String.self)) }
  do { let x = any(UITableView.self); let _: Bool = x.isEditing; x.isEditing = any(Bool.self) }
  do { let x = any(UITableView.self); let _: Bool = x.insetsContentViewsToSafeArea; x.insetsContentViewsToSafeArea = any(Bool.self) }
  do { let x = any(UITableView.self); let _: IndexPath? = x.indexPathForSelectedRow }
  do { let x = any(UITableView.self); let _: CGFloat = x.estimatedSectionHeaderHeight; x.estimatedSectionHeaderHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: CGFloat = x.estimatedSectionFooterHeight; x.estimatedSectionFooterHeight = any(CGFloat.self) }
  do { let x = any(UITableView.self); let _: Void = x.deselectRow(at: any(IndexPath.self), animated: any(Bool.self)) }
  do { let x = any(UITableView.self); let _: Bool = x.cellLayoutMarginsFollowReadableWidth; x.cellLayoutMarginsFollowReadableWidth = any(Bool.self) }
  do { let x = any(UITableView.self); let _: UIView? = x.backgroundView; x.backgroundView = any((UIView?).self) }
  do { let x = any(UITableView.self); let _: Bool = x.allowsSelection; x.allowsSelection = any(Bool.self) }
  do { let x = any(UITableView.self); let _: Bool = x.allowsMultipleSelection; x.allowsMultipleSelection = any(Bool.self) }
}

@MainActor private func useUIFont() {
  do { let _: UIFont = UIFont.systemFont(ofSize: any(CGFloat.self)) }
  do { let _: UIFont = UIFont.preferredFont(forTextStyle: any(UIFont.TextStyle.self)) }
  do { let x = any(UIFont.self); let _: CGFloat = x.pointSize }
  do { let _: UIFont = UIFont(descriptor: any(UIFontDescriptor.self), size: any(CGFloat.self)) }
  do { let x = any(UIFont.self); let _: UIFontDescriptor = x.fontDescriptor }
  do { let _: UIFont = UIFont.boldSystemFont(ofSize: any(CGFloat.self)) }
  do { let x = any(UIFont.self); let _: UIFont = x.withSize(any(CGFloat.self)) }
  do { let _: UIFont? = UIFont(name: any(String.self), size: any(CGFloat.self)) }
  do { let x = any(UIFont.self); let _: CGFloat = x.lineHeight }
}

private final class OverUIWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
}
@MainActor private func useUIWindow() {
  do { let _: UIWindow = UIWindow(frame: any(CGRect.self)) }
  do { let x = any(UIWindow.self); let _: UIViewController? = x.rootViewController; x.rootViewController = any((UIViewController?).self) }
  do { let x = any(UIWindow.self); let _: Void = x.makeKeyAndVisible() }
  do { let _: UIWindow = UIWindow(windowScene: any(UIWindowScene.self)) }
  do { let x = any(UIWindow.self); let _: UIScreen = x.screen; x.screen = any(UIScreen.self) }
  do { let _: UIWindow? = UIWindow(coder: any(NSCoder.self)) }
  do { let _: UIWindow = UIWindow() }
  do { let x = any(UIWindow.self); let _: Void = x.becomeKey() }
  do { let x = any(UIWindow.self); let _: Void = x.resignKey() }
}

private final class OverUIResponder: UIResponder {
  override init() { super.init() }
  override func awakeFromNib() { super.awakeFromNib() }
}
@MainActor private func useUIResponder() {
  do { let _: UIResponder = UIResponder() }
  do { let _: String = UIResponder.keyboardFrameEndUserInfoKey }
  do { let _: NSNotification.Name = UIResponder.keyboardWillHideNotification }
  do { let x = any(UIResponder.self); let _: UIResponder? = x.next }
  do { let _: NSNotification.Name = UIResponder.keyboardDidShowNotification }
  do { let _: String = UIResponder.keyboardFrameBeginUserInfoKey }
  do { let x = any(UIResponder.self); let _: Void = x.awakeFromNib() }
  do { let _: NSNotification.Name = UIResponder.keyboardWillShowNotification }
  do { let _: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification }
  do { let _: String = UIResponder.keyboardAnimationDurationUserInfoKey }
  do { let _: String = UIResponder.keyboardAnimationCurveUserInfoKey }
}

@MainActor private func useUIButtonButtonType() {
  do { let _: UIButton.ButtonType = .system }
  do { let _: UIButton.ButtonType = .infoDark }
  do { let _: UIButton.ButtonType = .custom }
}

@MainActor private func useUITraitCollection() {
  do { let x = any(UITraitCollection.self); let _: UIUserInterfaceSizeClass = x.horizontalSizeClass }
  do { let x = any(UITraitCollection.self); let _: UIUserInterfaceSizeClass = x.verticalSizeClass }
  do { let x = any(UITraitCollection.self); let _: UIContentSizeCategory = x.preferredContentSizeCategory }
  do { let _: UITraitCollection = UITraitCollection(verticalSizeClass: any(UIUserInterfaceSizeClass.self)) }
  do { let _: UITraitCollection = UITraitCollection(horizontalSizeClass: any(UIUserInterfaceSizeClass.self)) }
  do { let x = any(UITraitCollection.self); let _: UIUserInterfaceStyle = x.userInterfaceStyle }
  do { let _: UITraitCollection = UITraitCollection(userInterfaceStyle: any(UIUserInterfaceStyle.self)) }
  do { let _: UITraitCollection = UITraitCollection(layoutDirection: any(UITraitEnvironmentLayoutDirection.self)) }
  do { let x = any(UITraitCollection.self); let _: UIUserInterfaceIdiom = x.userInterfaceIdiom }
  do { let _: UITraitCollection = UITraitCollection(userInterfaceIdiom: any(UIUserInterfaceIdiom.self)) }
  do { let x = any(UITraitCollection.self); let _: CGFloat = x.displayScale }
  do { let _: UITraitCollection = UITraitCollection.current; UITraitCollection.current = any(UITraitCollection.self) }
  do { let x = any(UITraitCollection.self); let _: Bool = x.containsTraits(in: any((UITraitCollection?).self)) }
  do { let _: UITraitCollection = UITraitCollection(forceTouchCapability: any(UIForceTouchCapability.self)) }
}

@MainActor private func useUIFontTextStyle() {
  do { let _: UIFont.TextStyle = UIFont.TextStyle.body }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.headline }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.title1 }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.caption1 }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.footnote }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.subheadline }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.title2 }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.caption2 }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.title3 }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.largeTitle }
  do { let _: UIFont.TextStyle = UIFont.TextStyle.callout }
}

@MainActor private func useUIScreen() {
  do { let _: UIScreen = UIScreen.main }
  do { let x = any(UIScreen.self); let _: CGRect = x.bounds }
  do { let x = any(UIScreen.self); let _: CGFloat = x.scale }
}

@MainActor private func useUIControl() {
  do { let x = any(UIControl.self); let _: Void = x.addTarget(any((Any?).self), action: any(Selector.self), for: any(UIControl.Event.self)) }
  do { let x = any(UIControl.self); let _: UIControl.State = x.state }
  do { let x = any(UIControl.self); let _: Bool = x.showsMenuAsPrimaryAction; x.showsMenuAsPrimaryAction = any(Bool.self) }
  do { let x = any(UIControl.self); let _: Void = x.removeTarget(any((Any?).self), action: any((Selector?).self), for: any(UIControl.Event.self)) }
  do { let x = any(UIControl.self); let _: UIMenu? = x.menu; x.menu = any((UIMenu?).self) }
  do { let x = any(UIControl.self); let _: Bool = x.isSelected; x.isSelected = any(Bool.self) }
  do { let x = any(UIControl.self); let _: Bool = x.isHighlighted; x.isHighlighted = any(Bool.self) }
  do { let x = any(UIControl.self); let _: Bool = x.isEnabled; x.isEnabled = any(Bool.self) }
  do { let x = any(UIControl.self); let _: UIControl.ContentVerticalAlignment = x.contentVerticalAlignment; x.contentVerticalAlignment = any(UIControl.ContentVerticalAlignment.self) }
  do { let x = any(UIControl.self); let _: UIControl.ContentHorizontalAlignment = x.contentHorizontalAlignment; x.contentHorizontalAlignment = any(UIControl.ContentHorizontalAlignment.self) }
}

private final class OverUITableViewController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private func useUITableViewController() {
  do { let x = any(UITableViewController.self); let _: UITableView? = x.tableView; x.tableView = any((UITableView?).self) }
  do { let _: UITableViewController = UITableViewController(style: any(UITableView.Style.self)) }
  do { let _: UITableViewController = UITableViewController(nibName: any((String?).self), bundle: any((Bundle?).self)) }
  do { let _: UITableViewController? = UITableViewController(coder: any(NSCoder.self)) }
}

@MainActor private func useUIControlState() {
  do { let _: UIControl.State = UIControl.State.normal }
}

private final class OverUITextView: UITextView {
  override var text: String! { get { super.text } set { super.text = newValue } }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var textContainerInset: UIEdgeInsets { get { super.textContainerInset } set { super.textContainerInset = newValue } }
  override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
}
@MainActor private func useUITextView() {
  do { let x = any(UITextView.self); let _: String? = x.text; x.text = any((String?).self) }
  do { let x = any(UITextView.self); let _: UIFont? = x.font; x.font = any((UIFont?).self) }
  do { let x = any(UITextView.self); let _: Bool = x.adjustsFontForContentSizeCategory; x.adjustsFontForContentSizeCategory = any(Bool.self) }
  do { let x = any(UITextView.self); let _: Bool = x.isEditable; x.isEditable = any(Bool.self) }
  do { let x = any(UITextView.self); let _: UIEdgeInsets = x.textContainerInset; x.textContainerInset = any(UIEdgeInsets.self) }
  do { let x = any(UITextView.self); let _: UIColor? = x.textColor; x.textColor = any((UIColor?).self) }
  do { let x = any(UITextView.self); let _: NSTextContainer = x.textContainer }
  do { let x = any(UITextView.self); let _: NSTextAlignment = x.textAlignment; x.textAlignment = any(NSTextAlignment.self) }
  do { let _: UITextView = UITextView(frame: any(CGRect.self), textContainer: any((NSTextContainer?).self)) }
  do { let _: UITextView? = UITextView(coder: any(NSCoder.self)) }
  do { let x = any(UITextView.self); let _: NSRange = x.selectedRange; x.selectedRange = any(NSRange.self) }
  do { let x = any(UITextView.self); let _: [NSAttributedString.Key : Any]? = x.linkTextAttributes; x.linkTextAttributes = any(([NSAttributedString.Key : Any]?).self) }
  do { let x = any(UITextView.self); let _: Bool = x.isSelectable; x.isSelectable = any(Bool.self) }
  do { let x = any(UITextView.self); let _: UIView? = x.inputView; x.inputView = any((UIView?).self) }
  do { let _: UITextView = UITextView(frame: any(CGRect.self)) }
  do { let x = any(UITextView.self); let _: UIDataDetectorTypes = x.dataDetectorTypes; x.dataDetectorTypes = any(UIDataDetectorTypes.self) }
  do { let x = any(UITextView.self); let _: NSAttributedString? = x.attributedText; x.attributedText = any((NSAttributedString?).self) }
  do { let x = any(UITextView.self); let _: [NSAttributedString.Key: Any] = x.typingAttributes; x.typingAttributes = any(([NSAttributedString.Key: Any]).self) }
  do { let x = any(UITextView.self); let _: Bool = x.clearsOnInsertion; x.clearsOnInsertion = any(Bool.self) }
  do { let x = any(UITextView.self); let _: Bool = x.allowsEditingTextAttributes; x.allowsEditingTextAttributes = any(Bool.self) }
  do { let x = any(UITextView.self); let _: Void = x.scrollRangeToVisible(any(NSRange.self)) }
  do { let x = any(UITextView.self); let _: UITextRange? = x.selectedTextRange; x.selectedTextRange = any((UITextRange?).self) }
  do { let x = any(UITextView.self); let _: Void = x.insertText(any(String.self)) }
  do { let x = any(UITextView.self); let _: Void = x.deleteBackward() }
}

@MainActor private func useUIControlEvent() {
  do { let _: UIControl.Event = UIControl.Event.touchUpInside }
  do { let _: UIControl.Event = UIControl.Event.valueChanged }
  do { let _: UIControl.Event = UIControl.Event.editingChanged }
}

@MainActor private func useUIUserInterfaceSizeClass() {
  do { let _: UIUserInterfaceSizeClass = .regular }
  do { let _: UIUserInterfaceSizeClass = .compact }
}

@MainActor private func useUIImageView() {
  do { let _: UIImageView = UIImageView(image: any((UIImage?).self)) }
  do { let x = any(UIImageView.self); let _: UIImage? = x.image; x.image = any((UIImage?).self) }
  do { let x = any(UIImageView.self); let _: UIImage.SymbolConfiguration? = x.preferredSymbolConfiguration; x.preferredSymbolConfiguration = any((UIImage.SymbolConfiguration?).self) }
  do { let x = any(UIImageView.self); let _: Bool = x.isHighlighted; x.isHighlighted = any(Bool.self) }
  do { let x = any(UIImageView.self); let _: UIImage? = x.highlightedImage; x.highlightedImage = any((UIImage?).self) }
  do { let x = any(UIImageView.self); let _: [UIImage]? = x.animationImages; x.animationImages = any(([UIImage]?).self) }
  do { let _: UIImageView = UIImageView(image: any((UIImage?).self), highlightedImage: any((UIImage?).self)) }
  do { let x = any(UIImageView.self); let _: TimeInterval = x.animationDuration; x.animationDuration = any(TimeInterval.self) }
  do { let x = any(UIImageView.self); let _: Int = x.animationRepeatCount; x.animationRepeatCount = any(Int.self) }
  do { let x = any(UIImageView.self); let _: Void = x.startAnimating() }
  do { let x = any(UIImageView.self); let _: Void = x.stopAnimating() }
  do { let x = any(UIImageView.self); let _: Bool = x.isAnimating }
}

private final class OverUITableViewCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private func useUITableViewCell() {
  do { let _: UITableViewCell = UITableViewCell(style: any(UITableViewCell.CellStyle.self), reuseIdentifier: any((String?).self)) }
  do { let x = any(UITableViewCell.self); let _: UIView = x.contentView }
  do { let _: UITableViewCell? = UITableViewCell(coder: any(NSCoder.self)) }
  do { let x = any(UITableViewCell.self); let _: UITableViewCell.SelectionStyle = x.selectionStyle; x.selectionStyle = any(UITableViewCell.SelectionStyle.self) }
  do { let x = any(UITableViewCell.self); let _: UILabel? = x.textLabel }
  do { let x = any(UITableViewCell.self); let _: UIView? = x.accessoryView; x.accessoryView = any((UIView?).self) }
}

@MainActor private func useUIStackViewAlignment() {
  do { let _: UIStackView.Alignment = .fill }
  do { let _: UIStackView.Alignment = .center }
  do { let _: UIStackView.Alignment = .leading }
  do { let _: UIStackView.Alignment = UIStackView.Alignment.top }
  do { let _: UIStackView.Alignment = UIStackView.Alignment.bottom }
  do { let _: UIStackView.Alignment = .trailing }
}

private final class OverCALayer: CALayer {
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
}
@MainActor private func useCALayer() {
  do { let x = any(CALayer.self); let _: CGFloat = x.cornerRadius; x.cornerRadius = any(CGFloat.self) }
  do { let x = any(CALayer.self); let _: CGPoint = x.anchorPoint; x.anchorPoint = any(CGPoint.self) }
  do { let x = any(CALayer.self); let _: Bool = x.masksToBounds; x.masksToBounds = any(Bool.self) }
  do { let x = any(CALayer.self); let _: CGColor? = x.borderColor; x.borderColor = any((CGColor?).self) }
  do { let x = any(CALayer.self); let _: CGFloat = x.borderWidth; x.borderWidth = any(CGFloat.self) }
  do { let x = any(CALayer.self); let _: CGFloat = x.shadowRadius; x.shadowRadius = any(CGFloat.self) }
  do { let x = any(CALayer.self); let _: CGPath? = x.shadowPath; x.shadowPath = any((CGPath?).self) }
  do { let x = any(CALayer.self); let _: Float = x.shadowOpacity; x.shadowOpacity = any(Float.self) }
  do { let x = any(CALayer.self); let _: CGSize = x.shadowOffset; x.shadowOffset = any(CGSize.self) }
  do { let x = any(CALayer.self); let _: CGColor? = x.shadowColor; x.shadowColor = any((CGColor?).self) }
  do { let x = any(CALayer.self); let _: Void = x.removeAllAnimations() }
  do { let x = any(CALayer.self); let _: Void = x.addSublayer(any(CALayer.self)) }
  do { let x = any(CALayer.self); let _: Void = x.add(any(CAAnimation.self), forKey: any((String?).self)) }
  do { let x = any(CALayer.self); let _: Void = x.removeAnimation(forKey: any(String.self)) }
  do { let x = any(CALayer.self); let _: CAAnimation? = x.animation(forKey: any(String.self)) }
  do { let x = any(CALayer.self); let _: CATransform3D = x.transform; x.transform = any(CATransform3D.self) }
}

@MainActor private func useglobal() {
  do { let _: UIUserInterfaceIdiom = UI_USER_INTERFACE_IDIOM() }
  do { let _: Void = objc_setAssociatedObject(any(Any.self), any(UnsafeRawPointer.self), any((Any?).self), any(objc_AssociationPolicy.self)) }
  do { let _: Any? = objc_getAssociatedObject(any(Any.self), any(UnsafeRawPointer.self)) }
  do { let _: CGContext? = UIGraphicsGetCurrentContext() }
  do { let _: CGFloat = UIViewNoIntrinsicMetric }
  do { let _: CGFloat = UITableViewAutomaticDimension }
  do { let _: Bool = UIDeviceOrientationIsPortrait(any(UIDeviceOrientation.self)) }
  do { let _: String = NSStringFromCGRect(any(CGRect.self)) }
  do { let _: Void = autoreleasepool(invoking: any((() -> Void).self)) }
  do { let _: String = NSLocalizedString(any(String.self), comment: any(String.self)) }
}

@MainActor private func useUIStackViewDistribution() {
  do { let _: UIStackView.Distribution = .fill }
  do { let _: UIStackView.Distribution = .fillEqually }
  do { let _: UIStackView.Distribution = .fillProportionally }
}

@MainActor private func useUIApplicationDelegate() {
  do { @MainActor func run<D: UIApplicationDelegate>(_ delegate: D.Type) { delegate.main() } }
  do { let x = any(UIApplicationDelegate.self); let _: UIWindow? = x.window; x.window = any((UIWindow?).self) }
}

@MainActor private func useUIButtonConfiguration() {
  do { let _: UIButton.Configuration = UIButton.Configuration.plain() }
  do { var x = any(UIButton.Configuration.self); let _: UIImage? = x.image; x.image = any((UIImage?).self) }
  do { var x = any(UIButton.Configuration.self); let _: NSDirectionalEdgeInsets = x.contentInsets; x.contentInsets = any(NSDirectionalEdgeInsets.self) }
}

@MainActor private func useCGAffineTransform() {
  do { let _: CGAffineTransform = CGAffineTransform.identity }
  do { let x = any(CGAffineTransform.self); let _: CGAffineTransform = x.translatedBy(x: any(CGFloat.self), y: any(CGFloat.self)) }
  do { let x = any(CGAffineTransform.self); let _: CGAffineTransform = x.scaledBy(x: any(CGFloat.self), y: any(CGFloat.self)) }
  do { let _: CGAffineTransform = CGAffineTransform(scaleX: any(CGFloat.self), y: any(CGFloat.self)) }
  do { let _: CGAffineTransform = CGAffineTransform(rotationAngle: any(CGFloat.self)) }
  do { let x = any(CGAffineTransform.self); let _: Bool = x.isIdentity }
  do { let _: CGAffineTransform = CGAffineTransform(translationX: any(CGFloat.self), y: any(CGFloat.self)) }
  do { let _: CGAffineTransform = CGAffineTransform(a: any(CGFloat.self), b: any(CGFloat.self), c: any(CGFloat.self), d: any(CGFloat.self), tx: any(CGFloat.self), ty: any(CGFloat.self)) }
}

@MainActor private func useNSLayoutYAxisAnchor() {
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(equalToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutDimension = x.anchorWithOffset(to: any(NSLayoutYAxisAnchor.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintGreaterThanOrEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintLessThanOrEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
}

@MainActor private func useUINavigationController() {
  do { let _: UINavigationController = UINavigationController(rootViewController: any(UIViewController.self)) }
  do { let x = any(UINavigationController.self); let _: UIViewController? = x.topViewController }
  do { let x = any(UINavigationController.self); let _: UINavigationBar = x.navigationBar }
  do { let x = any(UINavigationController.self); let _: Bool = x.hidesBarsOnTap; x.hidesBarsOnTap = any(Bool.self) }
}

@MainActor private func useNSTextAlignment() {
  do { let _: NSTextAlignment = .center }
  do { let _: NSTextAlignment = .right }
  do { let _: NSTextAlignment = .natural }
}

private final class OverUITextField: UITextField {
  override func textRect(forBounds b: CGRect) -> CGRect { super.textRect(forBounds: b) }
  override func editingRect(forBounds b: CGRect) -> CGRect { super.editingRect(forBounds: b) }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
}
@MainActor private func useUITextField() {
  do { let x = any(UITextField.self); let _: String? = x.placeholder; x.placeholder = any((String?).self) }
  do { let x = any(UITextField.self); let _: String? = x.text; x.text = any((String?).self) }
  do { let x = any(UITextField.self); let _: Bool = x.isSecureTextEntry; x.isSecureTextEntry = any(Bool.self) }
  do { let x = any(UITextField.self); let _: CGRect = x.textRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: UIColor? = x.textColor; x.textColor = any((UIColor?).self) }
  do { let x = any(UITextField.self); let _: NSTextAlignment = x.textAlignment; x.textAlignment = any(NSTextAlignment.self) }
  do { let x = any(UITextField.self); let _: UITextField.ViewMode = x.rightViewMode; x.rightViewMode = any(UITextField.ViewMode.self) }
  do { let x = any(UITextField.self); let _: UIView? = x.rightView; x.rightView = any((UIView?).self) }
  do { let x = any(UITextField.self); let _: CGFloat = x.minimumFontSize; x.minimumFontSize = any(CGFloat.self) }
  do { let x = any(UITextField.self); let _: UITextField.ViewMode = x.leftViewMode; x.leftViewMode = any(UITextField.ViewMode.self) }
  do { let x = any(UITextField.self); let _: UIView? = x.leftView; x.leftView = any((UIView?).self) }
  do { let x = any(UITextField.self); let _: UIView? = x.inputView; x.inputView = any((UIView?).self) }
  do { let x = any(UITextField.self); let _: UIFont? = x.font; x.font = any((UIFont?).self) }
  do { let x = any(UITextField.self); let _: CGRect = x.editingRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: (any UITextFieldDelegate)? = x.delegate; x.delegate = any(((any UITextFieldDelegate)?).self) }
  do { let x = any(UITextField.self); let _: [NSAttributedString.Key : Any] = x.defaultTextAttributes; x.defaultTextAttributes = any(([NSAttributedString.Key : Any]).self) }
  do { let x = any(UITextField.self); let _: UITextField.ViewMode = x.clearButtonMode; x.clearButtonMode = any(UITextField.ViewMode.self) }
  do { let x = any(UITextField.self); let _: UITextField.BorderStyle = x.borderStyle; x.borderStyle = any(UITextField.BorderStyle.self) }
  do { let x = any(UITextField.self); let _: NSAttributedString? = x.attributedText; x.attributedText = any((NSAttributedString?).self) }
  do { let x = any(UITextField.self); let _: NSAttributedString? = x.attributedPlaceholder; x.attributedPlaceholder = any((NSAttributedString?).self) }
  do { let x = any(UITextField.self); let _: Bool = x.adjustsFontSizeToFitWidth; x.adjustsFontSizeToFitWidth = any(Bool.self) }
  do { let x = any(UITextField.self); let _: Bool = x.clearsOnBeginEditing; x.clearsOnBeginEditing = any(Bool.self) }
  do { let x = any(UITextField.self); let _: Bool = x.clearsOnInsertion; x.clearsOnInsertion = any(Bool.self) }
  do { let x = any(UITextField.self); let _: UIImage? = x.background; x.background = any((UIImage?).self) }
  do { let x = any(UITextField.self); let _: UIImage? = x.disabledBackground; x.disabledBackground = any((UIImage?).self) }
  do { let x = any(UITextField.self); let _: Bool = x.isEditing }
  do { let x = any(UITextField.self); let _: Bool = x.allowsEditingTextAttributes; x.allowsEditingTextAttributes = any(Bool.self) }
  do { let x = any(UITextField.self); let _: [NSAttributedString.Key: Any]? = x.typingAttributes; x.typingAttributes = any(([NSAttributedString.Key: Any]?).self) }
  do { let x = any(UITextField.self); let _: UIView? = x.inputAccessoryView; x.inputAccessoryView = any((UIView?).self) }
  do { let x = any(UITextField.self); let _: UIKeyboardType = x.keyboardType; x.keyboardType = any(UIKeyboardType.self) }
  do { let x = any(UITextField.self); let _: UIReturnKeyType = x.returnKeyType; x.returnKeyType = any(UIReturnKeyType.self) }
  do { let x = any(UITextField.self); let _: UITextAutocorrectionType = x.autocorrectionType; x.autocorrectionType = any(UITextAutocorrectionType.self) }
  do { let x = any(UITextField.self); let _: UITextAutocapitalizationType = x.autocapitalizationType; x.autocapitalizationType = any(UITextAutocapitalizationType.self) }
  do { let x = any(UITextField.self); let _: UITextRange? = x.selectedTextRange; x.selectedTextRange = any((UITextRange?).self) }
  do { let x = any(UITextField.self); let _: CGRect = x.borderRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: CGRect = x.placeholderRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: CGRect = x.clearButtonRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: CGRect = x.leftViewRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: CGRect = x.rightViewRect(forBounds: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: Void = x.drawText(in: any(CGRect.self)) }
  do { let x = any(UITextField.self); let _: Void = x.drawPlaceholder(in: any(CGRect.self)) }
}

@MainActor private func useIndexPath() {
  do { let x = any(IndexPath.self); let _: Int = x.row }
  do { let x = any(IndexPath.self); let _: Int = x.section }
  do { let x = any(IndexPath.self); let _: Int = x.item }
}

@MainActor private func useUIUserInterfaceIdiom() {
  do { let _: UIUserInterfaceIdiom = .pad }
  do { let _: UIUserInterfaceIdiom = .phone }
  do { let _: UIUserInterfaceIdiom = .tv }
  do { let _: UIUserInterfaceIdiom = .mac }
  do { let _: UIUserInterfaceIdiom = .carPlay }
}

@MainActor private func useUIViewPropertyAnimator() {
  do { let _: UIViewPropertyAnimator = UIViewPropertyAnimator(duration: any(TimeInterval.self), dampingRatio: any(CGFloat.self), animations: any(((() -> Void)?).self)) }
  do { let _: UIViewPropertyAnimator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: any(TimeInterval.self), delay: any(TimeInterval.self), options: any(UIView.AnimationOptions.self), animations: any((() -> Void).self), completion: any((((UIViewAnimatingPosition) -> Void)?).self)) }
  do { let x = any(UIViewPropertyAnimator.self); let _: Void = x.startAnimation() }
  do { let _: UIViewPropertyAnimator = UIViewPropertyAnimator(duration: any(TimeInterval.self), curve: any(UIView.AnimationCurve.self), animations: any(((() -> Void)?).self)) }
  do { let x = any(UIViewPropertyAnimator.self); let _: Void = x.startAnimation(afterDelay: any(TimeInterval.self)) }
}

@MainActor private func useUISemanticContentAttribute() {
  do { let _: UISemanticContentAttribute = .forceRightToLeft }
}

@MainActor private func useUIViewContentMode() {
  do { let _: UIView.ContentMode = .scaleAspectFit }
  do { let _: UIView.ContentMode = .scaleAspectFill }
  do { let _: UIView.ContentMode = .top }
  do { let _: UIView.ContentMode = .scaleToFill }
  do { let _: UIView.ContentMode = .redraw }
}

@MainActor private func useUIImageSymbolConfiguration() {
  do { let _: UIImage.SymbolConfiguration = UIImage.SymbolConfiguration(scale: any(UIImage.SymbolScale.self)) }
  do { let _: UIImage.SymbolConfiguration = UIImage.SymbolConfiguration(textStyle: any(UIFont.TextStyle.self)) }
  do { let _: UIImage.SymbolConfiguration = UIImage.SymbolConfiguration(pointSize: any(CGFloat.self), weight: any(UIImage.SymbolWeight.self)) }
}

@MainActor private func useUIViewAutoresizingMask() {
  do { let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleWidth }
  do { let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleBottomMargin }
  do { let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleHeight }
  do { let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleTopMargin }
}

@MainActor private func useUIViewAnimationOptions() {
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions.allowUserInteraction }
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions.beginFromCurrentState }
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions.repeat }
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseOut }
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions.autoreverse }
  do { let _: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: any(UInt.self)) }
}

@MainActor private func useNSLayoutXAxisAnchor() {
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(equalToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutDimension = x.anchorWithOffset(to: any(NSLayoutXAxisAnchor.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraintEqualToSystemSpacingAfter(any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraintGreaterThanOrEqualToSystemSpacingAfter(any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraintLessThanOrEqualToSystemSpacingAfter(any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
}

@MainActor private func useUIImageSymbolScale() {
  do { let _: UIImage.SymbolScale = .large }
  do { let _: UIImage.SymbolScale = .small }
}

@MainActor private func useUISwitch() {
  do { let x = any(UISwitch.self); let _: Bool = x.isOn; x.isOn = any(Bool.self) }
  do { let x = any(UISwitch.self); let _: UIColor? = x.thumbTintColor; x.thumbTintColor = any((UIColor?).self) }
  do { let x = any(UISwitch.self); let _: UIColor? = x.onTintColor; x.onTintColor = any((UIColor?).self) }
  do { let _: UISwitch = UISwitch(frame: any(CGRect.self)) }
  do { let x = any(UISwitch.self); let _: Void = x.setOn(any(Bool.self), animated: any(Bool.self)) }
  do { let x = any(UISwitch.self); let _: UIImage? = x.onImage; x.onImage = any((UIImage?).self) }
  do { let x = any(UISwitch.self); let _: UIImage? = x.offImage; x.offImage = any((UIImage?).self) }
  do { let x = any(UISwitch.self); let _: String? = x.title; x.title = any((String?).self) }
  do { let x = any(UISwitch.self); let _: UISwitch.Style = x.style }
  do { let x = any(UISwitch.self); let _: UISwitch.Style = x.preferredStyle; x.preferredStyle = any(UISwitch.Style.self) }
}

private final class OverUICollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: collectionViewLayout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private func useUICollectionView() {
  do { let _: UICollectionView = UICollectionView(frame: any(CGRect.self), collectionViewLayout: any(UICollectionViewLayout.self)) }
  do { let _: UICollectionView? = UICollectionView(coder: any(NSCoder.self)) }
  do { let x = any(UICollectionView.self); let _: (any UICollectionViewDataSource)? = x.dataSource; x.dataSource = any(((any UICollectionViewDataSource)?).self) }
  do { let x = any(UICollectionView.self); let _: Void = x.register(any((AnyClass?).self), forCellWithReuseIdentifier: any(String.self)) }
  do { let x = any(UICollectionView.self); let _: UICollectionViewCell = x.dequeueReusableCell(withReuseIdentifier: any(String.self), for: any(IndexPath.self)) }
  do { let x = any(UICollectionView.self); let _: UICollectionViewLayout = x.collectionViewLayout; x.collectionViewLayout = any(UICollectionViewLayout.self) }
  do { let x = any(UICollectionView.self); let _: UIView? = x.backgroundView; x.backgroundView = any((UIView?).self) }
}

@MainActor private func useUIUserInterfaceLayoutDirection() {
  do { let _: UIUserInterfaceLayoutDirection = .leftToRight }
  do { let _: UIUserInterfaceLayoutDirection = .rightToLeft }
}

@MainActor private func useNotificationCenter() {
  do { let x = any(NotificationCenter.self); let _: Void = x.addObserver(any(Any.self), selector: any(Selector.self), name: any((NSNotification.Name?).self), object: any((Any?).self)) }
}

@MainActor private func useobjc_AssociationPolicy() {
  do { let _: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC }
  do { let _: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN }
  do { let _: objc_AssociationPolicy = .OBJC_ASSOCIATION_COPY_NONATOMIC }
}

@MainActor private func useUILayoutSupport() {
  do { let x = any((any UILayoutSupport).self); let _: NSLayoutYAxisAnchor = x.bottomAnchor }
  do { let x = any((any UILayoutSupport).self); let _: NSLayoutYAxisAnchor = x.topAnchor }
  do { let x = any((any UILayoutSupport).self); let _: CGFloat = x.length }
  do { let x = any((any UILayoutSupport).self); let _: NSLayoutDimension = x.heightAnchor }
}

@MainActor private func useUIAlertController() {
  do { let _: UIAlertController = UIAlertController(title: any((String?).self), message: any((String?).self), preferredStyle: any(UIAlertController.Style.self)) }
  do { let x = any(UIAlertController.self); let _: Void = x.addAction(any(UIAlertAction.self)) }
}

@MainActor private func useUITableViewDiffableDataSource() {
  do { let _: UITableViewDiffableDataSource<Int, String> = UITableViewDiffableDataSource<Int, String>(tableView: any(UITableView.self), cellProvider: any(UITableViewDiffableDataSource<Int, String>.CellProvider.self)) }
  do { let x = any(UITableViewDiffableDataSource<Int, String>.self); let _: Void = x.apply(any(NSDiffableDataSourceSnapshot<Int, String>.self), animatingDifferences: any(Bool.self), completion: any(((() -> Void)?).self)) }
}

@MainActor private func useNSValue() {
  do { let x = any(NSValue.self); let _: CGRect = x.cgRectValue }
}

@MainActor private func useUIContentSizeCategory() {
  do { let x = any(UIContentSizeCategory.self); let _: Bool = x.isAccessibilityCategory }
  do { let _: NSNotification.Name = UIContentSizeCategory.didChangeNotification }
}

@MainActor private func useBundle() {
  do { let x = any(Bundle.self); let _: [Any]? = x.loadNibNamed(any(String.self), owner: any((Any?).self), options: any(([AnyHashable : Any]?).self)) }
}

@MainActor private func useNSDiffableDataSourceSnapshot() {
  do { let _: NSDiffableDataSourceSnapshot<Int, String> = NSDiffableDataSourceSnapshot<Int, String>() }
  do { var x = any(NSDiffableDataSourceSnapshot<Int, String>.self); let _: Void = x.appendSections(any(([Int]).self)) }
  do { var x = any(NSDiffableDataSourceSnapshot<Int, String>.self); let _: Void = x.appendItems(any(([String]).self), toSection: any((Int?).self)) }
}

@MainActor private func useUIBezierPath() {
  do { let x = any(UIBezierPath.self); let _: Void = x.stroke() }
  do { let x = any(UIBezierPath.self); let _: Void = x.move(to: any(CGPoint.self)) }
  do { let x = any(UIBezierPath.self); let _: CGFloat = x.lineWidth; x.lineWidth = any(CGFloat.self) }
  do { let x = any(UIBezierPath.self); let _: Void = x.addLine(to: any(CGPoint.self)) }
}

@MainActor private func useUIAlertControllerStyle() {
  do { let _: UIAlertController.Style = .alert }
}

@MainActor private func useUITableViewStyle() {
  do { let _: UITableView.Style = .plain }
}

@MainActor private func useNSDirectionalRectEdge() {
  do { let _: NSDirectionalRectEdge = NSDirectionalRectEdge.trailing }
  do { let _: NSDirectionalRectEdge = NSDirectionalRectEdge.top }
  do { let _: NSDirectionalRectEdge = NSDirectionalRectEdge.leading }
}

@MainActor private func useUIDevice() {
  do { let _: UIDevice = UIDevice.current }
  do { let x = any(UIDevice.self); let _: UIDeviceOrientation = x.orientation }
  do { let x = any(UIDevice.self); let _: UIUserInterfaceIdiom = x.userInterfaceIdiom }
}

@MainActor private func useUIFontDescriptor() {
  do { let x = any(UIFontDescriptor.self); let _: UIFontDescriptor? = x.withSymbolicTraits(any(UIFontDescriptor.SymbolicTraits.self)) }
  do { let _: UIFontDescriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: any(UIFont.TextStyle.self)) }
}

@MainActor private func useUIViewAnimationCurve() {
  do { let _: UIView.AnimationCurve = .easeInOut }
  do { let _: UIView.AnimationCurve = .linear }
  do { let _: UIView.AnimationCurve? = UIView.AnimationCurve(rawValue: any(Int.self)) }
}

@MainActor private func useUIGestureRecognizer() {
  do { let x = any(UIGestureRecognizer.self); let _: UIGestureRecognizer.State = x.state; x.state = any(UIGestureRecognizer.State.self) }
  do { let x = any(UIGestureRecognizer.self); let _: CGPoint = x.location(in: any((UIView?).self)) }
  do { let x = any(UIGestureRecognizer.self); let _: UIView? = x.view }
  do { let x = any(UIGestureRecognizer.self); let _: Void = x.addTarget(any(Any.self), action: any(Selector.self)) }
}

@MainActor private func useNSAttributedStringKey() {
  do { let _: NSAttributedString.Key = NSAttributedString.Key.font }
  do { let _: NSAttributedString.Key = NSAttributedString.Key.paragraphStyle }
}

@MainActor private func useUITrackingLayoutGuide() {
  do { let x = any(UITrackingLayoutGuide.self); let _: Void = x.setConstraints(any(([NSLayoutConstraint]).self), activeWhenNearEdge: any(NSDirectionalRectEdge.self)) }
  do { let x = any(UITrackingLayoutGuide.self); let _: Void = x.setConstraints(any(([NSLayoutConstraint]).self), activeWhenAwayFrom: any(NSDirectionalRectEdge.self)) }
}

@MainActor private func useUICollectionViewCell() {
  do { let x = any(UICollectionViewCell.self); let _: UIView = x.contentView }
}

@MainActor private func useUINib() {
  do { let _: UINib = UINib(nibName: any(String.self), bundle: any((Bundle?).self)) }
}

private final class OverUISlider: UISlider {
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
}
@MainActor private func useUISlider() {
  do { let x = any(UISlider.self); let _: Float = x.value; x.value = any(Float.self) }
  do { let x = any(UISlider.self); let _: Float = x.minimumValue; x.minimumValue = any(Float.self) }
  do { let x = any(UISlider.self); let _: UIColor? = x.minimumTrackTintColor; x.minimumTrackTintColor = any((UIColor?).self) }
  do { let x = any(UISlider.self); let _: Float = x.maximumValue; x.maximumValue = any(Float.self) }
  do { let x = any(UISlider.self); let _: UIImage? = x.minimumValueImage; x.minimumValueImage = any((UIImage?).self) }
  do { let x = any(UISlider.self); let _: UIImage? = x.maximumValueImage; x.maximumValueImage = any((UIImage?).self) }
  do { let x = any(UISlider.self); let _: Bool = x.isContinuous; x.isContinuous = any(Bool.self) }
  do { let x = any(UISlider.self); let _: UIColor? = x.maximumTrackTintColor; x.maximumTrackTintColor = any((UIColor?).self) }
  do { let x = any(UISlider.self); let _: UIColor? = x.thumbTintColor; x.thumbTintColor = any((UIColor?).self) }
  do { let x = any(UISlider.self); let _: Void = x.setValue(any(Float.self), animated: any(Bool.self)) }
  do { let x = any(UISlider.self); let _: Void = x.setThumbImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: Void = x.setMinimumTrackImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: Void = x.setMaximumTrackImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: UIImage? = x.thumbImage(for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: UIImage? = x.minimumTrackImage(for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: UIImage? = x.maximumTrackImage(for: any(UIControl.State.self)) }
  do { let x = any(UISlider.self); let _: UIImage? = x.currentThumbImage }
  do { let x = any(UISlider.self); let _: UIImage? = x.currentMinimumTrackImage }
  do { let x = any(UISlider.self); let _: UIImage? = x.currentMaximumTrackImage }
  do { let x = any(UISlider.self); let _: CGRect = x.minimumValueImageRect(forBounds: any(CGRect.self)) }
  do { let x = any(UISlider.self); let _: CGRect = x.maximumValueImageRect(forBounds: any(CGRect.self)) }
  do { let x = any(UISlider.self); let _: CGRect = x.trackRect(forBounds: any(CGRect.self)) }
  do { let x = any(UISlider.self); let _: CGRect = x.thumbRect(forBounds: any(CGRect.self), trackRect: any(CGRect.self), value: any(Float.self)) }
  do { let x = any(UISlider.self); let _: UIBehavioralStyle = x.preferredBehavioralStyle; x.preferredBehavioralStyle = any(UIBehavioralStyle.self) }
}

@MainActor private func useUIListContentConfiguration() {
  do { let _: UIListContentConfiguration = UIListContentConfiguration.subtitleCell() }
}

@MainActor private func useUIFontDescriptorSymbolicTraits() {
  do { let _: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits.traitBold }
  do { let _: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits.traitItalic }
}

@MainActor private func useUIAlertActionStyle() {
  do { let _: UIAlertAction.Style = .cancel }
  do { let _: UIAlertAction.Style = .destructive }
}

@MainActor private func useUIAlertAction() {
  do { let _: UIAlertAction = UIAlertAction(title: any((String?).self), style: any(UIAlertAction.Style.self), handler: any((((UIAlertAction) -> Void)?).self)) }
}

@MainActor private func useUIButtonRole() {
  do { let _: UIButton.Role = .destructive }
}

@MainActor private func useUIStepper() {
  do { let x = any(UIStepper.self); let _: Double = x.value; x.value = any(Double.self) }
  do { let x = any(UIStepper.self); let _: Double = x.stepValue; x.stepValue = any(Double.self) }
  do { let x = any(UIStepper.self); let _: Double = x.minimumValue; x.minimumValue = any(Double.self) }
  do { let x = any(UIStepper.self); let _: Double = x.maximumValue; x.maximumValue = any(Double.self) }
  do { let x = any(UIStepper.self); let _: Bool = x.isContinuous; x.isContinuous = any(Bool.self) }
  do { let x = any(UIStepper.self); let _: Bool = x.autorepeat; x.autorepeat = any(Bool.self) }
  do { let x = any(UIStepper.self); let _: Bool = x.wraps; x.wraps = any(Bool.self) }
  do { let x = any(UIStepper.self); let _: Void = x.setBackgroundImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: UIImage? = x.backgroundImage(for: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: Void = x.setDividerImage(any((UIImage?).self), forLeftSegmentState: any(UIControl.State.self), rightSegmentState: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: UIImage? = x.dividerImage(forLeftSegmentState: any(UIControl.State.self), rightSegmentState: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: Void = x.setIncrementImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: UIImage? = x.incrementImage(for: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: Void = x.setDecrementImage(any((UIImage?).self), for: any(UIControl.State.self)) }
  do { let x = any(UIStepper.self); let _: UIImage? = x.decrementImage(for: any(UIControl.State.self)) }
}

@MainActor private func useUIPageControl() {
  do { let x = any(UIPageControl.self); let _: UIColor? = x.pageIndicatorTintColor; x.pageIndicatorTintColor = any((UIColor?).self) }
  do { let x = any(UIPageControl.self); let _: Int = x.numberOfPages; x.numberOfPages = any(Int.self) }
  do { let x = any(UIPageControl.self); let _: UIColor? = x.currentPageIndicatorTintColor; x.currentPageIndicatorTintColor = any((UIColor?).self) }
  do { let x = any(UIPageControl.self); let _: Int = x.currentPage; x.currentPage = any(Int.self) }
  do { let x = any(UIPageControl.self); let _: Bool = x.hidesForSinglePage; x.hidesForSinglePage = any(Bool.self) }
  do { let x = any(UIPageControl.self); let _: UIPageControl.BackgroundStyle = x.backgroundStyle; x.backgroundStyle = any(UIPageControl.BackgroundStyle.self) }
  do { let x = any(UIPageControl.self); let _: UIPageControl.InteractionState = x.interactionState }
  do { let x = any(UIPageControl.self); let _: Bool = x.allowsContinuousInteraction; x.allowsContinuousInteraction = any(Bool.self) }
  do { let x = any(UIPageControl.self); let _: UIImage? = x.preferredIndicatorImage; x.preferredIndicatorImage = any((UIImage?).self) }
  do { let x = any(UIPageControl.self); let _: UIImage? = x.preferredCurrentPageIndicatorImage; x.preferredCurrentPageIndicatorImage = any((UIImage?).self) }
  do { let x = any(UIPageControl.self); let _: UIImage? = x.indicatorImage(forPage: any(Int.self)) }
  do { let x = any(UIPageControl.self); let _: Void = x.setIndicatorImage(any((UIImage?).self), forPage: any(Int.self)) }
  do { let x = any(UIPageControl.self); let _: CGSize = x.size(forNumberOfPages: any(Int.self)) }
}

@MainActor private func useCGRect() {
  do { let x = any(CGRect.self); let _: CGRect = x.inset(by: any(UIEdgeInsets.self)) }
}

@MainActor private func useSelector() {
  do { let _: Selector = Selector(stringLiteral: any(String.self)) }
  do { let _: Selector = Selector(any(String.self)) }
}

@MainActor private func useUIFontMetrics() {
  do { let _: UIFontMetrics = UIFontMetrics(forTextStyle: any(UIFont.TextStyle.self)) }
  do { let x = any(UIFontMetrics.self); let _: UIFont = x.scaledFont(for: any(UIFont.self)) }
}

@MainActor private func useNSTextContainer() {
  do { let x = any(NSTextContainer.self); let _: CGFloat = x.lineFragmentPadding; x.lineFragmentPadding = any(CGFloat.self) }
}

@MainActor private func useUITabBar() {
  do { let x = any(UITabBar.self); let _: [UITabBarItem]? = x.items; x.items = any(([UITabBarItem]?).self) }
  do { let x = any(UITabBar.self); let _: Bool = x.isTranslucent; x.isTranslucent = any(Bool.self) }
  do { let x = any(UITabBar.self); let _: UIColor? = x.barTintColor; x.barTintColor = any((UIColor?).self) }
  do { let x = any(UITabBar.self); let _: UITabBarItem? = x.selectedItem; x.selectedItem = any((UITabBarItem?).self) }
  do { let x = any(UITabBar.self); let _: UIColor? = x.unselectedItemTintColor; x.unselectedItemTintColor = any((UIColor?).self) }
  do { let x = any(UITabBar.self); let _: UITabBar.ItemPositioning = x.itemPositioning; x.itemPositioning = any(UITabBar.ItemPositioning.self) }
  do { let x = any(UITabBar.self); let _: CGFloat = x.itemWidth; x.itemWidth = any(CGFloat.self) }
  do { let x = any(UITabBar.self); let _: CGFloat = x.itemSpacing; x.itemSpacing = any(CGFloat.self) }
  do { let x = any(UITabBar.self); let _: UITabBarAppearance = x.standardAppearance; x.standardAppearance = any(UITabBarAppearance.self) }
  do { let x = any(UITabBar.self); let _: UITabBarAppearance? = x.scrollEdgeAppearance; x.scrollEdgeAppearance = any((UITabBarAppearance?).self) }
  do { let x = any(UITabBar.self); let _: UIImage? = x.backgroundImage; x.backgroundImage = any((UIImage?).self) }
  do { let x = any(UITabBar.self); let _: UIImage? = x.shadowImage; x.shadowImage = any((UIImage?).self) }
  do { let x = any(UITabBar.self); let _: UIImage? = x.selectionIndicatorImage; x.selectionIndicatorImage = any((UIImage?).self) }
}

@MainActor private func useString() {
  do { let x = any(String.self); let _: CGSize = x.size(withAttributes: any(([NSAttributedString.Key : Any]?).self)) }
}

@MainActor private func useNSString() {
  do { let x = any(NSString.self); let _: CGRect = x.boundingRect(with: any(CGSize.self), options: any(NSStringDrawingOptions.self), attributes: any(([NSAttributedString.Key : Any]?).self), context: any((NSStringDrawingContext?).self)) }
  do { let x = any(NSString.self); let _: String = x.variantFittingPresentationWidth(any(Int.self)) }
}

@MainActor private func useUITableViewCellSelectionStyle() {
  do { let _: UITableViewCell.SelectionStyle = .none }
}

@MainActor private func useUIViewControllerTransitionCoordinator() {
  do { let x = any((any UIViewControllerTransitionCoordinator).self); let _: Bool = x.animate(alongsideTransition: any((((any UIViewControllerTransitionCoordinatorContext) -> Void)?).self), completion: any((((any UIViewControllerTransitionCoordinatorContext) -> Void)?).self)) }
}

@MainActor private func useUIModalPresentationStyle() {
  do { let _: UIModalPresentationStyle = .overCurrentContext }
}

@MainActor private func useUIModalTransitionStyle() {
  do { let _: UIModalTransitionStyle = .crossDissolve }
}

@MainActor private func useUIApplication() {
  do { let _: UIApplication = UIApplication.shared }
  do { let x = any(UIApplication.self); let _: UIWindow? = x.keyWindow }
  do { let x = any(UIApplication.self); let _: (any UIApplicationDelegate)? = x.delegate; x.delegate = any(((any UIApplicationDelegate)?).self) }
  do { let x = any(UIApplication.self); let _: UIInterfaceOrientation = x.statusBarOrientation }
  do { let x = any(UIApplication.self); let _: CGRect = x.statusBarFrame }
  do { let x = any(UIApplication.self); let _: Bool = x.isStatusBarHidden }
}

@MainActor private func useUIUserInterfaceStyle() {
  do { let _: UIUserInterfaceStyle = .light }
  do { let _: UIUserInterfaceStyle = .dark }
}

@MainActor private func useUITraitEnvironmentLayoutDirection() {
  do { let _: UITraitEnvironmentLayoutDirection = .rightToLeft }
  do { let _: UITraitEnvironmentLayoutDirection = .leftToRight }
}

@MainActor private func useUIDeviceOrientation() {
  do { let x = any(UIDeviceOrientation.self); let _: Bool = x.isLandscape }
}

@MainActor private func useUIImageSymbolWeight() {
  do { let _: UIImage.SymbolWeight = .semibold }
}

@MainActor private func useNSMutableParagraphStyle() {
  do { let x = any(NSMutableParagraphStyle.self); let _: CGFloat = x.lineSpacing; x.lineSpacing = any(CGFloat.self) }
  do { let x = any(NSMutableParagraphStyle.self); let _: NSTextAlignment = x.alignment; x.alignment = any(NSTextAlignment.self) }
  do { let x = any(NSMutableParagraphStyle.self); let _: NSParagraphStyle.LineBreakStrategy = x.lineBreakStrategy; x.lineBreakStrategy = any(NSParagraphStyle.LineBreakStrategy.self) }
  do { let x = any(NSMutableParagraphStyle.self); let _: NSLineBreakMode = x.lineBreakMode; x.lineBreakMode = any(NSLineBreakMode.self) }
}

@MainActor private func useNSStringDrawingOptions() {
  do { let _: NSStringDrawingOptions = NSStringDrawingOptions.usesLineFragmentOrigin }
}

@MainActor private func useUIScrollViewContentInsetAdjustmentBehavior() {
  do { let _: UIScrollView.ContentInsetAdjustmentBehavior = .always }
}

@MainActor private func useUIBlurEffectStyle() {
  do { let _: UIBlurEffect.Style = .systemChromeMaterial }
  do { let _: UIBlurEffect.Style = .light }
}

@MainActor private func useUIBlurEffect() {
  do { let _: UIBlurEffect = UIBlurEffect(style: any(UIBlurEffect.Style.self)) }
}

@MainActor private func useCGSize() {
  do { let x = any(CGSize.self); let _: Bool = x.equalTo(any(CGSize.self)) }
}

@MainActor private func useUIKeyboardLayoutGuide() {
  do { let x = any(UIKeyboardLayoutGuide.self); let _: Bool = x.followsUndockedKeyboard; x.followsUndockedKeyboard = any(Bool.self) }
}

@MainActor private func useUITableViewRowAnimation() {
  do { let _: UITableView.RowAnimation = .none }
}

@MainActor private func useUIStatusBarStyle() {
  do { let _: UIStatusBarStyle = .lightContent }
}

@MainActor private func useUITraitChangeObservable() {
  do { let _: any UITraitChangeRegistration = any(UIView.self).registerForTraitChanges(any([UITrait].self)) { (view: UIView, previous: UITraitCollection) in } }
}

@MainActor private func useUIImageOrientation() {
  do { let _: UIImage.Orientation = .up }
}

@MainActor private func useCAGradientLayer() {
  do { let x = any(CAGradientLayer.self); let _: [Any]? = x.colors; x.colors = any(([Any]?).self) }
}

@MainActor private func useUIDatePicker() {
  do { let x = any(UIDatePicker.self); let _: Date = x.date; x.date = any(Date.self) }
  do { let x = any(UIDatePicker.self); let _: UIDatePicker.Mode = x.datePickerMode; x.datePickerMode = any(UIDatePicker.Mode.self) }
  do { let x = any(UIDatePicker.self); let _: Date? = x.minimumDate; x.minimumDate = any((Date?).self) }
  do { let x = any(UIDatePicker.self); let _: Date? = x.maximumDate; x.maximumDate = any((Date?).self) }
  do { let x = any(UIDatePicker.self); let _: TimeInterval = x.countDownDuration; x.countDownDuration = any(TimeInterval.self) }
  do { let x = any(UIDatePicker.self); let _: Int = x.minuteInterval; x.minuteInterval = any(Int.self) }
  do { let x = any(UIDatePicker.self); let _: Calendar? = x.calendar; x.calendar = any((Calendar?).self) }
  do { let x = any(UIDatePicker.self); let _: TimeZone? = x.timeZone; x.timeZone = any((TimeZone?).self) }
  do { let x = any(UIDatePicker.self); let _: UIDatePickerStyle = x.preferredDatePickerStyle; x.preferredDatePickerStyle = any(UIDatePickerStyle.self) }
  do { let x = any(UIDatePicker.self); let _: UIDatePickerStyle = x.datePickerStyle }
  do { let x = any(UIDatePicker.self); let _: Void = x.setDate(any(Date.self), animated: any(Bool.self)) }
}

@MainActor private func useUINavigationBar() {
  do { let x = any(UINavigationBar.self); let _: Bool = x.prefersLargeTitles; x.prefersLargeTitles = any(Bool.self) }
  do { let x = any(UINavigationBar.self); let _: [UINavigationItem]? = x.items; x.items = any(([UINavigationItem]?).self) }
  do { let x = any(UINavigationBar.self); let _: UINavigationItem? = x.topItem }
  do { let x = any(UINavigationBar.self); let _: UINavigationItem? = x.backItem }
  do { let x = any(UINavigationBar.self); let _: UIBarStyle = x.barStyle; x.barStyle = any(UIBarStyle.self) }
  do { let x = any(UINavigationBar.self); let _: UIColor? = x.barTintColor; x.barTintColor = any((UIColor?).self) }
  do { let x = any(UINavigationBar.self); let _: Bool = x.isTranslucent; x.isTranslucent = any(Bool.self) }
  do { let x = any(UINavigationBar.self); let _: [NSAttributedString.Key: Any]? = x.titleTextAttributes; x.titleTextAttributes = any(([NSAttributedString.Key: Any]?).self) }
  do { let x = any(UINavigationBar.self); let _: [NSAttributedString.Key: Any]? = x.largeTitleTextAttributes; x.largeTitleTextAttributes = any(([NSAttributedString.Key: Any]?).self) }
  do { let x = any(UINavigationBar.self); let _: UINavigationBarAppearance = x.standardAppearance; x.standardAppearance = any(UINavigationBarAppearance.self) }
  do { let x = any(UINavigationBar.self); let _: UINavigationBarAppearance? = x.compactAppearance; x.compactAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationBar.self); let _: UINavigationBarAppearance? = x.scrollEdgeAppearance; x.scrollEdgeAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationBar.self); let _: UINavigationBarAppearance? = x.compactScrollEdgeAppearance; x.compactScrollEdgeAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationBar.self); let _: Void = x.setItems(any(([UINavigationItem]?).self), animated: any(Bool.self)) }
  do { let x = any(UINavigationBar.self); let _: Void = x.setBackgroundImage(any((UIImage?).self), for: any(UIBarMetrics.self)) }
  do { let x = any(UINavigationBar.self); let _: UIImage? = x.backgroundImage(for: any(UIBarMetrics.self)) }
  do { let x = any(UINavigationBar.self); let _: UIImage? = x.shadowImage; x.shadowImage = any((UIImage?).self) }
  do { let x = any(UINavigationBar.self); let _: UIImage? = x.backIndicatorImage; x.backIndicatorImage = any((UIImage?).self) }
  do { let x = any(UINavigationBar.self); let _: UIImage? = x.backIndicatorTransitionMaskImage; x.backIndicatorTransitionMaskImage = any((UIImage?).self) }
}

@MainActor private func useUIToolbar() {
  do { let x = any(UIToolbar.self); let _: [UIBarButtonItem]? = x.items; x.items = any(([UIBarButtonItem]?).self) }
  do { let x = any(UIToolbar.self); let _: (any UIToolbarDelegate)? = x.delegate; x.delegate = any(((any UIToolbarDelegate)?).self) }
  do { let x = any(UIToolbar.self); let _: UIBarStyle = x.barStyle; x.barStyle = any(UIBarStyle.self) }
  do { let x = any(UIToolbar.self); let _: UIColor? = x.barTintColor; x.barTintColor = any((UIColor?).self) }
  do { let x = any(UIToolbar.self); let _: Bool = x.isTranslucent; x.isTranslucent = any(Bool.self) }
  do { let x = any(UIToolbar.self); let _: UIToolbarAppearance = x.standardAppearance; x.standardAppearance = any(UIToolbarAppearance.self) }
  do { let x = any(UIToolbar.self); let _: UIToolbarAppearance? = x.compactAppearance; x.compactAppearance = any((UIToolbarAppearance?).self) }
  do { let x = any(UIToolbar.self); let _: UIToolbarAppearance? = x.scrollEdgeAppearance; x.scrollEdgeAppearance = any((UIToolbarAppearance?).self) }
  do { let x = any(UIToolbar.self); let _: Void = x.setBackgroundImage(any((UIImage?).self), forToolbarPosition: any(UIBarPosition.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UIToolbar.self); let _: UIImage? = x.backgroundImage(forToolbarPosition: any(UIBarPosition.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UIToolbar.self); let _: Void = x.setShadowImage(any((UIImage?).self), forToolbarPosition: any(UIBarPosition.self)) }
  do { let x = any(UIToolbar.self); let _: UIBarPosition = x.barPosition }
}

@MainActor private func useUINavigationItemLargeTitleDisplayMode() {
  do { let _: UINavigationItem.LargeTitleDisplayMode = .always }
}

@MainActor private func useUINavigationItem() {
  do { let x = any(UINavigationItem.self); let _: UINavigationItem.LargeTitleDisplayMode = x.largeTitleDisplayMode; x.largeTitleDisplayMode = any(UINavigationItem.LargeTitleDisplayMode.self) }
  do { let x = any(UINavigationItem.self); let _: UINavigationBarAppearance? = x.standardAppearance; x.standardAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationItem.self); let _: UINavigationBarAppearance? = x.compactAppearance; x.compactAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationItem.self); let _: UINavigationBarAppearance? = x.scrollEdgeAppearance; x.scrollEdgeAppearance = any((UINavigationBarAppearance?).self) }
  do { let x = any(UINavigationItem.self); let _: UINavigationBarAppearance? = x.compactScrollEdgeAppearance; x.compactScrollEdgeAppearance = any((UINavigationBarAppearance?).self) }
}

@MainActor private func useUIOffset() {
  do { let _: UIOffset = UIOffset(horizontal: any(CGFloat.self), vertical: any(CGFloat.self)) }
  do { var x = any(UIOffset.self); let _: CGFloat = x.horizontal; x.horizontal = any(CGFloat.self) }
  do { var x = any(UIOffset.self); let _: CGFloat = x.vertical; x.vertical = any(CGFloat.self) }
  do { let _: UIOffset = UIOffset.zero }
}

@MainActor private func useUIImageAsset() {
  do { let _: UIImageAsset = UIImageAsset() }
  do { let x = any(UIImageAsset.self); let _: UIImage = x.image(with: any(UITraitCollection.self)) }
  do { let x = any(UIImageAsset.self); let _: Void = x.register(any(UIImage.self), with: any(UITraitCollection.self)) }
  do { let x = any(UIImageAsset.self); let _: Void = x.unregister(with: any(UITraitCollection.self)) }
}

@MainActor private func useNSCoder() {
  do { let _: String = NSCoder.string(for: any(CGRect.self)) }
}

private final class OverUICollectionViewListCell: UICollectionViewListCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  required init?(coder: NSCoder) { fatalError("not made by a document") }
}
@MainActor private func useUICollectionViewListCell() {
  do { let _: UICollectionViewListCell = UICollectionViewListCell(frame: any(CGRect.self)) }
  do { let x = any(UICollectionViewListCell.self); let _: UIListContentConfiguration = x.defaultContentConfiguration() }
  do { let x = any(UICollectionViewListCell.self); let _: [UICellAccessory] = x.accessories; x.accessories = any(([UICellAccessory]).self) }
  do { let x = any(UICollectionViewListCell.self); let _: Int = x.indentationLevel; x.indentationLevel = any(Int.self) }
  do { let x = any(UICollectionViewListCell.self); let _: CGFloat = x.indentationWidth; x.indentationWidth = any(CGFloat.self) }
  do { let x = any(UICollectionViewListCell.self); let _: UILayoutGuide = x.separatorLayoutGuide }
}

@MainActor private func useUISegmentedControl() {
  do { let _: UISegmentedControl = UISegmentedControl(items: any(([Any]?).self)) }
  do { let _: UISegmentedControl = UISegmentedControl(frame: any(CGRect.self), actions: any(([UIAction]).self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.insertSegment(withTitle: any((String?).self), at: any(Int.self), animated: any(Bool.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.insertSegment(with: any((UIImage?).self), at: any(Int.self), animated: any(Bool.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.insertSegment(action: any(UIAction.self), at: any(Int.self), animated: any(Bool.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setAction(any(UIAction.self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: UIAction? = x.actionForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.removeSegment(at: any(Int.self), animated: any(Bool.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.removeAllSegments() }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setTitle(any((String?).self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: String? = x.titleForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setImage(any((UIImage?).self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: UIImage? = x.imageForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setWidth(any(CGFloat.self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: CGFloat = x.widthForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setContentOffset(any(CGSize.self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: CGSize = x.contentOffsetForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setEnabled(any(Bool.self), forSegmentAt: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Bool = x.isEnabledForSegment(at: any(Int.self)) }
  do { let x = any(UISegmentedControl.self); let _: Int = x.numberOfSegments }
  do { let x = any(UISegmentedControl.self); let _: Int = x.selectedSegmentIndex; x.selectedSegmentIndex = any(Int.self) }
  do { let x = any(UISegmentedControl.self); let _: Bool = x.isMomentary; x.isMomentary = any(Bool.self) }
  do { let x = any(UISegmentedControl.self); let _: Bool = x.apportionsSegmentWidthsByContent; x.apportionsSegmentWidthsByContent = any(Bool.self) }
  do { let x = any(UISegmentedControl.self); let _: UIColor? = x.selectedSegmentTintColor; x.selectedSegmentTintColor = any((UIColor?).self) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setBackgroundImage(any((UIImage?).self), for: any(UIControl.State.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UISegmentedControl.self); let _: UIImage? = x.backgroundImage(for: any(UIControl.State.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setDividerImage(any((UIImage?).self), forLeftSegmentState: any(UIControl.State.self), rightSegmentState: any(UIControl.State.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UISegmentedControl.self); let _: UIImage? = x.dividerImage(forLeftSegmentState: any(UIControl.State.self), rightSegmentState: any(UIControl.State.self), barMetrics: any(UIBarMetrics.self)) }
  do { let x = any(UISegmentedControl.self); let _: Void = x.setTitleTextAttributes(any(([NSAttributedString.Key: Any]?).self), for: any(UIControl.State.self)) }
  do { let x = any(UISegmentedControl.self); let _: [NSAttributedString.Key: Any]? = x.titleTextAttributes(for: any(UIControl.State.self)) }
  do { let _: Int = UISegmentedControl.noSegment }
}

@MainActor private func useUIActivityIndicatorView() {
  do { let _: UIActivityIndicatorView = UIActivityIndicatorView(style: any(UIActivityIndicatorView.Style.self)) }
  do { let _: UIActivityIndicatorView = UIActivityIndicatorView(frame: any(CGRect.self)) }
  do { let x = any(UIActivityIndicatorView.self); let _: UIActivityIndicatorView.Style = x.style; x.style = any(UIActivityIndicatorView.Style.self) }
  do { let x = any(UIActivityIndicatorView.self); let _: Bool = x.hidesWhenStopped; x.hidesWhenStopped = any(Bool.self) }
  do { let x = any(UIActivityIndicatorView.self); let _: UIColor? = x.color; x.color = any((UIColor?).self) }
  do { let x = any(UIActivityIndicatorView.self); let _: Bool = x.isAnimating }
  do { let x = any(UIActivityIndicatorView.self); let _: Void = x.startAnimating() }
  do { let x = any(UIActivityIndicatorView.self); let _: Void = x.stopAnimating() }
}

@MainActor private func useUIProgressView() {
  do { let _: UIProgressView = UIProgressView(progressViewStyle: any(UIProgressView.Style.self)) }
  do { let _: UIProgressView = UIProgressView(frame: any(CGRect.self)) }
  do { let x = any(UIProgressView.self); let _: UIProgressView.Style = x.progressViewStyle; x.progressViewStyle = any(UIProgressView.Style.self) }
  do { let x = any(UIProgressView.self); let _: Float = x.progress; x.progress = any(Float.self) }
  do { let x = any(UIProgressView.self); let _: UIColor? = x.progressTintColor; x.progressTintColor = any((UIColor?).self) }
  do { let x = any(UIProgressView.self); let _: UIColor? = x.trackTintColor; x.trackTintColor = any((UIColor?).self) }
  do { let x = any(UIProgressView.self); let _: UIImage? = x.progressImage; x.progressImage = any((UIImage?).self) }
  do { let x = any(UIProgressView.self); let _: UIImage? = x.trackImage; x.trackImage = any((UIImage?).self) }
  do { let x = any(UIProgressView.self); let _: Progress? = x.observedProgress; x.observedProgress = any((Progress?).self) }
  do { let x = any(UIProgressView.self); let _: Void = x.setProgress(any(Float.self), animated: any(Bool.self)) }
}

@MainActor private func useUIPickerView() {
  do { let x = any(UIPickerView.self); let _: (any UIPickerViewDataSource)? = x.dataSource; x.dataSource = any(((any UIPickerViewDataSource)?).self) }
  do { let x = any(UIPickerView.self); let _: (any UIPickerViewDelegate)? = x.delegate; x.delegate = any(((any UIPickerViewDelegate)?).self) }
  do { let x = any(UIPickerView.self); let _: Int = x.numberOfComponents }
  do { let x = any(UIPickerView.self); let _: Int = x.numberOfRows(inComponent: any(Int.self)) }
  do { let x = any(UIPickerView.self); let _: CGSize = x.rowSize(forComponent: any(Int.self)) }
  do { let x = any(UIPickerView.self); let _: UIView? = x.view(forRow: any(Int.self), forComponent: any(Int.self)) }
  do { let x = any(UIPickerView.self); let _: Void = x.reloadAllComponents() }
  do { let x = any(UIPickerView.self); let _: Void = x.reloadComponent(any(Int.self)) }
  do { let x = any(UIPickerView.self); let _: Void = x.selectRow(any(Int.self), inComponent: any(Int.self), animated: any(Bool.self)) }
  do { let x = any(UIPickerView.self); let _: Int = x.selectedRow(inComponent: any(Int.self)) }
}

@MainActor private func useUISearchBar() {
  do { let x = any(UISearchBar.self); let _: String? = x.text; x.text = any((String?).self) }
  do { let x = any(UISearchBar.self); let _: String? = x.prompt; x.prompt = any((String?).self) }
  do { let x = any(UISearchBar.self); let _: String? = x.placeholder; x.placeholder = any((String?).self) }
  do { let x = any(UISearchBar.self); let _: Bool = x.showsCancelButton; x.showsCancelButton = any(Bool.self) }
  do { let x = any(UISearchBar.self); let _: Bool = x.showsBookmarkButton; x.showsBookmarkButton = any(Bool.self) }
  do { let x = any(UISearchBar.self); let _: [String]? = x.scopeButtonTitles; x.scopeButtonTitles = any(([String]?).self) }
  do { let x = any(UISearchBar.self); let _: Int = x.selectedScopeButtonIndex; x.selectedScopeButtonIndex = any(Int.self) }
  do { let x = any(UISearchBar.self); let _: Bool = x.showsScopeBar; x.showsScopeBar = any(Bool.self) }
  do { let x = any(UISearchBar.self); let _: UISearchTextField = x.searchTextField }
  do { let x = any(UISearchBar.self); let _: UIColor? = x.barTintColor; x.barTintColor = any((UIColor?).self) }
  do { let x = any(UISearchBar.self); let _: UISearchBar.Style = x.searchBarStyle; x.searchBarStyle = any(UISearchBar.Style.self) }
  do { let x = any(UISearchBar.self); let _: Bool = x.isTranslucent; x.isTranslucent = any(Bool.self) }
  do { let x = any(UISearchBar.self); let _: UITextAutocapitalizationType = x.autocapitalizationType; x.autocapitalizationType = any(UITextAutocapitalizationType.self) }
  do { let x = any(UISearchBar.self); let _: Void = x.setShowsCancelButton(any(Bool.self), animated: any(Bool.self)) }
}

@MainActor private func useUIRefreshControl() {
  do { let x = any(UIRefreshControl.self); let _: Bool = x.isRefreshing }
  do { let x = any(UIRefreshControl.self); let _: NSAttributedString? = x.attributedTitle; x.attributedTitle = any((NSAttributedString?).self) }
  do { let x = any(UIRefreshControl.self); let _: UIColor? = x.tintColor; x.tintColor = any((UIColor?).self) }
  do { let x = any(UIRefreshControl.self); let _: Void = x.beginRefreshing() }
  do { let x = any(UIRefreshControl.self); let _: Void = x.endRefreshing() }
}

@MainActor private func useUITabBarItem() {
  do { let x = any(UITabBarItem.self); let _: String? = x.badgeValue; x.badgeValue = any((String?).self) }
  do { let x = any(UITabBarItem.self); let _: UIColor? = x.badgeColor; x.badgeColor = any((UIColor?).self) }
  do { let x = any(UITabBarItem.self); let _: UIImage? = x.selectedImage; x.selectedImage = any((UIImage?).self) }
  do { let x = any(UITabBarItem.self); let _: UIOffset = x.titlePositionAdjustment; x.titlePositionAdjustment = any(UIOffset.self) }
  do { let x = any(UITabBarItem.self); let _: Void = x.setBadgeTextAttributes(any(([NSAttributedString.Key: Any]?).self), for: any(UIControl.State.self)) }
  do { let x = any(UITabBarItem.self); let _: UITabBarAppearance? = x.standardAppearance; x.standardAppearance = any((UITabBarAppearance?).self) }
  do { let x = any(UITabBarItem.self); let _: UITabBarAppearance? = x.scrollEdgeAppearance; x.scrollEdgeAppearance = any((UITabBarAppearance?).self) }
}

@MainActor private func useUIBarAppearance() {
  do { let _: UIBarAppearance = UIBarAppearance(idiom: any(UIUserInterfaceIdiom.self)) }
  do { let _: UIBarAppearance = UIBarAppearance(barAppearance: any(UIBarAppearance.self)) }
  do { let x = any(UIBarAppearance.self); let _: Void = x.configureWithDefaultBackground() }
  do { let x = any(UIBarAppearance.self); let _: Void = x.configureWithOpaqueBackground() }
  do { let x = any(UIBarAppearance.self); let _: Void = x.configureWithTransparentBackground() }
  do { let x = any(UIBarAppearance.self); let _: UIBlurEffect? = x.backgroundEffect; x.backgroundEffect = any((UIBlurEffect?).self) }
  do { let x = any(UIBarAppearance.self); let _: UIColor? = x.backgroundColor; x.backgroundColor = any((UIColor?).self) }
  do { let x = any(UIBarAppearance.self); let _: UIImage? = x.backgroundImage; x.backgroundImage = any((UIImage?).self) }
  do { let x = any(UIBarAppearance.self); let _: UIView.ContentMode = x.backgroundImageContentMode; x.backgroundImageContentMode = any(UIView.ContentMode.self) }
  do { let x = any(UIBarAppearance.self); let _: UIColor? = x.shadowColor; x.shadowColor = any((UIColor?).self) }
  do { let x = any(UIBarAppearance.self); let _: UIImage? = x.shadowImage; x.shadowImage = any((UIImage?).self) }
}

@MainActor private func useUINavigationBarAppearance() {
  do { let x = any(UINavigationBarAppearance.self); let _: [NSAttributedString.Key: Any] = x.titleTextAttributes; x.titleTextAttributes = any(([NSAttributedString.Key: Any]).self) }
  do { let x = any(UINavigationBarAppearance.self); let _: [NSAttributedString.Key: Any] = x.largeTitleTextAttributes; x.largeTitleTextAttributes = any(([NSAttributedString.Key: Any]).self) }
  do { let x = any(UINavigationBarAppearance.self); let _: UIOffset = x.titlePositionAdjustment; x.titlePositionAdjustment = any(UIOffset.self) }
  do { let x = any(UINavigationBarAppearance.self); let _: UIBarButtonItemAppearance = x.buttonAppearance; x.buttonAppearance = any(UIBarButtonItemAppearance.self) }
  do { let x = any(UINavigationBarAppearance.self); let _: UIBarButtonItemAppearance = x.doneButtonAppearance; x.doneButtonAppearance = any(UIBarButtonItemAppearance.self) }
  do { let x = any(UINavigationBarAppearance.self); let _: UIBarButtonItemAppearance = x.backButtonAppearance; x.backButtonAppearance = any(UIBarButtonItemAppearance.self) }
  do { let x = any(UINavigationBarAppearance.self); let _: Void = x.setBackIndicatorImage(any((UIImage?).self), transitionMaskImage: any((UIImage?).self)) }
}

@MainActor private func useUITabBarAppearance() {
  do { let x = any(UITabBarAppearance.self); let _: UITabBarItemAppearance = x.stackedLayoutAppearance; x.stackedLayoutAppearance = any(UITabBarItemAppearance.self) }
  do { let x = any(UITabBarAppearance.self); let _: UITabBarItemAppearance = x.inlineLayoutAppearance; x.inlineLayoutAppearance = any(UITabBarItemAppearance.self) }
  do { let x = any(UITabBarAppearance.self); let _: UITabBarItemAppearance = x.compactInlineLayoutAppearance; x.compactInlineLayoutAppearance = any(UITabBarItemAppearance.self) }
  do { let x = any(UITabBarAppearance.self); let _: UIColor? = x.selectionIndicatorTintColor; x.selectionIndicatorTintColor = any((UIColor?).self) }
}

@MainActor private func useUITabBarItemAppearance() {
  do { let _: UITabBarItemAppearance = UITabBarItemAppearance(style: any(UITabBarItemAppearance.Style.self)) }
  do { let x = any(UITabBarItemAppearance.self); let _: UITabBarItemStateAppearance = x.normal }
  do { let x = any(UITabBarItemAppearance.self); let _: UITabBarItemStateAppearance = x.selected }
}

@MainActor private func useUITabBarItemStateAppearance() {
  do { let x = any(UITabBarItemStateAppearance.self); let _: [NSAttributedString.Key: Any] = x.titleTextAttributes; x.titleTextAttributes = any(([NSAttributedString.Key: Any]).self) }
  do { let x = any(UITabBarItemStateAppearance.self); let _: UIColor? = x.iconColor; x.iconColor = any((UIColor?).self) }
  do { let x = any(UITabBarItemStateAppearance.self); let _: UIColor? = x.badgeBackgroundColor; x.badgeBackgroundColor = any((UIColor?).self) }
}

@MainActor private func useUIToolbarAppearance() {
  do { let x = any(UIToolbarAppearance.self); let _: UIBarButtonItemAppearance = x.buttonAppearance; x.buttonAppearance = any(UIBarButtonItemAppearance.self) }
  do { let x = any(UIToolbarAppearance.self); let _: UIBarButtonItemAppearance = x.doneButtonAppearance; x.doneButtonAppearance = any(UIBarButtonItemAppearance.self) }
}

@MainActor private func useUIBarButtonItemAppearance() {
  do { let _: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: any(UIBarButtonItem.Style.self)) }
  do { let x = any(UIBarButtonItemAppearance.self); let _: UIBarButtonItemStateAppearance = x.normal }
  do { let x = any(UIBarButtonItemAppearance.self); let _: UIBarButtonItemStateAppearance = x.disabled }
}

@MainActor private func useUIWindowScene() {
  do { let x = any(UIWindowScene.self); let _: UIStatusBarManager? = x.statusBarManager }
}

@MainActor private func useUIStatusBarManager() {
  do { let x = any(UIStatusBarManager.self); let _: CGRect = x.statusBarFrame }
  do { let x = any(UIStatusBarManager.self); let _: Bool = x.isStatusBarHidden }
  do { let x = any(UIStatusBarManager.self); let _: UIStatusBarStyle = x.statusBarStyle }
}

@MainActor private func useUIPageViewController() {
  do { let _: UIPageViewController = UIPageViewController(transitionStyle: any(UIPageViewController.TransitionStyle.self), navigationOrientation: any(UIPageViewController.NavigationOrientation.self), options: any(([UIPageViewController.OptionsKey: Any]?).self)) }
  do { let x = any(UIPageViewController.self); let _: (any UIPageViewControllerDataSource)? = x.dataSource; x.dataSource = any(((any UIPageViewControllerDataSource)?).self) }
  do { let x = any(UIPageViewController.self); let _: (any UIPageViewControllerDelegate)? = x.delegate; x.delegate = any(((any UIPageViewControllerDelegate)?).self) }
  do { let x = any(UIPageViewController.self); let _: [UIViewController]? = x.viewControllers }
  do { let x = any(UIPageViewController.self); let _: UIPageViewController.TransitionStyle = x.transitionStyle }
  do { let x = any(UIPageViewController.self); let _: UIPageViewController.NavigationOrientation = x.navigationOrientation }
  do { let x = any(UIPageViewController.self); let _: UIPageViewController.SpineLocation = x.spineLocation }
  do { let x = any(UIPageViewController.self); let _: Bool = x.isDoubleSided; x.isDoubleSided = any(Bool.self) }
  do { let x = any(UIPageViewController.self); let _: [UIGestureRecognizer] = x.gestureRecognizers }
  do { let x = any(UIPageViewController.self); let _: Void = x.setViewControllers(any(([UIViewController]?).self), direction: any(UIPageViewController.NavigationDirection.self), animated: any(Bool.self), completion: any((((Bool) -> Void)?).self)) }
}

@MainActor private func useUIPageViewControllerDataSource() {
  do { let x = any((any UIPageViewControllerDataSource).self); let _: Int = x.presentationCount(for: any(UIPageViewController.self)) }
  do { let x = any((any UIPageViewControllerDataSource).self); let _: Int = x.presentationIndex(for: any(UIPageViewController.self)) }
}

@MainActor private func useNSMutableAttributedString() {
  do { let _: NSMutableAttributedString = NSMutableAttributedString(string: any(String.self)) }
  do { let x = any(NSMutableAttributedString.self); let _: Void = x.append(any(NSAttributedString.self)) }
}

@MainActor private func useUITableViewHeaderFooterView() {
  do { let x = any(UITableViewHeaderFooterView.self); let _: UIView? = x.backgroundView; x.backgroundView = any((UIView?).self) }
}

private final class OverUICollectionViewLayout: UICollectionViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { super.prepare(forCollectionViewUpdates: updateItems) }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
}
@MainActor private func useUICollectionViewLayout() {
  do { let x = any(UICollectionViewLayout.self); let _: Void = x.prepare(forCollectionViewUpdates: any(([UICollectionViewUpdateItem]).self)) }
  do { let x = any(UICollectionViewLayout.self); let _: Void = x.finalizeCollectionViewUpdates() }
  do { let x = any(UICollectionViewLayout.self); let _: UICollectionViewLayoutAttributes? = x.initialLayoutAttributesForAppearingItem(at: any(IndexPath.self)) }
  do { let x = any(UICollectionViewLayout.self); let _: UICollectionViewLayoutAttributes? = x.finalLayoutAttributesForDisappearingItem(at: any(IndexPath.self)) }
  do { let x = any(UICollectionViewLayout.self); let _: UICollectionViewLayoutAttributes? = x.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: any(String.self), at: any(IndexPath.self)) }
  do { let x = any(UICollectionViewLayout.self); let _: UICollectionViewLayoutAttributes? = x.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: any(String.self), at: any(IndexPath.self)) }
  do { let x = any(UICollectionViewLayout.self); let _: Void = x.prepare(forAnimatedBoundsChange: any(CGRect.self)) }
  do { let x = any(UICollectionViewLayout.self); let _: Void = x.finalizeAnimatedBoundsChange() }
}

@MainActor private func useUICollectionViewUpdateItem() {
  do { let x = any(UICollectionViewUpdateItem.self); let _: IndexPath? = x.indexPathBeforeUpdate }
  do { let x = any(UICollectionViewUpdateItem.self); let _: IndexPath? = x.indexPathAfterUpdate }
  do { let x = any(UICollectionViewUpdateItem.self); let _: UICollectionViewUpdateItem.Action = x.updateAction }
}

@MainActor private func useUIContextMenuInteraction() {
  do { let _: UIContextMenuInteraction = UIContextMenuInteraction(delegate: any((any UIContextMenuInteractionDelegate).self)) }
  do { let x = any(UIContextMenuInteraction.self); let _: CGPoint = x.location(in: any((UIView?).self)) }
  do { let x = any(UIContextMenuInteraction.self); let _: Void = x.dismissMenu() }
}

@MainActor private func useUIContextMenuConfiguration() {
  do { let _: UIContextMenuConfiguration = UIContextMenuConfiguration(identifier: any(((any NSCopying)?).self), previewProvider: any(((() -> UIViewController?)?).self), actionProvider: any(((([UIMenuElement]) -> UIMenu?)?).self)) }
}

@MainActor private func useUIPointerInteraction() {
  do { let _: UIPointerInteraction = UIPointerInteraction(delegate: any(((any UIPointerInteractionDelegate)?).self)) }
  do { let x = any(UIPointerInteraction.self); let _: Void = x.invalidate() }
}

@MainActor private func useUIPointerRegion() {
  do { let x = any(UIPointerRegion.self); let _: CGRect = x.rect }
}

@MainActor private func useUIPointerStyle() {
  do { let _: UIPointerStyle = UIPointerStyle(effect: any(UIPointerEffect.self), shape: any((UIPointerShape?).self)) }
}

@MainActor private func useUITargetedPreview() {
  do { let _: UITargetedPreview = UITargetedPreview(view: any(UIView.self)) }
  do { let _: UITargetedPreview = UITargetedPreview(view: any(UIView.self), parameters: any(UIPreviewParameters.self)) }
}

@MainActor private func useUIPreviewParameters() {
  do { let _: UIPreviewParameters = UIPreviewParameters() }
  do { let x = any(UIPreviewParameters.self); let _: UIBezierPath? = x.visiblePath; x.visiblePath = any((UIBezierPath?).self) }
  do { let x = any(UIPreviewParameters.self); let _: UIColor? = x.backgroundColor; x.backgroundColor = any((UIColor?).self) }
}

@MainActor private func useUISelectionFeedbackGenerator() {
  do { let x = any(UISelectionFeedbackGenerator.self); let _: Void = x.selectionChanged() }
  do { let x = any(UISelectionFeedbackGenerator.self); let _: Void = x.prepare() }
}

@MainActor private func useUIAccessibilityTraits() {
  do { let _: UIAccessibilityTraits = UIAccessibilityTraits.button }
  do { let _: UIAccessibilityTraits = UIAccessibilityTraits.header }
  do { let _: UIAccessibilityTraits = UIAccessibilityTraits.adjustable }
}

@MainActor private func useUIAccessibilityScrollDirection() {
  do { let _: UIAccessibilityScrollDirection = .left }
  do { let _: UIAccessibilityScrollDirection = .next }
}

@MainActor private func useUIAccessibility() {
  do { let _: Void = UIAccessibility.post(notification: any(UIAccessibility.Notification.self), argument: any((Any?).self)) }
  do { let _: Bool = UIAccessibility.isVoiceOverRunning }
}

@MainActor private func useUIViewControllerTransitioningDelegate() {
  do { let x = any((any UIViewControllerTransitioningDelegate).self); let _: (any UIViewControllerAnimatedTransitioning)? = x.animationController(forPresented: any(UIViewController.self), presenting: any(UIViewController.self), source: any(UIViewController.self)) }
  do { let x = any((any UIViewControllerTransitioningDelegate).self); let _: (any UIViewControllerAnimatedTransitioning)? = x.animationController(forDismissed: any(UIViewController.self)) }
}

@MainActor private func useUIViewControllerContextTransitioning() {
  do { let x = any((any UIViewControllerContextTransitioning).self); let _: UIView = x.containerView }
  do { let x = any((any UIViewControllerContextTransitioning).self); let _: Void = x.completeTransition(any(Bool.self)) }
  do { let x = any((any UIViewControllerContextTransitioning).self); let _: UIViewController? = x.viewController(forKey: any(UITransitionContextViewControllerKey.self)) }
  do { let x = any((any UIViewControllerContextTransitioning).self); let _: UIView? = x.view(forKey: any(UITransitionContextViewKey.self)) }
  do { let x = any((any UIViewControllerContextTransitioning).self); let _: CGRect = x.finalFrame(for: any(UIViewController.self)) }
}

@MainActor private func useUIViewControllerAnimatedTransitioning() {
  do { let x = any((any UIViewControllerAnimatedTransitioning).self); let _: TimeInterval = x.transitionDuration(using: any(((any UIViewControllerContextTransitioning)?).self)) }
  do { let x = any((any UIViewControllerAnimatedTransitioning).self); let _: Void = x.animateTransition(using: any((any UIViewControllerContextTransitioning).self)) }
}

@MainActor private func useUITextInput() {
  do { let x = any((any UITextInput).self); let _: String? = x.text(in: any(UITextRange.self)) }
  do { let x = any((any UITextInput).self); let _: Void = x.replace(any(UITextRange.self), withText: any(String.self)) }
  do { let x = any((any UITextInput).self); let _: UITextRange? = x.selectedTextRange; x.selectedTextRange = any((UITextRange?).self) }
  do { let x = any((any UITextInput).self); let _: UITextPosition = x.beginningOfDocument }
  do { let x = any((any UITextInput).self); let _: UITextPosition = x.endOfDocument }
  do { let x = any((any UITextInput).self); let _: UITextRange? = x.textRange(from: any(UITextPosition.self), to: any(UITextPosition.self)) }
  do { let x = any((any UITextInput).self); let _: UITextPosition? = x.position(from: any(UITextPosition.self), offset: any(Int.self)) }
  do { let x = any((any UITextInput).self); let _: Int = x.offset(from: any(UITextPosition.self), to: any(UITextPosition.self)) }
  do { let x = any((any UITextInput).self); let _: CGRect = x.caretRect(for: any(UITextPosition.self)) }
}

@MainActor private func useCATransaction() {
  do { let _: Void = CATransaction.begin() }
  do { let _: Void = CATransaction.commit() }
  do { let _: Void = CATransaction.setDisableActions(any(Bool.self)) }
  do { let _: Void = CATransaction.setAnimationDuration(any(CFTimeInterval.self)) }
  do { let _: Void = CATransaction.setCompletionBlock(any(((() -> Void)?).self)) }
}

@MainActor private func useCABasicAnimation() {
  do { let _: CABasicAnimation = CABasicAnimation(keyPath: any((String?).self)) }
  do { let x = any(CABasicAnimation.self); let _: Any? = x.fromValue; x.fromValue = any((Any?).self) }
  do { let x = any(CABasicAnimation.self); let _: Any? = x.toValue; x.toValue = any((Any?).self) }
  do { let x = any(CABasicAnimation.self); let _: Any? = x.byValue; x.byValue = any((Any?).self) }
  do { let x = any(CABasicAnimation.self); let _: CFTimeInterval = x.duration; x.duration = any(CFTimeInterval.self) }
  do { let x = any(CABasicAnimation.self); let _: CAMediaTimingFunction? = x.timingFunction; x.timingFunction = any((CAMediaTimingFunction?).self) }
  do { let x = any(CABasicAnimation.self); let _: Float = x.repeatCount; x.repeatCount = any(Float.self) }
  do { let x = any(CABasicAnimation.self); let _: Bool = x.autoreverses; x.autoreverses = any(Bool.self) }
  do { let x = any(CABasicAnimation.self); let _: Bool = x.isRemovedOnCompletion; x.isRemovedOnCompletion = any(Bool.self) }
  do { let x = any(CABasicAnimation.self); let _: (any CAAnimationDelegate)? = x.delegate; x.delegate = any(((any CAAnimationDelegate)?).self) }
}

@MainActor private func useCAShapeLayer() {
  do { let x = any(CAShapeLayer.self); let _: CGPath? = x.path; x.path = any((CGPath?).self) }
  do { let x = any(CAShapeLayer.self); let _: Void = x.add(any(CAAnimation.self), forKey: any((String?).self)) }
}

@MainActor private func useCATransformLayer() {
  do { let _: CATransformLayer = CATransformLayer() }
}

