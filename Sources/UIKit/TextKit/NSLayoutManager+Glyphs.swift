// Glyphs are units of UTF-16: their ranges are those of characters.
extension NSLayoutManager {
  /// In units of UTF-16.
  public var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// Whether there is a glyph of the index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// The same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The part of the text that stands in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    block(of: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// What a glyph is besides a shape: spaces are elastic, tabs, line breaks and attachments control characters.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyphIndex), let storage else { return .null }
    switch (storage.string as NSString).character(at: glyphIndex) {
    case 0x20, 0x3000: return .elastic
    case 0x09...0x0D, 0x85, 0x2028, 0x2029, 0xFFFC: return .controlCharacter
    case 0x0300...0x036F, 0x200D, 0xFE00...0xFE0F: return .nonBaseCharacter
    default: return []
    }
  }

  /// The container that a glyph stands in, and its part of the text; nil if it stands in none.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let block = block(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = block.range
    return block.container
  }

  /// The same.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The size of an attachment in points; (-1, -1) for a glyph that is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let none = CGSize(width: -1, height: -1)
    guard isValidGlyphIndex(glyphIndex), let storage,
      let attachment = storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
    else { return none }
    let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil)
    let line = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
    return attachment.attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: location(forGlyphAt: glyphIndex),
      characterIndex: glyphIndex
    ).size
  }

  // MARK: From places to glyphs

  /// The glyph at a point of a container or nearest to it.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The same, with how far across the glyph the point is: from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = unit(at: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  /// How far across the nearest glyph a point is: from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    unit(at: point, in: container).fraction
  }

  /// The character at a point of a container or nearest to it, with how far the point is from the place before it to that behind it: from
  /// 0 to 1. 0 in an empty text.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = unit(at: point, in: container)
    partialFraction?.pointee = fraction
    return index
  }

  private func unit(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let block = block(of: container), !block.lines.isEmpty else { return (0, 0) }
    let number = block.lines.first { point.y < block.fragment($0).maxY } ?? block.lines.upperBound - 1
    let y = block.line(number).fragment.midY
    let found = block.placed.unit(at: CGPoint(x: point.x - container.lineFragmentPadding, y: y))
    return (found.index + block.start, found.fraction)
  }

  /// The glyphs of the lines that a rectangle of a container touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let block = block(of: container) else { return NSRange(location: 0, length: 0) }
    let touched = block.lines.filter { block.fragment($0).intersects(bounds) }
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(block.range(of: first), block.range(of: last))
  }

  /// The same.
  public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
    -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }
}
