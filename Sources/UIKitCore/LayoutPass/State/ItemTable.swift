import AutoLayout

/// What the items and the constraints of an engine stand for, by their numbers.
@MainActor
struct ItemTable {
  /// The constraint that a handle of the engine stands for, or the view whose frame it stands for.
  private var objects: [AnyObject?] = []
  /// The view of each item, and the scroll view of each content.
  private var views: [LayoutHost.Unowned?] = []
  /// The items of layout guides.
  var guides: [ObjectIdentifier: ItemID] = [:]

  mutating func setView(_ view: UIView?, of item: ItemID) {
    let place = Int(item.index)
    let owner: LayoutHost.Unowned? = if let view { LayoutHost.Unowned(view: view) } else { nil }
    while views.count < place { views.append(nil) }
    if views.count == place { views.append(owner) } else { views[place] = owner }
  }

  /// Nil for the item of a guide.
  func view(of item: ItemID) -> UIView? {
    let place = Int(item.index)
    return place < views.count ? views[place]?.view : nil
  }

  mutating func setObject(_ object: AnyObject?, of handle: ConstraintHandle) {
    let place = Int(handle.index)
    while objects.count < place { objects.append(nil) }
    if objects.count == place { objects.append(object) } else { objects[place] = object }
  }

  func object(of handle: ConstraintHandle) -> AnyObject? {
    let place = Int(handle.index)
    return place < objects.count ? objects[place] : nil
  }
}
