import Geometry

/// Makes the section of a number. It is called for each section whenever the layout is invalidated, and when the size, the
/// insets or the traits of the collection view change. Nil becomes a section without items, where iOS raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// 1. The section provider makes the sections; each is resolved to places in its own coordinates (`SectionFrames`), its groups
///    from the outside in (`GroupResolver`).
/// 2. Sections follow each other along scrolling, with the views at the edges of the layout around them.
/// 3. Views in sight whose size is an estimate are asked for it. Sections with such views are resolved again, once for all of
///    them, and the provider is not asked again.
///
/// Everything counts from the leading edge and is mirrored at the end where the view reads from right to left. Preparing is
/// linear in the number of sections and of items that were measured, a look at what is in sight is logarithmic in it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// A new one counts from the next layout on. A change of the object's properties does not invalidate the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// The section is that of all numbers.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// The section is that of all numbers.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// The closure makes the section of each number.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// The closure makes the section of each number; the layout keeps it alive.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Nil: documents have no compositional layouts.
  public required init?(coder: NSCoder) { nil }

  /// All sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: State

  /// A section and where it begins along scrolling, in points.
  struct PlacedSection {
    var frames: SectionFrames
    var origin: CGFloat = 0
    var end: CGFloat { origin + frames.size[axis] }
    let axis: Axis
  }

  private(set) var surroundings: LayoutSurroundings?
  private(set) var sections: [PlacedSection] = []
  private(set) var boundaries: [SectionFrames.Boundary] = []
  private var contentSize = CGSize.zero
  /// Of the sections that scroll by themselves.
  var orthogonal = OrthogonalScrolling()
  /// What views asked for, by section; the layout's own under -1.
  private var preferred: [Int: PreferredSizes] = [:]
  private var hasOldSections = true
  private var changedSections: Set<Int> = []

  var scrollAxis: Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
  open override var collectionViewContentSize: CGSize { contentSize }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  func section(_ number: Int) -> NSCollectionLayoutSection? {
    sections.indices.contains(number) ? sections[number].frames.section : nil
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let present = LayoutSurroundings(view)
    if present != surroundings {
      (surroundings, hasOldSections) = (present, true)
      preferred = [:]
      view.forgetFittedSizes()
    }
    if hasOldSections {
      sections = (0..<view.numberOfSections).map { resolve($0, nil, view.numberOfItems(inSection: $0), present) }
    } else {
      for number in changedSections where sections.indices.contains(number) {
        let old = sections[number].frames
        sections[number] = resolve(number, old.section, old.itemCount, present)
      }
    }
    (hasOldSections, changedSections) = (false, [])
    if !orthogonal.offsets.isEmpty { limitOffsets() }
    stack(present)
  }

  /// Step 1; without a section the provider is asked for it.
  private func resolve(
    _ number: Int, _ known: NSCollectionLayoutSection?, _ itemCount: Int, _ surroundings: LayoutSurroundings
  ) -> PlacedSection {
    let environment = self.environment(surroundings)
    let section = known ?? provider(number, environment) ?? .empty
    let ofLayout = configuration.contentInsetsReference.or(.safeArea)
    let reference = section.contentInsetsReference.or(ofLayout)
    let ofViews = section.supplementaryContentInsetsReference.or(reference)
    let circumstances = SectionFrames.Circumstances(
      scrollAxis: scrollAxis, container: surroundings.size, reference: surroundings.insets(reference, scrollAxis),
      supplementaryReference: surroundings.insets(ofViews, scrollAxis), environment: environment,
      sizes: preferred[number] ?? PreferredSizes())
    return PlacedSection(
      frames: SectionFrames(section, itemCount: itemCount, circumstances), axis: scrollAxis)
  }

  func environment(_ surroundings: LayoutSurroundings) -> LayoutEnvironment {
    let insets = surroundings.insets(configuration.contentInsetsReference.or(.safeArea), scrollAxis)
    return LayoutEnvironment(
      LayoutContainer(surroundings.size, insets), surroundings.traits, listRoom: surroundings.listRoom,
      safeArea: surroundings.insets(.safeArea, .vertical))
  }

  /// Step 2.
  private func stack(_ surroundings: LayoutSurroundings) {
    let clear = surroundings.insets(configuration.contentInsetsReference.or(.safeArea), scrollAxis)
    let sides = BoundarySides(
      configuration.boundarySupplementaryItems, surroundings.size.inset(by: clear), preferred[-1] ?? PreferredSizes())
    var position = sides.insets.start(scrollAxis)
    for number in sections.indices {
      if number > 0 { position += configuration.interSectionSpacing }
      sections[number].origin = position
      position = sections[number].end
    }
    contentSize = surroundings.size
    contentSize[scrollAxis] = position + sides.insets.end(scrollAxis)
    boundaries = sides.frames(around: contentSize, clear)
  }

  // MARK: Invalidation

  open override func invalidateLayout() {
    hasOldSections = true
    super.invalidateLayout()
  }

  /// Other bounds of the same size invalidate nothing, and the size of a view only its section.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let wish = context.preferred {
      note(wish)
    } else {
      hasOldSections = true
    }
    super.invalidateLayout(with: context)
  }

  private func note(_ wish: UICollectionViewLayoutAttributes) {
    let path = wish.indexPath
    let number = path.count < 2 ? -1 : path.section
    let item = path.count < 2 ? path.first ?? 0 : path.item
    if wish.representedElementCategory == .cell {
      preferred[number, default: PreferredSizes()].items[item] = wish.size
    } else {
      let view = PreferredSizes.View(kind: wish.representedElementKind ?? "", number: item)
      preferred[number, default: PreferredSizes()].views[view] = wish.size
    }
    changedSections.insert(number)
  }

  /// True if the size changes: scrolling changes no places but those of pinned headers and footers, which are not prepared.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { surroundingsChanged }

  /// True if the size differs along an axis that the layout estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // Edges on pixels make a length up to a pixel longer or shorter than what was asked for.
    let pixel = 1 / (collectionView?.layoutScreen.scale ?? 1)
    return originalAttributes.estimatedAxes.contains {
      abs(preferredAttributes.size[$0] - originalAttributes.size[$0]) > pixel - 1e-6
    }
  }

  override var surroundingsChanged: Bool { collectionView.map { LayoutSurroundings($0) } != surroundings }
  override func forgetPreferredSizes() { preferred = [:] }

  // MARK: Places (see UICollectionViewCompositionalLayout+Attributes.swift)

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofView: elementKind, at: indexPath) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofDecoration: elementKind, at: indexPath) }
}

extension UIContentInsetsReference {
  /// Another one instead of `automatic`.
  fileprivate func or(_ other: UIContentInsetsReference) -> UIContentInsetsReference {
    self == .automatic ? other : self
  }
}

extension LayoutSurroundings {
  /// What a reference keeps clear across scrolling.
  fileprivate func insets(_ reference: UIContentInsetsReference, _ scrollAxis: Axis) -> NSDirectionalEdgeInsets {
    var insets = insets[reference] ?? .zero
    if scrollAxis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }
}

extension NSCollectionLayoutSection {
  /// A section that shows nothing.
  fileprivate static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }
}
