import Geometry

/// The place and the look of one element: a cell, a supplementary view or a decoration.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Section and item, both from 0.
  open var indexPath = IndexPath()
  /// In the content's coordinates, points.
  open var frame = CGRect.zero
  /// False by default; hides the view, which is made nevertheless.
  open var isHidden = false
  /// From 0 to 1, the default; becomes the view's.
  open var alpha: CGFloat = 1
  /// 0 by default. Views of a greater index are in front; among equals the one that was made last.
  open var zIndex = 0
  /// The identity by default; becomes the view's.
  open var transform = CGAffineTransform.identity
  /// What kind of view has these attributes.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or decoration; nil for a cell.
  public internal(set) var representedElementKind: String?
  /// The axes along which the view says how long it is. Empty by default: then it is not asked.
  var estimatedAxes: Set<Axis> = []
  /// What the list around the view says to it; nil outside of a list.
  var list: ListSurroundings?

  /// Of an empty frame, shown and opaque.
  public override required init() { super.init() }

  /// Of the cell of an item, with an empty frame, shown and opaque.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Of a header, footer or another view beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, elementKind)
    representedElementCategory = .supplementaryView
  }

  /// Of a view that the layout itself makes.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// The size of ``frame``, in points. Setting it keeps the corner, not the center as on iOS.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle of ``frame`` in the content's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// A rectangle of ``size`` at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Attributes of the same class. A subclass with properties of its own overrides this and copies them.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any = ()
    MainActor.assumeIsolated { made = duplicate() }
    return made
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    let made = type(of: self).init()
    (made.indexPath, made.frame, made.isHidden, made.alpha) = (indexPath, frame, isHidden, alpha)
    (made.zIndex, made.transform, made.estimatedAxes) = (zIndex, transform, estimatedAxes)
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    made.list = list
    return made
  }
}

extension UICollectionView {
  /// What kinds of views a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell
    /// A view that the data source makes beside the items.
    case supplementaryView
    /// A view that the layout makes.
    case decorationView
  }

  /// The kind of a header of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a footer of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Which view: layouts and collection views file them under it.
  struct Element: Hashable {
    let category: ElementCategory
    /// Empty for cells.
    let kind: String
    let path: IndexPath

    init(category: ElementCategory = .cell, kind: String = "", path: IndexPath) {
      (self.category, self.kind, self.path) = (category, kind, path)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(
        category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
        path: attributes.indexPath)
    }
  }
}
