import UIKit

final class TortureFlow: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    sectionHeadersPinToVisibleBounds = true
    sectionInsetReference = .fromSafeArea
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as! UICollectionViewLayoutAttributes
      copy.alpha = copy.representedElementCategory == .cell ? 0.9 : 1
      return copy
    }
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
}
