import QuartzCore
import TextLayout

/// The texts of text layers, which have no fonts of their own.
enum LayerTexts {
  /// Draws a text at the top of the layer's bounds.
  static func draw(_ layer: CATextLayer, in context: CGContext) {
    let text = placed(layer, width: layer.bounds.width, isTruncated: true)
    context.saveGState()
    text.record(from: layer.bounds.origin, to: context)
    context.restoreGState()
  }

  /// The size of a text, broken at the width of the bounds if the layer breaks lines.
  static func size(of layer: CATextLayer) -> CGSize {
    placed(layer, width: layer.isWrapped ? layer.bounds.width : nil, isTruncated: false).size
  }

  private static func placed(_ layer: CATextLayer, width: CGFloat?, isTruncated: Bool) -> PlacedText {
    let font = font(of: layer)
    let text =
      (layer.string as? NSAttributedString).map { AttributedText($0, defaultFont: font) }
      ?? AttributedText(
        layer.string as? String ?? (layer.string as? NSString).map { String(describing: $0) } ?? "", font: font.font)
    let mode = isTruncated ? lineBreakMode(of: layer.truncationMode) : nil
    // Without a way to end, a line that is not broken goes on beyond the bounds.
    let room = layer.isWrapped || mode != nil ? width : nil
    let lines = layer.isWrapped ? 0 : 1
    var result = PlacedText(
      text, width: room, maximumLines: lines, lineBreakMode: mode ?? .byWordWrapping, alignment: alignment(of: layer),
      color: UIColor(cgColor: layer.foregroundColor ?? .black), environment: MainScreenText.environment)
    if room == nil, let width { result.align(alignment(of: layer), in: width) }
    return result
  }

  private static func font(of layer: CATextLayer) -> UIFont {
    let size = layer.fontSize
    if let font = layer.font as? UIFont { return font.withSize(size) }
    let name = layer.font as? String ?? "Helvetica"
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  private static func lineBreakMode(of mode: CATextLayerTruncationMode) -> NSLineBreakMode? {
    switch mode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }

  private static func alignment(of layer: CATextLayer) -> NSTextAlignment {
    switch layer.alignmentMode {
    case .right: .right
    case .center: .center
    default: .left
    }
  }
}
