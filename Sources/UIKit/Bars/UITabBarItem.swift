/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Nil is no badge. Stored without effect.
  open var badgeValue: String?
  /// Shown while the tab is selected; nil is ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// The view of the tab, as the bar made it.
  var view: TabBarButton?

  /// An item without a badge.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with the tag 0.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
