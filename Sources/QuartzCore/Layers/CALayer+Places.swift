import Foundation

// Points and rectangles of one layer in another; both in one tree, else each has the coordinates of its outermost layer.
extension CALayer {
  /// A point of another layer in this one's coordinates; nil is the outermost layer's superlayer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }

  /// A point of this layer in another one's coordinates; nil is the outermost layer's superlayer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transformToRoot).applying((l?.transformToRoot ?? .identity).inverted())
  }

  /// The smallest rectangle around a rectangle of another layer in this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// The smallest rectangle around a rectangle of this layer in another one's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transformToRoot.concatenating((l?.transformToRoot ?? .identity).inverted()))
  }

  private var transformToRoot: CGAffineTransform {
    let own = transformToSuperlayer
    return parent.map { own.concatenating($0.transformToRoot) } ?? own
  }

  /// The layer itself: it is no copy of what is on the screen.
  public func model() -> Self { self }

  /// The part of the bounds that the nearest layers which scroll or mask leave.
  public var visibleRect: CGRect {
    var (rect, layer) = (bounds, parent)
    while let outer = layer {
      if outer.masksToBounds || outer is CAScrollLayer { rect = rect.intersection(convert(outer.bounds, from: outer)) }
      layer = outer.parent
    }
    return rect.isNull ? .zero : rect
  }

  private var scroller: CAScrollLayer? {
    var layer: CALayer? = self
    while let present = layer {
      if let scroller = present as? CAScrollLayer { return scroller }
      layer = present.parent
    }
    return nil
  }

  /// Has the nearest scroll layer scroll to a point of this one; nothing without one.
  public func scroll(_ p: CGPoint) {
    if let scroller { scroller.scroll(to: scroller.convert(p, from: self)) }
  }

  /// Has the nearest scroll layer show a rectangle of this one; nothing without one.
  public func scrollRectToVisible(_ r: CGRect) {
    if let scroller { scroller.scroll(to: scroller.convert(r, from: self)) }
  }
}
