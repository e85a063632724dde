/// The smallest and largest sizes of a scene whose window the user resizes.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Points. Nothing by default. No effect here, which the log says once: a test gives the app parts of the screen of fixed sizes.
  open var minimumSize = CGSize.zero {
    didSet { LayoutLog.noteWithoutEffect("UISceneSizeRestrictions.minimumSize") }
  }
  /// Points. The greatest numbers by default. No effect here, which the log says once.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  {
    didSet { LayoutLog.noteWithoutEffect("UISceneSizeRestrictions.maximumSize") }
  }
  /// True by default. No effect here, which the log says once.
  open var allowsFullScreen = true {
    didSet { LayoutLog.noteWithoutEffect("UISceneSizeRestrictions.allowsFullScreen") }
  }
}

/// Whether the user may close a scene's window, or make it small.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// True by default. No effect here, which the log says once: no user closes windows.
  open var isClosable = true {
    didSet { LayoutLog.noteWithoutEffect("UISceneWindowingBehaviors.isClosable") }
  }
  /// True by default. No effect here, which the log says once.
  open var isMiniaturizable = true {
    didSet { LayoutLog.noteWithoutEffect("UISceneWindowingBehaviors.isMiniaturizable") }
  }
}

@MainActor private var restrictionsKey: UInt8 = 0
@MainActor private var behaviorsKey: UInt8 = 0

extension UIWindowScene {
  /// How the window of a session goes that the app ends.
  public enum DismissalAnimation: Int, Sendable {
    /// The usual way, as something that is done, or as something that is given up.
    case standard = 1, commit, decline
  }

  /// How a new scene is shown.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system likes, beside the other, or over it.
    case automatic, standard, prominent
  }

  /// Where a scene lies.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The place in the space of the system, in points. That of a phone begins at 0.
    public let systemFrame: CGRect
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// False: controllers cannot lock the orientation here.
    open var isInterfaceOrientationLocked: Bool { false }
    /// False: a change of the size is one step here.
    open var isInteractivelyResizing: Bool { false }

    fileprivate init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
      coordinateSpace = scene.coordinateSpace
    }
  }

  /// Where an app wants a scene to lie.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// The wishes of an app on a phone or a tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations of which one is wanted; nil leaves the orientation.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Leaves the orientation.
      public override init() { super.init() }
      /// Wants one of the orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The present geometry, as a value that does not follow.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Rotates the screen to one of the orientations, if the app and its controllers support that; else the handler is called. Only a screen
  /// that a test drives can be rotated.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    guard let rotate = screen.rotationRequest else {
      let text = "the screen can be rotated only in a test that uses Screen"
      errorHandler?(UISceneError(.geometryRequestUnsupported, userInfo: [NSLocalizedDescriptionKey: text]))
      return
    }
    guard let refusal = rotate(wanted) else { return }
    errorHandler?(UISceneError(.geometryRequestDenied, userInfo: [NSLocalizedDescriptionKey: refusal]))
  }

  /// What limits the size of a window on a tablet; nil on phones.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard screen.profile.idiom == .pad else { return nil }
    if let made = objc_getAssociatedObject(self, &restrictionsKey) as? UISceneSizeRestrictions { return made }
    let new = UISceneSizeRestrictions()
    objc_setAssociatedObject(self, &restrictionsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  /// What the user may do with a window on a tablet; nil on phones.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    guard screen.profile.idiom == .pad else { return nil }
    if let made = objc_getAssociatedObject(self, &behaviorsKey) as? UISceneWindowingBehaviors { return made }
    let new = UISceneWindowingBehaviors()
    objc_setAssociatedObject(self, &behaviorsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  /// Whether the scene fills the screen of its device.
  public var isFullScreen: Bool { screen.isWhole }
}

/// How a new scene of windows is to be shown.
@preconcurrency @MainActor
open class UIWindowSceneActivationRequestOptions: UIScene.ActivationRequestOptions {
  /// `automatic` by default. No effect here, which the log says once: a new scene lies over the others.
  open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic {
    didSet { LayoutLog.noteWithoutEffect("UIWindowSceneActivationRequestOptions.preferredPresentationStyle") }
  }
  /// Nil by default. No effect here, which the log says once.
  open var placement: UIWindowScenePlacement? {
    didSet { LayoutLog.noteWithoutEffect("UIWindowSceneActivationRequestOptions.placement") }
  }
}

/// Where a new scene is to lie.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {}

/// Beside the others.
@preconcurrency @MainActor
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Makes the placement.
  open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// Over the others.
@preconcurrency @MainActor
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Makes the placement.
  open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
