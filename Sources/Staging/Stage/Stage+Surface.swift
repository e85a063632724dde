import InterfaceBuilder
import TextLayout
import UIKit

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

  var environment: UIKitEnvironment {
    var environment = surfaceEnvironment
    environment.fonts = options.fonts
    return environment
  }

  private var surfaceEnvironment: UIKitEnvironment {
    switch surface {
    case .device(let configuration):
      return UIKitEnvironment(
        scale: CGFloat(configuration.device.scale), contentSizeCategory: configuration.textSize)
    case .canvas:
      var environment = UIKitEnvironment(
        scale: CGFloat(canvasFrameScale), release: document.xcode.systemRelease,
        contentSizeCategory: ContentSizeCategory(rawValue: document.canvasContentSizeCategory) ?? .large, isCanvas: true
      )
      environment.textScale = CGFloat(options.displayScale ?? document.canvasTextScale)
      for (style, size) in document.canvasTextStyleSizes {
        environment.textStyleSizes[UIFont.TextStyle(rawValue: style)] = CGFloat(size)
      }
      return environment
    }
  }

  /// Pixels per point that the canvas rounds frames to: the device's where sizes of text are known. Where they are not, the
  /// text's, for a second rounding would only take them further from what either display had.
  private var canvasFrameScale: Double {
    let isTextKnown = options.displayScale != nil || options.usesStoredTextSizes
    return isTextKnown ? document.canvasScale : document.canvasTextScale
  }

  var traits: UITraitCollection {
    let classes = Self.sizeClasses(of: document, on: surface)
    return UIScreen.main.traitCollection.modifyingTraits { traits in
      traits.horizontalSizeClass = .init(classes.horizontal)
      traits.verticalSizeClass = .init(classes.vertical)
      if isRightToLeft { traits.layoutDirection = .rightToLeft }
      traits.userInterfaceStyle = appearance == .dark ? .dark : .light
      guard case .device(let configuration) = surface else { return }
      traits.userInterfaceIdiom = configuration.device.idiom == .pad ? .pad : .phone
      traits.preferredContentSizeCategory = UIContentSizeCategory(rawValue: configuration.textSize.rawValue)
    }
  }

  var deviceName: String? {
    switch surface {
    case .device(let configuration): configuration.device.displayName
    case .canvas: document.device?.id
    }
  }

  var orientationName: String? {
    switch surface {
    case .device(let configuration): configuration.orientation.rawValue
    case .canvas: document.device?.orientation.rawValue
    }
  }

  /// Screen corners, status bar and the bars that the storyboard puts around the controller.
  func safeArea(_ configuration: LayoutConfiguration, _ scene: Scene) -> UIEdgeInsets {
    let (device, orientation) = (configuration.device, configuration.orientation)
    let screen = device.safeArea(in: orientation)
    let bars = document.bars(of: scene)
    var insets = UIEdgeInsets(top: screen.top, left: screen.left, bottom: screen.bottom, right: screen.right)
    if bars.hasNavigationBar { insets.top += device.navigationBarHeight(in: orientation) }
    // A large title adds a line of 52 points below the bar; where height is compact there is none.
    if bars.hasLargeTitle, configuration.sizeClasses.vertical == .regular { insets.top += 52 }
    if bars.hasTabBar { insets.bottom += device.tabBarHeight(in: orientation) }
    if bars.hasToolbar { insets.bottom += device.toolbarHeight(in: orientation) }
    return insets
  }
}

extension Document {
  /// Whether the scene's view fills the screen.
  ///
  /// A controller's does, unless it is only ever embedded in another's view or was drawn smaller than the screen on
  /// purpose; a xib's does if its owner holds it as `view`.
  func isScreen(_ scene: Scene) -> Bool {
    if scene.controller != nil { return !isEmbedded(scene) && !isDrawnSmall(scene) }
    guard let view = scene.topLevelViews.first else { return false }
    return ownerPlaceholder.map(ConnectionElement.all)?.contains {
      $0.setsView && $0.destination == view.id
    } ?? false
  }

  /// A freeform size in which the view is lower or narrower than the screen it was drawn for.
  private func isDrawnSmall(_ scene: Scene) -> Bool {
    guard scene.controller?.element.child(key: "simulatedDestinationMetrics") != nil, let frame = scene.rootView?.frame
    else { return false }
    return frame.width < canvasScreenSize.width || frame.height < canvasScreenSize.height
  }
}

extension XcodeGeneration {
  /// The iOS release whose controls that Xcode's canvas showed: two years of numbers apart up to Xcode 16.
  var systemRelease: Int { major >= 26 ? major : max(7, major + 2) }
}

extension SizeClasses {
  init(_ classes: (horizontal: UIKit.Device.SizeClass, vertical: UIKit.Device.SizeClass)) {
    self.init(
      horizontal: classes.horizontal == .compact ? .compact : .regular,
      vertical: classes.vertical == .compact ? .compact : .regular)
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: self = .unspecified
    }
  }
}
