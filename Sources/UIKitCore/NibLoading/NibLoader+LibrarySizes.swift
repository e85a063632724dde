import InterfaceBuilder

/// What Interface Builder's canvas makes of a plain arranged view whose size nothing states: it keeps the one that the view came with.
extension NibLoader {
  /// Gives plain arranged views, along an axis in which neither constraints nor their stack view decide, the length they were drawn
  /// with or, where the document has none, that of a new view.
  ///
  /// The length is that of a content: it gives way to what is stronger, and settles no ambiguity.
  func applyLibrarySizes() {
    guard behavior.keepsDesignTimeSizes else { return }
    var references: AttributesOfViews?
    for (id, view) in loaded.views {
      guard let stack = view.superview as? UIStackView, let element = loaded.elements[id], element.role == .subview,
        type(of: view) == UIView.self || (view as? UIImageView)?.image == nil && element.kind == .imageView
      else { continue }
      let known = references ?? AttributesOfViews(loaded.constraints.map(\.constraint))
      references = known
      apply(to: view, element, in: stack, known)
    }
  }

  private func apply(to view: UIView, _ element: ViewElement, in stack: UIStackView, _ references: AttributesOfViews) {
    let drawn = element.frame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let isRow = stack.axis == .horizontal
    if view.canvasState.width == nil {
      if stack.leavesLengthOpen(of: view, along: .horizontal, references) {
        view.canvasState.designTimeWidth = CGFloat(drawn?.width ?? LibrarySize.width(inRow: isRow))
      } else if isRow, stack.distribution == .fill, element.horizontalCompressionResistancePriority ?? 0 > 750 {
        // A view that the document makes resist in a row is no narrower.
        view.canvasState.designTimeWidth = CGFloat(drawn?.width ?? LibrarySize.width(inRow: true))
      }
    }
    if view.canvasState.height == nil, stack.leavesLengthOpen(of: view, along: .vertical, references) {
      view.canvasState.designTimeHeight = CGFloat(drawn?.height ?? LibrarySize.height(inRow: isRow))
      // Where a column is too low it gives way before its neighbors do.
      if !isRow, element.verticalCompressionResistancePriority == nil {
        view.contentPriorities.verticalResistance = .defaultLow
      }
    }
  }
}

/// The size of a new view, in points.
///
/// Of 18 scored views that nothing else sizes 13 are 240 wide in a column; in a row 8 of 13 are 50 high; in a column, without content, 7
/// of 13 are 128 high. What the others were is not to be seen in the document.
private enum LibrarySize {
  static func width(inRow: Bool) -> Double { inRow ? 50 : 240 }
  static func height(inRow: Bool) -> Double { inRow ? 50 : 128 }
}

extension UIStackView {
  /// Whether the length of an arranged view is neither the stack view's doing nor that of constraints.
  ///
  /// A view without subviews is also open along a column that fills, as is an image view without an image where it counts in proportion.
  fileprivate func leavesLengthOpen(
    of view: UIView, along direction: NSLayoutConstraint.Axis, _ references: AttributesOfViews
  ) -> Bool {
    if direction != axis {
      if alignment == .fill { return false }
    } else if view is UIImageView {
      if distribution != .fillProportionally { return false }
    } else if axis == .horizontal || distribution != .fill || !view.subviews.isEmpty {
      return false
    }
    return !references.stateLength(of: view, along: direction)
  }
}

/// The attributes by which constraints refer to views, or to their guides.
private struct AttributesOfViews {
  private var attributes: [ObjectIdentifier: Set<NSLayoutConstraint.Attribute>] = [:]

  @MainActor
  init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      note(constraint.firstItem, constraint.firstAttribute)
      note(constraint.secondItem, constraint.secondAttribute)
    }
  }

  @MainActor
  private mutating func note(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return }
    attributes[ObjectIdentifier(view), default: []].insert(attribute)
  }

  /// Whether constraints can decide the view's length: in one without subviews any along the axis, else its size or both edges.
  @MainActor
  func stateLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    let known = attributes[ObjectIdentifier(view)] ?? []
    let isWidth = axis == .horizontal
    if known.contains(isWidth ? .width : .height) { return true }
    let hasStart = !known.isDisjoint(with: isWidth ? Self.starts : Self.tops)
    let hasEnd = !known.isDisjoint(with: isWidth ? Self.ends : Self.bottoms)
    guard view.subviews.isEmpty else { return hasStart && hasEnd }
    return hasStart || hasEnd || known.contains(isWidth ? .centerX : .centerY)
  }

  private static let starts: Set<NSLayoutConstraint.Attribute> = [.left, .leading, .leftMargin, .leadingMargin]
  private static let ends: Set<NSLayoutConstraint.Attribute> = [.right, .trailing, .rightMargin, .trailingMargin]
  private static let tops: Set<NSLayoutConstraint.Attribute> = [.top, .topMargin, .firstBaseline, .lastBaseline]
  private static let bottoms: Set<NSLayoutConstraint.Attribute> = [
    .bottom, .bottomMargin, .firstBaseline, .lastBaseline,
  ]
}
