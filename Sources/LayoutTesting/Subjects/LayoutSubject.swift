import UIKit

/// What a layout test lays out: views and view controllers.
@preconcurrency @MainActor
public protocol LayoutSubject: AnyObject {
  /// Puts the subject into a window of the device's size that is not yet visible.
  ///
  /// - Returns: The view whose tree is compared.
  func stand(in window: UIWindow) -> UIView
}

extension UIViewController: LayoutSubject {
  /// The controller becomes the window's root, with all calls that tell it that it appears.
  public func stand(in window: UIWindow) -> UIView {
    window.rootViewController = self
    return view
  }
}

extension UIView: LayoutSubject {
  /// The view stands in the top left corner, with its own size, else as wide as the window and as high as its content asks.
  public func stand(in window: UIWindow) -> UIView {
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = true
    var size = bounds.size
    if size == .zero {
      size.width = window.bounds.width
      size.height =
        systemLayoutSizeFitting(
          CGSize(width: size.width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    frame = CGRect(origin: .zero, size: size)
    return self
  }
}
