import Platform

/// Where the columns of an expanded split view controller lie: a function of sizes and wishes, without views.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// What the program wishes for the width of a column; `automaticDimension` is no wish.
  struct WidthWish {
    var points = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
  }

  /// What the arrangement follows from.
  struct Conditions {
    var style = UISplitViewController.Style.unspecified
    var hasSupplementary = false
    var mode = DisplayMode.automatic
    var behavior = SplitBehavior.automatic
    var primary = WidthWish()
    var supplementary = WidthWish()
    /// Of the whole view, in points.
    var size = CGSize.zero
    /// What the safe area takes at the edge of the primary column, in points.
    var edgeInset: CGFloat = 0
    var primaryIsRight = false
    /// What is different where columns float; nil where they lie edge to edge.
    var floating: FloatingColumns?
    /// Whether the primary column floats, where columns do.
    var floatsPrimary = true
    /// Whether the program has asked for the mode while columns were in sight.
    var isExplicit = false
    /// What the safe area takes above and below, in points.
    var insets: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// In points.
    var pixel: CGFloat = 1
    /// The least width of the secondary column beside two others, in points; `automaticDimension` is the system's.
    var minimumSecondary = UISplitViewController.automaticDimension
    /// The width of the inspector; nil where it is out of sight.
    var inspector: CGFloat?
  }

  let mode: DisplayMode
  let behavior: SplitBehavior
  /// The columns in sight, those that lie on top of others last.
  var frames: [(column: Column, frame: CGRect)] = []
  /// What the primary column covers of columns that lie below it as their safe area, at its side, in points.
  var covered: [Column: CGFloat] = [:]
  /// Without the safe area; points.
  let primaryWidth: CGFloat
  /// Without the safe area; points.
  let supplementaryWidth: CGFloat

  init(_ whole: Conditions) {
    var conditions = whole
    // The inspector takes its width from the end of all others.
    if let inspector = whole.inspector {
      conditions.size.width = max(0, whole.size.width - inspector - (whole.floating == nil ? 0 : whole.pixel))
    }
    if let floating = conditions.floating {
      let widths = conditions.floatingWidths(floating)
      (mode, behavior) = conditions.floatingMode(floating)
      (primaryWidth, supplementaryWidth) = mode == .twoBesideSecondary ? widths : conditions.wishedWidths
      placeFloating(conditions, floating)
    } else {
      behavior = conditions.resolvedBehavior
      mode = conditions.resolvedMode(behavior)
      (primaryWidth, supplementaryWidth) = conditions.wishedWidths
      placeEdgeToEdge(conditions)
    }
    guard let inspector = whole.inspector else { return }
    let shift = conditions.primaryIsRight ? whole.size.width - conditions.size.width : 0
    for index in frames.indices { frames[index].frame.origin.x += shift }
    let x = conditions.primaryIsRight ? 0 : whole.size.width - inspector
    frames.append((.inspector, CGRect(x: x, y: 0, width: inspector, height: whole.size.height)))
  }

  private mutating func placeEdgeToEdge(_ conditions: Conditions) {
    let size = conditions.size
    func column(_ kind: Column, _ x: CGFloat, _ width: CGFloat) -> (column: Column, frame: CGRect) {
      let left = conditions.primaryIsRight ? size.width - x - width : x
      return (kind, CGRect(x: left, y: 0, width: width, height: size.height))
    }
    var first: [(Column, CGFloat)] = []
    switch mode {
    case .automatic, .secondaryOnly: break
    case .oneBesideSecondary, .oneOverSecondary:
      first = conditions.hasTwo ? [(.supplementary, supplementaryWidth)] : [(.primary, primaryWidth)]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      first = [(.primary, primaryWidth), (.supplementary, supplementaryWidth)]
    }
    // The width is that of the content, so that the column at the edge of the screen is wider by what the safe area takes there.
    if !first.isEmpty { first[0].1 = min(first[0].1 + conditions.edgeInset, size.width) }
    let taken = first.reduce(0) { $0 + $1.1 }
    let secondary: (column: Column, frame: CGRect)
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: secondary = column(.secondary, 0, size.width)
    case .oneBesideSecondary, .twoBesideSecondary:
      secondary = column(.secondary, taken, max(0, size.width - taken))
    case .twoDisplaceSecondary:
      // It keeps the width that it has beside the supplementary column alone.
      secondary = column(.secondary, taken, max(0, size.width - conditions.edgeInset - supplementaryWidth))
    }
    var x: CGFloat = 0
    frames =
      [secondary]
      + first.map { kind, width in
        defer { x += width }
        return column(kind, x, width)
      }
  }
}

extension SplitArrangement.Conditions {
  fileprivate var isWide: Bool { size.width > size.height }

  /// Whether two columns can be in sight with the secondary one.
  var hasTwo: Bool { style == .tripleColumn && hasSupplementary }

  /// The behavior that was asked for, else that of the mode that was asked for, else as documented: beside each other in a wide view,
  /// on top of each other in a high one. The classic style has none.
  fileprivate var resolvedBehavior: UISplitViewController.SplitBehavior {
    if style == .unspecified { return .automatic }
    if behavior != .automatic { return behavior }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return isWide ? .tile : .overlay
    }
  }

  /// The mode that was asked for, or the nearest one that the style and the behavior have.
  func resolvedMode(_ behavior: UISplitViewController.SplitBehavior) -> UISplitViewController.DisplayMode {
    let isOver = behavior == .overlay
    switch mode {
    case .automatic:
      let isShown = behavior == .automatic ? isWide : !isOver
      return isShown ? .oneBesideSecondary : .secondaryOnly
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return one(behavior)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      if !hasTwo { return one(behavior) }
      return isOver ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    }
  }

  private func one(_ behavior: UISplitViewController.SplitBehavior) -> UISplitViewController.DisplayMode {
    switch behavior {
    case .overlay: .oneOverSecondary
    case .tile, .displace: .oneBesideSecondary
    case .automatic: mode == .oneOverSecondary || mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    }
  }

  /// Of the primary and the supplementary column, in whole points.
  var wishedWidths: (primary: CGFloat, supplementary: CGFloat) { (width(primary), width(supplementary)) }

  /// The width of a column, in whole points.
  private func width(_ wish: SplitArrangement.WidthWish) -> CGFloat {
    func known(_ value: CGFloat) -> CGFloat? { value == UISplitViewController.automaticDimension ? nil : value }
    let widest = CGFloat(SplitColumns.widest(in: Double(size.width), height: Double(size.height)))
    let fraction = known(wish.fraction) ?? CGFloat(SplitColumns.fraction)
    var width = known(wish.points) ?? (fraction * size.width).rounded(.up)
    // The usual maximum also limits a fraction that is asked for, but not a number of points.
    width = min(width, known(wish.maximum) ?? (known(wish.points) == nil ? widest : .infinity))
    return min(max(width, known(wish.minimum) ?? 0), size.width)
  }
}
