import AutoLayout
import TextLayout

/// A rectangle of the screen, and the unit of layout.
///
/// A view whose `translatesAutoresizingMaskIntoConstraints` is true takes part in the layout through constraints made
/// from its frame and mask. Every other view is placed by its constraints; its frame is the result of the last layout.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  private final var ownGeometry: ViewGeometry

  /// The smallest upright rectangle around the transformed bounds, in the superview's coordinates, in points.
  ///
  /// Setting the frame of a view with a transform, which UIKit leaves undefined, works as for Core Animation's layers:
  /// the center moves to the middle of the rectangle, and the bounds get the rectangle's size with the transform
  /// undone.
  open var frame: CGRect {
    get { transform.isIdentity ? ownGeometry.frame : bounds.applying(transformToSuperview) }
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

  /// Moves, rotates and scales the drawn view around its center. Layout ignores it: constraints refer to the frame that
  /// the view has without a transform.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set {
      guard newValue != ownTransform else { return }
      ownTransform = newValue
      changeLayer([.transform]) { $0.setAffineTransform(newValue) }
      tellObservers()
    }
  }

  /// The layer's transformation about the view's center; ``transform`` is its part in the plane of the view.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set {
      guard newValue != ownLayer.transform else { return }
      ownTransform = CATransform3DGetAffineTransform(newValue)
      changeLayer([.transform]) { $0.transform = newValue }
      tellObservers()
    }
  }

  /// The frame without the transform, which constraints and autoresizing masks refer to.
  var untransformedFrame: CGRect {
    get { ownGeometry.frame }
    set {
      let old = ownGeometry.frame
      guard newValue != old else { return }
      ownGeometry.frame = newValue
      geometryDidChange()
      if newValue.size != old.size {
        setNeedsLayout()
        resizeSubviews(from: old.size)
      }
      layoutHost?.frameDidChange(self)
    }
  }

  /// The view's rectangle in its own coordinates, in points, without the transform.
  ///
  /// Another size resizes the frame around its center. Another origin shifts what is inside, but constraints take
  /// notice only of a scroll view's, which is its content offset.
  open var bounds: CGRect {
    get { ownGeometry.bounds }
    set {
      let oldOrigin = ownGeometry.boundsOrigin
      ownGeometry.boundsOrigin = newValue.origin
      if newValue.size != ownGeometry.frame.size {
        let center = self.center
        untransformedFrame = CGRect(
          x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
          height: newValue.height)
      }
      guard oldOrigin != ownGeometry.boundsOrigin else { return }
      geometryDidChange()
      layoutHost?.boundsOriginDidChange(self)
    }
  }

  /// How a dynamic animator sees the shape of the view; `.rectangle`, the bounds, unless a subclass says otherwise.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Convex, in points from the center; empty unless a subclass says otherwise. Counts if ``collisionBoundsType`` is `.path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The middle of the frame in the superview's coordinates, in points; a transform does not move it. Setting it keeps
  /// the size.
  open var center: CGPoint {
    get { ownGeometry.center }
    set {
      let size = ownGeometry.frame.size
      untransformedFrame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// Places the view where the engine put it, without telling the engine.
  func applyEngineFrame(_ frame: CGRect) {
    guard frame != ownGeometry.frame else { return }
    let sizeChanged = frame.size != ownGeometry.frame.size
    ownGeometry.frame = frame
    LayoutMeter.current?.countMove(of: self)
    geometryDidChange()
    if sizeChanged { setNeedsLayout() }
  }

  private func geometryDidChange() {
    if layoutEntry != nil, insetsFollowFrame { mark(.insets) }
    changeLayer(Self.geometryProperties) { placeLayer($0) }
    if let extras {
      if extras.corners != nil { applyCorners() }
      tellObservers()
    }
  }

  private func placeLayer(_ layer: CALayer) {
    layer.position = ownGeometry.center
    layer.bounds = ownGeometry.bounds
  }

  // MARK: Appearance

  /// Made by ``layerClass``. The layer takes over its view's geometry, opacity and background; changes to the layer's
  /// own geometry do not move the view (DEVIATIONS.md, 42).
  public var layer: CALayer {
    if !ownAppearance.isLayerConnected { connectLayer() }
    return ownLayer
  }
  /// The layer before it knows its view, which it need not while nobody draws; see `UIView+Drawing.swift`.
  package let ownLayer: CALayer
  final var ownAppearance = ViewAppearance()
  /// The class of the layer of new views.
  open class var layerClass: AnyClass { CALayer.self }
  private static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.makeOwn() ?? CALayer() }
  /// Nil, the default, is transparent. Inside an animation block a change is animated.
  open var backgroundColor: UIColor? {
    get { ownAppearance.backgroundColor }
    set {
      ownAppearance.backgroundColor = newValue
      changeLayer([.backgroundColor]) { $0.backgroundColor = newValue?.cgColor }
      tellObservers()
    }
  }
  /// The view's own color, else that of the nearest ancestor with one, else the system's blue. Nil gives the view no color of
  /// its own.
  open var tintColor: UIColor! {
    get {
      let color: UIColor = givenTintColor ?? .systemBlue
      return Self.dimsTints && effectiveTintAdjustmentMode == .dimmed ? color.dimmed : color
    }
    set {
      ownTintColor = newValue
      tellTintColor()
      tellObservers()
    }
  }
  /// The color that somebody has set, on the view or on an ancestor; nil if nobody has.
  package var givenTintColor: UIColor? { ownTintColor ?? superview?.givenTintColor }
  /// Called when the view's own color was set, or that of an ancestor from which the view has its.
  open func tintColorDidChange() {}
  private func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
  /// From 0 to 1, not clamped; 1 by default. A transparent view takes part in the layout like any other.
  open var alpha: CGFloat {
    get { ownAppearance.alpha }
    set {
      guard newValue != ownAppearance.alpha else { return }
      ownAppearance.alpha = newValue
      changeLayer([.opacity]) { $0.opacity = Float(newValue) }
      tellObservers()
    }
  }
  /// True by default. Only descriptions of the view show it.
  open var isOpaque: Bool {
    get { ownAppearance.isOpaque }
    set { ownAppearance.isOpaque = newValue }
  }
  /// Whether content and subviews end at the bounds; false by default, but true for scroll views. It is its layer's
  /// `masksToBounds`. Frames do not depend on it, pictures and reports of hidden content do.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// How the view shows what was drawn for another size than that of its bounds, and how an image view fits its picture;
  /// ``ContentMode/contentRect(for:in:)`` has the arithmetic. `redraw` has it drawn anew.
  open var contentMode: ContentMode {
    get { ownAppearance.contentMode }
    set {
      ownAppearance.contentMode = newValue
      ownLayer.contentsGravity = newValue.contentsGravity
      ownLayer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }
  /// A number to find the view by, with ``viewWithTag(_:)``; 0 by default, and then not shown in descriptions.
  open var tag = 0
  /// True, but false for new labels and image views. If false, touches go to what lies behind.
  open var isUserInteractionEnabled: Bool {
    get { ownInteraction.isUserInteractionEnabled }
    set { ownInteraction.isUserInteractionEnabled = newValue }
  }
  /// False by default: of several fingers, the view is told of the first. Recognizers are told of all.
  open var isMultipleTouchEnabled: Bool {
    get { ownInteraction.isMultipleTouchEnabled }
    set { ownInteraction.isMultipleTouchEnabled = newValue }
  }
  /// False by default. Stored without effect, which the log says once: other views get their touches meanwhile.
  open var isExclusiveTouch: Bool {
    get { ownInteraction.isExclusiveTouch }
    set {
      ownInteraction.isExclusiveTouch = newValue
      if newValue { LayoutLog.noteWithoutEffect("UIView.isExclusiveTouch") }
    }
  }
  /// True by default. ``draw(_:)`` begins with nothing drawn either way, which iOS promises for true only.
  open var clearsContextBeforeDrawing: Bool {
    get { ownAppearance.clearsContextBeforeDrawing }
    set { ownAppearance.clearsContextBeforeDrawing = newValue }
  }
  /// Whether ``tintColor`` is gray in the view and in those inside that are `automatic`. The mode in effect: that of the superview while it
  /// is `automatic`, which it is by default, and `normal` at the root.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      let old = effectiveTintAdjustmentMode
      ownAppearance.tintAdjustmentMode = newValue
      if newValue == .dimmed { Self.dimsTints = true }
      if old != effectiveTintAdjustmentMode { passOnTint() }
    }
  }
  /// Pixels per point; the screen's until it is set. Layout does not depend on it.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? layoutScreen.scale }
    set { madeExtras.contentScale = newValue }
  }
  /// A view whose opacity decides which parts of this view are visible. It is the root of a tree of its own.
  open var mask: UIView? {
    get { extras?.mask }
    set {
      extras(storing: newValue)?.mask = newValue
      ownLayer.mask = newValue?.layer
    }
  }
  final var ownInteraction = ViewInteraction()
  /// Names the view in logs and explanations instead of its class and address; nil by default. Longer names are cut
  /// after 25 characters.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility.identifier }
    set { extras(storing: newValue)?.accessibility.identifier = newValue }
  }
  // MARK: Accessibility: what is not set is what `AccessibilityDefaults` says

  /// What it is, in a word. Until it is set: the text of a label, the title of a button, nil for others.
  open var accessibilityLabel: String? {
    get { extras?.accessibility.label?.string ?? AccessibilityDefaults.label(self) }
    set { extras(storing: newValue)?.accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityLabel`` with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { extras?.accessibility.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { extras(storing: newValue)?.accessibility.label = newValue }
  }
  /// What happens if it is activated; nil by default.
  open var accessibilityHint: String? {
    get { extras?.accessibility.hint?.string }
    set { extras(storing: newValue)?.accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityHint`` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { extras?.accessibility.hint }
    set { extras(storing: newValue)?.accessibility.hint = newValue }
  }
  /// What it is set to. Until it is set: the text of a field or its placeholder, `1` or `0` of a switch, the percentage of a slider and of a
  /// progress bar, the page of a page control; nil for others.
  open var accessibilityValue: String? {
    get { extras?.accessibility.value?.string ?? AccessibilityDefaults.value(self) }
    set { extras(storing: newValue)?.accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityValue`` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { extras?.accessibility.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { extras(storing: newValue)?.accessibility.value = newValue }
  }
  /// Whether the user reaches it as one thing. True by default for labels, buttons, switches,
  /// sliders, fields, page controls and progress views, else false.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility.isElement ?? AccessibilityDefaults.isElement(self) }
    set { madeExtras.accessibility.isElement = newValue }
  }
  /// What it is and does. By default those of the class; of controls with whether they are selected and not enabled.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility.traits ?? AccessibilityDefaults.traits(self) }
    set { madeExtras.accessibility.traits = newValue }
  }
  /// What a container consists of, in the order of reading: views and ``UIAccessibilityElement``; nil, the default, leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility.elements }
    set { extras(storing: newValue)?.accessibility.elements = newValue }
  }
  /// Whether nothing inside is reached; false by default.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility.hidesElements ?? false }
    set { extras(storing: newValue ? newValue : nil)?.accessibility.hidesElements = newValue }
  }
  /// Whether its siblings are not reached; false by default.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility.isModal ?? false }
    set { extras(storing: newValue ? newValue : nil)?.accessibility.isModal = newValue }
  }
  /// Whether all that is inside is read before what stands beside it; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility.groupsChildren ?? false }
    set { extras(storing: newValue ? newValue : nil)?.accessibility.groupsChildren = newValue }
  }
  /// Whether its colors stay where those of the screen are inverted; false by default. Nothing is inverted here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility.ignoresInvertColors ?? false }
    set { extras(storing: newValue ? newValue : nil)?.accessibility.ignoresInvertColors = newValue }
  }
  /// Whether it can be used. Until it is set: whether touches reach it and it is enabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      extras?.accessibility.respondsToInteraction
        ?? (isUserInteractionEnabled && (self as? UIControl)?.isEnabled != false)
    }
    set { madeExtras.accessibility.respondsToInteraction = newValue }
  }
  /// In the coordinates of the screen, points; the frame of the view there until it is set.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility.frame ?? convert(bounds, to: nil) }
    set { madeExtras.accessibility.frame = newValue }
  }
  /// The shape in place of the frame, in the coordinates of the screen, points; nil by default.
  open var accessibilityPath: UIBezierPath? {
    get { extras?.accessibility.path }
    set { extras(storing: newValue)?.accessibility.path = newValue }
  }
  /// In the coordinates of the screen, points; the middle of ``accessibilityFrame`` until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { extras?.accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { madeExtras.accessibility.activationPoint = newValue }
  }
  /// What else can be done with it; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility.customActions }
    set { extras(storing: newValue)?.accessibility.customActions = newValue }
  }
  /// Ways through what is inside; nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { extras?.accessibility.customRotors }
    set { extras(storing: newValue)?.accessibility.customRotors = newValue }
  }
  /// Automatic by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { extras?.accessibility.navigationStyle ?? .automatic }
    set { madeExtras.accessibility.navigationStyle = newValue }
  }
  /// None by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibility.containerType ?? .none }
    set { madeExtras.accessibility.containerType = newValue }
  }
  /// Nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { extras?.accessibility.textualContext }
    set { extras(storing: newValue)?.accessibility.textualContext = newValue }
  }
  /// What the user may call it, the best name first; its label until it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.accessibility.inputLabels?.map(\.string) ?? [accessibilityLabel].compactMap { $0 } }
    set { madeExtras.accessibility.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityUserInputLabels`` with attributes for speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { extras?.accessibility.inputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { madeExtras.accessibility.inputLabels = newValue }
  }
  /// The language in which it is read; nil, the default, is that of the user.
  open var accessibilityLanguage: String? {
    get { extras?.accessibility.language }
    set { extras(storing: newValue)?.accessibility.language = newValue }
  }
  /// How many elements the container has; 0 unless ``accessibilityElements`` or a subclass says otherwise.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; nil for one that is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element; `NSNotFound` if it is none of the container's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// What most views never have; see `ViewExtras.swift`.
  @exclusivity(unchecked) final var extras: ViewExtras?

  /// False by default. Hidden views take part in the layout; only a stack view closes the gap that they leave.
  open var isHidden: Bool {
    get { ownAppearance.isHidden }
    set {
      guard newValue != ownAppearance.isHidden else { return }
      ownAppearance.isHidden = newValue
      ownLayer.isHidden = newValue
      (superview as? UIStackView)?.arrangedVisibilityDidChange(self)
      tellObservers()
    }
  }

  // MARK: Hierarchy

  /// Nil for the root of a tree. A view does not keep its superview alive.
  open internal(set) var superview: UIView? {
    get { outer }
    set { outer = newValue }
  }
  // These three are not weak, because a weak reference makes every retain of a view slow. Whoever they name clears them when it goes;
  // see `UIView+Invariants.swift`.
  nonisolated(unsafe) unowned(unsafe) var outer: UIView?
  nonisolated(unsafe) unowned(unsafe) var ownController: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var treeHost: LayoutHost?
  /// Back to front. The layout visits them in this order.
  open internal(set) var subviews: [UIView] {
    get { ownSubviews }
    _modify { yield &ownSubviews }
  }
  // What a layout reads of each view is stored in properties of the module: those that others see are checked for overlapping accesses
  // each time, which costs more than reading them. Of most of these the compiler sees that no access overlaps another, and checks none;
  // the others say `@exclusivity(unchecked)`. They are used on the main actor only, and no code of the app runs while one is being
  // changed.
  @exclusivity(unchecked) final var ownSubviews: [UIView] = []
  /// The controller whose `view` this is.
  var viewController: UIViewController? {
    get { ownController }
    set {
      ownController = newValue
      if newValue != nil { layoutHost?.watch(self) }
    }
  }

  /// The window that is the root of the view's tree; nil if the root is another view.
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layout state

  /// Whether the frame and the autoresizing mask become constraints. True for views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ownAutoresizing.translatesMask }
    set {
      guard newValue != ownAutoresizing.translatesMask else { return }
      ownAutoresizing.translatesMask = newValue
      layoutHost?.translationDidChange(self)
    }
  }
  /// What of the frame stretches when the superview's size changes; nothing by default, which keeps the size and the
  /// distances from top and left. It counts only while ``translatesAutoresizingMaskIntoConstraints`` is true.
  open var autoresizingMask: AutoresizingMask {
    get { ownAutoresizing.mask }
    set {
      guard newValue != ownAutoresizing.mask else { return }
      ownAutoresizing.mask = newValue
      layoutHost?.frameDidChange(self)
    }
  }
  /// Whether the masks of the subviews count; true by default. If false, subviews keep their frames.
  open var autoresizesSubviews: Bool {
    get { ownAutoresizing.resizesSubviews }
    set { ownAutoresizing.resizesSubviews = newValue }
  }
  final var ownAutoresizing = AutoresizingState()

  /// The constraints that the view holds, in the order they were added. The rules that the engine makes of frames,
  /// masks and intrinsic sizes are not among them.
  open var constraints: [NSLayoutConstraint] { ownConstraints }
  @exclusivity(unchecked) final var ownConstraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view, in that order; without those of margins, safe area and keyboard.
  open var layoutGuides: [UILayoutGuide] { ownGuides.added }
  final var ownGuides = ViewGuides()
  /// The host of the view's tree; nil until its first layout.
  var layoutHost: LayoutHost? {
    get { treeHost }
    set { treeHost = newValue }
  }
  /// What the host of the tree keeps for the view; nil where ``layoutHost`` is.
  final var layoutEntry: LayoutHost.Entry?
  /// The screen of a tree whose root this is, if it is not the main one; see `UIView+Screen.swift`.
  final var assignedScreen: UIScreen?
  /// The host of the tree, retained by its root; nil in all other views.
  final var ownedLayoutHost: LayoutHost?

  @exclusivity(unchecked) final var layoutState = LayoutState()

  // MARK: Margins (see UIView+Margins.swift)

  final var marginState = MarginState()
  /// How far bars, corners and additional insets reach into the view, in points; zero until the first layout, and in
  /// content of scroll views.
  open internal(set) var safeAreaInsets: UIEdgeInsets {
    get { marginState.safeArea }
    set { marginState.safeArea = newValue }
  }
  /// Whether a margin is at least as wide as what of the superview's margin reaches into the view; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      insetsAreStale()
    }
  }
  /// Whether the margins at the sides are increased until the width between them is at most the readable one: Interface Builder's
  /// Follow Readable Width. UIKit has it for documents only; false by default.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { marginState.followsReadableWidth }
    set {
      marginState.followsReadableWidth = newValue
      insetsAreStale()
    }
  }
  /// Whether margins begin at the safe area instead of the view's edges; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.beginsAtSafeArea }
    set {
      marginState.beginsAtSafeArea = newValue
      insetsAreStale()
    }
  }

  // MARK: What constraints refer to

  final var anchors = LayoutAnchors()
  private nonisolated(unsafe) var madeReference: ItemReference?
  /// Made when the first constraint, anchor or guide refers to the view.
  nonisolated var reference: ItemReference {
    if let madeReference { return madeReference }
    let reference = ItemReference(owner: self)
    madeReference = reference
    return reference
  }

  // MARK: Intrinsic size (see UIView+IntrinsicSize.swift)

  final var contentPriorities = ContentPriorities()

  // MARK: Identity

  /// The id of the document's element that the view was made from; nil for a view made in code.
  public package(set) final var interfaceBuilderID: String? {
    get { nibIdentity.id }
    set { nibIdentity.id = newValue }
  }
  /// The class named in the document, where it is not one of this process.
  public internal(set) final var interfaceBuilderClassName: String? {
    get { nibIdentity.className }
    set { nibIdentity.className = newValue }
  }
  /// The name Xcode shows for the view.
  public internal(set) final var interfaceBuilderName: String? {
    get { nibIdentity.name }
    set { nibIdentity.name = newValue }
  }
  private final var nibIdentity = NibIdentity()
  let address = ObjectAddress.next()

  /// Forces a direction on the view's leading and trailing edges. Subviews do not inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semanticContent }
    set {
      guard newValue != layoutState.semanticContent else { return }
      layoutState.semanticContent = newValue
      setNeedsLayout()
      layoutHost?.directionDidChange(self)
    }
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A view with a frame in points, in the coordinates of its future superview, that has no superview yet.
  public init(frame: CGRect) {
    ownGeometry = ViewGeometry(frame: frame)
    ownLayer = Self.makeLayer()
    super.init()
    placeLayer(ownLayer)
    adoptDefaultsOfClass()
  }

  /// A view with a frame of zero. It reads nothing from the coder: the loader of documents sets every property
  /// afterwards.
  public required init?(coder: NSCoder) {
    ownGeometry = ViewGeometry(frame: .zero)
    ownLayer = Self.makeLayer()
    super.init()
    adoptDefaultsOfClass()
  }

  private func adoptDefaultsOfClass() {
    contentPriorities = classContentPriorities
    ownInteraction.isUserInteractionEnabled = takesTouchesWhenMade
    clipsToBounds = self is UIScrollView
  }

  deinit {
    madeReference?.clear()
    for subview in ownSubviews { subview.outer = nil }
    for constraint in ownConstraints { constraint.holder = nil }
    // Last, because nothing of the main actor's can be read once a closure has the view.
    let ownHost = ownedLayoutHost
    assert(outer == nil, "a view is removed from its superview before it is deallocated")
    assert(ownController == nil, "a view that is deallocated is not the view of a controller")
    assert(treeHost == nil || treeHost === ownHost, "a view leaves the tree of its window before it is deallocated")
  }

  // MARK: Overridable by subclasses, declared here because extensions cannot be overridden

  /// The size of the view's content, in points; `noIntrinsicMetric` (-1) along an axis for which it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The distances from the frame inwards to the alignment rectangle, which constraints refer to; points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line of text provides this view's baseline; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text provides this view's last baseline; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  // One anchor for each attribute, for as long as the view lives.

  /// The left edge of the alignment rectangle, the right edge where the view that holds the constraint reads from right
  /// to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .leading, NSLayoutXAxisAnchor.init) }
  /// The right edge of the alignment rectangle, the left edge where the view that holds the constraint reads from right
  /// to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .trailing, NSLayoutXAxisAnchor.init) }
  /// The left edge of the alignment rectangle in every language.
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .left, NSLayoutXAxisAnchor.init) }
  /// The right edge of the alignment rectangle in every language.
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .right, NSLayoutXAxisAnchor.init) }
  /// The upper edge of the alignment rectangle; of a scroll view, for what is inside it, that of its content.
  open var topAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .top, NSLayoutYAxisAnchor.init) }
  /// The lower edge of the alignment rectangle; of a scroll view, for what is inside it, that of its content.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .bottom, NSLayoutYAxisAnchor.init) }
  /// The width of the alignment rectangle, in points; of a scroll view always that of its frame.
  open var widthAnchor: NSLayoutDimension { anchors.anchor(self, .width, NSLayoutDimension.init) }
  /// The height of the alignment rectangle, in points; of a scroll view always that of its frame.
  open var heightAnchor: NSLayoutDimension { anchors.anchor(self, .height, NSLayoutDimension.init) }
  /// The horizontal middle of the alignment rectangle; of a scroll view always that of its frame.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.anchor(self, .centerX, NSLayoutXAxisAnchor.init) }
  /// The vertical middle of the alignment rectangle; of a scroll view always that of its frame.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .centerY, NSLayoutYAxisAnchor.init) }
  /// The baseline of the first line of text in ``UIView/forFirstBaselineLayout``; the bottom edge of a view without
  /// text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .firstBaseline, NSLayoutYAxisAnchor.init) }
  /// The baseline of the last line of text in ``UIView/forLastBaselineLayout``; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.anchor(self, .lastBaseline, NSLayoutYAxisAnchor.init) }

  /// Makes this view hold a constraint, which activates it. Its items have to be the view itself, its descendants, or
  /// guides of these. An item elsewhere in this tree raises; with an item of another tree, the constraint waits until
  /// that item is inside the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds the constraints in the order of the array; see ``addConstraint(_:)``.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; one that another view holds stays. Linear in the constraints of the
  /// view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }

  /// Ignores constraints that this view does not hold. Linear in the constraints of the view and those removed.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { letGo(constraints) }

  /// The frame without ``layoutMargins``. The guide costs the engine no variables: its edges are expressions over the
  /// view's.
  open var layoutMarginsGuide: UILayoutGuide { classGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }

  /// The frame without ``safeAreaInsets``, which are zero before the first layout.
  open var safeAreaLayoutGuide: UILayoutGuide { classGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The layout margins guide, narrowed around its center to the width that is readable at the present text size. At
  /// accessibility text sizes the margins alone decide (DEVIATIONS.md, 37).
  open var readableContentGuide: UILayoutGuide { classGuide(.readableContent, "UIViewReadableContentGuide") }

  /// How strongly the view resists being longer than its content along the axis: 250, or 750 in controls of one usual
  /// size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalHugging : contentPriorities.verticalHugging
  }

  /// Takes effect at the next layout; without an intrinsic length along the axis it has no effect. Priorities above
  /// 1000 count as 1000.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hug(priority, for: axis)
  }

  /// How strongly the view resists being shorter than its content along the axis: 750 unless its class or somebody says
  /// otherwise.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.horizontalResistance : contentPriorities.verticalResistance
  }

  /// Takes effect at the next layout; without an intrinsic length along the axis it has no effect. Priorities above
  /// 1000 count as 1000.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resist(priority, for: axis) }

  /// The frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }

  /// The rectangle that constraints mean if the view has this frame: the frame without ``alignmentRectInsets``; points,
  /// in the frame's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Sets the size of the frame to ``sizeThatFits(_:)`` of the present size. The top left corner stays in place.
  open func sizeToFit() { untransformedFrame.size = sizeThatFits(bounds.size) }

  /// The margins at the left and the right edge, whatever the reading direction, and at top and bottom; in points.
  /// Reading gives the margins in effect, with those preserved from the superview and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { physicalMargins }
    set { physicalMargins = newValue }
  }

  /// The margins that were set, in points, by reading direction; without those preserved from the superview and without
  /// the safe area, which iOS includes (DEVIATIONS.md, 11). By default 8, or the system's minimum in a controller's
  /// root view.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins }
    set { ownMargins = newValue }
  }

  /// The direction that ``semanticContentAttribute`` forces; where that is unspecified, the direction of the view's
  /// traits, and left to right if they have none.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    guard semanticContentAttribute == .unspecified else {
      return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the constraints allow more than one position or size of the view, as of the last layout.
  ///
  /// Only views placed by constraints can be ambiguous. Before the first layout the answer is false.
  open var hasAmbiguousLayout: Bool { layoutHost.map { !$0.ambiguity(of: self).isEmpty } ?? false }

  /// Gives an ambiguous view another of the frames that its constraints allow; no effect on other views.
  ///
  /// Every ambiguous quantity goes to the end of its range that is further away, so that a second call goes to the
  /// other end. A range without an end stops at the superview's edge. A place that only one inequality bounds returns to that bound.
  /// iOS chooses at random (DEVIATIONS.md, 19).
  open func exerciseAmbiguityInLayout() { layoutHost?.exerciseAmbiguity(of: self) }

  /// The constraints that determine the view's position and size along an axis, as of the last layout: those that views
  /// hold, and those that the system makes of frames, masks and contents.
  ///
  /// Inequalities that are not tight and optional constraints that gave way are not among them. If several constraints
  /// require the same, the answer is one of several correct ones.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutHost?.constraintsAffecting(self, axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  /// Calls `updateConstraints` of the view and of every view below it that asked for it, leaves to root. Moves no view.
  open func updateConstraintsIfNeeded() { hostForLayout.updateConstraintsPass(below: self) }

  /// Lays out the whole tree that the view is in, if anything has changed: updates constraints, leaves to root, solves,
  /// and places subviews, root to leaves. On iOS only the view's subtree and its ancestors are concerned
  /// (DEVIATIONS.md, 43).
  ///
  /// A call from within a `layoutSubviews` lays out only the view's subtree, so that its subviews have their frames on
  /// return.
  open func layoutIfNeeded() { layOutTree() }

  /// Hugging and compression resistance of a new instance of the class.
  var classContentPriorities: ContentPriorities { ContentPriorities() }

  /// `isUserInteractionEnabled` of a new instance of the class: false for labels and image views.
  var takesTouchesWhenMade: Bool { true }

  /// Whether a new size asks for a new display whatever ``contentMode`` is: true for labels.
  var redrawsWhenResized: Bool { false }

  /// Baselines within the alignment rectangle; the bottom edge unless the view shows text.
  var firstBaseline: TextBaseline { .bottom }
  var lastBaseline: TextBaseline { .bottom }

  /// Asks for `intrinsicContentSize` again before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeIsStale() }

  // `subviews` is in drawing order, back to front. A view of another hierarchy is removed from that first.

  /// Puts the view in front of all others; a view that is a subview already moves to the front.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Index 0 is the rearmost place. An index past the end counts as the end, a negative one as 0.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts the view directly behind its sibling, or behind all others if the sibling is no subview of this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  /// Puts the view directly in front of its sibling, or in front of all others if the sibling is no subview of this
  /// view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Swaps two places in ``subviews``. An index past the end stops the program.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    ownLayer.exchange(subviews[index1].ownLayer, subviews[index2].ownLayer)
  }
  /// Moves a subview to the end of ``subviews``. A view of another superview is taken from it.
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }
  /// Moves a subview to the beginning of ``subviews``. A view of another superview is taken from it.
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }
  /// Removes with the view every constraint of its ancestors that reaches into it. No effect on a root.
  open func removeFromSuperview() { leaveSuperview() }

  /// The font of the first or last line of text; nil for a view without text.
  func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { nil }

  /// Whether the intrinsic height depends on the width the layout gives (multi-line text).
  var needsSolvedWidth: Bool { false }

  /// Called when the safe area of the superview has changed, for views whose size depends on it.
  func superviewSafeAreaDidChange() {}

  /// Whether a row gives the view an equal share of its width (`UIStackView+Distribution.swift`).
  var sharesRowWidth: Bool { false }

  /// The width at which a view that needs it measures its ``intrinsicContentSize``, in points; nil, the natural one, before a layout.
  /// The views whose ``needsSolvedWidth`` may be true store it, others need none.
  var automaticWidth: CGFloat? {
    get { nil }
    set {}
  }

  /// The text shown after the address in logs.
  var logTitle: String? { nil }

  /// Asks for a call of ``draw(_:)`` when the view is drawn next. It has no effect on layout.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// The same: the rectangle, in the view's coordinates, makes no difference.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Asks for a call of `layoutSubviews` in the next layout pass. No run loop starts that pass: somebody calls
  /// `layoutIfNeeded`.
  open func setNeedsLayout() {
    mark(.layout)
    layoutHost?.passState.layoutIsPending = true
  }

  /// Asks for a call of `updateConstraints` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    mark(.constraints)
    layoutHost?.passState.layoutIsPending = true
  }

  /// Asks for a call of `updateProperties` in the next layout pass. Several requests before it are one. Of iOS 26: for earlier releases the
  /// method is not called.
  open func setNeedsUpdateProperties() { ask(for: .ownProperties) }

  /// Called in a layout pass for a new view and for one that has asked for it, root to leaves, before constraints are updated: the place
  /// to set what the view shows. Values that it reads from observable objects are watched, and it is called again when they have changed.
  open func updateProperties() {}

  /// Calls `updateProperties` of the view, its controller and all below it that have asked for it.
  open func updatePropertiesIfNeeded() { hostForLayout.updatePropertiesPass(below: self) }

  /// Whether ``setNeedsUpdateConstraints()`` was called since the last ``updateConstraints()``; true for a new view.
  open func needsUpdateConstraints() -> Bool { layoutState.needs.contains(.constraints) }

  /// Called before a layout for a view that has asked for it, to change constraints. An override calls super last and
  /// does not call `setNeedsUpdateConstraints`, which would ask for another round.
  open func updateConstraints() { layoutState.didReachBaseUpdate = true }

  /// Gives the direct subviews the frames that the engine computed. An override calls super first; if it calls it again, what has
  /// changed since counts.
  open func layoutSubviews() {
    if layoutState.didReachBaseLayout { layoutHost?.takeInChanges(below: self) }
    layoutState.didReachBaseLayout = true
    layoutHost?.placeSubviews(of: self)
  }

  /// The foremost view below a point in the view's coordinates, this one included; nil if the point is outside.
  ///
  /// Views that are hidden, nearly transparent (an alpha below 0.01) or take no touches are left out with all that is inside of them, and
  /// so are subviews where they reach out of a superview.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, event) }
  /// Whether a point in the view's coordinates is inside of it: in its bounds, unless a subclass decides otherwise.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a recognizer of the view may recognize its gesture, asked before its delegate; true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The size that suits the view best within `size`, in points. The present size, unless a subclass overrides this.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that satisfies the constraints inside the view and is nearest to `targetSize`, in points. Both axes match
  /// the target with a priority of 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with a priority for each axis at which it matches the target; at 1000 the result has the target's
  /// length. No frame changes. Costs a layout of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutHost.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Called after a view became a subview, and not when a subview changes its place among the others.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves, while it is still in ``subviews`` and its constraints hold.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes, with nil if the view will be without one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed, the last of the callbacks of such a move (DEVIATIONS.md, 44).
  open func didMoveToSuperview() {}
  /// Called for the view and then for all below it, before they are in another window or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called for the view and then for all below it, once they are in another window or in none.
  open func didMoveToWindow() {}
  /// Called in the layout pass, before the controller's `viewSafeAreaInsetsDidChange`.
  open func safeAreaInsetsDidChange() {}
  /// Called in the layout pass in which ``layoutMargins`` changed, whether they were set or follow the safe area or the
  /// superview's margins.
  open func layoutMarginsDidChange() {}
  /// Called at the layout after the traits have changed, before anything else in it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called here: documents are laid out without the app's code, and programs run as on a device.
  open func prepareForInterfaceBuilder() {}
  /// Draws the view's content into the current context, in the coordinates of the bounds; nothing unless a subclass
  /// overrides it.
  ///
  /// It is called when the view is drawn, which is after a layout and only if somebody asks for it, such as
  /// ``recordedDrawing()``: the first time, after ``setNeedsDisplay()``, and for a new size if ``contentMode`` is `redraw`.
  /// The rectangle is that of the bounds. What was drawn is kept and cut at the bounds.
  open func draw(_ rect: CGRect) {}
  /// Calls ``draw(_:)`` with the context as the current one. The layer calls this when it is displayed.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
  /// Leaves the content to ``draw(_:)``. An override provides it by setting the layer's contents.
  open func display(_ layer: CALayer) { layer.leaveDisplayToDrawing() }
  /// By which the app finds the view again at its next launch. Nil by default.
  open var restorationIdentifier: String? {
    get { ownRestorationIdentifier }
    set { ownRestorationIdentifier = newValue }
  }
  /// Called when the app has gone to the background, on a view with an identifier in a controller that is kept. An override writes what it
  /// needs; no class of the library writes anything.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called at a launch that restores, with what was written.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called before ``draw(_:)``; does nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing: subviews have their places from the layout. Layers that were added to the view's layer can get theirs here.
  open func layoutSublayers(of layer: CALayer) {}
  // MARK: Pictures of the view (see UIView+Snapshot.swift)

  /// A view of the same size that shows what this one shows now, with the same frame; nil for a view without an area.
  ///
  /// - Parameter afterUpdates: Whether the tree is laid out first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds, .zero, afterUpdates) }
  /// The same of a part of the view, in its coordinates. What is outside of the insets keeps its size when the result is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, capInsets, afterUpdates) }

  // MARK: Focus: there is none here (see Focus)

  /// False, unless a subclass says otherwise. The library does not read it: nothing moves focus.
  open var canBecomeFocused: Bool { false }
  /// False: nothing has focus.
  open var isFocused: Bool { false }
  /// The view that asks for focus; nil by default. Deprecated since iOS 10.
  open var preferredFocusedView: UIView? { nil }
  /// Where focus goes within the view; nothing by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether focus may move; true by default. Never asked: nothing moves it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called on iOS when focus has moved. No effect here, and never called: nothing moves it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    LayoutLog.noteWithoutEffect("UIView.didUpdateFocus")
  }
  /// No effect here, which the log says once: nothing has focus.
  open func setNeedsFocusUpdate() { LayoutLog.noteWithoutEffect("UIView.setNeedsFocusUpdate") }
  /// No effect here, which the log says once: nothing has focus.
  open func updateFocusIfNeeded() { LayoutLog.noteWithoutEffect("UIView.updateFocusIfNeeded") }
  /// The group within which the Tab key moves focus; nil by default. No effect here, which the log says once.
  open var focusGroupIdentifier: String? {
    get { extras?.rare?.focusGroupIdentifier }
    set {
      madeExtras.madeRare.focusGroupIdentifier = newValue
      LayoutLog.noteWithoutEffect("UIView.focusGroupIdentifier")
    }
  }
  /// What shows that the view has focus; nil by default. No effect here, which the log says once: nothing has focus.
  open var focusEffect: UIFocusEffect? {
    get { extras?.rare?.focusEffect }
    set {
      madeExtras.madeRare.focusEffect = newValue
      LayoutLog.noteWithoutEffect("UIView.focusEffect")
    }
  }

  /// False, and not read by the library: the engine lays out every tree.
  open class var requiresConstraintBasedLayout: Bool { false }

  // Static, because Swift has no stored class properties.
  /// The length of an axis along which a view has no intrinsic size: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// A target for `systemLayoutSizeFitting` that asks for the smallest size the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A target for `systemLayoutSizeFitting` that asks for the largest size the constraints allow, up to 10,000 points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  open override var description: String { MainActor.assumeIsolated { fullDescription } }

  /// The class as logs name it.
  var logClassName: String { interfaceBuilderClassName ?? UIKitCore.logClassName(of: type(of: self)) }
}
