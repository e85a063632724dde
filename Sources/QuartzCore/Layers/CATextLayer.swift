import Foundation

/// A layer that draws a text at the top of its bounds.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; nil, the default, draws nothing.
  open var string: Any?
  /// A `UIFont`, or the name of a font as a `String`; of a font only its name counts. Nil, the default, is Helvetica.
  open var font: Any?
  /// Points; 36 by default. An attributed text has its own.
  open var fontSize: CGFloat = 36
  /// Opaque white by default. An attributed text has its own.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken at the width of the bounds; false by default.
  open var isWrapped = false
  /// How a text ends that the bounds have no room for; `none`, the default, draws all of it.
  open var truncationMode = CATextLayerTruncationMode.none
  /// `natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Stored without effect; true by default.
  open var allowsFontSubpixelQuantization = true {
    didSet {
      if !allowsFontSubpixelQuantization { EffectLog.noteWithoutEffect("CATextLayer.allowsFontSubpixelQuantization") }
    }
  }

  /// Draws the text of a layer into its bounds, and says how large it is; UIKit sets it, which has the fonts.
  nonisolated(unsafe) package static var draw: (CATextLayer, CGContext) -> Void = { _, _ in }
  nonisolated(unsafe) package static var measure: (CATextLayer) -> CGSize = { _ in .zero }

  override var hasShape: Bool { string != nil }
  override func paintShape(in context: CGContext) { if string != nil { CATextLayer.draw(self, context) } }

  /// The size of the text.
  open override func preferredFrameSize() -> CGSize { string == nil ? .zero : CATextLayer.measure(self) }

  override func takeOwnValues(of layer: CALayer) {
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  open override class func _copy(of layer: CALayer) -> CALayer { CATextLayer(layer: layer) }
}

/// How a text ends that there is no room for.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name; an unknown one counts as ``none``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It goes on.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The end of the text, after an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The beginning of the text, before an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Both, with an ellipsis between.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Takes any name; an unknown one counts as ``natural``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the left here, where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides on iOS; at the left here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
