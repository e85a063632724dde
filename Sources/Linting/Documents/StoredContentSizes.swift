import Geometry
import InterfaceBuilder

/// Finds views with another size than their content has, where nothing but the content decides the size, and content of that kind
/// has one size on every canvas: switches, and lines of the system font, whose height follows from the size of the font.
///
/// In documents of Xcode 9 to 16, 101 such switches and 516 such labels are stored with the size that the canvas gives them. Three have
/// another one; two of these Xcode marked as misplaced, and the third contradicts other constraints.
struct StoredContentSizes {
  let misplacedViews: Set<PlacedAxis>

  init(_ document: LintedDocument, canvas: [String: Rect]) {
    var found: Set<PlacedAxis> = []
    for view in document.views where (9...16).contains(document.document.xcode.major) {
      guard let axis = view.element.axisOfOneSize, let stored = view.element.frame,
        let computed = canvas[view.element.id]
      else { continue }
      // A line is rounded up to a pixel, which is a point on some displays.
      guard abs(stored.span(along: axis).extent - computed.span(along: axis).extent) > 1.01,
        document.isFree(view, axis), view.element.hasKnownContent
      else { continue }
      found.insert(PlacedAxis(view: view.element.id, axis: axis))
    }
    misplacedViews = found
  }
}

extension LintedDocument {
  /// Whether a constraint places the view along the axis, and none can change its extent.
  fileprivate func isFree(_ view: LintedView, _ axis: Axis) -> Bool {
    let element = view.element
    guard element.role == .subview, !element.translatesAutoresizingMaskIntoConstraints, !element.isFixedFrame,
      !element.isAmbiguous, element.placeholderIntrinsicSize == nil, superview(of: view)?.element.kind != .stackView
    else { return false }
    var places = 0
    for constraint in constraints(on: element.id) {
      for case let (item, attribute?) in [
        (constraint.firstItem ?? constraint.ownerID, constraint.firstAttribute),
        (constraint.secondItem ?? constraint.ownerID, constraint.secondAttribute),
      ] where item == element.id && attribute.axis == axis {
        if attribute == .width || attribute == .height { return false }
        places += 1
      }
    }
    return places == 1
  }
}

extension ViewElement {
  /// The axis along which content of the kind has one size; nil for other kinds.
  fileprivate var axisOfOneSize: Axis? {
    switch kind {
    case .switch: .horizontal
    case .label: .vertical
    default: nil
    }
  }

  /// Whether it is a switch, or a label with a line of the system font in a size of its own.
  fileprivate var hasKnownContent: Bool {
    guard customClass == nil else { return false }
    guard let label = LabelElement(element) else { return kind == .switch }
    guard label.numberOfLines == 1, label.text?.isEmpty == false, !label.adjustsFontSizeToFitWidth else { return false }
    switch label.font?.kind {
    case .system, .boldSystem, nil: return true
    default: return false
    }
  }
}
