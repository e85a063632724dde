import Platform

/// Columns of which the primary one floats.
///
/// 1. The primary column keeps away from the side and the lower edge, begins at the safe area, and lies on top of the others.
/// 2. Beside it the others reach to the edge of the view, with a safe area as wide as what it covers; where it lies over them, without.
/// 3. A column that does not float has a pixel to its neighbor.
/// 4. Three columns are seen beside each other where the least width of each has room. To make it, the first two get narrower.
extension SplitArrangement {
  mutating func placeFloating(_ conditions: Conditions, _ floating: FloatingColumns) {
    let (size, pixel) = (conditions.size, conditions.pixel * CGFloat(floating.gapInPixels))
    func column(_ kind: Column, _ x: CGFloat, _ width: CGFloat) -> (column: Column, frame: CGRect) {
      let width = max(0, width)
      return (
        kind, CGRect(x: conditions.primaryIsRight ? size.width - x - width : x, y: 0, width: width, height: size.height)
      )
    }
    let distance = CGFloat(floating.distance) + conditions.edgeInset
    var primary: [(column: Column, frame: CGRect)] = []
    // How far columns below the primary one are covered, and where those beside it begin.
    var (cover, edge): (CGFloat, CGFloat) = (0, 0)
    if showsPrimary(conditions) {
      if conditions.floatsPrimary {
        var frame = column(.primary, distance, primaryWidth).frame
        frame.origin.y = conditions.insets.top
        let below = CGFloat(floating.bottomDistance(safeAreaBottom: Double(conditions.insets.bottom)))
        frame.size.height = max(0, size.height - conditions.insets.top - below)
        primary = [(.primary, frame)]
        if !mode.isOver { cover = distance + primaryWidth }
      } else {
        primary = [column(.primary, 0, primaryWidth + conditions.edgeInset)]
        if !mode.isOver { edge = primaryWidth + conditions.edgeInset + pixel }
      }
    }
    var below: [(column: Column, frame: CGRect)] = []
    if conditions.hasTwo, mode != .secondaryOnly {
      let width = (cover > 0 ? cover : edge > 0 ? 0 : conditions.edgeInset) + supplementaryWidth
      below.append(column(.supplementary, edge, width))
      if cover > 0 { covered[.supplementary] = cover }
      (cover, edge) = (0, edge + width + pixel)
    }
    if cover > 0 { covered[.secondary] = cover }
    frames = [column(.secondary, edge, size.width - edge)] + below + primary
  }

  private func showsPrimary(_ conditions: Conditions) -> Bool {
    switch mode {
    case .automatic, .secondaryOnly: false
    case .oneBesideSecondary, .oneOverSecondary: !conditions.hasTwo
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether a column lies on top of the secondary one.
  fileprivate var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

extension SplitArrangement.Conditions {
  /// The mode that was asked for, or what is nearest to it: one or two columns beside the secondary one by the room there is.
  func floatingMode(
    _ floating: FloatingColumns
  ) -> (UISplitViewController.DisplayMode, UISplitViewController.SplitBehavior) {
    let asked = behavior == .automatic ? UISplitViewController.SplitBehavior.tile : behavior
    let isOver =
      behavior == .overlay || behavior == .automatic && (mode == .oneOverSecondary || mode == .twoOverSecondary)
    switch mode {
    case .automatic where !isOver: return (twoFit(floating) ? .twoBesideSecondary : .oneBesideSecondary, asked)
    case .automatic, .secondaryOnly: return (.secondaryOnly, asked)
    case .oneBesideSecondary, .oneOverSecondary:
      return isOver ? (.oneOverSecondary, .overlay) : (.oneBesideSecondary, asked)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      if isOver { return (hasTwo ? .twoOverSecondary : .oneOverSecondary, .overlay) }
      if twoFit(floating) { return (.twoBesideSecondary, .tile) }
      return isExplicit && hasTwo ? (.twoOverSecondary, .overlay) : (.oneBesideSecondary, asked)
    }
  }

  /// Whether all three columns have room for their least widths, in the nearest width of whole pixels.
  private func twoFit(_ floating: FloatingColumns) -> Bool {
    hasTwo
      && (size.width / pixel).rounded() * pixel >= least(primary, floating) + least(supplementary, floating)
        + rest(floating)
  }

  /// The widths of the first two columns beside the secondary one.
  func floatingWidths(_ floating: FloatingColumns) -> (primary: CGFloat, supplementary: CGFloat) {
    let wished = wishedWidths
    let excess = max(0, wished.primary + wished.supplementary + rest(floating) - size.width)
    let slack = (
      max(0, wished.primary - least(primary, floating)), max(0, wished.supplementary - least(supplementary, floating))
    )
    // Evenly, as far as both have something to give.
    let first = min(slack.0, max(excess / 2, excess - slack.1))
    return (wished.primary - first, wished.supplementary - min(slack.1, excess - first))
  }

  private func least(_ wish: SplitArrangement.WidthWish, _ floating: FloatingColumns) -> CGFloat {
    if wish.minimum != UISplitViewController.automaticDimension { return wish.minimum }
    let points = wish.points == UISplitViewController.automaticDimension ? CGFloat.infinity : wish.points
    return min(CGFloat(floating.leastSide), points)
  }

  /// What the first two columns leave: the secondary one, and what lies between all of them.
  private func rest(_ floating: FloatingColumns) -> CGFloat {
    let secondary =
      minimumSecondary == UISplitViewController.automaticDimension ? CGFloat(floating.leastSecondary) : minimumSecondary
    return secondary + pixel * CGFloat(floating.gapInPixels) + (floatsPrimary ? CGFloat(floating.distance) : pixel)
      + edgeInset
  }
}
