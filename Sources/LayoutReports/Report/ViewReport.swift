import Geometry

/// A view after layout, with all that is needed to draw it.
public struct ViewReport: Hashable, Sendable {
  /// The document's id, for example `Xk2-9a-LpQ`; `nil` for a view made in code.
  public var id: String?
  /// The class as a user writes it: `UIStackView`, `CalculatorButton`.
  public var className: String
  /// The label given in Interface Builder, else the view's text, title or placeholder.
  public var name: String?
  /// In the superview's coordinates, as `UIView.frame` is: on the screen it lies `boundsOrigin` of the superview
  /// further to the left and up. The root's is in the screen's coordinates.
  public var frame: Rect
  /// The point of the view's own coordinates at its top left corner: a scroll view's offset, else zero.
  public var boundsOrigin: Point
  /// The size of what scrolls in the view, in points; nil for a view that does not scroll.
  public var contentSize: Size?
  /// Whether the view and everything in it is left out of the picture; it keeps its frame.
  public var isHidden: Bool
  /// From 0 to 1; multiplies the alpha of everything inside.
  public var alpha: Double
  /// Whether what is inside ends at the bounds, rounded corners included.
  public var clipsToBounds: Bool
  /// `nil` draws nothing behind the content.
  public var backgroundColor: Color?
  /// The radius of the corners in points; 0 for square ones.
  public var cornerRadius: Double
  /// The radius of the lower corners in points, where it is another one; nil for most views.
  public var lowerCornerRadius: Double?
  /// The corners that are not round; none for most views.
  public var squareCorners: Set<Corner>
  /// The width of the line inside the bounds.
  public var borderWidth: Double
  /// `nil` with a border is opaque black, as a layer's default is.
  public var borderColor: Color?
  /// What is drawn over the background and under the children.
  public var content: Content
  /// Nil casts none. A report that is not for drawing has none.
  public var shadow: ViewShadow?
  /// What alone is seen of the view and of everything inside; nil for all. A report that is not for drawing has none.
  public var mask: VectorPath?
  /// Nil for an upright view. A report that is not for drawing has none.
  public var transform: ViewTransform?
  /// Whether the view's text is all there; nil for views without text and those that scroll theirs.
  public var textFit: TextFit?
  /// What the view draws over its background and under its content, from back to front. A report that is not for drawing has none.
  public var decorations: [Decoration]
  /// What the view draws over its children, from back to front: the line below a row. A report that is not for drawing has none.
  public var overlays: [Decoration]
  /// From back to front.
  public var children: [ViewReport]

  /// A corner of a view as it is drawn, whatever the writing direction.
  public enum Corner: String, Hashable, Sendable, Codable, CaseIterable {
    /// One of the two at the top.
    case topLeft, topRight
    /// One of the two at the bottom.
    case bottomLeft, bottomRight
  }

  /// A visible view without a background, content or children, unless said otherwise.
  public init(
    id: String? = nil, className: String, name: String? = nil, frame: Rect, boundsOrigin: Point = .zero,
    contentSize: Size? = nil, isHidden: Bool = false, alpha: Double = 1, clipsToBounds: Bool = false,
    backgroundColor: Color? = nil,
    cornerRadius: Double = 0, lowerCornerRadius: Double? = nil, squareCorners: Set<Corner> = [],
    borderWidth: Double = 0, borderColor: Color? = nil,
    content: Content = .none, shadow: ViewShadow? = nil, mask: VectorPath? = nil, transform: ViewTransform? = nil,
    textFit: TextFit? = nil, decorations: [Decoration] = [], overlays: [Decoration] = [], children: [ViewReport] = []
  ) {
    self.id = id
    self.className = className
    self.name = name
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.contentSize = contentSize
    self.isHidden = isHidden
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.lowerCornerRadius = lowerCornerRadius
    self.squareCorners = squareCorners
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.content = content
    self.shadow = shadow
    self.mask = mask
    self.transform = transform
    self.textFit = textFit
    self.decorations = decorations
    self.overlays = overlays
    self.children = children
  }
}

/// Where a view is in a scene: the index of a child at each step from the root, empty for the root itself.
public struct ViewPath: Hashable, Sendable {
  /// The first is that of a child of the root; each counts from 0, in drawing order.
  public var indices: [Int]

  /// The path along those children, or that of the root.
  public init(_ indices: [Int] = []) {
    self.indices = indices
  }

  /// The path of the scene's own view.
  public static let root = ViewPath()

  /// The path of a child of the view at this path, which counts from 0 in drawing order.
  public func child(_ index: Int) -> ViewPath {
    ViewPath(indices + [index])
  }
}
