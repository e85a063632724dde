/// Items of a navigation bar that belong together. A bar shows each of them: none is too narrow for its items here.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// From the leading edge inwards.
  open var barButtonItems: [UIBarButtonItem]
  /// Stands for the items where there is no room for them, which is never the case here; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// False: the items themselves are shown.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the user cannot hide the group, on iPads where bars can be customized; false by default. Nobody hides groups here.
  open var alwaysAvailable = false
  /// False by default. It counts when the group is set.
  open var isHidden = false
  /// The menu of the group where it has no room; nil by default. It always has room here.
  open var menuRepresentation: UIMenuElement?

  /// A group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }

  /// A group that stays where it is.
  public class func fixedGroup(
    withRepresentativeItem representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  )
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that the user could move on an iPad.
  public class func movableGroup(
    withCustomizationIdentifier customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that the user could take out on an iPad; hidden if it is not in the bar at first.
  public class func optionalGroup(
    withCustomizationIdentifier customizationIdentifier: String, inDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !inDefaultCustomization
    return group
  }

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

extension UIBarButtonItem {
  /// A group of items that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
}
