import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UIView {
  /// What the view draws over its background and under its content, for a picture.
  var decorations: [Decoration] {
    controlDecorations ?? classDecorations
  }

  private var classDecorations: [Decoration] {
    switch self {
    case let field as UITextField: field.fieldDecorations
    case let alert as AlertView:
      AppearanceMetrics.alertsHaveCapsules[layoutProfile] ? alert.capsuleDecorations : alert.alertDecorations
    case let plate as MenuPlate: plate.menuGround
    case let label as UILabel: label.styleDecorations
    case let view as UITextView: view.styleDecorations
    case let button as UIButton: button.buttonDecorations
    case let cell as UITableViewCell: cell.rowDecorations
    case let table as UITableView: table.rowGrounds
    case let header as UITableViewHeaderFooterView: header.pinnedGround
    case let cell as UICollectionViewListCell: cell.listGrounds
    case let bar as any GroundedBar: bar.groundDecorations
    case let picker as UIPickerView: picker.pickerDecorations
    case let picker as UIDatePicker: picker.pickerDecorations
    case let view as UIVisualEffectView: view.effectDecorations
    case let view as any StandInView: view.standInDecorations
    default: (presentationDimming.map { [fill(bounds, $0)] } ?? []) + popoverDecorations
    }
  }

  /// What the view draws over its subviews, for a picture.
  var overlays: [Decoration] {
    switch self {
    case let cell as UITableViewCell: cell.rowOverlays
    case let cell as UICollectionViewListCell: cell.listOverlays
    case let field as UITextField: field.fieldOverlays
    case let view as UITextView: view.caret
    default: columnLines
    }
  }
}

extension TextContent {
  /// The lines of a label, placed letter by letter, in the coordinates in which the label's frame is; nil without a text.
  @MainActor
  package init?(placed label: UILabel) {
    guard case .text(var content) = Content(label, isPicture: true) else { return nil }
    content.move(x: Double(label.frame.minX), y: Double(label.frame.minY))
    self = content
  }

  package mutating func move(x: Double, y: Double) {
    for index in lines.indices {
      lines[index].x += x
      lines[index].baseline += y
    }
    clip?.x += x
    clip?.y += y
  }
}
