/// Refers to a view or a guide without keeping it alive, and knows when it is gone.
///
/// Constraints, anchors and guides hold this instead of a weak reference, because a weak reference gives an object a side table, after
/// which every retain and release of it takes several times as long. The item owns its only reference and empties it when it is
/// deinitialized. Any other object, which cannot do so, is referred to weakly.
final class ItemReference {
  private nonisolated(unsafe) unowned(unsafe) var item: AnyObject?
  private nonisolated(unsafe) weak var stranger: AnyObject?

  /// For the item that owns the reference.
  init(owner: AnyObject) { item = owner }

  private init(stranger: AnyObject) { self.stranger = stranger }

  deinit { assert(item == nil, "the item has lost its reference without clearing it") }

  /// Nil once the object is gone.
  var object: AnyObject? { item ?? stranger }

  /// Called by the item when it is deinitialized.
  func clear() { item = nil }

  /// The reference of a view or guide, or one of its own for another object.
  static func to(_ object: AnyObject) -> ItemReference {
    if let view = object as? UIView { return view.reference }
    if let guide = object as? UILayoutGuide { return guide.reference }
    return ItemReference(stranger: object)
  }
}
