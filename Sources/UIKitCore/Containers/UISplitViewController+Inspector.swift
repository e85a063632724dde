import Platform

/// The inspector: a column of iOS 26 at the end of all others, which is out of sight until it is shown (DEVIATIONS.md, 274).
extension UISplitViewController {
  /// Points; automatic by default.
  public var preferredInspectorColumnWidth: CGFloat {
    get { inspectorWish.points }
    set { inspectorWish.points = newValue }
  }
  /// Of the view's width, between 0 and 1; automatic by default. ``preferredInspectorColumnWidth`` precedes it.
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { inspectorWish.fraction }
    set { inspectorWish.fraction = newValue }
  }
  /// Points; automatic by default, which is 0.
  public var minimumInspectorColumnWidth: CGFloat {
    get { inspectorWish.minimum }
    set { inspectorWish.minimum = newValue }
  }
  /// Points; automatic by default, as that of the primary column.
  public var maximumInspectorColumnWidth: CGFloat {
    get { inspectorWish.maximum }
    set { inspectorWish.maximum = newValue }
  }
  /// Points; 0 while the inspector is out of sight.
  public var inspectorColumnWidth: CGFloat { inspectorWidth(in: presentSize) ?? 0 }

  /// Whether a column is in sight: in a collapsed controller, whether it is the one on top.
  public func isShowing(_ column: Column) -> Bool {
    if isCollapsed {
      if column == .inspector { return containers[.inspector]?.isPresented ?? false }
      return containers[.compact] == nil ? column == topColumn : column == .compact
    }
    return containers[column] != nil && arrangement(in: presentSize).frames.contains { $0.column == column }
  }

  /// Nil while the inspector is out of sight.
  func inspectorWidth(in size: CGSize) -> CGFloat? {
    guard showsInspector, !isCollapsed, containers[.inspector] != nil else { return nil }
    var conditions = SplitArrangement.Conditions()
    (conditions.size, conditions.primary) = (size, inspectorWish)
    return conditions.wishedWidths.primary
  }

  /// Where there is room for one controller only, the inspector is presented.
  func revealInspector() {
    guard let inspector = containers[.inspector] else { return }
    guard isCollapsed else {
      showsInspector = true
      return
    }
    guard !inspector.isPresented else { return }
    if inspector.parent != nil { release(inspector) }
    present(inspector, animated: true)
  }

  func concealInspector() {
    showsInspector = false
    guard let inspector = containers[.inspector], inspector.isPresented else { return }
    dismiss(animated: true)
    addChild(inspector)
    inspector.didMove(toParent: self)
  }
}

extension UIViewController {
  /// Whether it is this controller, and no ancestor, that is presented.
  fileprivate var isPresented: Bool { presentationState.presenter != nil }
}
