import Foundation

// What is set here counts for what is painted from then on.
extension CGContext {
  /// The color of insides; black by default.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// The same by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// A gray from 0, black, to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// The color of lines; black by default.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// The same by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// A gray from 0, black, to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Points; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// How many times its width a corner may be long; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Lengths of dash and gap by turns, and how far into them lines begin; points. An empty list draws unbroken lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashes = lengths
  }
  /// Without effect: curves are recorded as curves.
  public func setFlatness(_ flatness: CGFloat) { EffectLog.noteWithoutEffect("CGContext.setFlatness(_:)") }

  /// From 0, invisible, to 1, the default; a factor of the alpha of colors and images.
  public func setAlpha(_ alpha: CGFloat) { state.composition.alpha = alpha }
  /// `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.composition.blendMode = mode }

  /// Everything that is painted casts a shadow of black with an alpha of a third. The offset, in points, is that of the
  /// beginning: transforms do not change it.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The same in a color; nil ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.composition.shadow = color.map { RecordedDrawing.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Without effect: there are no pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { EffectLog.noteWithoutEffect("CGContext.setShouldAntialias(_:)") }
  }
  /// Without effect: there are no pixels.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { EffectLog.noteWithoutEffect("CGContext.setAllowsAntialiasing(_:)") }
  }
  /// Stored nowhere: how images are enlarged is not recorded. Reads as `default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

/// How carefully images are enlarged; without effect.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Core Graphics' levels.
  case `default`, none, low, medium, high
}

extension CGContext {
  /// Runs the closure with another blend mode and alpha, without a command of its own.
  package func compose(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    let composition = state.composition
    state.composition.blendMode = blendMode
    state.composition.alpha = alpha
    draw()
    state.composition = composition
  }
}
