import Geometry
import LayoutReports

extension Axis {
  /// What constraints may leave open of a view's extent along the axis.
  var size: AmbiguityReport.Quantity { self == .horizontal ? .width : .height }

  /// What constraints may leave open of a view's place along the axis.
  var position: AmbiguityReport.Quantity { self == .horizontal ? .horizontalPosition : .verticalPosition }
}
