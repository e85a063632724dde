import AutoLayout
import TextLayout

/// A rectangle on the screen, and the unit of layout.
///
/// A view with `translatesAutoresizingMaskIntoConstraints` takes part in the layout through constraints made from its frame
/// and mask; any other is placed by its constraints, and its frame is what the last layout made of them.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  private var storedFrame: CGRect
  private var boundsOrigin = CGPoint.zero

  /// In the superview's coordinates, points: the smallest upright rectangle around the transformed bounds.
  ///
  /// With a transform, setting it puts the middle in the middle of the rectangle and gives the bounds the size that the
  /// transform turns into the rectangle's, as Core Animation does; UIKit calls the result undefined.
  open var frame: CGRect {
    get { transform.isIdentity ? storedFrame : bounds.applying(transformToSuperview) }
    set {
      guard !transform.isIdentity else {
        untransformedFrame = newValue
        return
      }
      let size = newValue.size.applying(transform.inverted())
      let (width, height) = (abs(size.width), abs(size.height))
      untransformedFrame = CGRect(
        x: newValue.midX - width / 2, y: newValue.midY - height / 2, width: width, height: height)
    }
  }

  /// Moves, turns and scales what is drawn, around the middle. Constraints know nothing of it: they are about the frame
  /// that the view has without.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { changeLayer([.transform]) { $0.setAffineTransform(transform) } } }
  }

  /// The frame without the transform, which is what constraints and masks speak about.
  var untransformedFrame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame
      guard newValue != old else { return }
      storedFrame = newValue
      geometryDidChange()
      if newValue.size != old.size { setNeedsLayout() }
      layoutHost?.frameDidChange(self)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      let oldOrigin = boundsOrigin
      boundsOrigin = newValue.origin
      if newValue.size != storedFrame.size {
        let center = self.center
        untransformedFrame = CGRect(
          x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
          height: newValue.height)
      }
      guard oldOrigin != boundsOrigin else { return }
      geometryDidChange()
      layoutHost?.boundsOriginDidChange(self)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// Places the view where the engine put it, without telling the engine.
  func applyEngineFrame(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    let sizeChanged = frame.size != storedFrame.size
    storedFrame = frame
    geometryDidChange()
    if sizeChanged { setNeedsLayout() }
  }

  private func geometryDidChange() { changeLayer(Self.geometryProperties) { placeLayer($0) } }

  private func placeLayer(_ layer: CALayer) {
    layer.position = CGPoint(x: storedFrame.midX, y: storedFrame.midY)
    layer.bounds = CGRect(origin: boundsOrigin, size: storedFrame.size)
  }

  // MARK: Appearance

  public let layer: CALayer
  /// The class of the layer of new views.
  open class var layerClass: AnyClass { CALayer.self }
  private static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.makeOwn() ?? CALayer() }
  open var backgroundColor: UIColor? {
    didSet { changeLayer([.backgroundColor]) { $0.backgroundColor = backgroundColor?.cgColor } }
  }
  open var tintColor: UIColor? {
    get { storedTintColor ?? superview?.tintColor }
    set { storedTintColor = newValue }
  }
  private var storedTintColor: UIColor?
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { changeLayer([.opacity]) { $0.opacity = Float(alpha) } } }
  }
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Pixels per point.
  open var contentScaleFactor: CGFloat {
    get { storedContentScale ?? UIScreen.main.scale }
    set { storedContentScale = newValue }
  }
  private var storedContentScale: CGFloat?
  /// A view whose opacity decides what is seen of this one; it is laid out as a root of its own.
  open var mask: UIView?
  var storedGestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false

  /// Hidden views stay in the layout; only a stack view closes the gap.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.arrangedVisibilityDidChange(self) } }
  }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layout state

  /// Whether the frame and mask become constraints. True for views made in code.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutHost?.translationDidChange(self) }
    }
  }
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutHost?.frameDidChange(self) } }
  }
  open var autoresizesSubviews = true
  /// The size of the superview for which the frame was set, if it is not the superview's present size.
  var autoresizingReference: CGSize?

  /// The constraints the view holds; without those of autoresizing and of intrinsic sizes.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The engine the view's tree is laid out by; nil until its first layout.
  weak var layoutHost: LayoutHost?
  /// The engine of a tree whose root this is.
  var ownedLayoutHost: LayoutHost?

  /// Whether the calls of `updateConstraints` and `layoutSubviews` under way came up to this class; see `LayoutHost+Complaints.swift`.
  var didReachBaseUpdate = false
  var didReachBaseLayout = false
  var isLayingOut = false
  var needsLayout = true
  var needsConstraintUpdate = true

  // MARK: Margins (see UIView+Margins.swift)

  var explicitMargins: NSDirectionalEdgeInsets?
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  open var preservesSuperviewLayoutMargins = false { didSet { layoutHost?.insetsDidChange() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutHost?.insetsDidChange() } }
  /// The margins as they count now, physical; kept by the layout pass.
  var effectiveMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  lazy var layoutMarginsGuideStorage = UILayoutGuide(.layoutMargins, "UIViewLayoutMarginsGuide", of: self)
  lazy var safeAreaGuideStorage = UILayoutGuide(.safeArea, "UIViewSafeAreaLayoutGuide", of: self)
  lazy var readableGuideStorage = UILayoutGuide(.readableContent, "UIViewReadableContentGuide", of: self)
  /// Most views are never asked for one.
  var keyboardGuideIfMade: UIKeyboardLayoutGuide?

  // MARK: Traits (see UITraitOverrides.swift)

  var storedTraitOverrides: UITraitOverrides? {
    didSet { if storedTraitOverrides != oldValue { Surroundings.didChange() } }
  }
  var traitRegistrations: [TraitRegistration] = []

  // MARK: Intrinsic size (see UIView+IntrinsicSize.swift)

  var contentPriorities = ContentPriorities()
  /// Lengths Interface Builder was told to assume on its canvas instead of the view's own; nil where it was told none.
  var placeholderWidth: CGFloat?
  var placeholderHeight: CGFloat?
  /// Lengths a view without content was drawn with, which hold on Interface Builder's canvas only, and settle nothing there:
  /// see `CanvasVerdict.swift`.
  var designTimeWidth: CGFloat?
  var designTimeHeight: CGFloat?

  // MARK: Identity

  /// The id of the document's element the view was made from.
  public internal(set) var interfaceBuilderID: String?
  /// The class named in the document, where it is not one of this process.
  public internal(set) var interfaceBuilderClassName: String?
  /// The name Xcode shows for the view.
  public internal(set) var interfaceBuilderName: String?
  let address = ObjectAddress.next()

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { layoutHost?.directionDidChange(self) }
  }

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    storedFrame = frame
    layer = Self.makeLayer()
    super.init()
    placeLayer(layer)
    contentPriorities = classContentPriorities
    isUserInteractionEnabled = takesTouchesWhenMade
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    layer = Self.makeLayer()
    super.init()
    contentPriorities = classContentPriorities
    isUserInteractionEnabled = takesTouchesWhenMade
  }

  // MARK: Overridable by subclasses, declared here because extensions cannot be overridden

  /// What the view wants to be, in points; `noIntrinsicMetric` (-1) for an axis it has no wish for.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// From the frame inwards to the rectangle that constraints mean.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Hugging and compression resistance of a new instance of the class.
  var classContentPriorities: ContentPriorities { ContentPriorities() }

  /// `isUserInteractionEnabled` of a new instance of the class: false for labels and image views.
  var takesTouchesWhenMade: Bool { true }

  /// Baselines within the alignment rectangle; the bottom edge unless the view shows text.
  var firstBaseline: Baseline { .bottom }
  var lastBaseline: Baseline { .bottom }

  /// Asks for `intrinsicContentSize` again before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeIsStale() }

  // Views are in drawing order, back to front. One that is in another hierarchy is taken out of it first.

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }
  open func removeFromSuperview() { leaveSuperview() }

  /// The font of the first or last line of text; nil for a view without text.
  func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { nil }

  /// Whether the intrinsic height depends on the width the layout gives (multi-line text).
  var needsSolvedWidth: Bool { false }

  /// Called when the safe area of the superview is another one, for views whose size depends on it.
  func superviewSafeAreaDidChange() {}

  /// Whether a row gives the view an equal share of its width (`UIStackView+Distribution.swift`).
  var sharesRowWidth: Bool { false }

  /// `intrinsicContentSize` for a given width in points; nil asks for the natural one.
  func intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// The text shown after the address in logs.
  var logTitle: String? { nil }

  /// Pictures are made when they are asked for, so nothing is to be done.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  open func setNeedsLayout() {
    needsLayout = true
    layoutHost?.layoutIsPending = true
  }

  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    layoutHost?.layoutIsPending = true
  }

  /// Changes constraints before a layout. Overrides call super last, and do not call `setNeedsUpdateConstraints`: that asks for
  /// another round.
  open func updateConstraints() { didReachBaseUpdate = true }

  /// Places the direct subviews where the engine put them. Overrides call super first.
  open func layoutSubviews() {
    didReachBaseLayout = true
    layoutHost?.placeSubviews(of: self)
  }

  /// The size the view would like where there is room for `size`; the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that satisfies the constraints inside the view and comes nearest to `targetSize`, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// As above, with the strength at which each axis should match the target. Changes no frame.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutHost.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  /// Called at the layout after the traits have changed, before anything else in it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func prepareForInterfaceBuilder() {}
  open func draw(_ rect: CGRect) {}
  open class var requiresConstraintBasedLayout: Bool { false }

  // Asked of the class on iOS too; a method because Swift classes have no class stored constants.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  open override var description: String { MainActor.assumeIsolated { fullDescription } }

  /// The address of the layer in descriptions.
  private(set) lazy var layerAddress = ObjectAddress.next()

  /// The class as logs name it.
  var logClassName: String { interfaceBuilderClassName ?? UIKit.logClassName(of: type(of: self)) }
}

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
