/// Part of how items move: one of UIKit's, or several of them together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// In the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame while the animator runs, after the items have moved.
  open var action: (() -> Void)?
  /// The animator that has the behavior, or that of which it is a child; nil before it is added.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behavior without children, to which an app adds some.
  public override init() { super.init() }

  /// Lets another behavior hold along with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    wake()
  }

  /// No effect if it is no child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.move(to: nil) }
    wake()
  }

  /// Called before an animator takes the behavior, or with nil before it lets it go. That of this class does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Inside

  /// The items of the behavior itself.
  var ownItems: [any UIDynamicItem] { [] }
  /// Called once for a frame, before it is computed.
  func beginFrame(_ world: DynamicWorld) {}
  /// Adds accelerations, or changes velocities, for a part of a frame in seconds.
  func apply(_ world: DynamicWorld, _ dt: Double) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behavior and all below it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Lets an animator that rests run again.
  final func wake() { dynamicAnimator?.run() }
}

/// A list of items without repetition, in the order in which they came.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { insert(item) } }

  mutating func insert(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
