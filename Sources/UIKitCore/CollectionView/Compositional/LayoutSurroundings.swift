import Platform

/// What a compositional layout was prepared for; if any of it changes, it is prepared anew.
struct LayoutSurroundings: Equatable {
  /// Points, without what bars cover.
  let size: CGSize
  let insets: [UIContentInsetsReference: NSDirectionalEdgeInsets]
  let traits: UITraitCollection
  let isRightToLeft: Bool
  let listRoom: ListRoom

  @MainActor init(_ view: UICollectionView) {
    let covered = view.adjustedContentInset
    size = CGSize(
      width: max(0, view.bounds.width - covered.left - covered.right),
      height: max(0, view.bounds.height - covered.top - covered.bottom))
    traits = view.traitCollection
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.isRightToLeft = isRightToLeft
    listRoom = traits.listRoom(ofWidth: view.bounds.width, on: view.layoutProfile)
    // What the scroll view's own inset keeps clear already is not kept clear again.
    func beyond(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      let (left, right) = (max(0, insets.left - covered.left), max(0, insets.right - covered.right))
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - covered.top), leading: isRightToLeft ? right : left,
        bottom: max(0, insets.bottom - covered.bottom), trailing: isRightToLeft ? left : right)
    }
    let margins = view.marginState.effective
    let excess =
      view.bounds.width - margins.left - margins.right
      - CGFloat(
        ReadableWidth.limit(at: view.layoutProfile.contentSizeCategory))
    var readable = margins
    readable.left += max(0, excess / 2)
    readable.right += max(0, excess / 2)
    insets = [
      .none: .zero, .safeArea: beyond(view.safeAreaInsets), .layoutMargins: beyond(margins),
      .readableContent: beyond(readable),
    ]
  }
}
