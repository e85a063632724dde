final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero) {
    (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
  }
}
