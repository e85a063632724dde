/// The shadow of a text: the value of `NSAttributedString.Key.shadow`, which is kept, but not drawn.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()
  /// Points to the right and down; zero by default.
  open var shadowOffset = CGSize.zero
  /// Points; 0, the default, has sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; by default black with an alpha of a third. Nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow without offset and blur.
  public override init() { super.init() }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }
  open override var hash: Int { shadowBlurRadius.hashValue }
}
