import Foundation

/// A rectangle with a look, a content and layers in front of it, and the place where it is shown while it moves
/// (`LayerAnimation.swift`). ``render(in:)`` records it.
///
/// A view's layer follows the view, but the view does not follow its layer (DEVIATIONS.md, 42). Colors are of a type
/// of this module, because Foundation on Linux has no CGColor.
open class CALayer {
  /// Points, at most half of the shorter edge; 0 by default. Background and border follow it, and what
  /// ``masksToBounds`` cuts.
  open var cornerRadius: CGFloat = 0
  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners = CACornerMask.all
  /// Stored without effect: corners are quarters of circles.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != .circular { EffectLog.noteWithoutEffect("CALayer.cornerCurve") } }
  }
  /// Points, inwards from the edges of the bounds; 0 by default. The border covers contents and sublayers.
  open var borderWidth: CGFloat = 0
  /// Nil by default, which is drawn in black.
  open var borderColor: CGColor?
  /// Nil by default. A view sets it to its own background color.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }
  /// Whether contents and sublayers end at the bounds with their round corners; false by default. It is the same as the
  /// `clipsToBounds` of a layer's view.
  open var masksToBounds: Bool {
    get { ownMasksToBounds }
    set { ownMasksToBounds = newValue }
  }
  /// Whether the layer and its sublayers are left out; false by default.
  open var isHidden = false
  /// A layer in this one's coordinates, without a superlayer, whose alpha decides what of this one and its sublayers is
  /// visible; nil by default.
  open var mask: CALayer?
  /// From 0, the default, to 1. A layer that masks to its bounds shows no shadow.
  open var shadowOpacity: Float = 0
  /// Points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// Points; by default 3 upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Opaque black by default. Without a color there is no shadow.
  open var shadowColor: CGColor? = .black
  /// In the layer's own coordinates; nil, the default, is the shape of what the layer and its sublayers show.
  open var shadowPath: CGPath?
  /// From 0 to 1, the default. A view sets it to its alpha.
  open var opacity: Float = 1
  /// 0 by default. Of the sublayers of one layer those with a greater number are in front, of equal ones the later.
  open var zPosition: CGFloat = 0
  /// Points, in the layer's own coordinates. A new size asks for a layout, and for a new display if
  /// ``needsDisplayOnBoundsChange`` says so.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      let isResized = newValue.size != ownBounds.size
      ownBounds = newValue
      if isResized { sizeDidChange() }
    }
  }
  /// The anchor point in the superlayer's coordinates, points.
  open var position: CGPoint {
    get { ownPosition }
    set { ownPosition = newValue }
  }
  // In properties of the module, which are not checked for overlapping accesses: the layer of each view is made with it and moved in
  // each layout.
  final var ownBounds = CGRect.zero
  final var ownPosition = CGPoint.zero
  final var ownBackgroundColor: CGColor?
  final var ownMasksToBounds = false
  final var ownContentsGravity = CALayerContentsGravity.resize
  final var ownNeedsDisplayOnBoundsChange = false
  /// The point of the bounds that ``position`` is about, in their unit square. The layers of views keep the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CGAffineTransform.identity
  /// What few layers have; see `LayerExtras`.
  var extras: LayerExtras?
  /// The transformation about the anchor point; the identity by default. The parts in the layer's plane count.
  open var transform: CATransform3D {
    get { extras?.spatialTransform ?? CATransform3DMakeAffineTransform(ownTransform) }
    set {
      setAffineTransform(newValue.affine)
      if !CATransform3DIsAffine(newValue) { madeExtras.spatialTransform = newValue }
    }
  }
  /// Stored without effect.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      madeExtras.sublayerTransform = newValue
      if newValue != CATransform3DIdentity { EffectLog.noteWithoutEffect("CALayer.sublayerTransform") }
    }
  }
  /// Nil by default; nothing here reads it.
  open var name: String?
  /// A promise that only saves work on iOS: what a layer covers is drawn all the same. False by default.
  open var isOpaque = false
  /// False by default. A hint that only saves work on iOS: here nothing is drawn before it is asked for.
  open var shouldRasterize = false
  /// Pixels per point of a layer that ``shouldRasterize``; 1 by default. Layers are recorded as shapes, which have no pixels.
  open var rasterizationScale: CGFloat = 1

  // The content; see CALayer+Display.swift.

  /// A `CGImage`, or what ``display()`` recorded; nil by default. Anything else is not shown.
  open var contents: Any?
  /// How the contents are placed if their size is not that of the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContentsGravity }
    set { ownContentsGravity = newValue }
  }
  /// Pixels per point of an image in ``contents``; 1 by default, but the screen's for the layer of a view.
  open var contentsScale: CGFloat = 1
  /// Whether a new size asks for a new display; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { ownNeedsDisplayOnBoundsChange }
    set { ownNeedsDisplayOnBoundsChange = newValue }
  }
  /// Draws the content and lays sublayers out in place of the layer. The layer of a view has the view.
  open weak var delegate: (any CALayerDelegate)?
  var isDisplayNeeded = false
  var isLayoutNeeded = false
  /// Set by the delegate's ``CALayerDelegate/display(_:)`` unless the delegate has one of its own.
  var isLeftToDraw = false

  package var animations: [LayerAnimation] = []

  // The tree; see CALayer+Sublayers.swift.
  var children: [CALayer] = []
  // Unsafe because a weak reference would cost every layout of views; a layer takes itself out of its sublayers.
  unowned(unsafe) var parent: CALayer?

  /// A layer of zero size at the origin, without colors.
  public init() {}

  /// A layer of zero size: the coder is not read.
  public required init?(coder: NSCoder) {}

  /// A copy without its animations, sublayers, mask and delegate.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { return }
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    backgroundColor = layer.backgroundColor
    masksToBounds = layer.masksToBounds
    shadowOpacity = layer.shadowOpacity
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadowColor = layer.shadowColor
    shadowPath = layer.shadowPath
    anchorPoint = layer.anchorPoint
    opacity = layer.opacity
    zPosition = layer.zPosition
    bounds = layer.bounds
    position = layer.position
    ownTransform = layer.ownTransform
    if let spatial = layer.extras?.spatialTransform { madeExtras.spatialTransform = spatial }
    maskedCorners = layer.maskedCorners
    isHidden = layer.isHidden
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    takeManagedValues(of: layer)
    takeOwnValues(of: layer)
  }

  /// Takes the values of a layer that only the class has; called at the end of ``init(layer:)``.
  func takeOwnValues(of layer: CALayer) {}

  /// A copy of a layer of this class, for what is on the screen. `uikit-sources` writes it for the classes of an app.
  open class func _copy(of layer: CALayer) -> CALayer { CALayer(layer: layer) }

  deinit {
    assert(parent == nil, "a layer is removed from its superlayer before it is deallocated")
    for layer in children { layer.parent = nil }
  }

  /// The transformation about the anchor point; the identity by default.
  public func affineTransform() -> CGAffineTransform { ownTransform }
  /// Sets the transformation about the anchor point. ``frame`` follows; bounds and position stay.
  public func setAffineTransform(_ m: CGAffineTransform) {
    ownTransform = m
    extras?.spatialTransform = nil
  }

  /// In the superlayer's coordinates, points: the smallest upright rectangle around the transformed bounds. Setting it sets the
  /// size of the bounds and the position; of a transformed layer the size is the one that turns into the frame's.
  open var frame: CGRect {
    get {
      let (width, height) = (bounds.width, bounds.height)
      let centered = CGRect(x: -width * anchorPoint.x, y: -height * anchorPoint.y, width: width, height: height)
      return (ownTransform.isIdentity ? centered : centered.applying(ownTransform)).offsetBy(
        dx: position.x, dy: position.y)
    }
    set {
      let size = CGRect(origin: .zero, size: newValue.size).applying(ownTransform.inverted()).size
      bounds.size = ownTransform.isIdentity ? newValue.size : size
      let now = frame
      position.x += newValue.minX - now.minX
      position.y += newValue.minY - now.minY
    }
  }

  // MARK: Display, declared here because extensions cannot be overridden

  /// Asks for a call of ``display()`` when the layer is next drawn or ``displayIfNeeded()`` is called.
  open func setNeedsDisplay() { isDisplayNeeded = true }
  /// The same: the rectangle makes no difference, because all of the content is drawn.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether somebody asked for a display since the last one.
  open func needsDisplay() -> Bool { isDisplayNeeded }
  /// Calls ``display()`` if somebody asked for it. Layers below are not concerned.
  open func displayIfNeeded() { if isDisplayNeeded { display() } }
  /// Has the delegate provide the contents by ``CALayerDelegate/display(_:)``; else records what ``draw(in:)`` draws within
  /// the bounds. A layer for which nothing is drawn keeps contents that somebody has set.
  open func display() { provideContents() }
  /// Draws the content in the coordinates of the bounds; has the delegate do so unless it is overridden.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Asks for a call of ``layoutSublayers()`` when the layer is next drawn or ``layoutIfNeeded()`` is called.
  open func setNeedsLayout() { isLayoutNeeded = true }
  /// Calls ``layoutSublayers()`` if somebody asked for it or the size changed. Layers below are not concerned.
  open func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }
  /// Places the sublayers; has the delegate do so unless it is overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Whether a layout is asked for that has not been done.
  open func needsLayout() -> Bool { isLayoutNeeded }
  /// How large the layer wants to be: as it is, unless a subclass says otherwise.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Finding

  /// Whether a point of the layer is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in front at a point of the superlayer: this one or one below it, without hidden ones and transparent ones; nil outside.
  /// A layer that masks to its bounds has no point outside of them.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = p.applying(transformToSuperlayer.inverted())
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    for layer in children.backToFront.reversed() {
      if let found = layer.hitTest(own) { return found }
    }
    return isInside ? self : nil
  }

  // MARK: Actions

  /// What happens when a value changes: what the delegate says, else what is in ``actions``, else ``defaultAction(forKey:)``. Asked here for
  /// the properties that a subclass has marked `@NSManaged`, before the value changes; the values of `CALayer` itself change at once.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }
  /// Nil: layers animate nothing by themselves.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a new value of a property asks for a display: of one that a subclass has marked `@NSManaged`. False by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value of a property that nobody has set: of one that a subclass has marked `@NSManaged`. Nil, the default, is zero.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Values by their names (see CALayer+Values.swift)

  /// The value of a property, or what was stored under another name; nil for none.
  open func value(forKey key: String) -> Any? { ownValue(key) }
  /// Sets a property, or stores a value under another name.
  open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, key) }
  /// The value of a property or a number of it, such as `transform.rotation.z`; nil for none.
  open func value(forKeyPath keyPath: String) -> Any? { partValue(keyPath) ?? value(forKey: keyPath) }
  /// Sets a property or a number of it, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if !setPart(value, keyPath) { setValue(value, forKey: keyPath) }
  }

  /// Draws the sublayers, from back to front.
  func paintSublayers(in context: CGContext) {
    for layer in children.backToFront { layer.renderInSuperlayer(context) }
  }

  /// Whether the class of the layer shows something between contents and sublayers.
  var hasShape: Bool { false }
  /// Draws it.
  func paintShape(in context: CGContext) {}

  /// Starts an animation, which takes the place of another with the key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  // MARK: Sublayers

  /// Adds the layer in front of the others, after removing it from where it was.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Adds the layer behind the one that is at the index now; the rearmost one has the index 0. Too large an index is the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.parent = self
  }

  /// Adds the layer behind a sibling; in front of all if that is none of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? children.count))
  }

  /// Adds the layer in front of a sibling, or of all if that is none of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count))
  }

  /// Puts a layer into the place of a sublayer; nothing if that is none of them.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    newLayer.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Does nothing to a layer without a superlayer.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
