import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// The guides, baselines and sizes of contents of a laid-out tree.
@MainActor
struct LayoutMarks {
  let root: UIView
  /// Where the document draws its views; nil where that means nothing.
  let drawn: Document?

  /// The root's guides first, then what views have, in drawing order.
  var marks: [LayoutMark] {
    let bounds = root.bounds
    var marks = [
      mark(.safeArea, bounds.inset(by: root.safeAreaInsets), of: root),
      mark(.margins, bounds.inset(by: root.layoutMargins), of: root),
      mark(.readableWidth, root.readableContentGuide.layoutFrame, of: root),
    ]
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      if view !== root, !view.isHidden { marks += self.marks(of: view) }
      if !view.isHidden { pending += view.subviews.reversed() }
    }
    return marks
  }

  private func marks(of view: UIView) -> [LayoutMark] {
    var marks: [LayoutMark] = []
    let bounds = view.bounds
    let alignment = view.alignmentRect(forFrame: bounds)
    if alignment != bounds { marks.append(mark(.alignment, alignment, of: view)) }
    let lines = Content(view).lines
    func line(_ baseline: Double) -> CGRect { CGRect(x: 0, y: baseline, width: Double(bounds.width), height: 0) }
    if let first = lines.first { marks.append(mark(.firstBaseline, line(first.baseline), of: view)) }
    if lines.count > 1, let last = lines.last { marks.append(mark(.lastBaseline, line(last.baseline), of: view)) }
    if !view.isPartOfControl, let rect = contentRect(of: view, in: alignment) {
      marks.append(mark(.contentSize, rect, of: view))
    }
    if let scroll = view as? UIScrollView { marks.append(mark(.scrollableContent, content(of: scroll), of: view)) }
    if let stored = storedFrame(of: view), let superview = view.superview {
      marks.append(
        LayoutMark(
          .misplaced, Rect(superview.convert(CGRect(stored), toCornerOf: root)), viewID: view.interfaceBuilderID))
    }
    return marks
  }

  /// The content's own size at the upper corner of the alignment rectangle where reading begins, with that rectangle's side along an axis
  /// where the content has none; nil where it has none at all.
  private func contentRect(of view: UIView, in alignment: CGRect) -> CGRect? {
    let own = view.contentSizeInPresentWidth
    let none = UIView.noIntrinsicMetric
    guard own.width != none || own.height != none else { return nil }
    let size = CGSize(
      width: own.width == none ? alignment.width : own.width, height: own.height == none ? alignment.height : own.height
    )
    return CGRect(
      x: view.isRightToLeft ? alignment.maxX - size.width : alignment.minX, y: alignment.minY, width: size.width,
      height: size.height)
  }

  private func content(of view: UIScrollView) -> CGRect {
    let insets = view.adjustedContentInset
    return CGRect(
      x: -insets.left, y: -insets.top, width: view.contentSize.width + insets.left + insets.right,
      height: view.contentSize.height + insets.top + insets.bottom)
  }

  /// The frame in the document of a view that constraints put somewhere else, by more than the canvas's rounding.
  private func storedFrame(of view: UIView) -> Rect? {
    guard let id = view.interfaceBuilderID, !view.translatesAutoresizingMaskIntoConstraints,
      let stored = drawn?.view(id: id)?.view.frame
    else { return nil }
    let frame = Rect(view.frame)
    let differences = [
      stored.x - frame.x, stored.y - frame.y, stored.x + stored.width - frame.x - frame.width,
      stored.y + stored.height - frame.y - frame.height,
    ]
    return differences.contains { abs($0) > 0.5 } ? stored : nil
  }

  /// - Parameter rect: in the view's own coordinates.
  private func mark(_ kind: LayoutMark.Kind, _ rect: CGRect, of view: UIView) -> LayoutMark {
    LayoutMark(kind, Rect(view.convert(rect, toCornerOf: root)), viewID: view.interfaceBuilderID)
  }
}

extension UIView {
  /// A rectangle in the view's own coordinates, from the top left corner of a view around it: that of a scroll view or a table shows
  /// another place than 0 of its content.
  func convert(_ rect: CGRect, toCornerOf root: UIView) -> CGRect {
    convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}

extension UIView {
  /// Whether UIKit has made the view as a part of a control or of a bar, so that no constraint of a document or a program names it.
  fileprivate var isPartOfControl: Bool {
    guard interfaceBuilderID == nil, !isOfProgram else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains { ancestor in
      guard let ancestor, !ancestor.isOfProgram else { return false }
      return ancestor is UIControl || ancestor is any GroundedBar || ancestor is UIPickerView
    }
  }
}

extension Content {
  /// The lines of a text, or those of a control.
  var lines: [TextLine] {
    switch self {
    case .text(let content): content.lines
    case .control(let control): control.texts.flatMap(\.lines)
    case .none, .image: []
    }
  }
}
