import Platform

/// Where a sheet lies in its container: the frame in which it is laid out, in points, and how it is drawn in that place.
struct SheetPlace {
  var frame: CGRect
  /// Around the middle of the frame.
  var drawing = CGAffineTransform.identity
}

/// Sheets on the bottom edge.
extension UISheetPresentationController {
  func placeOnEdge(of container: UIView, _ traits: UITraitCollection) -> SheetPlace {
    let (bounds, safeArea, profile) = (container.bounds, container.safeAreaInsets, container.layoutProfile)
    let top = CGFloat(SheetMetrics.top(safeAreaTop: Double(safeArea.top), release: profile.release))
    let highest = max(0, bounds.height - top)
    let context = SheetContext(container, maximum: highest - safeArea.bottom)
    let value = detentValue(in: context)
    let covered = container.heightCoveredByKeyboard
    if let floating = SheetMetrics.floating[profile], traits.verticalSizeClass != .compact,
      value < context.maximumDetentValue, covered == 0
    {
      return place(in: container, detent: max(0, value), floating)
    }
    // It rises until its detent stands on the keyboard, or it is as high as it gets.
    let height = rounded(min(highest, max(0, value + max(safeArea.bottom, covered))), container)
    var width = bounds.width
    if traits.verticalSizeClass == .compact, widthFollowsPreferredContentSizeWhenEdgeAttached, wishedSize.width > 0 {
      width = min(width, wishedSize.width)
    }
    return SheetPlace(
      frame: CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height))
  }

  /// A page sheet on a tablet that is lower than the highest one; nil for any other.
  ///
  /// It stands on the bottom edge, as wide as others (DEVIATIONS.md, 551). From iOS 26 on it keeps away from the edges of an upright tablet:
  /// 804 by 636 points, 8 from the sides and the lower edge, with the medium detent on a tablet of 820 by 1180.
  func placeOfLowPage(in container: UIView) -> SheetPlace? {
    let (bounds, safeArea, profile) = (container.bounds, container.safeAreaInsets, container.layoutProfile)
    guard let gap = SheetMetrics.gapOnUprightTablet[profile], let floating = SheetMetrics.floating[profile],
      bounds.height > bounds.width
    else {
      let page = pageFrame(in: container)
      let value = detentValue(in: SheetContext(container, maximum: page.height))
      guard value < page.height else { return nil }
      let below = max(safeArea.bottom, container.heightCoveredByKeyboard)
      let height = rounded(min(page.height, max(0, value + below)), container)
      return SheetPlace(
        frame: CGRect(x: page.minX, y: bounds.height - height, width: page.width, height: height))
    }
    let context = SheetContext(container, maximum: bounds.height - safeArea.top - CGFloat(gap) - safeArea.bottom)
    let value = detentValue(in: context)
    guard value < context.maximumDetentValue else { return nil }
    let covered = container.heightCoveredByKeyboard
    if covered > 0 {
      let highest = context.maximumDetentValue + safeArea.bottom
      let height = rounded(min(highest, max(0, value + covered)), container)
      return SheetPlace(frame: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    }
    return place(in: container, detent: max(0, value), floating)
  }

  /// A sheet that keeps away from the edges. A low one is laid out as far above the bottom edge as its safe area is smaller than that of
  /// the container, so that it has the rest.
  private func place(in container: UIView, detent value: CGFloat, _ floating: FloatingSheet) -> SheetPlace {
    let (bounds, bottom) = (container.bounds, container.safeAreaInsets.bottom)
    let lowness = CGFloat(floating.lowness(ofDetent: Double(value)))
    let inset = rounded(bottom * (1 - lowness), container)
    let height = rounded(lowness > 0 ? value : value + bottom, container)
    let frame = CGRect(x: 0, y: bounds.height - (bottom - inset) - height, width: bounds.width, height: height)
    guard bounds.width > 0 else { return SheetPlace(frame: frame) }
    let distance = CGFloat(floating.distance(ofDetent: Double(value)))
    let scale = max(0, bounds.width - 2 * distance) / bounds.width
    let drawnMiddle = bounds.height - distance - height * scale / 2
    return SheetPlace(
      frame: frame,
      drawing: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: drawnMiddle - frame.midY))
  }

  private func rounded(_ length: CGFloat, _ container: UIView) -> CGFloat {
    let scale = container.layoutScreen.scale
    return (length * scale).rounded() / scale
  }
}
