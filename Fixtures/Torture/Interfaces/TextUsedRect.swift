import UIKit

func tortureHeight(_ text: String, width: CGFloat) -> CGFloat {
  let storage = NSTextStorage(string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
  let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
  container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
  let manager = NSLayoutManager()
  manager.addTextContainer(container)
  storage.addLayoutManager(manager)
  manager.ensureLayout(for: container)
  var lines = 0
  manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, _, _ in
    lines += used.isEmpty ? 0 : 1
  }
  return manager.usedRect(for: container).height + CGFloat(lines)
}
