import Foundation

/// What of a layer's look few layers set.
struct LayerLook {
  var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter: CALayerContentsFilter = .linear
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilterBias: Float = 0
  var compositingFilter: Any? = nil
  var filters: [Any]? = nil
  var backgroundFilters: [Any]? = nil
  var isDoubleSided: Bool = true
  var isGeometryFlipped: Bool = false
  var anchorPointZ: CGFloat = 0
  var drawsAsynchronously: Bool = false
  var allowsEdgeAntialiasing: Bool = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  var allowsGroupOpacity: Bool = true
  var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  var wantsExtendedDynamicRangeContent: Bool = false
}

extension CALayer {
  private var look: LayerLook {
    get { extras?.look ?? LayerLook() }
    set { madeExtras.look = newValue }
  }

  /// What happens when values change, by their names; nil by default. Only ``action(forKey:)`` asks.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { madeExtras.actions = newValue }
  }
  /// Values that are stored under other names; nil by default. Nothing here reads them.
  public var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { madeExtras.style = newValue }
  }
  /// The part of the contents that is shown, in their unit square; all of it by default. No effect here, which the log says once.
  public var contentsRect: CGRect {
    get { look.contentsRect }
    set {
      look.contentsRect = newValue
      LayerLog.noteWithoutEffect("CALayer.contentsRect")
    }
  }
  /// The part of the contents that is stretched, in their unit square; all of it by default. No effect here, which the log says once.
  public var contentsCenter: CGRect {
    get { look.contentsCenter }
    set {
      look.contentsCenter = newValue
      LayerLog.noteWithoutEffect("CALayer.contentsCenter")
    }
  }
  /// How contents are made smaller; linear by default. No effect here, which the log says once.
  public var minificationFilter: CALayerContentsFilter {
    get { look.minificationFilter }
    set {
      look.minificationFilter = newValue
      LayerLog.noteWithoutEffect("CALayer.minificationFilter")
    }
  }
  /// How contents are made larger; linear by default. No effect here, which the log says once.
  public var magnificationFilter: CALayerContentsFilter {
    get { look.magnificationFilter }
    set {
      look.magnificationFilter = newValue
      LayerLog.noteWithoutEffect("CALayer.magnificationFilter")
    }
  }
  /// Which level `trilinear` uses; 0 by default. No effect here, which the log says once.
  public var minificationFilterBias: Float {
    get { look.minificationFilterBias }
    set {
      look.minificationFilterBias = newValue
      LayerLog.noteWithoutEffect("CALayer.minificationFilterBias")
    }
  }
  /// How the layer is put on what is behind it; nil by default. No effect here, which the log says once.
  public var compositingFilter: Any? {
    get { look.compositingFilter }
    set {
      look.compositingFilter = newValue
      LayerLog.noteWithoutEffect("CALayer.compositingFilter")
    }
  }
  /// Effects on the layer and its sublayers; nil by default. No effect here, which the log says once.
  public var filters: [Any]? {
    get { look.filters }
    set {
      look.filters = newValue
      LayerLog.noteWithoutEffect("CALayer.filters")
    }
  }
  /// Effects on what is behind the layer; nil by default. No effect here, which the log says once.
  public var backgroundFilters: [Any]? {
    get { look.backgroundFilters }
    set {
      look.backgroundFilters = newValue
      LayerLog.noteWithoutEffect("CALayer.backgroundFilters")
    }
  }
  /// Whether the layer is seen from behind; true by default. No effect here, which the log says once.
  public var isDoubleSided: Bool {
    get { look.isDoubleSided }
    set {
      look.isDoubleSided = newValue
      LayerLog.noteWithoutEffect("CALayer.isDoubleSided")
    }
  }
  /// Whether y grows upwards in the sublayers; false by default. No effect here, which the log says once.
  public var isGeometryFlipped: Bool {
    get { look.isGeometryFlipped }
    set {
      look.isGeometryFlipped = newValue
      LayerLog.noteWithoutEffect("CALayer.isGeometryFlipped")
    }
  }
  /// The anchor point in depth, points; 0 by default. No effect here, which the log says once.
  public var anchorPointZ: CGFloat {
    get { look.anchorPointZ }
    set {
      look.anchorPointZ = newValue
      LayerLog.noteWithoutEffect("CALayer.anchorPointZ")
    }
  }
  /// Whether iOS draws the content in the background; stored without effect, because it changes no picture. False by default.
  public var drawsAsynchronously: Bool {
    get { look.drawsAsynchronously }
    set {
      look.drawsAsynchronously = newValue
      EffectLog.noteWithoutEffect("CALayer.drawsAsynchronously")
    }
  }
  /// Whether edges between pixels are smooth; stored without effect: a picture's are. False by default.
  public var allowsEdgeAntialiasing: Bool {
    get { look.allowsEdgeAntialiasing }
    set {
      look.allowsEdgeAntialiasing = newValue
      EffectLog.noteWithoutEffect("CALayer.allowsEdgeAntialiasing")
    }
  }
  /// Which edges are smooth; stored without effect: a picture's are. All by default.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { look.edgeAntialiasingMask }
    set {
      look.edgeAntialiasingMask = newValue
      EffectLog.noteWithoutEffect("CALayer.edgeAntialiasingMask")
    }
  }
  /// Whether the layer and its sublayers fade as one; stored without effect: they do. True by default.
  public var allowsGroupOpacity: Bool {
    get { look.allowsGroupOpacity }
    set {
      look.allowsGroupOpacity = newValue
      EffectLog.noteWithoutEffect("CALayer.allowsGroupOpacity")
    }
  }
  /// How many bits a pixel of a drawn content has; stored without effect: there are no pixels.
  public var contentsFormat: CALayerContentsFormat {
    get { look.contentsFormat }
    set {
      look.contentsFormat = newValue
      EffectLog.noteWithoutEffect("CALayer.contentsFormat")
    }
  }
  /// Whether the content may be brighter than white; stored without effect. False by default.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { look.wantsExtendedDynamicRangeContent }
    set {
      look.wantsExtendedDynamicRangeContent = newValue
      EffectLog.noteWithoutEffect("CALayer.wantsExtendedDynamicRangeContent")
    }
  }
}

/// How the pixels of contents are made fewer or more.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Each pixel is that of the nearest.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the neighbors.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between neighbors of smaller versions, too.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How many bits a pixel of a drawn content has.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight for each color.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen for each color.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight in all.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt32
  /// Takes any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The four edges.
  static let all = CAEdgeAntialiasingMask(rawValue: 15)
  /// Of the least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// Of the greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// Of the least y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// Of the greatest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
