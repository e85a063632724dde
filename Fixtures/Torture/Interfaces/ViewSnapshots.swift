import UIKit

final class TortureSnapshots: UIViewController {
  func picture() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    return renderer.image { context in
      context.cgContext.setFillColor(UIColor.white.cgColor)
      context.fill(view.bounds)
      view.layer.render(in: context.cgContext)
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
  func freeze() {
    guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { return }
    view.addSubview(snapshot)
    let data = picture().pngData() ?? picture().jpegData(compressionQuality: 0.8)
    title = "\(data?.count ?? 0)"
  }
}
