/// Told when an animator runs and rests.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the first frame, and before the first after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have come to rest, or there are none.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as if they had mass: what its behaviors say is computed 60 times a second.
///
/// It runs on the clock of the screen, ``UIScreen/animationClock``, as animations do, and gives the same places in each run. What differs
/// from iOS is DEVIATIONS.md, 323.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Not kept alive.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// In whose coordinates items move; nil for an animator of a layout.
  public private(set) var referenceView: UIView?
  /// In the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move.
  open private(set) var isRunning = false
  /// Seconds during which the animator has run.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private weak var layout: UICollectionViewLayout?
  private var resting = 0

  private static let frame = 1.0 / 60
  /// Frames without motion until the animator rests: a quarter of a second.
  private static let framesToRest = 15

  /// Moves subviews of a view, or views further below.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    world.reference = view
  }

  /// Moves attributes of a layout, which is invalidated after each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Moves items that are no views.
  public override init() { super.init() }

  // MARK: Behaviors

  /// Begins to move the items of a behavior. One that has an animator already stays there.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    run()
  }

  /// No effect if the animator does not have it.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    run()
  }

  /// Leaves items where they are.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Takes the place, size and angle of an item anew, which the app has changed; its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.read(in: referenceView)
    run()
  }

  /// The items whose frames meet a rectangle, in the coordinates of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    let all = DynamicItems(behaviors.flatMap(\.all).flatMap(\.ownItems)).all
    return all.filter { item in
      let (size, center) = (item.bounds.size, item.center)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      return frame.intersects(rect)
    }
  }

  // MARK: Layouts

  /// The attributes of a cell among the items; nil if they are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  /// The attributes of a supplementary view among the items; nil if they are none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }
  /// The attributes of a decoration among the items; nil if they are none.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for item in behaviors.flatMap(\.all).flatMap(\.ownItems) {
      guard let found = item as? UICollectionViewLayoutAttributes, found.indexPath == path,
        found.representedElementCategory == category, found.representedElementKind == kind
      else { continue }
      return found
    }
    return nil
  }

  // MARK: Frames

  /// The velocity of an item; zero for one that is not moved.
  func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

  /// Begins to run, or goes on.
  func run() {
    resting = 0
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    schedule(on: UIScreen.main.animationClock)
  }

  private func schedule(on clock: AnimationClock) {
    clock.after(Self.frame) { [weak self, weak clock] in
      guard let self, let clock, isRunning else { return }
      if showFrame() { schedule(on: clock) } else { pause() }
    }
  }

  private func pause() {
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Computes a frame; false if everything rests.
  private func showFrame() -> Bool {
    let all = behaviors.flatMap(\.all)
    world.adopt(all)
    guard !world.bodies.isEmpty else { return false }
    world.advance(by: Self.frame, all)
    world.write()
    layout?.invalidateLayout()
    elapsedTime += Self.frame
    for behavior in all { (behavior as? UICollisionBehavior)?.tell() }
    for behavior in all { behavior.action?() }
    resting = world.isAtRest() ? resting + 1 : 0
    return resting < Self.framesToRest
  }
}
