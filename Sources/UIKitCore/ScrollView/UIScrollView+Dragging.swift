/// What a finger does that drags the content. The content follows the finger and, when that is lifted, goes on to where it would come
/// to rest: at once, because nothing is flung.
extension UIScrollView {
  /// The recognizer of the scroll view's own, as window and tests find it.
  var draggingRecognizer: UIPanGestureRecognizer {
    let recognizer = panGestureRecognizer
    recognizer.view = self
    return recognizer
  }

  /// The offset at the beginning of the content, under the whole of a bar that has gone in part.
  var least: CGPoint {
    let gone = extras?.collapsingBar?.collapse.applied ?? 0
    return CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top - gone)
  }
  var greatest: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height))
  }

  /// The nearest offset within the content.
  func limited(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Whether the content may move along an axis.
  package var scrollsHorizontally: Bool {
    isScrollEnabled && (greatest.x > least.x + 0.5 || alwaysBounceHorizontal && bounces)
  }
  package var scrollsVertically: Bool {
    isScrollEnabled && (greatest.y > least.y + 0.5 || alwaysBounceVertical && bounces || refreshControl != nil)
  }

  /// A finger has begun to drag by a distance: true if the content follows.
  func mayDrag(_ distance: CGPoint) -> Bool {
    abs(distance.y) >= abs(distance.x) ? scrollsVertically : scrollsHorizontally
  }

  func drag(_ state: UIGestureRecognizer.State, by distance: CGPoint, velocity: CGPoint) {
    switch state {
    case .began:
      dragStart = contentOffset
      if keyboardDismissMode != .none { window?.endEditing(true) }
      delegate?.scrollViewWillBeginDragging(self)
      follow(distance)
    case .changed: follow(distance)
    case .ended: release(velocity)
    case .cancelled: release(.zero)
    case .possible, .failed: break
    }
  }

  /// Beyond the ends the content follows by half, if it bounces.
  private func follow(_ distance: CGPoint) {
    guard let start = dragStart else { return }
    let distance = locked(distance)
    func place(_ start: CGFloat, _ by: CGFloat, _ least: CGFloat, _ greatest: CGFloat, _ moves: Bool) -> CGFloat {
      guard moves else { return start }
      let wished = start - by
      let limited = min(max(wished, least), greatest)
      return bounces ? limited + (wished - limited) / 2 : limited
    }
    contentOffset = CGPoint(
      x: place(start.x, distance.x, least.x, greatest.x, scrollsHorizontally),
      y: place(start.y, distance.y, least.y, greatest.y, scrollsVertically))
    if let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing,
      least.y - contentOffset.y >= Self.pullToRefresh
    {
      refreshControl.userDidPull()
    }
  }

  /// The distance along the axis that the finger began along, if that locks. A finger within 30 degrees of an axis is along it
  /// (DEVIATIONS.md, 340).
  private func locked(_ distance: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return distance }
    if dragLock == nil {
      let (x, y) = (abs(distance.x), abs(distance.y))
      let slope: CGFloat = 0.577
      dragLock = x <= y * slope ? .vertical : y <= x * slope ? .horizontal : .unlocked
    }
    switch dragLock {
    case .vertical: return CGPoint(x: 0, y: distance.y)
    case .horizontal: return CGPoint(x: distance.x, y: 0)
    default: return distance
    }
  }

  /// Points by which the content has to be pulled beyond its upper end (DEVIATIONS.md, 190).
  private static let pullToRefresh: CGFloat = 60

  private func release(_ velocity: CGPoint) {
    guard dragStart != nil else { return }
    (dragStart, dragLock) = (nil, nil)
    let released = contentOffset
    // A rate is per millisecond: the sum of the way is the speed divided by what is lost of it.
    let way = decelerationRate.rawValue < 1 ? decelerationRate.rawValue / (1 - decelerationRate.rawValue) / 1000 : 0
    var target = CGPoint(
      x: scrollsHorizontally ? released.x - velocity.x * way : released.x,
      y: scrollsVertically ? released.y - velocity.y * way : released.y)
    if isPagingEnabled { target = page(at: target, from: released) }
    target = restingOffset(target, velocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), targetContentOffset: $0)
    }
    target = limited(target)
    if let bar = extras?.collapsingBar { target.y = bar.settled(target.y, in: self) }
    let goesOn = target != released
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The nearest page to a place, at most one from where the finger was lifted.
  private func page(at target: CGPoint, from released: CGPoint) -> CGPoint {
    func page(_ target: CGFloat, _ released: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return target }
      let (first, last) = ((released / length).rounded(.down), (released / length).rounded(.up))
      return min(max((target / length).rounded(), first), last) * length
    }
    return CGPoint(x: page(target.x, released.x, bounds.width), y: page(target.y, released.y, bounds.height))
  }
}

/// The recognizer of a scroll view: it begins where the content may follow.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The way of a finger that swipes over a row of a table.
  private var swipe: (start: CGPoint, traveled: CGPoint)?
  /// Whether the finger scrolls a section by itself.
  private var isInSection = false
  /// Whether two fingers select rows or items.
  private var isSelecting = false

  override func begins(_ traveled: CGPoint) -> Bool {
    guard super.begins(traveled), let scrollView else { return false }
    if let list = scrollView as? any ListOfMany, numberOfTouches == 2 {
      let place = location(in: scrollView)
      let start = CGPoint(x: place.x - traveled.x, y: place.y - traveled.y)
      if list.beginsMultipleSelection(at: start) {
        isSelecting = true
        return true
      }
    }
    if !scrollView.takesDrag(fromViewsOf: touches) {
      state = .failed
      return false
    }
    if let view = scrollView as? any ScrollsSections {
      let place = location(in: scrollView)
      let start = CGPoint(x: place.x - traveled.x, y: place.y - traveled.y)
      isInSection = view.beginsSectionDrag(at: start, by: traveled)
      if isInSection { return true }
    }
    if scrollView.mayDrag(traveled) { return true }
    let place = location(in: scrollView)
    let start = CGPoint(x: place.x - traveled.x, y: place.y - traveled.y)
    if (scrollView as? any ListOfSwipes)?.offersSwipe(at: start, by: traveled) == true {
      swipe = (start, traveled)
      return true
    }
    state = .failed
    return false
  }

  override func receives(_ touch: UITouch) -> Bool {
    // A slider and a switch follow the finger themselves.
    guard let scrollView, scrollView.isScrollEnabled, !(touch.view is UISlider), !(touch.view is UISwitch) else {
      return false
    }
    return super.receives(touch)
  }

  override func didBecome(_ state: State) {
    if isSelecting { return select(state) }
    if isInSection {
      if state != .began, state != .changed { isInSection = false }
      (scrollView as? any ScrollsSections)?.sectionDrag(
        state, by: translation(in: nil), velocity: velocity(in: nil))
      return
    }
    guard let swipe else { return scrollView?.drag(state, by: translation(in: nil), velocity: velocity(in: nil)) ?? () }
    let list = scrollView as? any ListOfSwipes
    if state == .began { list?.userDidSwipe(at: swipe.start, by: swipe.traveled) }
    if state == .ended { list?.swipeEnded(after: translation(in: nil)) }
    if state != .began, state != .changed { self.swipe = nil }
  }

  private func select(_ state: State) {
    guard let scrollView, let list = scrollView as? any ListOfMany else { return }
    if state == .began || state == .changed { list.selectsMany(at: location(in: scrollView)) }
    if state == .ended || state == .cancelled {
      isSelecting = false
      list.endsMultipleSelection()
    }
  }
}

extension UIScrollView {
  /// Whether fingers on views inside may still drag the content.
  fileprivate func takesDrag(fromViewsOf touches: [UITouch]) -> Bool {
    guard !delaysContentTouches else { return true }
    return touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touchesShouldBegin([touch], with: nil, in: view) else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

/// A list whose rows show buttons when a finger swipes over them.
@MainActor
protocol ListOfSwipes {
  /// Whether a finger that moves sideways would show something.
  func offersSwipe(at place: CGPoint, by distance: CGPoint) -> Bool
  func userDidSwipe(at place: CGPoint, by distance: CGPoint)
  /// The finger was lifted after a distance.
  func swipeEnded(after distance: CGPoint)
}

/// A list in which two fingers select what they pass over.
@MainActor
protocol ListOfMany {
  func beginsMultipleSelection(at place: CGPoint) -> Bool
  func selectsMany(at place: CGPoint)
  func endsMultipleSelection()
}

/// A list with sections that scroll by themselves.
@MainActor
protocol ScrollsSections {
  /// Whether a finger that moves by a distance scrolls a section, which then begins.
  func beginsSectionDrag(at place: CGPoint, by distance: CGPoint) -> Bool
  func sectionDrag(_ state: UIGestureRecognizer.State, by distance: CGPoint, velocity: CGPoint)
}
