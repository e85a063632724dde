/// What a user can do to open something in a window of its own. Source: Apple's documentation of `UIWindowScene.ActivationAction`.
extension UIWindowScene {
  /// What a new scene shows.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the new scene goes on with.
    public let userActivity: NSUserActivity
    /// How the scene is to be shown; nil by default.
    open var options: UIWindowSceneActivationRequestOptions?
    /// From where the new window grows; nil by default. No effect here, which the log says once: a window is there at once.
    open var preview: UITargetedPreview? {
      didSet {
        if preview != nil { LayoutLog.noteWithoutEffect("UIWindowScene.ActivationConfiguration.preview") }
      }
    }

    /// For an activity.
    public init(
      userActivity: NSUserActivity, options: UIWindowSceneActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }

  /// How a scene of windows is to be shown that the app asks for.
  public typealias ActivationRequestOptions = UIWindowSceneActivationRequestOptions

  /// An entry of a menu that opens a scene. Where the app cannot have several scenes the entry is what its alternate is, or hidden if it has
  /// none.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Says what the new scene shows; nil for opening none.
    public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?

    /// An entry with the title and the image that the system has for it.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      self.init(
        title: "Open in New Window", image: UIImage(systemName: "macwindow.badge.plus"), identifier: identifier,
        alternate: alternate, configurationProvider)
    }

    /// An entry with a title of its own.
    public init(
      title: String, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      let opens = UIApplication.shared.supportsMultipleScenes
      let shown = opens ? nil : alternate
      super.init(
        title: shown?.title ?? title, subtitle: shown == nil ? subtitle : shown?.subtitle,
        image: shown == nil ? image : shown?.image, identifier: identifier,
        discoverabilityTitle: shown == nil ? discoverabilityTitle : shown?.discoverabilityTitle,
        attributes: shown?.attributes ?? (opens ? attributes : attributes.union(.hidden)),
        state: shown?.state ?? .off
      ) { action in
        if let alternate, !UIApplication.shared.supportsMultipleScenes {
          alternate.performWithSender(action.sender, target: nil)
          return
        }
        guard let action = action as? ActivationAction, let configuration = configurationProvider(action) else {
          return
        }
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: configuration.userActivity, options: configuration.options)
      }
    }
  }

  /// Opens what a view shows in a scene of its own when the user spreads two fingers on it.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Says what the new scene shows, from the point of the gesture in the coordinates of the view; nil for opening none.
    public typealias ConfigurationProvider =
      (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    private let configurationProvider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private lazy var pinch = UIPinchGestureRecognizer(
      target: self, action: Selector("pinched", ActivationInteraction.pinched))

    /// An interaction that says what it opens, and hears why it cannot.
    public init(
      configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      (self.configurationProvider, self.errorHandler) = (configurationProvider, errorHandler)
      super.init()
    }

    /// Begins to look for the gesture.
    open func willMove(to view: UIView?) {
      if view == nil { self.view?.removeGestureRecognizer(pinch) }
    }
    /// Begins to look for the gesture.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(pinch)
    }

    private func pinched() {
      guard pinch.state == .ended, pinch.scale > 1, let view,
        let configuration = configurationProvider(self, pinch.location(in: view))
      else { return }
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: configuration.userActivity, options: configuration.options, errorHandler: errorHandler)
    }
  }
}
