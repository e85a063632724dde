/// A view behind a section, which the layout itself makes.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a class or nib is registered with the layout.
  public let elementKind: String
  /// -1 by default: behind the items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// As large as the section with its insets, headers and footers, less the ``NSCollectionLayoutItem/contentInsets``.
  public class func background(elementKind: String) -> Self {
    unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind: elementKind), to: Self.self)
  }
}
