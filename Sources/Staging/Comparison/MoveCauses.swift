import InterfaceBuilder
import LayoutReports

/// The changes of a document that may be why views lie elsewhere.
///
/// A cause acts along the axis on which a view moved. Where several changes may be it and nothing tells them apart, none is named.
struct MoveCauses {
  typealias Axis = FrameChange.Cause.Axis

  /// What a view does along an axis, in points, and what its edges there depend on.
  struct Step {
    /// The change of the left or upper edge.
    var place: Double
    /// The change of the width or height.
    var size: Double
    /// The new width or height.
    var length: Double
    /// The ids of constraints and views that decide the edge, the nearest first.
    var placeSources: [String]
    /// The same for the width or height.
    var sizeSources: [String]

    /// Whether the view becomes smaller, or goes to the left or up.
    fileprivate var isLess: Bool { (abs(size) >= 0.1 ? size : place) < 0 }
  }

  private let old, new: Document
  /// All changes, in the order of the new version.
  let edits: [DocumentChange]
  private let byID: [String: DocumentChange]

  init(from old: Document, to new: Document) {
    (self.old, self.new) = (old, new)
    edits = new.changes(from: old)
    byID = Dictionary(edits.map { ($0.id, $0) }) { first, _ in first }
  }

  var isEmpty: Bool { edits.isEmpty }

  /// The causes of what a view does along each axis; those of both axes have none.
  func causes(of id: String, _ steps: [(axis: Axis, step: Step)]) -> [FrameChange.Cause] {
    var found: [(edit: DocumentChange, axes: [Axis])] = []
    for (axis, step) in steps {
      for edit in edits(of: id, axis, step) {
        if let index = found.firstIndex(where: { $0.edit.id == edit.id }) {
          if !found[index].axes.contains(axis) { found[index].axes.append(axis) }
        } else {
          found.append((edit, [axis]))
        }
      }
    }
    return found.map { edit, axes in
      FrameChange.Cause(
        id: edit.id, element: edit.element, kind: FrameChange.Cause.Kind(edit.kind), line: edit.position.line,
        details: edit.details.filter { detail in Axis.allCases.contains { acts(detail, of: edit, $0) } },
        axis: axes.count == 1 ? axes[0] : nil)
    }
  }

  // MARK: Candidates

  /// Changes of what decides the edges; else of the view itself; else of what is inside it, or beside it in rows that follow each other.
  private func edits(of id: String, _ axis: Axis, _ step: Step) -> [DocumentChange] {
    if axis == .vertical, let row = row(of: id), row.details.contains(where: { isRowHeight($0, step) }) { return [row] }
    let fixed = fixedSize(of: id, axis, step)
    if !fixed.isEmpty { return fixed }
    let lists = [step.sizeSources, step.placeSources].map { candidates($0, axis, step) }
    // What changes the size and with it the place is told first, then what changes the one or the other.
    let both = lists[0].filter { edit in lists[1].contains { $0.id == edit.id } }
    let direct = (both + lists[0] + lists[1]).reduce(into: [DocumentChange]()) { found, edit in
      if !found.contains(where: { $0.id == edit.id }) { found.append(edit) }
    }
    if !direct.isEmpty { return direct }
    if let own = byID[id], acts(own, axis, step) { return [own] }
    let inner = near(Self.ids(inside: id, new).union(Self.ids(inside: id, old)), axis, step)
    if !inner.isEmpty { return inner }
    return near(Self.ids(beside: id, new).union(Self.ids(beside: id, old)), axis, step)
  }

  private func candidates(_ ids: [String], _ axis: Axis, _ step: Step) -> [DocumentChange] {
    var found: [DocumentChange] = []
    var added: [DocumentChange] = []
    var removed: [DocumentChange] = []
    for id in ids {
      guard let edit = byID[id] else { continue }
      if acts(edit, axis, step), !found.contains(where: { $0.id == id }) { found.append(edit) }
      // What a stack view arranges decides where the rest of it goes.
      guard edit.element == ElementKind.stackView.rawValue, edit.kind == .changed else { continue }
      let (before, after) = (Self.arranged(id, old), Self.arranged(id, new))
      added += after.filter { !before.contains($0) }.compactMap { byID[$0] }
      removed += before.filter { !after.contains($0) }.compactMap { byID[$0] }
      if !added.isEmpty || !removed.isEmpty {
        found.removeAll { $0.id == id && $0.details.allSatisfy { $0 == DocumentChange.order } }
      }
    }
    // What shrinks does so for what went, what grows for what came.
    let likely = step.isLess ? removed : added
    return likely.isEmpty ? found : likely + found
  }

  /// Changes in the neighborhood if they leave no doubt: of what came or went, or a single one.
  private func near(_ ids: Set<String>, _ axis: Axis, _ step: Step) -> [DocumentChange] {
    let found = edits.filter { ids.contains($0.id) && acts($0, axis, step) }
    let wanted: DocumentChange.Kind = step.isLess ? .removed : .added
    let likely = found.filter { $0.kind == wanted && $0.element != "constraint" }
    if !likely.isEmpty { return likely }
    let names = Set(found.map { edit in edit.details.map { $0.prefix { $0 != ":" } }.joined(separator: ",") })
    return found.count == 1 || names.count == 1 && found.allSatisfy { $0.kind == .changed } ? found : []
  }

  // MARK: What acts

  private func acts(_ edit: DocumentChange, _ axis: Axis, _ step: Step) -> Bool {
    if edit.element == "constraint" {
      guard let element = new.element(id: edit.id) ?? old.element(id: edit.id) else { return false }
      let axes = [element["firstAttribute"], element["secondAttribute"]].compactMap { $0.map(Self.axis) }
      return axes.contains(axis)
    }
    guard !Self.isUnseen(edit.element) else { return false }
    guard edit.kind == .changed else { return true }
    return edit.details.contains { acts($0, of: edit, axis) && fits($0, step) }
  }

  /// Such as `frame.x: 10 → 20` or `fontDescription.pointSize: 17 → 15`.
  private func acts(_ detail: String, of edit: DocumentChange, _ axis: Axis) -> Bool {
    if edit.element == "constraint" || detail.hasPrefix("superview:") { return true }
    if detail == DocumentChange.order { return Self.arranging.contains(edit.element) }
    let parts = detail.prefix { $0 != ":" }.split(separator: ".")
    if let index = parts.lastIndex(of: "frame"), let length = parts.dropFirst(index + 1).first {
      return (length == "x" || length == "width") == (axis == .horizontal) && isPlacedByFrame(edit.id, length)
    }
    if parts.first == "rowHeight" { return axis == .vertical }
    return !parts.contains { $0.hasSuffix("Color") || Self.unseen.contains(String($0)) }
  }

  /// The height of a row is why a view becomes that high or as much taller, and not why it becomes less so.
  private func fits(_ detail: String, _ step: Step) -> Bool {
    guard detail.hasPrefix("rowHeight: ") else { return true }
    let values = Self.numbers(detail)
    return values.count != 2 || abs(step.size) < 0.1 || abs(values[1] - values[0] - step.size) <= 1
      || isRowHeight(detail, step)
  }

  /// New constraints that give a view the size that it has now: then its content, which had decided it, does so no longer.
  private func fixedSize(of id: String, _ axis: Axis, _ step: Step) -> [DocumentChange] {
    let attribute = axis == .horizontal ? "width" : "height"
    return step.sizeSources.compactMap { byID[$0] }.filter { edit in
      guard edit.element == "constraint", edit.kind == .added, let element = new.element(id: edit.id) else {
        return false
      }
      return (element["firstItem"] ?? id) == id && element["firstAttribute"] == attribute
        && element["secondItem"] == nil
        && element["constant"].flatMap(Double.init).map { abs($0 - step.length) < 0.1 } == true
    }
  }

  /// The change of the cell, if the view is one or its content view.
  private func row(of id: String) -> DocumentChange? {
    guard let view = new.view(id: id)?.view else { return nil }
    return byID[view.role == .contentView ? view.element[ElementKind.tableViewCell.rawValue] ?? "" : id]
  }

  /// Whether a view is as high as the new height of its row, from which a content view may lack the line below.
  private func isRowHeight(_ detail: String, _ step: Step) -> Bool {
    guard detail.hasPrefix("rowHeight: "), abs(step.size) >= 0.1, let height = Self.numbers(detail).last else {
      return false
    }
    return abs(height - step.length) <= 1
  }

  private static func numbers(_ detail: String) -> [Double] {
    detail.split(separator: " ").compactMap { Double($0) }
  }

  /// Rows, their content, and what is above and below them lie where the table puts them, whatever is stored.
  private func isPlacedByFrame(_ id: String, _ length: Substring) -> Bool {
    switch new.view(id: id)?.view.role {
    case .contentView, .prototype, .cell: false
    case .header, .footer, .sectionHeader, .sectionFooter: length == "height"
    default: true
    }
  }

  private static func axis(of attribute: String) -> Axis {
    let vertical = ["top", "bottom", "height", "centerY", "baseline", "firstBaseline", "lastBaseline"]
    return vertical.contains { attribute.hasPrefix($0) } ? .vertical : .horizontal
  }

  private static let arranging: Set<String> = [
    ElementKind.stackView.rawValue, ElementKind.tableView.rawValue, ElementKind.collectionView.rawValue,
    "tableViewSection",
  ]

  /// Objects that no view is placed by.
  private static func isUnseen(_ element: String) -> Bool {
    element.hasSuffix("GestureRecognizer")
      || [
        "outlet", "outletCollection", "action", "segue", "placeholder", "exit", "scene", "image", "namedColor",
        "systemColor", "designable", "customObject",
      ].contains(element)
  }

  /// Parts of views by which none of them is placed.
  private static let unseen: Set<String> = [
    "alpha", "contentMode", "opaque", "tag", "color", "nil", "userInteractionEnabled", "clipsSubviews",
    "multipleTouchEnabled",
    "restorationIdentifier", "reuseIdentifier", "identifier", "textAlignment", "enabled", "selected", "highlighted",
    "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "accessibilityConfiguration", "accessibility",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "textInputTraits", "selectionStyle",
    "customModule", "customModuleProvider", "connections", "animations", "clearsContextBeforeDrawing",
    "shadowOffset", "delaysContentTouches", "canCancelContentTouches", "keyboardDismissMode", "bouncesZoom",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "indentationWidth",
  ]

  // MARK: Neighborhoods

  private static func arranged(_ id: String, _ document: Document) -> [String] {
    document.view(id: id)?.view.subviews.map(\.id) ?? []
  }

  private static func ids(inside id: String, _ document: Document) -> Set<String> {
    var ids: Set<String> = []
    document.element(id: id)?.forEachInTree { if let id = $0.id { ids.insert(id) } }
    return ids
  }

  /// What lies in the same table or stack view, whose views follow each other.
  private static func ids(beside id: String, _ document: Document) -> Set<String> {
    let views = document.scenes.flatMap { $0.allRoots.flatMap(\.tree) }
    guard let outer = views.first(where: { $0.subviews.contains { $0.id == id } }),
      let tag = document.element(id: outer.id)?.name, arranging.contains(tag)
    else { return [] }
    return ids(inside: outer.id, document)
  }
}

extension FrameChange.Cause.Kind {
  fileprivate init(_ kind: DocumentChange.Kind) {
    switch kind {
    case .added: self = .added
    case .removed: self = .removed
    case .changed: self = .changed
    }
  }
}
