extension NSLayoutManager {
  func record(_ glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for block in laidOut {
      for number in block.lines where NSIntersectionRange(block.range(of: number), glyphsToShow).length > 0 {
        let place = CGPoint(x: origin.x + block.container.lineFragmentPadding, y: origin.y + block.shift(number))
        block.placed.record(numbers: number..<number + 1, from: place, to: context)
      }
    }
  }

  func recordBackground(_ glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage else { return }
    storage.enumerateAttributes(in: glyphsToShow, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
      guard let color = attributes[.backgroundColor] as? UIColor else { return }
      for container in textContainers {
        let rects = rects(of: range, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        guard !rects.isEmpty else { continue }
        color.setFill()
        rects.withUnsafeBufferPointer {
          guard let first = $0.baseAddress else { return }
          fillBackgroundRectArray(first, count: $0.count, forCharacterRange: range, color: color)
        }
      }
    }
  }
}
