// Made by Scripts/support/api-surface from a list of the members that layout code uses: that this file compiles is the test.
// swift-format-ignore-file
import QuartzCore
import UIKit

private func any<T>(_ type: T.Type) -> T { fatalError("these functions are never called") }

private final class OverUIView: UIView {
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override var safeAreaInsets: UIEdgeInsets { get { super.safeAreaInsets } }
  override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p) }
  override var intrinsicContentSize: CGSize { get { super.intrinsicContentSize } }
  override func systemLayoutSizeFitting(_ s: CGSize, withHorizontalFittingPriority h: UILayoutPriority, verticalFittingPriority v: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(s, withHorizontalFittingPriority: h, verticalFittingPriority: v) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func insertSubview(_ view: UIView, aboveSubview: UIView) { super.insertSubview(view, aboveSubview: aboveSubview) }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func updateConstraints() { super.updateConstraints() }
  override func exchangeSubview(at: Int, withSubviewAt: Int) { super.exchangeSubview(at: at, withSubviewAt: withSubviewAt) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { get { super.requiresConstraintBasedLayout } }
  override class var layerClass: AnyClass { get { super.layerClass } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentHuggingPriority(priority, for: axis) }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func sizeToFit() { super.sizeToFit() }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var hasAmbiguousLayout: Bool { get { super.hasAmbiguousLayout } }
  override var safeAreaLayoutGuide: UILayoutGuide { get { super.safeAreaLayoutGuide } }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get { super.effectiveUserInterfaceLayoutDirection } }
  override var leadingAnchor: NSLayoutXAxisAnchor { get { super.leadingAnchor } }
  override var trailingAnchor: NSLayoutXAxisAnchor { get { super.trailingAnchor } }
  override var leftAnchor: NSLayoutXAxisAnchor { get { super.leftAnchor } }
  override var rightAnchor: NSLayoutXAxisAnchor { get { super.rightAnchor } }
  override var topAnchor: NSLayoutYAxisAnchor { get { super.topAnchor } }
  override var bottomAnchor: NSLayoutYAxisAnchor { get { super.bottomAnchor } }
  override var widthAnchor: NSLayoutDimension { get { super.widthAnchor } }
  override var heightAnchor: NSLayoutDimension { get { super.heightAnchor } }
  override var centerXAnchor: NSLayoutXAxisAnchor { get { super.centerXAnchor } }
  override var centerYAnchor: NSLayoutYAxisAnchor { get { super.centerYAnchor } }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { get { super.firstBaselineAnchor } }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { get { super.lastBaselineAnchor } }
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
  do { let x = any(UIView.self); let _: Void = x.layoutIfNeeded() }
  do { let x = any(UIView.self); let _: Void = x.updateConstraintsIfNeeded() }
  do { let x = any(UIView.self); let _: Bool = x.needsUpdateConstraints() }
  do { let x = any(UIView.self); let _: [NSLayoutConstraint] = x.constraintsAffectingLayout(for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.addConstraint(any(NSLayoutConstraint.self)) }
  do { let x = any(UIView.self); let _: Void = x.addConstraints(any(([NSLayoutConstraint]).self)) }
  do { let x = any(UIView.self); let _: Void = x.setContentHuggingPriority(any(UILayoutPriority.self), for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.setContentCompressionResistancePriority(any(UILayoutPriority.self), for: any(NSLayoutConstraint.Axis.self)) }
  do { let x = any(UIView.self); let _: Void = x.sizeToFit() }
  do { let x = any(UIView.self); let _: CGRect = x.alignmentRect(forFrame: any(CGRect.self)) }
  do { let x = any(UIView.self); let _: CGRect = x.frame(forAlignmentRect: any(CGRect.self)) }
  do { let x = any(UIView.self); let _: Void = x.exerciseAmbiguityInLayout() }
  do { let x = any(UIView.self); let _: Bool = x.hasAmbiguousLayout }
  do { let x = any(UIView.self); let _: UILayoutGuide = x.safeAreaLayoutGuide }
  do { let x = any(UIView.self); let _: UIEdgeInsets = x.layoutMargins; x.layoutMargins = any(UIEdgeInsets.self) }
  do { let x = any(UIView.self); let _: UIUserInterfaceLayoutDirection = x.effectiveUserInterfaceLayoutDirection }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.leadingAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.trailingAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.leftAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.rightAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.topAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.bottomAnchor }
  do { let x = any(UIView.self); let _: NSLayoutDimension = x.widthAnchor }
  do { let x = any(UIView.self); let _: NSLayoutDimension = x.heightAnchor }
  do { let x = any(UIView.self); let _: NSLayoutXAxisAnchor = x.centerXAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.centerYAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.firstBaselineAnchor }
  do { let x = any(UIView.self); let _: NSLayoutYAxisAnchor = x.lastBaselineAnchor }
  do { let x = any(UIView.self); let _: Unmanaged<AnyObject>? = x.perform(any(Selector.self)) }
  do { let _: UIView = UIView.appearance() }
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
}

@MainActor private func useNSLayoutConstraintRelation() {
  do { let _: NSLayoutConstraint.Relation = .equal }
  do { let _: NSLayoutConstraint.Relation = .greaterThanOrEqual }
  do { let _: NSLayoutConstraint.Relation = .lessThanOrEqual }
}

private final class OverUIButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
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
  do { let _: UIButton = UIButton(type: any(UIButton.ButtonType.self)) }
  do { let _: UIButton = UIButton(frame: any(CGRect.self)) }
  do { let _: UIButton? = UIButton(coder: any(NSCoder.self)) }
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
  do { let x = any(UITableView.self); let _: Void = x.register(any((UINib?).self), forCellReuseIdentifier: any(String.self)) }
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
  do { let _: UIFont = UIFont.preferredFont(forTextStyle: any(UIFont.TextStyle.self)) }
}

private final class OverUIWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private func useUIWindow() {
  do { let _: UIWindow = UIWindow(frame: any(CGRect.self)) }
  do { let x = any(UIWindow.self); let _: UIViewController? = x.rootViewController; x.rootViewController = any((UIViewController?).self) }
  do { let x = any(UIWindow.self); let _: Void = x.makeKeyAndVisible() }
  do { let _: UIWindow = UIWindow(windowScene: any(UIWindowScene.self)) }
  do { let x = any(UIWindow.self); let _: UIScreen = x.screen; x.screen = any(UIScreen.self) }
  do { let _: UIWindow? = UIWindow(coder: any(NSCoder.self)) }
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
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(equalToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualToSystemSpacingBelow: any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintGreaterThanOrEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutYAxisAnchor.self); let _: NSLayoutConstraint = x.constraintLessThanOrEqualToSystemSpacingBelow(any(NSLayoutYAxisAnchor.self), multiplier: any(CGFloat.self)) }
}

@MainActor private func useUINavigationController() {
  do { let _: UINavigationController = UINavigationController(rootViewController: any(UIViewController.self)) }
  do { let x = any(UINavigationController.self); let _: UIViewController? = x.topViewController }
  do { let x = any(UINavigationController.self); let _: UINavigationBar = x.navigationBar }
}

@MainActor private func useNSTextAlignment() {
  do { let _: NSTextAlignment = .center }
  do { let _: NSTextAlignment = .right }
  do { let _: NSTextAlignment = .natural }
}

private final class OverUITextField: UITextField {
  override func textRect(forBounds b: CGRect) -> CGRect { super.textRect(forBounds: b) }
  override func editingRect(forBounds b: CGRect) -> CGRect { super.editingRect(forBounds: b) }
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
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(equalToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(greaterThanOrEqualToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
  do { let x = any(NSLayoutXAxisAnchor.self); let _: NSLayoutConstraint = x.constraint(lessThanOrEqualToSystemSpacingAfter: any(NSLayoutXAxisAnchor.self), multiplier: any(CGFloat.self)) }
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

@MainActor private func useUISlider() {
  do { let x = any(UISlider.self); let _: Float = x.value; x.value = any(Float.self) }
  do { let x = any(UISlider.self); let _: Float = x.minimumValue; x.minimumValue = any(Float.self) }
  do { let x = any(UISlider.self); let _: UIColor? = x.minimumTrackTintColor; x.minimumTrackTintColor = any((UIColor?).self) }
  do { let x = any(UISlider.self); let _: Float = x.maximumValue; x.maximumValue = any(Float.self) }
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
}

@MainActor private func useUIPageControl() {
  do { let x = any(UIPageControl.self); let _: UIColor? = x.pageIndicatorTintColor; x.pageIndicatorTintColor = any((UIColor?).self) }
  do { let x = any(UIPageControl.self); let _: Int = x.numberOfPages; x.numberOfPages = any(Int.self) }
  do { let x = any(UIPageControl.self); let _: UIColor? = x.currentPageIndicatorTintColor; x.currentPageIndicatorTintColor = any((UIColor?).self) }
  do { let x = any(UIPageControl.self); let _: Int = x.currentPage; x.currentPage = any(Int.self) }
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
}

@MainActor private func useUINavigationBar() {
  do { let x = any(UINavigationBar.self); let _: Bool = x.prefersLargeTitles; x.prefersLargeTitles = any(Bool.self) }
}

@MainActor private func useUIToolbar() {
  do { let x = any(UIToolbar.self); let _: [UIBarButtonItem]? = x.items; x.items = any(([UIBarButtonItem]?).self) }
}

@MainActor private func useUINavigationItemLargeTitleDisplayMode() {
  do { let _: UINavigationItem.LargeTitleDisplayMode = .always }
}

@MainActor private func useUINavigationItem() {
  do { let x = any(UINavigationItem.self); let _: UINavigationItem.LargeTitleDisplayMode = x.largeTitleDisplayMode; x.largeTitleDisplayMode = any(UINavigationItem.LargeTitleDisplayMode.self) }
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

