import LayoutReports
import Rendering
import Staging
import UIKit

/// Pictures of what an app shows.
extension Screen {
  /// The key window, the status bar and the home indicator as a complete SVG document: one user unit is one point, and equal screens give
  /// equal bytes.
  ///
  /// - Parameters:
  ///   - options: What is drawn besides the views.
  ///   - images: Where the bytes of image files come from; nil is the folder of the app.
  public func svg(options: RenderingOptions = [], images: (any ImageSource)? = nil) -> String {
    SVGRenderer(options: options, images: images ?? AppImages()).render(picture)
  }

  /// The report with the files of the images that the app's catalogs have.
  private var picture: SceneReport {
    var report = report()
    run { report.root?.supplyFiles(from: AppResources.assets, for: UIScreen.main.assetTraits) }
    return report
  }
}
