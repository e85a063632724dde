/// A container that shows one page at a time, or two beside each other like an open book.
///
/// Pages fill the view, above a row of dots if the data source counts pages. There are no gestures: a program, or a test that
/// stands for a finger, calls ``turn(_:)``. Every change takes place at once.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How one page takes the place of another on iOS.
  public enum TransitionStyle: Int, Sendable {
    /// As paper is turned; pages may lie beside each other.
    case pageCurl
    /// By scrolling, one page after the other.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right, or as the language reads.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: the pages scroll.
    case none
    /// At the leading or upper edge; one page is shown.
    case min
    /// In the middle; two pages are shown.
    case mid
    /// At the trailing or lower edge; one page is shown.
    case max
  }

  /// Whether pages are turned towards the end.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// A key of the options of ``init(transitionStyle:navigationOrientation:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Takes any name; an unknown one has no effect.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``SpineLocation``, or its number; for the curl.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages while they scroll, which moves no page that rests.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// As it was made; ``TransitionStyle/pageCurl`` if a document made it.
  public let transitionStyle: TransitionStyle
  /// As it was made; horizontal if a document made it.
  public let navigationOrientation: NavigationOrientation
  /// `none` for pages that scroll, else `min` unless the options or the delegate say otherwise.
  open private(set) var spineLocation: SpineLocation
  /// None: no finger turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Stored without effect: on iOS, whether pages have backs.
  open var isDoubleSided = false {
    didSet { if isDoubleSided { LayoutLog.noteWithoutEffect("UIPageViewController.isDoubleSided") } }
  }
  /// Not kept alive. Asked about the spine when the view turns, and told of pages that were turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Not kept alive. Asked for the pages beside the present one, and how many there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateDots() } }

  private var pages: [UIViewController] = []
  private var dots: UIPageControl?
  /// While the delegate decides where the book is bound, it sets as many pages as that will need.
  private var mayChangeCount = false

  /// Without options pages that curl are bound at the beginning.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let option = options?[.spineLocation]
    let spine = option as? SpineLocation ?? (option as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    super.init(coder: coder)
  }

  /// The pages that are shown, in the order of reading; nil before any was set.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages at once and calls `completion` with true. Another number than the spine asks for, which is two in the middle and
  /// else one, raises an exception.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard new.count == pageCount || mayChangeCount && 1...2 ~= new.count else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(new.count)) doesn't match the number required (\(pageCount)) for the "
          + "requested transition")
      return
    }
    replacePages(by: new)
    completion?(true)
  }

  private var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  private func replacePages(by new: [UIViewController]) {
    let gone = pages.filter { !new.contains($0) }
    for page in gone { page.willMove(toParent: nil) }
    if appearanceState.hasAppeared { for page in gone { page.willDisappear(false) } }
    let come = new.filter { !pages.contains($0) }
    pages = new
    for page in come { addChild(page) }
    if isViewLoaded { showPages() }
    for page in gone {
      page.viewIfLoaded?.removeFromSuperview()
      if appearanceState.hasAppeared { page.didDisappear(false) }
      page.removeFromParent()
    }
    if appearanceState.hasAppeared { appear(come) }
    for page in come { page.didMove(toParent: self) }
    updateDots()
  }

  private func appear(_ come: [UIViewController]) {
    for page in come { page.willAppear(false) }
    for page in come { page.isAppearing(false) }
    view.layoutIfNeeded()
    for page in come { page.didAppear(false) }
  }

  // MARK: Turning pages

  /// Does what a swipe of the user does: asks the data source for the page beside the present one and shows it. False if there is none.
  /// Not Apple's.
  @discardableResult
  public func turn(_ direction: NavigationDirection) -> Bool {
    let edge = direction == .forward ? pages.last : pages.first
    guard pageCount == 1, let edge, let dataSource else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: edge)
      : dataSource.pageViewController(self, viewControllerBefore: edge)
    guard let next else { return false }
    let previous = pages
    delegate?.pageViewController(self, willTransitionTo: [next])
    replacePages(by: [next])
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }

  // MARK: Layout

  open override func loadView() {
    super.loadView()
    showPages()
    updateDots()
  }

  private func showPages() {
    for page in pages {
      let pageView: UIView = page.view
      pageView.autoresizingMask = []
      if pageView.superview !== view { view.insertSubview(pageView, at: 0) }
    }
    placePages()
  }

  /// The dots are shown where pages scroll sideways and the data source counts them, as Apple documents.
  private func updateDots() {
    // A data source may ask for the page that is shown.
    guard isViewLoaded, !pages.isEmpty || dots != nil else { return }
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
        && !pages.isEmpty ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0, dots == nil {
      let made = UIPageControl()
      view.addSubview(made)
      dots = made
    }
    dots?.isHidden = count == 0
    dots?.numberOfPages = count
    dots?.currentPage = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePages()
  }

  /// 37 points for the dots, above the safe area's end (DEVIATIONS.md, 128).
  private static let dotsHeight: CGFloat = 37

  private func placePages() {
    var room: CGRect = view.bounds
    if let dots, !dots.isHidden {
      room.size.height -= Self.dotsHeight + view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.dotsHeight)
    }
    let share = 1 / CGFloat(max(1, pages.count))
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, page) in pages.enumerated() {
      let place = CGFloat(navigationOrientation == .horizontal && isReversed ? pages.count - 1 - index : index)
      page.viewIfLoaded?.frame =
        navigationOrientation == .horizontal
        ? CGRect(x: place * room.width * share, y: 0, width: room.width * share, height: room.height)
        : CGRect(x: 0, y: place * room.height * share, width: room.width, height: room.height * share)
    }
  }

  /// Asks the delegate where a book is bound in the new orientation, as iOS does when the device is turned.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, isViewLoaded, let delegate else { return }
    let turned = (size.width > size.height) != (view.bounds.width > view.bounds.height)
    guard turned else { return }
    mayChangeCount = true
    spineLocation = delegate.pageViewController(self, spineLocationFor: UIInterfaceOrientation(ofSize: size))
    mayChangeCount = false
    if pages.count > pageCount { replacePages(by: Array(pages.prefix(pageCount))) }
  }
}
