// Rectangles are in the coordinates of a container, in points.
extension NSLayoutManager {
  /// What the text takes in a container: zero without text.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let block = block(of: container) else { return .zero }
    return block.lines.reduce(CGRect.null) { $0.union(block.used($1)) }.orZero
  }

  /// The smallest rectangle around some glyphs: of a part of a line as wide as the part, and as high as the line's fragment; around glyphs
  /// of several lines around what each has of them. Zero for glyphs that stand elsewhere.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let block = block(of: container) else { return [] }
    if range.length == 0 {
      guard let number = block.number(at: range.location), !block.lines.isEmpty else { return [] }
      let fragment = block.fragment(number)
      return [CGRect(x: block.x(of: range.location, in: number), y: fragment.minY, width: 0, height: fragment.height)]
    }
    return block.lines.compactMap { number in
      guard let part = block.range(of: number).intersection(range), part.length > 0 else { return nil }
      let (start, end) = (block.x(of: part.location, in: number), block.x(of: NSMaxRange(part), in: number))
      let fragment = block.fragment(number)
      return CGRect(x: start, y: fragment.minY, width: max(0, end - start), height: fragment.height)
    }
  }

  private func line(at index: Int) -> (block: Block, number: Int)? {
    guard let block = block(at: index), let number = block.number(at: index) else { return nil }
    return (block, number)
  }

  /// The whole line of a glyph, as wide as the container, with the spacing below it. Zero for a glyph that stands nowhere.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (block, number) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = block.range(of: number)
    return block.fragment(number)
  }

  /// The same.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The part of a glyph's line that has glyphs, with the padding of the container at both sides.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (block, number) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = block.range(of: number)
    return block.used(number)
  }

  /// The same.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Where a glyph stands on its baseline, from the corner of its line's fragment.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (block, number) = line(at: glyphIndex) else { return .zero }
    let line = block.line(number)
    return CGPoint(x: block.x(of: glyphIndex, in: number), y: line.baseline - line.fragment.minY)
  }

  /// Calls a block for each line of a range: with its fragment, what of it has glyphs, its container and all of its glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for part in laidOut {
      for number in part.lines where !stop.boolValue {
        let range = part.range(of: number)
        guard NSIntersectionRange(range, glyphRange).length > 0 || NSLocationInRange(glyphRange.location, range) else {
          continue
        }
        block(part.fragment(number), part.used(number), part.container, range, &stop)
      }
    }
  }

  /// Calls a block for the rectangle that each line of a container has of a range. The selected range makes no difference.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
  }

  /// The empty line after a text that ends with a line break; zero for other texts.
  public var extraLineFragmentRect: CGRect {
    guard let block = laidOut.last, let last = block.lines.last, block.lines.count > 1,
      block.line(last).range.length == 0
    else { return .zero }
    return block.fragment(last)
  }

  /// The same, without width beside the padding.
  public var extraLineFragmentUsedRect: CGRect {
    let rect = extraLineFragmentRect
    guard rect != .zero, let block = laidOut.last, let last = block.lines.last else { return .zero }
    return block.used(last)
  }

  /// The container of the empty line after a text that ends with a line break; nil for other texts.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : laidOut.last?.container
  }

  /// Nothing to do: everything is laid out when it is asked for.
  public func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Nothing to do: everything is laid out when it is asked for.
  public func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Nothing to do: everything is laid out when it is asked for.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }
  /// Nothing to do: everything is laid out when it is asked for.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laidOut }
  /// Nothing to do: glyphs are characters.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Nothing to do: glyphs are characters.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  /// Lays the text out again when something is asked for the next time.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    textDidChange()
  }

  /// The same.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// Has the view that shows the text draw it again.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
  /// The same.
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }

  private func redraw() {
    guard let shownView else { return }
    nonisolated(unsafe) let view = shownView
    MainActor.assumeIsolated { view.setNeedsDisplay() }
  }
}

extension CGRect {
  /// Zero for the rectangle around nothing.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
