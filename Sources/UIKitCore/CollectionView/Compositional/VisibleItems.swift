import Geometry

/// An element that a handler of a section looks at and changes before it is shown.
@MainActor
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// By how much the section has scrolled by itself; added to what is seen.
  private let offset: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, _ offset: CGPoint) {
    (self.attributes, self.offset) = (attributes, offset)
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(attributes.transform) }
    set { attributes.transform = CATransform3DGetAffineTransform(newValue) }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var name: String { attributes.representedElementKind ?? "\(attributes.indexPath)" }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the sections in sight, which may change what the attributes say. Linear in the attributes.
  func callHandlers(of present: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, let surroundings else { return }
    let numbers = Set(present.lazy.filter { $0.indexPath.count == 2 }.map(\.indexPath.section)).sorted()
    for number in numbers where sections.indices.contains(number) {
      let frames = sections[number].frames
      guard let handler = frames.section.visibleItemsInvalidationHandler else { continue }
      var offset = view.contentOffset
      var shift = CGPoint.zero
      if frames.isOrthogonal {
        var scrolled = self.offset(ofSection: number)
        // What a scroll view of iOS has as its offset counts from the left.
        if surroundings.isRightToLeft, scrollAxis == .vertical { scrolled = frames.greatestOffset - scrolled }
        shift[scrollAxis.other] = scrolled
        offset = shift
      }
      let items = present.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
        .map { item in
          let moves =
            frames.isOrthogonal && !frames.boundaries.contains { $0.item.elementKind == item.representedElementKind }
          return VisibleItem(item, moves ? shift : .zero)
        }
      handler(items, offset, environment(surroundings))
    }
  }
}
