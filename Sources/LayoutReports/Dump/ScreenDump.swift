import Geometry

/// What a device, a simulator or this library showed: the views of one or more screens with their frames, free of views.
///
/// `Documentation/DeviceDump` has a file for test targets of iOS apps that writes the same form.
public struct ScreenDump: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1
  /// How many views may lie in each other. Real screens have less than 50 levels.
  public static let deepestPath = 256

  /// The release of iOS as the system writes it, such as `26.1`.
  public var release: String
  /// What the screens were shown on.
  public var device: Device
  /// In the order in which they were shown.
  public var screens: [Screen]

  /// A dump without screens, unless some are given.
  public init(release: String, device: Device, screens: [Screen] = []) {
    (self.release, self.device, self.screens) = (release, device, screens)
  }

  /// The number of the release, such as 26; nil if the text does not begin with a number.
  public var releaseNumber: Int? { release.split(separator: ".").first.flatMap { Int($0) } }
}

extension ScreenDump {
  /// A device, how it is held, and what its user has set.
  public struct Device: Hashable, Sendable, Codable {
    /// The model, such as `iPhone 16`, or the word that the system has for all models, such as `iPhone`.
    public var model: String
    /// The extent of the whole screen as it is held, in points.
    public var size: Size
    /// Pixels in a point.
    public var scale: Double
    /// `phone` or `pad`.
    public var idiom: Idiom
    /// The horizontal size class of the window.
    public var horizontalSizeClass: SizeClass
    /// The vertical size class of the window.
    public var verticalSizeClass: SizeClass
    /// The raw value of `UIContentSizeCategory`, such as `UICTContentSizeCategoryL`.
    public var textSize: String
    /// The direction of reading.
    public var direction: Direction
    /// The appearance of colors and images.
    public var appearance: Appearance
    /// How the interface is turned.
    public var orientation: Orientation

    /// The kind of a device.
    public enum Idiom: String, Hashable, Sendable, Codable {
      /// An iPhone, or an iPad.
      case phone, pad
    }
    /// How much room a window has along an axis.
    public enum SizeClass: String, Hashable, Sendable, Codable {
      /// Little room, or much.
      case compact, regular
    }
    /// The edge at which lines begin.
    public enum Direction: String, Hashable, Sendable, Codable {
      /// At the left, or at the right.
      case leftToRight, rightToLeft
    }
    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, Codable {
      /// Dark letters on light ground, or light letters on dark ground.
      case light, dark
    }
    /// Upright or on its side.
    public enum Orientation: String, Hashable, Sendable, Codable {
      /// Higher than wide, or wider than high.
      case portrait, landscape
    }

    /// A device with everything that a layout depends on.
    public init(
      model: String, size: Size, scale: Double, idiom: Idiom, horizontalSizeClass: SizeClass,
      verticalSizeClass: SizeClass, textSize: String, direction: Direction, appearance: Appearance,
      orientation: Orientation
    ) {
      (self.model, self.size, self.scale, self.idiom) = (model, size, scale, idiom)
      (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
      (self.textSize, self.direction, self.appearance) = (textSize, direction, appearance)
      self.orientation = orientation
    }
  }

  /// One screen.
  public struct Screen: Hashable, Sendable, StandsOnItsOwnLine {
    /// By which the screen is found in another dump.
    public var name: String
    /// Each view after its superview; the first is the root, whose path is empty.
    public var views: [View]

    /// A screen with its views, superviews first.
    public init(name: String, views: [View]) { (self.name, self.views) = (name, views) }
  }

  /// A view after layout. Lengths are points.
  public struct View: Hashable, Sendable, StandsOnItsOwnLine {
    /// Where the view is in the tree of all subviews.
    public var path: ViewPath
    /// The class without its module.
    public var className: String
    /// What the view is to UIKit, whatever its class is called; nil for a plain view.
    public var kind: Kind?
    /// The accessibility identifier.
    public var identifier: String?
    /// The class of the view controller whose view it is.
    public var controller: String?
    /// In the superview's coordinates.
    public var frame: Rect
    /// In the view's own coordinates.
    public var bounds: Rect
    /// The alignment rectangle of the frame; nil where it is the frame.
    public var alignmentRect: Rect?
    /// The safe area insets.
    public var safeArea: Insets
    /// The layout margins, which count the safe area where the view adds it.
    public var margins: Insets
    /// The intrinsic content size; nil in an axis in which the view has none.
    public var intrinsicSize: IntrinsicSize
    /// The text, title or placeholder that the view shows.
    public var text: String?
    /// The font of the text.
    public var font: Font?
    /// Whether the view itself is hidden.
    public var isHidden: Bool

    /// A plain visible view whose alignment rectangle is its frame, unless said otherwise.
    public init(
      path: ViewPath, className: String, kind: Kind? = nil, identifier: String? = nil, controller: String? = nil,
      frame: Rect, bounds: Rect, alignmentRect: Rect? = nil, safeArea: Insets = .zero, margins: Insets = .zero,
      intrinsicSize: IntrinsicSize = IntrinsicSize(), text: String? = nil, font: Font? = nil, isHidden: Bool = false
    ) {
      (self.path, self.className, self.kind, self.identifier) = (path, className, kind, identifier)
      (self.controller, self.frame, self.bounds, self.alignmentRect) = (controller, frame, bounds, alignmentRect)
      (self.safeArea, self.margins, self.intrinsicSize) = (safeArea, margins, intrinsicSize)
      (self.text, self.font, self.isHidden) = (text, font, isHidden)
    }
  }

  /// A family of classes.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A navigation bar, a tab bar, a toolbar or a search bar.
    case bar
    /// A cell, or a header or footer, of a table or a collection view.
    case row
    /// A label.
    case label
    /// A text view.
    case textView
    /// A control, an indicator, a progress view or a picker.
    case control
    /// An image view.
    case image
    /// A stack view.
    case stack
    /// A scroll view; tables and collection views are scroll views.
    case scroll
  }

  /// A size that may be open in an axis.
  public struct IntrinsicSize: Hashable, Sendable, Codable {
    /// Points; nil where `UIView.noIntrinsicMetric` stands.
    public var width: Double?
    /// Points; nil where `UIView.noIntrinsicMetric` stands.
    public var height: Double?

    /// A size that is open in both axes, unless lengths are given.
    public init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }
  }

  /// A font by its name and size.
  public struct Font: Hashable, Sendable, Codable {
    /// As `UIFont.fontName` says.
    public var name: String
    /// Points.
    public var size: Double

    /// A font of a size in points.
    public init(name: String, size: Double) { (self.name, self.size) = (name, size) }
  }
}
