import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UISearchBar {
  /// The plates of a search bar that floats: one for the field, and a round one for each button beside it. At the lower edge they are as high
  /// as the bar, over the keyboard as what stands on them.
  var edgePlates: [Decoration] {
    if surroundings == .overKeyboard {
      return subviews.filter { !$0.isHidden }.flatMap {
        glass(Rect($0.frame), cornerRadius: Double($0.frame.height) / 2)
      }
    }
    let side = Double(bounds.height)
    let buttons = subviews.filter { !($0 is UITextField) && !$0.isHidden }
    let padding = CGFloat(FloatingBarMetrics.bottomSearchPadding)
    return subviews.flatMap { view -> [Decoration] in
      guard !view.isHidden else { return [] }
      if view is UITextField {
        var plate = view.frame.insetBy(dx: 0, dy: -padding)
        if buttons.isEmpty || isRightToLeft { plate.size.width += padding }
        if buttons.isEmpty || !isRightToLeft {
          plate = plate.inset(by: UIEdgeInsets(top: 0, left: -padding, bottom: 0, right: 0))
        }
        return glass(Rect(plate), cornerRadius: Double(plate.height) / 2)
      }
      let middle = Rect(view.frame)
      let plate = Rect(
        x: middle.x + (middle.width - side) / 2, y: middle.y + (middle.height - side) / 2, width: side, height: side)
      return glass(plate, cornerRadius: side / 2)
    }
  }
}

extension UISearchTextField {
  /// The ground of the field, in its own color if it has one. One that floats without a color stands on the plate of its bar.
  var searchGround: [Decoration] {
    let bar = superview as? UISearchBar
    let isOnPlate =
      bar?.surroundings == .lowerEdge || bar?.surroundings == .overKeyboard || bar?.superview is BarPlatter
    if isOnPlate, backgroundColor == nil { return [] }
    let corner = AppearanceMetrics.searchFieldCorner[layoutProfile].map { CGFloat($0) } ?? bounds.height / 2
    return [fill(bounds, backgroundColor ?? .tertiarySystemFill, cornerRadius: corner)]
  }

  /// Where an empty field of a search bar can be spoken to, unless the app has something of its own there (DEVIATIONS.md, 504).
  var microphone: [Decoration] {
    let bar = superview as? UISearchBar
    guard let bar, !hasText, rightView == nil, tokens.isEmpty, layoutProfile.release >= 15 else { return [] }
    let (side, inset) = (20.0, bar.surroundings == .none ? 6.0 : 8)
    let x = isRightToLeft ? inset : Double(bounds.width) - inset - side
    let place = Rect(x: x, y: (Double(bounds.height) - side) / 2, width: side, height: side)
    return [
      .image(
        ImageContent(
          name: "mic.fill", contentMode: "scaleAspectFit", size: place.size, tint: pictureColor(.secondaryLabel),
          isTemplate: true, isSymbol: true), place)
    ]
  }
}
