final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The margin of a root view as wide as the collection view, in points.
  let systemSide: CGFloat
  /// Of the collection view, without what its insets keep clear already; points.
  let safeArea: NSDirectionalEdgeInsets

  init(
    _ container: LayoutContainer, _ traitCollection: UITraitCollection, systemSide: CGFloat,
    safeArea: NSDirectionalEdgeInsets
  ) {
    (self.container, self.traitCollection, self.systemSide) = (container, traitCollection, systemSide)
    self.safeArea = safeArea
  }

  /// The same for another room.
  func with(_ size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection, systemSide: systemSide, safeArea: safeArea)
  }
}
