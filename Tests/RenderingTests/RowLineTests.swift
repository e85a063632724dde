import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// What a view draws over its children.
@Suite struct RowLineTests {
  /// A content view that is as high as its row, and white, does not hide the line below the row; the border of the row lies over both.
  @Test func rowLinesAreDrawnOverTheirCells() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 44)
    let line = Rect(x: 16, y: 43.5, width: 84, height: 0.5)
    let content = ViewReport(className: "UIView", frame: frame, backgroundColor: Palette.white)
    let row = ViewReport(
      className: "UITableViewCell", frame: frame, borderWidth: 1,
      overlays: [.fill(line, Palette.gray, cornerRadius: 0)],
      children: [content])
    let scene = SceneReport(name: "S", size: frame.size, root: row)
    let order = SceneDrawing.displayList(for: scene).commands.compactMap { command in
      switch command {
      case .fill(.rectangle(line, _), _): "line"
      case .fill: "ground"
      case .stroke: "border"
      default: nil
      }
    }
    #expect(order == ["ground", "ground", "line", "border"])
  }
}
