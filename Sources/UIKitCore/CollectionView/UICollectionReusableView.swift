import Geometry

/// A view that a collection view may use again for something else: a header, a footer, a decoration or a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Set by the collection view when the view is made; nil for one that is not used again.
  open internal(set) var reuseIdentifier: String?
  /// The frame and axes for which the view was last asked for its size; nil if it has to be asked.
  var fittedFor: FittedFor?

  /// Whether the layout has hidden the view. What an app hides itself stays hidden while the layout says nothing else, as Apple's sample of
  /// badges on items does when it configures them.
  var isHiddenByLayout = false { didSet { if isHiddenByLayout != oldValue { isHidden = isHiddenByLayout } } }

  struct FittedFor: Equatable {
    let element: UICollectionView.Element
    let axes: Set<Axis>
    /// The length along the axis that is not estimated; 0 if both are.
    let fixedLength: CGFloat

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      (element, axes) = (UICollectionView.Element(attributes), attributes.estimatedAxes)
      fixedLength =
        axes.count != 1 ? 0 : axes.contains(.vertical) ? attributes.frame.width : attributes.frame.height
    }
  }

  /// Called before the view shows another item. Does nothing; what it showed stays until it is replaced.
  open func prepareForReuse() {}

  /// Called when the layout gives the view a place. Does nothing: the collection view has set frame, alpha and the like.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view gets its place in another layout of the collection view. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the view has got its place in another layout of the collection view. Does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The size that the view wants, where the layout only estimates one.
  ///
  /// The attributes have the estimate and the view has their size. Along an axis that is not estimated the size stays; along
  /// others it is what the constraints inside ask for. Without constraints inside it is `sizeThatFits`, and by default the
  /// estimate. Attributes without an estimated axis come back as they are. Costs a layout of the view.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard !axes.isEmpty else { return layoutAttributes }
    let fitting = fittingSize(layoutAttributes.size, estimated: axes)
    let preferred = layoutAttributes.duplicate()
    if axes.contains(.horizontal) { preferred.frame.size.width = fitting.width }
    if axes.contains(.vertical) { preferred.frame.size.height = fitting.height }
    return preferred
  }

  /// Asks the constraints inside for the length along the axes.
  func fittingSize(_ size: CGSize, estimated axes: Set<Axis>) -> CGSize {
    guard hasConstraintsInside else { return sizeThatFits(size) }
    // Margins that have not been laid out yet count too.
    layoutHost?.refreshInsets(self)
    return systemLayoutSizeFitting(
      CGSize(width: axes.contains(.horizontal) ? 0 : size.width, height: axes.contains(.vertical) ? 0 : size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }

  private var hasConstraintsInside: Bool {
    func holds(_ view: UIView) -> Bool { !view.constraints.isEmpty || view.subviews.contains(where: holds) }
    return holds(self)
  }
}

extension UIView {
  /// The nearest view of a collection view around the view, or itself. Linear in its depth.
  var enclosingReusableView: UICollectionReusableView? {
    var view: UIView? = self
    while let present = view {
      if let found = present as? UICollectionReusableView { return found }
      view = present.superview
    }
    return nil
  }

  /// What the view shows changed: a view of a collection view around it is asked again how large it is.
  func contentOfReusableViewDidChange() {
    guard let view = enclosingReusableView, view.fittedFor != nil else { return }
    view.fittedFor = nil
    view.enclosingCollectionView?.setNeedsLayout()
  }

  private var enclosingCollectionView: UICollectionView? {
    var view = superview
    while let present = view {
      if let found = present as? UICollectionView { return found }
      view = present.superview
    }
    return nil
  }
}
