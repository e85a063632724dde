import Geometry
import LayoutReports
import UIKit

extension UIView {
  /// What the view draws over its background and under its content, for a picture.
  var decorations: [Decoration] {
    switch self {
    case let button as UIButton: button.buttonDecorations
    case let cell as UITableViewCell: cell.rowDecorations
    default: []
    }
  }
}
