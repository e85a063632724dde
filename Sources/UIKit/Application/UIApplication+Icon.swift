/// What the home screen shows of the app. No picture of a screen shows it.
extension UIApplication {
  /// The number on the icon; 0, the first, is none. Deprecated since iOS 17.
  public var applicationIconBadgeNumber: Int {
    get { services.badge }
    set { services.badge = newValue }
  }

  /// The quick actions that the app has set. Those of the property list are not among them.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { services.shortcutItems }
    set { services.shortcutItems = newValue ?? [] }
  }

  /// Whether the property list has other icons.
  public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

  /// The name of the icon that the app has chosen; nil is the usual one.
  public var alternateIconName: String? { services.alternateIconName }

  /// Chooses an icon of the property list by its name; nil is the usual one. A name that the list does not have is an error. The completion
  /// is called in the next turn of the main queue.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    let error = choose(alternateIconName)
    guard let completionHandler else { return }
    DispatchQueue._app.async { completionHandler(error) }
  }

  /// The same, with the error as one that is thrown.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let error = choose(alternateIconName) { throw error }
  }

  private func choose(_ name: String?) -> (any Error)? {
    guard supportsAlternateIcons else { return CocoaError(.featureUnsupported) }
    if let name, alternateIcons[name] == nil { return CocoaError(.fileNoSuchFile) }
    services.alternateIconName = name
    return nil
  }

  private var alternateIcons: [String: Any] {
    let ofPad = UIScreen.main.profile.idiom == .pad ? information["CFBundleIcons~ipad"] : nil
    let icons = (ofPad ?? information["CFBundleIcons"]) as? [String: Any]
    return icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
  }
}
