/// What of a flow layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// True by default. If this and ``invalidateFlowLayoutAttributes`` are false, the delegate is not asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True by default. If this and ``invalidateFlowLayoutDelegateMetrics`` are false, items keep their places.
  open var invalidateFlowLayoutAttributes = true
}
