import Geometry

extension Color {
  /// How different two opaque colors are in brightness, from 1 to 21, as the Web Content Accessibility Guidelines 2.1 define it.
  ///
  /// source: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// source: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : Self.power12Fifths(min((value + 0.055) / 1.055, 1))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// A number from 0 to 1 to the power of 2.4: its square times the fifth root of its square, by Newton's method from above.
  private static func power12Fifths(_ value: Double) -> Double {
    let square = value * value
    guard square > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = root - (fourth * root - square) / (5 * fourth)
      guard next < root else { break }
      root = next
    }
    return square * root
  }

  /// The color as it is seen over an opaque one.
  ///
  /// - Parameter opacity: from 0 to 1, in addition to the alpha of the color.
  func over(_ back: Color, opacity: Double = 1) -> Color {
    let share = min(max(alpha * opacity, 0), 1)
    func mix(_ front: Double, _ behind: Double) -> Double { front * share + behind * (1 - share) }
    return Color(red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
  }
}

/// A text with the colors that it is seen in.
package struct TextContrast: Sendable {
  /// The view that has the text.
  package var view: ViewReport
  /// How different text and background are, from 1 to 21.
  package var ratio: Double
  /// The ratio that Apple's Human Interface Guidelines ask for: 4.5, or 3 for text of 18 points and more and for bold text.
  package var needed: Double

  /// The texts of a scene whose background is known: one color, or several that are opaque or blended, and no picture, no blur and no
  /// gradient. From back to front. Quadratic in the number of views in the worst case.
  package static func all(in scene: SceneReport) -> [TextContrast] {
    var shown: [(view: ShownView, opacity: Double)] = []
    scene.forEachShownWithOpacity { shown.append(($0, $1)) }
    return shown.indices.compactMap { index in
      let (placed, opacity) = shown[index]
      guard case .text(let text) = placed.view.content, let area = placed.area(of: text),
        let visible = placed.visible, visible.intersection(area) != nil, text.color.alpha * opacity > 0.05
      else { return nil }
      guard let back = background(of: area, behind: index, shown) else { return nil }
      let isLarge = text.fontSize >= 18 || text.fontWeight >= 700
      return TextContrast(
        view: placed.view, ratio: text.color.over(back, opacity: opacity).contrast(with: back),
        needed: isLarge ? 3 : 4.5)
    }
  }

  /// The color behind a place; nil if nobody knows.
  private static func background(
    of area: Rect, behind index: Int, _ shown: [(view: ShownView, opacity: Double)]
  ) -> Color? {
    var layers: [(color: Color, opacity: Double)] = []
    for (placed, opacity) in shown[...index].reversed() {
      guard let visible = placed.visible, let shared = visible.intersection(area) else { continue }
      let isAll = shared.width >= area.width - 0.5 && shared.height >= area.height - 0.5
      if placed.hasPicture, placed.view.id != shown[index].view.view.id || isAll { return nil }
      guard let color = placed.view.backgroundColor, color.alpha * opacity > 0.01 else { continue }
      // A part of the text lies on something else.
      guard isAll, placed.view.cornerRadius < min(placed.frame.width, placed.frame.height) / 2 + 1 else { return nil }
      if color.alpha * opacity > 0.99 {
        return layers.reversed().reduce(Color(red: color.red, green: color.green, blue: color.blue)) {
          $1.color.over($0, opacity: $1.opacity)
        }
      }
      layers.append((color, opacity))
    }
    return nil
  }
}

extension ShownView {
  /// Where the lines of a text are on the screen, as far as the view has room for them.
  fileprivate func area(of text: TextContent) -> Rect? {
    guard let first = text.lines.first, let last = text.lines.last else { return nil }
    let left = text.lines.map(\.x).min() ?? 0
    let right = text.lines.map { $0.x + $0.width }.max() ?? 0
    let area = Rect(
      x: frame.x + left, y: frame.y + first.baseline - text.fontSize * 0.7, width: right - left,
      height: last.baseline - first.baseline + text.fontSize * 0.7)
    return area.width > 0 && area.height > 0 ? frame.intersection(area) : nil
  }

  /// Whether what the view draws is no color.
  fileprivate var hasPicture: Bool {
    switch view.content {
    case .none, .text: view.className.hasSuffix("VisualEffectView") || !view.decorations.isEmpty
    case .image, .control: true
    }
  }
}

extension SceneReport {
  /// As ``forEachShown(_:)``, with how much of each view is seen: its alpha and that of what it lies in.
  fileprivate func forEachShownWithOpacity(_ body: (ShownView, Double) -> Void) {
    // By depth, the opacity of what is around.
    var around: [Double] = []
    forEachShown { placed in
      around.removeLast(max(0, around.count - placed.depth))
      let opacity = (around.last ?? 1) * min(max(placed.view.alpha, 0), 1)
      around.append(opacity)
      body(placed, opacity)
    }
  }
}
