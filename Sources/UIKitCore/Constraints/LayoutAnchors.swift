/// An object whose edges can be constrained: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {
  /// The left edge of the alignment rectangle, the right edge where the view that holds the constraint reads from right
  /// to left.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge of the alignment rectangle, the left edge where the view that holds the constraint reads from right
  /// to left.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left edge of the alignment rectangle in every language.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right edge of the alignment rectangle in every language.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The upper edge of the alignment rectangle; of a scroll view, for what is inside it, that of its content.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the alignment rectangle; of a scroll view, for what is inside it, that of its content.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width of the alignment rectangle, in points; of a scroll view always that of its frame.
  var widthAnchor: NSLayoutDimension { get }
  /// The height of the alignment rectangle, in points; of a scroll view always that of its frame.
  var heightAnchor: NSLayoutDimension { get }
  /// The horizontal middle of the alignment rectangle; of a scroll view always that of its frame.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The vertical middle of the alignment rectangle; of a scroll view always that of its frame.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
}

/// The anchors that an item has handed out: on iOS each attribute has one object for as long as the item lives, by which libraries
/// recognize it. They are few, so that a search takes no time.
struct LayoutAnchors {
  private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  /// The anchor of the attribute; the item makes it when it is first asked for.
  @MainActor
  mutating func anchor<Anchor: NSObject>(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ make: (AnyObject, NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    if let known = anchors.first(where: { $0.attribute == attribute })?.anchor as? Anchor { return known }
    let anchor = make(item, attribute)
    anchors.append((attribute, anchor))
    return anchor
  }
}

/// A view or guide, which hands out the same anchor for an attribute again and again.
@MainActor
protocol AnchorOwner: LayoutAnchoring {
  var anchors: LayoutAnchors { get set }
}

extension UIView: AnchorOwner {}

extension UILayoutGuide: AnchorOwner {}

extension NSLayoutConstraint {
  /// The first side as an anchor, be it an attribute or a distance. For an attribute it is the object that the item hands out.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    firstDistance.map { NSLayoutAnchor($0, firstAttribute) } ?? Self.anchor(of: firstItem, firstAttribute)
  }

  /// The second side as an anchor; nil if the first side is compared with the constant alone.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard hasSecondSide else { return nil }
    return secondDistance.map { NSLayoutAnchor($0, secondAttribute) } ?? Self.anchor(of: secondItem, secondAttribute)
  }

  private static func anchor(of item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    guard let owner = item as? any AnchorOwner, let axis = attribute.engine.axis else {
      return NSLayoutAnchor(item, attribute)
    }
    if attribute.engine.isSize { return untyped(owner.anchors.anchor(owner, attribute, NSLayoutDimension.init)) }
    return axis == .horizontal
      ? untyped(owner.anchors.anchor(owner, attribute, NSLayoutXAxisAnchor.init))
      : untyped(owner.anchors.anchor(owner, attribute, NSLayoutYAxisAnchor.init))
  }

  /// The type parameter keeps axes apart at compile time and is nowhere in the object, so that the one object is an anchor of any
  /// object, too, as it is in Objective-C. `as? NSLayoutDimension` gives it its type back.
  private static func untyped<Anchor>(_ anchor: NSLayoutAnchor<Anchor>) -> NSLayoutAnchor<AnyObject> {
    Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
