import Foundation

/// Converts between the coordinates of two views of one tree, through the bounds origins and transforms of the views
/// between them.
extension UIView {
  /// A nil view means the coordinates of the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A nil view means the coordinates of the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// The smallest upright rectangle around the converted corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The smallest upright rectangle around the converted corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    let toRoot = transformToRoot
    return view.map { toRoot.concatenating($0.transformToRoot.inverted()) } ?? toRoot
  }

  /// The conversion from the view's coordinates to those of the root.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// The conversion to the superview's coordinates. The transform applies around the middle of the bounds, which lies
  /// at `center` in the superview.
  var transformToSuperview: CGAffineTransform {
    let center = self.center
    let bounds = self.bounds
    if transform.isIdentity {
      return CGAffineTransform(translationX: center.x - bounds.midX, y: center.y - bounds.midY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
