/// The room for a section or for a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Points, with what the insets keep clear.
  var contentSize: CGSize { get }
  /// Points, without what the insets keep clear.
  var effectiveContentSize: CGSize { get }
  /// Points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Points; here the same as ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The circumstances in which a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room. That of the layout is the collection view without what bars cover; its insets are those that
  /// `contentInsetsReference` stands for.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
