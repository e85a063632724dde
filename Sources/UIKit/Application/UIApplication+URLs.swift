/// Addresses that the app opens in others, and that others open in it. Source: Apple's documentation of `open(_:options:completionHandler:)`
/// and `canOpenURL(_:)`.
extension UIApplication {
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Asks the system to open an address. It does if an app has its scheme: those of iOS, those that a test adds by
  /// `Screen.openableSchemes`, and this app itself, whose delegate then gets the address. Else the answer is false.
  ///
  /// What was opened is in `Screen.openedURLs`; this app stays in front. The completion is called in the next turn of the main queue.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let linksOnly = options[.universalLinksOnly] as? Bool ?? false
    let isOpened = open(url, linksOnly: linksOnly)
    guard let completion else { return }
    DispatchQueue._app.async { completion(isOpened) }
  }

  /// The same, with the answer as the result.
  @discardableResult
  public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    open(url, linksOnly: options[.universalLinksOnly] as? Bool ?? false)
  }

  /// Opens an address at once. Deprecated since iOS 10.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { open(url, linksOnly: false) }

  package func open(_ url: URL, linksOnly: Bool) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let isLink = ["http", "https"].contains(scheme) && services.isUniversalLink(url)
    if linksOnly {
      if isLink { services.openedURLs.append(url) }
      return isLink
    }
    let isOwn = ownSchemes.contains(scheme)
    guard isOwn || services.openableSchemes.contains(scheme) else { return false }
    services.openedURLs.append(url)
    if isOwn {
      let identifier = information["CFBundleIdentifier"] as? String
      DispatchQueue._app.async { [weak self] in self?.deliver(url, from: identifier) }
    }
    return true
  }

  /// Whether an app has the scheme of the address. A scheme that iOS does not have itself has to be among the
  /// `LSApplicationQueriesSchemes` of the property list; else the answer is false, and the log says why.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if AppServices.schemesOfSystem.contains(scheme) { return services.openableSchemes.contains(scheme) }
    let asked = information["LSApplicationQueriesSchemes"] as? [String] ?? []
    // An app without a property list, such as a controller that a test shows alone, may ask for everything.
    guard information.isEmpty || asked.contains(where: { $0.lowercased() == scheme }) else {
      LayoutLog.write(
        "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: \"This app is not allowed to query for scheme "
          + "\(url.scheme ?? "")\"")
      return false
    }
    return ownSchemes.contains(scheme) || services.openableSchemes.contains(scheme)
  }

  /// The schemes that the property list claims for the app, in small letters.
  private var ownSchemes: [String] {
    let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }
}

extension UIScene {
  /// Asks the system to open an address, as ``UIApplication/open(_:options:completionHandler:)`` does.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(
      url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:],
      completionHandler: completion)
  }
}
