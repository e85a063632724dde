import LayoutReports

/// Draws a scene as an SVG document: one user unit is one point, and equal scenes give equal bytes.
///
/// The result is well-formed XML 1.0 for any text in the report. Text keeps its measured width in whatever font the
/// reader has; views carry their document ids in `data-id`.
package struct SVGRenderer: Sendable {
  /// What is drawn besides the views; an empty set draws the views alone.
  package var options: RenderingOptions
  /// Goes before every `id` in the result, to keep several drawings apart in one page.
  package var idPrefix: String
  /// The document's ids of views to draw a red outline around.
  package var highlighted: [String]
  /// Where the bytes of images come from; without one a picture has no images of files.
  package var images: (any ImageSource)?

  /// By default the drawing shows the views alone, without a prefix for its ids and without red outlines.
  package init(
    options: RenderingOptions = [], idPrefix: String = "", highlighted: [String] = [], images: (any ImageSource)? = nil
  ) {
    self.images = images
    self.options = options
    self.idPrefix = idPrefix
    self.highlighted = highlighted
  }

  /// The scene as a complete SVG document that ends in a line feed.
  ///
  /// A highlighted id that no view of the scene has is ignored. A scene without a root view gives a white screen.
  package func render(_ scene: SceneReport) -> String {
    let list = SceneDrawing.displayList(for: scene, options: options, highlighted: highlighted, images: images)
    return SVGWriter(title: scene.heading, idPrefix: idPrefix, images: images).write(list)
  }
}
