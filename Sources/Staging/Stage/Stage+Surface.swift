import InterfaceBuilder
import Platform
import TextLayout
import UIKitCore

/// What a surface means for traits, system release and safe areas.
extension Stage {
  static func sizeClasses(of document: Document, on surface: Surface) -> SizeClasses {
    switch surface {
    case .device(let configuration): configuration.sizeClasses
    case .canvas: document.canvasSizeClasses
    }
  }

  /// The width in points and the device's name that texts are chosen by.
  static func screen(of document: Document, on surface: Surface) -> (width: Double, device: String) {
    switch surface {
    case .device(let configuration):
      (configuration.size.width, configuration.device.idiom == .pad ? "ipad" : "iphone")
    case .canvas:
      (
        document.canvasScreenSize.width,
        document.canvasSizeClasses == .init(horizontal: .regular, vertical: .regular) ? "ipad" : "iphone"
      )
    }
  }

  /// Pixels per point.
  static func scale(of document: Document, on surface: Surface) -> Double {
    switch surface {
    case .device(let configuration): Double(configuration.device.scale)
    case .canvas: document.canvasScale
    }
  }

  /// The device or canvas that the views follow.
  var profile: Profile {
    var profile = surfaceProfile
    profile.isRightToLeft = isRightToLeft
    profile.isDark = appearance == .dark
    return profile
  }

  private var surfaceProfile: Profile {
    switch surface {
    case .device(let configuration): return configuration.profile
    case .canvas:
      var profile = document.canvasProfile
      profile.scale = document.canvasScale
      profile.textScale = options.displayScale ?? document.canvasTextScale
      return profile
    }
  }

  /// Tells the screen how the canvas rounds the sizes of texts in a scene. Where the scene has a stack view, the display that the document
  /// was saved on makes no difference.
  func setTextScale(of scene: Scene) {
    guard surface == .canvas else { return }
    let hasPixels = document.canvasRoundsLinesToPixels(in: scene)
    screen.profile.textScale = hasPixels ? document.canvasScale : options.displayScale ?? document.canvasTextScale
    screen.profile.lineScale = hasPixels ? document.canvasScale : options.displayScale ?? 1
  }

  /// A screen of the stage's own, with the fonts of the app.
  var newScreen: UIScreen {
    let screen = UIScreen(profile)
    screen.fonts = options.fonts
    if case .device(let configuration) = surface {
      screen.traits = screen.traits.modifyingTraits {
        $0.preferredContentSizeCategory = UIContentSizeCategory(rawValue: configuration.textSize.rawValue)
      }
    }
    return screen
  }

  var deviceName: String? {
    switch surface {
    case .device(let configuration): configuration.deviceName
    case .canvas: document.device?.id
    }
  }

  var orientationName: String? {
    switch surface {
    case .device(let configuration): configuration.orientation.rawValue
    case .canvas: document.device?.orientation.rawValue
    }
  }

  var release: Int? {
    switch surface {
    case .device(let configuration): configuration.release
    case .canvas: nil
    }
  }

  /// Screen corners, status bar and the bars that the storyboard puts around the controller.
  func safeArea(_ configuration: LayoutConfiguration, _ scene: Scene) -> UIEdgeInsets {
    let screen = configuration.safeArea
    let bars = barInsets(of: scene, configuration, covered: screen)
    return UIEdgeInsets(
      top: CGFloat(screen.top) + bars.top, left: CGFloat(screen.left), bottom: CGFloat(screen.bottom) + bars.bottom,
      right: CGFloat(screen.right))
  }

  /// Whether a controller's view that does not fill the screen has bars of the storyboard: a popover or a sheet with a navigation controller.
  func hasBarsAtOwnSize(_ root: UIView, _ scene: Scene) -> Bool {
    scene.controller != nil && root.interfaceBuilderID == scene.rootView?.id && !document.isScreen(scene)
      && !document.bars(of: scene).isEmpty
  }

  /// What the bars that the storyboard puts around the controller take beside what the screen's edges take.
  ///
  /// - Parameter covered: What of the view the edges take; nothing of one that does not fill the screen.
  func barInsets(of scene: Scene, _ configuration: LayoutConfiguration, covered: Insets = Insets()) -> UIEdgeInsets {
    let (profile, bars) = (configuration.profile, document.bars(of: scene))
    let heights = profile.bars
    var insets = UIEdgeInsets.zero
    if bars.hasNavigationBar {
      insets.top = top(ofNavigationBarBelow: covered, profile) + heights.navigationBar - covered.top
    } else if bars.hasTabBar, heights.tabBarEdge == .top {
      insets.top = heights.tabBar + BarHeights.gapBelowTabBarAtTop[profile]
    }
    // A large title adds a line below the bar; where height is compact there is none.
    if bars.hasLargeTitle, configuration.sizeClasses.vertical == .regular { insets.top += BarHeights.largeTitle }
    if bars.hasTabBar, heights.tabBarEdge == .bottom {
      insets.bottom = heights.tabBar(above: covered.bottom) - covered.bottom
    }
    if bars.hasToolbar {
      let lower = covered.bottom + insets.bottom
      insets.bottom += heights.toolbar(above: lower) - lower
    }
    return insets
  }

  /// Where a navigation bar begins, in points from the top of the view.
  func top(ofNavigationBarBelow covered: Insets, _ profile: Profile) -> Double {
    NavigationBarPlace.top(safeAreaTop: covered.top, vertical: profile.verticalSizeClass, on: profile)
  }
}

extension Document {
  /// Whether the scene's view fills the screen.
  ///
  /// A controller's does, unless it is only ever embedded in another's view or was drawn smaller than the screen on
  /// purpose; a xib's does if its owner holds it as `view`, with the same exception. An owner that is a view or a cell by its
  /// name is no controller.
  func isScreen(_ scene: Scene) -> Bool {
    if scene.controller != nil { return !isEmbedded(scene) && !isDrawnSmall(scene) }
    let owner = ownerPlaceholder?["customClass"] ?? ""
    guard let view = scene.topLevelViews.first, !isDrawnSmall(scene), !owner.hasSuffix("View"), !owner.hasSuffix("Cell")
    else { return false }
    return ownerPlaceholder.map(ConnectionElement.all)?.contains {
      $0.setsView && $0.destination == view.id
    } ?? false
  }

  /// A freeform size in which the view is lower or narrower than the screen it was drawn for: a popover, a dialog, a child of
  /// another controller. A storyboard says so of the controller, a xib of its view.
  private func isDrawnSmall(_ scene: Scene) -> Bool {
    let drawn = scene.controller?.element ?? scene.rootView?.element
    let isFreeform = drawn?.child(key: "simulatedDestinationMetrics") != nil || drawn?.child(key: "freeformSize") != nil
    guard isFreeform, let frame = scene.rootView?.frame else { return false }
    return frame.width < canvasScreenSize.width || frame.height < canvasScreenSize.height
  }
}

extension SizeClasses {
  init(_ classes: (horizontal: Device.SizeClass, vertical: Device.SizeClass)) {
    self.init(
      horizontal: classes.horizontal == .compact ? .compact : .regular,
      vertical: classes.vertical == .compact ? .compact : .regular)
  }
}
