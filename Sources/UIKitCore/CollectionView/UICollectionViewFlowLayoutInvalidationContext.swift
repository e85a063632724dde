/// What of a flow layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// True by default. The delegate is asked for sizes either way.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True by default. The attributes are made anew either way.
  open var invalidateFlowLayoutAttributes = true
}
