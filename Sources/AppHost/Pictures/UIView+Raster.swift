#if Raster
  import CairoRendering
  import Rendering
  import UIKit

  extension UIView {
    /// The view and everything inside as a PNG; equal views give equal bytes on one machine. Needs the package trait Raster.
    ///
    /// The view is laid out first if anything asks for it. Its place in its superview does not count.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - options: What is drawn besides the views.
    ///   - images: Where the bytes of image files come from.
    /// - Throws: ``RasterError`` for a view of more than 256 million pixels.
    /// - Complexity: Linear in the views, their letters and the pixels.
    public func png(
      scale: Double = 2, options: RenderingOptions = [], images: (any ImageSource)? = nil
    ) throws(RasterError) -> [UInt8] {
      let list = SceneDrawing.displayList(for: sceneReport, options: options, images: images)
      return try CairoWriter(images: images).png(list, scale: scale).bytes
    }

    /// The view and everything inside as a PDF with one page of the view's size. Needs the package trait Raster.
    ///
    /// - Throws: ``RasterError`` for a view of more than 14,400 points.
    public func pdf(
      options: RenderingOptions = [], images: (any ImageSource)? = nil
    ) throws(RasterError) -> [UInt8] {
      let list = SceneDrawing.displayList(for: sceneReport, options: options, images: images)
      return try CairoWriter(images: images).pdf(list).bytes
    }
  }
#endif
