import UIKit

final class TortureLinkLabel: UILabel {
  @objc private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let attributedText else { return }
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: bounds.size)
    let storage = NSTextStorage(attributedString: attributedText)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = numberOfLines
    container.lineBreakMode = lineBreakMode
    let point = recognizer.location(in: self)
    let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let glyphs = manager.glyphRange(forCharacterRange: NSRange(location: index, length: 1), actualCharacterRange: nil)
    accessibilityFrame = manager.boundingRect(forGlyphRange: glyphs, in: container)
  }
}
