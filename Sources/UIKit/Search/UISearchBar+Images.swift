/// Pictures of the parts of a search bar, which no picture shows here: what was set can be read.
extension UISearchBar {
  /// What few search bars have.
  private final class Images {
    var values: [String: Any] = [:]
  }

  private var images: Images {
    if let made = objc_getAssociatedObject(self, &imagesKey) as? Images { return made }
    let new = Images()
    objc_setAssociatedObject(self, &imagesKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  private func keep(_ value: Any?, _ key: String, _ member: String) {
    images.values[key] = value
    if value != nil { LayoutLog.noteWithoutEffect("UISearchBar.\(member)") }
  }

  /// The ground for bars of a height and a place. No effect here, which the log says once.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keep(
      backgroundImage, "ground \(barPosition.rawValue) \(barMetrics.rawValue)", "setBackgroundImage(_:for:barMetrics:)")
  }
  /// What was set for exactly this.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images.values["ground \(barPosition.rawValue) \(barMetrics.rawValue)"] as? UIImage
  }

  /// The ground of the field. No effect here, which the log says once.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keep(backgroundImage, "field \(state.rawValue)", "setSearchFieldBackgroundImage(_:for:)")
  }
  /// What was set for exactly this state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images.values["field \(state.rawValue)"] as? UIImage
  }
  /// Points by which the ground of the field stands elsewhere; zero by default. No effect here, which the log says once.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { images.values["field offset"] as? UIOffset ?? .zero }
    set {
      keep(newValue == .zero ? nil : newValue, "field offset", "searchFieldBackgroundPositionAdjustment")
    }
  }

  /// The ground of the scopes; nil by default. No effect here, which the log says once.
  public var scopeBarBackgroundImage: UIImage? {
    get { images.values["scopes"] as? UIImage }
    set { keep(newValue, "scopes", "scopeBarBackgroundImage") }
  }
  /// The ground of a scope. No effect here, which the log says once.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keep(backgroundImage, "scope \(state.rawValue)", "setScopeBarButtonBackgroundImage(_:for:)")
  }
  /// What was set for exactly this state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    images.values["scope \(state.rawValue)"] as? UIImage
  }
  /// What stands between two scopes. No effect here, which the log says once.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    keep(
      dividerImage, "divider \(leftState.rawValue) \(rightState.rawValue)",
      "setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)")
  }
  /// What was set for exactly these states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images.values["divider \(leftState.rawValue) \(rightState.rawValue)"] as? UIImage }
  /// How the titles of the scopes look. No effect here, which the log says once.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(attributes, "titles \(state.rawValue)", "setScopeBarButtonTitleTextAttributes(_:for:)") }
  /// What was set for exactly this state.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    images.values["titles \(state.rawValue)"] as? [NSAttributedString.Key: Any]
  }
}

nonisolated(unsafe) private var imagesKey: UInt8 = 0
