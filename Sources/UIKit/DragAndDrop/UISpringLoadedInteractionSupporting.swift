/// What may spring open under a finger that drags.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a finger that drags and rests on the object does what a tap there does; false by default.
  var isSpringLoaded: Bool { get set }
}

@MainActor private var springKey: UInt8 = 0

extension UISpringLoadedInteractionSupporting {
  /// False by default.
  public var isSpringLoaded: Bool {
    get { objc_getAssociatedObject(self, &springKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, &springKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// A button that springs open does what a tap on it does.
extension UIButton: UISpringLoadedInteractionSupporting {}

/// A segment that springs open is selected.
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}

/// A tab that springs open is selected.
extension UITabBar: UISpringLoadedInteractionSupporting {}

/// An item of a bar that springs open does what a tap on it does.
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

/// A button of an alert that springs open does what a tap on it does.
extension UIAlertController: UISpringLoadedInteractionSupporting {}

/// A row that springs open is selected.
extension UITableView: UISpringLoadedInteractionSupporting {}

/// An item that springs open is selected.
extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UIView {
  /// What springs open here because it ``UISpringLoadedInteractionSupporting/isSpringLoaded``, with a finger at a place of a window.
  func ownSpring(at place: CGPoint, in window: UIWindow) -> (any OwnSpring)? {
    switch self {
    case let table as UITableView where table.isSpringLoaded:
      guard let path = table.indexPathForRow(at: table.convert(place, from: window)) else { return nil }
      let context = SpringLoadedContext(window, place, table.cellForRow(at: path) ?? table)
      context.targetItem = path
      guard
        (table.delegate as? any UITableViewDelegate)?.tableView(table, shouldSpringLoadRowAt: path, with: context)
          ?? true
      else { return nil }
    case let items as UICollectionView where items.isSpringLoaded:
      guard let path = items.indexPathForItem(at: items.convert(place, from: window)) else { return nil }
      let context = SpringLoadedContext(window, place, items.cellForItem(at: path) ?? items)
      context.targetItem = path
      guard
        (items.delegate as? any UICollectionViewDelegate)?.collectionView(
          items, shouldSpringLoadItemAt: path, with: context) ?? true
      else {
        return nil
      }
    default:
      let isSpring =
        (self as? any UISpringLoadedInteractionSupporting)?.isSpringLoaded == true
        || barItemOfButton?.isSpringLoaded == true || (next as? UIAlertController)?.isSpringLoaded == true
      if !isSpring { return nil }
    }
    return TapSpring()
  }
}

/// What opens without an interaction.
@MainActor
protocol OwnSpring {
  func activate(at place: CGPoint, in window: UIWindow)
}

/// A tap at the place of the finger.
@MainActor
private struct TapSpring: OwnSpring {
  func activate(at place: CGPoint, in window: UIWindow) {
    let clock = window.screen.animationClock
    let touch = UITouch(at: place, in: window)
    touch.become(.began, at: place, time: clock.now)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.become(.ended, at: place, time: clock.now)
    window.sendEvent(UIEvent(touches: [touch]))
  }
}
