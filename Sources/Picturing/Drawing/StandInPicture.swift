import Geometry
import LayoutReports
import UIKitCore

extension StandInView {
  /// A gray area, over the view's own color or not, with the view's words in its middle.
  var standInDecorations: [Decoration] {
    guard !standInText.isEmpty, !bounds.isEmpty else { return [] }
    let area = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    let label = UILabel(frame: bounds)
    label.text = standInText
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    label.textColor = .secondaryLabel
    label.frame = CGRect(origin: .zero, size: bounds.size)
    let ground = Decoration.fill(area, pictureColor(.secondarySystemBackground), cornerRadius: 0)
    return [ground] + (TextContent(placed: label).map { [.text($0)] } ?? [])
  }
}
