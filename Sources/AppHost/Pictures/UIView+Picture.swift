import Geometry
import LayoutReports
// What is drawn over a picture, and where its images come from, are arguments of what this module offers.
@_exported import Rendering
import Staging
import UIKit

/// Pictures and texts of views that code has made, for logs, documentation and tests.
extension UIView {
  /// The view and everything inside as a complete SVG document: one user unit is one point, and equal views give equal bytes.
  ///
  /// The view is laid out first if anything asks for it. Its place in its superview does not count. Letters stand where they were
  /// measured; images that have no file are boxes with their names, symbols a few strokes.
  ///
  /// - Parameters:
  ///   - options: What is drawn besides the views.
  ///   - images: Where the bytes of image files come from.
  /// - Complexity: Linear in the views and their letters, quadratic in the letters of a line.
  public func svg(options: RenderingOptions = [], images: (any ImageSource)? = nil) -> String {
    SVGRenderer(options: options, images: images).render(sceneReport)
  }

  /// The view after a layout, as a value to store, compare and encode.
  public var sceneReport: SceneReport {
    layoutIfNeeded()
    var root = ViewReport(of: self)
    (root.frame.x, root.frame.y) = (0, 0)
    return SceneReport(
      name: root.name ?? root.className, size: root.frame.size, scale: Double(traitCollection.displayScale), root: root,
      safeArea: Insets(
        top: Double(safeAreaInsets.top), left: Double(safeAreaInsets.left), bottom: Double(safeAreaInsets.bottom),
        right: Double(safeAreaInsets.right)),
      chrome: ScreenChrome(isDark: traitCollection.userInterfaceStyle == .dark))
  }

  /// A line for the view and one for each view inside, in drawing order, two spaces a level: class, name, x, y, width and height in the
  /// superview's coordinates. Made to be compared line by line.
  public var layoutText: String { sceneReport.root?.textLines.joined(separator: "\n") ?? "" }
}
