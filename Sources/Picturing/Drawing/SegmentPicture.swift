import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UISegmentedControl {
  var hasOwnLook: Bool {
    shownSegments.contains { part in
      part.image != nil || part.background != nil || !part.isEnabled || !part.attributes.isEmpty || part.offset != .zero
    }
  }

  /// The ground, the plate of the selected segment, lines or images between neighbors, and the content of each.
  var segmentDecorations: [Decoration] {
    let parts = shownSegments
    let hasGround = parts.allSatisfy { $0.background == nil }
    let corner = AppearanceMetrics.segmentsCorner[layoutProfile].map { CGFloat($0) } ?? bounds.height / 2
    var decorations = hasGround ? [fill(bounds, .tertiarySystemFill, cornerRadius: corner)] : []
    for (index, part) in parts.enumerated() {
      if let background = part.background {
        decorations.append(picture(background, in: part.frame, stretched: true))
      } else if index == selectedSegmentIndex {
        decorations += plate(in: part.frame)
      }
    }
    for index in parts.indices.dropLast() { decorations += divider(after: index, parts[index].frame, hasGround) }
    for (index, part) in parts.enumerated() {
      decorations += content(of: part, isSelected: index == selectedSegmentIndex)
    }
    return decorations
  }

  private func plate(in frame: CGRect) -> [Decoration] {
    let inset = CGFloat(AppearanceMetrics.segmentPlateInset)
    let rect = frame.insetBy(dx: inset, dy: inset)
    return knob(rect, plateColor, cornerRadius: AppearanceMetrics.segmentPlateCorner[layoutProfile].map { CGFloat($0) })
  }

  private var plateColor: UIColor {
    if let selectedSegmentTintColor { return selectedSegmentTintColor }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return isDark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  private func divider(after index: Int, _ frame: CGRect, _ hasGround: Bool) -> [Decoration] {
    let x = isRightToLeft ? frame.minX : frame.maxX
    if let image = shownDivider(after: index) {
      let rect = CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
      return [picture(image, in: rect, stretched: true)]
    }
    guard hasGround, index != selectedSegmentIndex, index + 1 != selectedSegmentIndex else { return [] }
    return [fill(CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16)), .separator)]
  }

  private func content(of part: Shown, isSelected: Bool) -> [Decoration] {
    let frame = part.frame.offsetBy(dx: part.offset.x, dy: part.offset.y)
    if let image = part.image {
      var shown = image
      if image.renderingMode == .automatic { shown = image.withRenderingMode(.alwaysTemplate) }
      return [picture(shown, in: frame, tint: part.isEnabled ? .label : .tertiaryLabel)]
    }
    guard let title = part.title, !title.isEmpty else { return [] }
    let label = UILabel(frame: CGRect(origin: .zero, size: frame.insetBy(dx: 4, dy: 0).size))
    label.stand(on: layoutScreen)
    label.font = part.attributes[.font] as? UIFont ?? usualFont(isSelected: isSelected)
    label.text = title
    label.textAlignment = .center
    label.textColor = part.attributes[.foregroundColor] as? UIColor ?? (part.isEnabled ? .label : .tertiaryLabel)
    guard case .text(var text) = Content(label, isPicture: true) else { return [] }
    text.color = pictureColor(label.textColor)
    text.move(x: Double(frame.minX) + 4, y: Double(frame.minY))
    return [.text(text)]
  }

  private func usualFont(isSelected: Bool) -> UIFont {
    let isLight = AppearanceMetrics.hasLightSegmentTitles[layoutProfile]
    return .systemFont(
      ofSize: CGFloat(AppearanceMetrics.segmentTitleSize),
      weight: isSelected ? (isLight ? .medium : .semibold) : isLight ? .regular : .medium)
  }
}
