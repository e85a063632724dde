import Foundation

/// What was drawn, as a list of commands from back to front: a value that tests compare and that others make a picture of.
///
/// Lengths are points, y grows downwards. Colors are in the commands that paint, so that no command depends on an
/// earlier one but for place and visibility: every ``Command/save`` has its ``Command/restore``, every
/// ``Command/beginLayer(_:)`` its ``Command/endLayer``, and what happens between them to coordinates and clip ends with
/// them. ``description`` has a line for each command. Not Apple's.
public struct RecordedDrawing: Hashable, Codable, Sendable {
  /// The first one paints at the back.
  public var commands: [Command]

  /// A drawing of these commands; none by default.
  public init(_ commands: [Command] = []) { self.commands = commands }

  /// Whether there are no commands. A drawing with some can still show nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// A step of a drawing, in the coordinates that the transforms before it have made.
  public enum Command: Hashable, Codable, Sendable {
    /// Keeps coordinates and clip for the matching `restore`.
    case save
    /// Brings back the coordinates and the clip of the matching `save`.
    case restore
    /// From here on, coordinates are transformed by this before all earlier transforms.
    case transform(CGAffineTransform)
    /// From here on, only what lies inside of the path is visible, of what earlier clips leave.
    case clip([CGPath.Element], CGPathFillRule)
    /// From here on, what is painted is as visible as the drawing's alpha is at the same place.
    case mask(RecordedDrawing)
    /// Paints the inside of a path.
    case fill([CGPath.Element], CGPathFillRule, CGColor, Composition)
    /// Draws the lines of a path.
    case stroke([CGPath.Element], Line, CGColor, Composition)
    /// Makes a rectangle transparent again.
    case clear(CGRect)
    /// Paints everything that is visible in the colors of a gradient.
    case gradient(CGGradient, GradientShape, CGGradientDrawingOptions, Composition)
    /// Draws an image upright into a rectangle.
    case image(Image, in: CGRect, Composition)
    /// Draws a piece of a line of text.
    case text(Text, Composition)
    /// From here to `endLayer` everything is painted on a transparent layer of its own, which is then composed as a whole.
    case beginLayer(Composition)
    /// Composes the layer that was begun last.
    case endLayer
  }
}

extension RecordedDrawing {
  /// Along what a gradient runs.
  public enum GradientShape: Hashable, Codable, Sendable {
    /// From one point to another; the color is the same across.
    case linear(from: CGPoint, to: CGPoint)
    /// From one circle to another; radii in points.
    case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Around a point, from an angle on; radians from the x axis towards the y axis.
    case conic(center: CGPoint, startAngle: CGFloat)
  }

  /// How something that is painted is put on what is there.
  public struct Composition: Hashable, Codable, Sendable {
    /// From 0, invisible, to 1.
    public var alpha: CGFloat = 1
    /// Normal unless something else was set.
    public var blendMode = CGBlendMode.normal
    /// Nil without a shadow.
    public var shadow: Shadow?

    /// Opaque, normal and without a shadow.
    public init() {}
  }

  /// The blurred shape of what is painted, behind it.
  public struct Shadow: Hashable, Codable, Sendable {
    /// Points to the right and down. No transform changes it, except that of the layer that casts it.
    public var offset: CGSize
    /// As Core Graphics and Core Animation count it, in points; 0 has sharp edges.
    public var blur: CGFloat
    /// With its alpha.
    public var color: CGColor
    /// The shape; nil for that of what is painted.
    public var path: [CGPath.Element]?

    /// A shadow of what is painted unless a path says otherwise.
    public init(offset: CGSize, blur: CGFloat, color: CGColor, path: [CGPath.Element]? = nil) {
      self.offset = offset
      self.blur = blur
      self.color = color
      self.path = path
    }
  }

  /// How the lines of a path are drawn: their middle follows the path.
  public struct Line: Hashable, Codable, Sendable {
    /// In points.
    public var width: CGFloat = 1
    /// The form of ends, of those of dashes too.
    public var cap = CGLineCap.butt
    /// The form of corners.
    public var join = CGLineJoin.miter
    /// How many times its width a corner may be long before it is cut off; 10 by default.
    public var miterLimit: CGFloat = 10
    /// How far into the pattern of dashes the line begins, in points.
    public var dashPhase: CGFloat = 0
    /// Lengths of dash and gap by turns, in points; none for an unbroken line.
    public var dashes: [CGFloat] = []
    /// Where along the path the line begins: from 0 to 1 of its length.
    public var start: CGFloat = 0
    /// Where along the path the line ends: from 0 to 1 of its length.
    public var end: CGFloat = 1

    /// A point wide, unbroken, along the whole path.
    public init() {}
  }

  /// An image, as far as it is known.
  public struct Image: Hashable, Codable, Sendable {
    /// The name in the asset catalog or that of a symbol; nil for an image without one.
    public var name: String?
    /// In points.
    public var size: CGSize
    /// What was drawn to make the image, in coordinates from its top left corner; nil for other images.
    public var drawing: RecordedDrawing?
    /// The one color of a symbol or a template; nil for an image with colors of its own.
    public var tint: CGColor?

    /// An image of a name, or one that was drawn.
    public init(name: String?, size: CGSize, drawing: RecordedDrawing? = nil, tint: CGColor? = nil) {
      self.name = name
      self.size = size
      self.drawing = drawing
      self.tint = tint
    }
  }

  /// Text on one line in one style.
  public struct Text: Hashable, Codable, Sendable {
    /// What is shown.
    public var string: String
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The sum of the advances, in points.
    public var width: CGFloat
    /// The font of all characters.
    public var font: Font
    /// The color of all characters.
    public var color: CGColor

    /// Text at a place; the width is not measured again.
    public init(_ string: String, at origin: CGPoint, width: CGFloat, font: Font, color: CGColor) {
      self.string = string
      self.origin = origin
      self.width = width
      self.font = font
      self.color = color
    }
  }

  /// A request for a font.
  public struct Font: Hashable, Codable, Sendable {
    /// Nil is the system font.
    public var name: String?
    /// In points.
    public var size: CGFloat
    /// As CSS counts, 100 to 900.
    public var weight: Int
    /// Whether the characters are slanted.
    public var isItalic: Bool

    /// By default the upright system font in its regular weight.
    public init(name: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
      self.name = name
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }
}
