import Rendering

/// Pictures of what an app shows.
extension Screen {
  /// The key window, the status bar and the home indicator as a complete SVG document: one user unit is one point, and equal screens give
  /// equal bytes.
  ///
  /// - Parameters:
  ///   - options: What is drawn besides the views.
  ///   - images: Where the bytes of image files come from; nil is the folder of the app.
  public func svg(options: RenderingOptions = [], images: (any ImageSource)? = nil) -> String {
    SVGRenderer(options: options, images: images ?? AppImages()).render(report())
  }
}
