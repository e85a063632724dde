import Platform

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

/// What the insets of sections, or of views at their edges, count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section what its layout has; of a layout the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area of the collection view.
  case safeArea
  /// The margins of the collection view.
  case layoutMargins
  /// The guide of the collection view in which text is comfortable to read.
  case readableContent
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero) {
    (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
  }
}

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

/// What a compositional layout was prepared for; if any of it changes, it is prepared anew.
struct LayoutSurroundings: Equatable {
  /// Points, without what bars cover.
  let size: CGSize
  let insets: [UIContentInsetsReference: NSDirectionalEdgeInsets]
  let traits: UITraitCollection
  let isRightToLeft: Bool
  let systemSide: CGFloat

  @MainActor init(_ view: UICollectionView) {
    let covered = view.adjustedContentInset
    size = CGSize(
      width: max(0, view.bounds.width - covered.left - covered.right),
      height: max(0, view.bounds.height - covered.top - covered.bottom))
    traits = view.traitCollection
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.isRightToLeft = isRightToLeft
    systemSide = traits.systemMargin(ofWidth: view.bounds.width, on: view.layoutProfile)
    // What the scroll view's own inset keeps clear already is not kept clear again.
    func beyond(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      let (left, right) = (max(0, insets.left - covered.left), max(0, insets.right - covered.right))
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - covered.top), leading: isRightToLeft ? right : left,
        bottom: max(0, insets.bottom - covered.bottom), trailing: isRightToLeft ? left : right)
    }
    let margins = view.effectiveMargins
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
