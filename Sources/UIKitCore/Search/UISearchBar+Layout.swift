import Platform

/// The views of a search bar.
extension UISearchBar {
  struct Parts {
    var field: UISearchTextField?
    var cancel: UIBarButtonItem?
    var prompt: UILabel?
    var scopes: ScopeControl?
    /// The views that are in the bar besides the field.
    var shown: [UIView] = []
  }

  /// What gives a search bar its room, and the distances at the sides.
  package enum Surroundings: Equatable {
    /// The program or a layout; the field stands between the margins.
    case none
    /// A navigation bar, below its title: points at the left and at the right.
    case palette(left: CGFloat, right: CGFloat)
    /// A navigation bar, among its buttons.
    case row
    /// The lower edge of a screen, over the content.
    case lowerEdge
    /// The upper edge of the keyboard, while somebody types into a bar that else is at the lower edge.
    case overKeyboard
  }

  // MARK: Heights

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }
  var scopeHeight: CGFloat { showsScopes ? CGFloat(SearchMetrics.scopeHeight) : 0 }
  private var promptHeight: CGFloat { prompt == nil ? 0 : CGFloat(BarHeights.prompt) }

  /// Outside of navigation bars.
  var ownHeight: CGFloat { CGFloat(layoutProfile.controls.searchBarHeight) + promptHeight + scopeHeight }

  /// Below the title of a navigation bar, which shows no prompt of a search bar. By the profile of that bar: a search bar that is in no
  /// window has another one.
  func paletteHeight(in profile: Profile) -> CGFloat { CGFloat(SearchMetrics.paletteHeight[profile]) + scopeHeight }

  // MARK: Places

  /// A bar whose field nobody has asked for costs no view.
  func layOutParts() {
    guard let field = parts.field, bounds.width > 0, bounds.height > 0 else { return }
    let row = fieldRow
    var views: [UIView] = []
    var rowParts: [BarRow.Part] = [.item(row.width)]
    var gap = CGFloat(BarMetrics.spacing)
    if showsCancel {
      var width = loadedCancel.upToDateView.barWidth
      if cancelIsRound {
        (width, gap) = (CGFloat(FloatingBarMetrics.cancelSize), CGFloat(FloatingBarMetrics.cancelGap))
      }
      rowParts = [.item(max(0, row.width - gap - width)), .item(width)]
    }
    let spans = BarRow(rowParts, in: row.width, gap: gap).spans
    field.place(spans[0], in: row, height: min(row.height, field.intrinsicContentSize.height))
    if showsCancel, let cancel = loadedCancel.view {
      cancel.place(spans[1], in: row, height: min(row.height, field.bounds.height))
      views.append(cancel)
    }
    if surroundings == .none, let prompt { views.append(layOutPrompt(prompt)) }
    if surroundings != .row, !floats, showsScopes { views.append(layOutScopes(row)) }
    replaceItemViews(parts.shown, with: views)
    parts.shown = views
  }

  /// A field among the buttons of a floating bar has no button that cancels beside it (DEVIATIONS.md, 255).
  private var showsCancel: Bool {
    showsCancelButton && !(surroundings == .row && layoutProfile.barDesign == .floating)
  }

  /// Whether the bar floats over the content.
  var floats: Bool { surroundings == .lowerEdge || surroundings == .overKeyboard }

  /// Whether the button that cancels is a platter with a cross.
  private var cancelIsRound: Bool { surroundings != .none && layoutProfile.barDesign == .floating }

  /// The strip in whose middle the field stands.
  private var fieldRow: CGRect {
    switch surroundings {
    case .none:
      let margins = layoutMargins
      return CGRect(
        x: margins.left, y: promptHeight, width: max(0, bounds.width - margins.left - margins.right),
        height: max(0, bounds.height - promptHeight - scopeHeight))
    case .palette(let left, let right):
      return CGRect(
        x: left, y: CGFloat(SearchMetrics.paletteFieldTop[layoutProfile]), width: max(0, bounds.width - left - right),
        height: parts.field?.intrinsicContentSize.height ?? 0)
    case .row: return bounds
    case .overKeyboard:
      let margin = CGFloat(FloatingBarMetrics.marginOverKeyboard)
      return CGRect(
        x: margin, y: CGFloat(SearchMetrics.paletteFieldTop[layoutProfile]), width: max(0, bounds.width - 2 * margin),
        height: parts.field?.intrinsicContentSize.height ?? 0)
    case .lowerEdge:
      let padding = CGFloat(FloatingBarMetrics.bottomSearchPadding)
      return bounds.insetBy(dx: padding, dy: padding)
    }
  }

  private func layOutPrompt(_ text: String) -> UIView {
    let label = parts.prompt ?? UILabel()
    parts.prompt = label
    label.show(text, .promptOfBar)
    let size = label.intrinsicContentSize
    let strip = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let width = min(size.width, bounds.width)
    label.place(BarRow.Span(x: (bounds.width - width) / 2, width: width), in: strip, height: size.height)
    return label
  }

  /// In the middle of their strip, as wide as the strip of the field.
  private func layOutScopes(_ row: CGRect) -> UIView {
    let scopes = parts.scopes ?? ScopeControl()
    parts.scopes = scopes
    let titles = scopeButtonTitles ?? []
    if scopes.titles != titles { scopes.titles = titles }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    let insets = scopes.alignmentRectInsets
    let height = scopes.intrinsicContentSize.height + insets.top + insets.bottom
    let strip = CGRect(x: row.minX, y: bounds.height - scopeHeight, width: row.width, height: scopeHeight)
    scopes.place(BarRow.Span(x: 0, width: row.width), in: strip, height: height)
    return scopes
  }

  private var loadedCancel: UIBarButtonItem {
    let kind: UIBarButtonItem.SystemItem = cancelIsRound ? .close : .cancel
    if let cancel = parts.cancel, cancel.systemItem == kind { return cancel }
    let action = UIAction { [weak self] _ in self?.userDidCancel() }
    let cancel = UIBarButtonItem(systemItem: kind, primaryAction: action)
    cancel.bar = self
    parts.cancel = cancel
    return cancel
  }
}

/// The scopes of a search bar.
final class ScopeControl: UISegmentedControl {
  /// Tells the bar which scope the user has selected, besides what the program has added.
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged) else { return }
    (superview as? UISearchBar)?.userDidSelectScope(selectedSegmentIndex)
  }
}
