import AutoLayout
import LayoutReports
import UIKitCore

/// A view that its constraints leave ambiguous, or whose content they do.
@MainActor
package struct OpenView {
  /// The view itself.
  package let view: UIView
  /// What is open of its frame, or of the extent of what scrolls in it.
  let open: Ambiguity
  /// What tools are told. It has no place in a document yet.
  package var report: AmbiguityReport

  init(_ view: UIView, at path: ViewPath, open: Ambiguity, isScrollableContent: Bool = false) {
    (self.view, self.open) = (view, open)
    let message =
      isScrollableContent
      ? "Scrollable content \(open.words) is ambiguous for \"\(view.findingName)\"."
      : AmbiguityReport.message(open.quantities, of: view.findingName)
    report = AmbiguityReport(
      viewID: view.interfaceBuilderID, view: path, message: message, open: open.quantities,
      isScrollableContent: isScrollableContent)
  }
}

extension UIView {
  /// The views of a laid-out tree whose constraints leave something open, without those that a conflict is about.
  package var openViews: [OpenView] {
    guard let ambiguities = TreeAmbiguities(of: self) else { return [] }
    let clashing = viewsOfConflicts
    return openViews(in: ambiguities.engine) { view in
      clashing.contains(ObjectIdentifier(view)) ? [] : ambiguities.inSuperview(view)
    } content: {
      $0.contentAmbiguity
    }
  }

  /// The views of a laid-out tree of which something is open, superviews before their subviews, with the reasons.
  ///
  /// - Parameters:
  ///   - engine: the engine that found it open.
  ///   - ambiguity: what is open of a view's frame.
  ///   - content: what is open of the extent of what scrolls in a view.
  func openViews(
    in engine: LayoutEngine?, _ ambiguity: (UIView) -> Ambiguity, content: (UIScrollView) -> Ambiguity
  ) -> [OpenView] {
    var found: [OpenView] = []
    func visit(_ view: UIView, _ path: ViewPath) {
      let open = ambiguity(view)
      if !open.isEmpty { found.append(OpenView(view, at: path, open: open)) }
      if let scrollView = view as? UIScrollView {
        let content = content(scrollView)
        if !content.isEmpty { found.append(OpenView(view, at: path, open: content, isScrollableContent: true)) }
      }
      for (index, subview) in view.subviews.enumerated() { visit(subview, path.child(index)) }
    }
    visit(self, .root)
    // Where a constraint is broken, what it would have determined is open because of that.
    let clashing = viewsOfConflicts
    let causes = found.filter { !$0.report.isScrollableContent && !clashing.contains(ObjectIdentifier($0.view)) }
    guard let engine, !causes.isEmpty else { return found }
    explain(&found, by: AmbiguityCauses(causes.map { ($0.view, $0.open) }, in: engine, of: self))
    return found
  }

  /// Adds to the reports what follows from what, and the ties of contents.
  private func explain(_ found: inout [OpenView], by causes: AmbiguityCauses) {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, open) in found.enumerated() where !open.report.isScrollableContent {
      places[ObjectIdentifier(open.view)] = index
    }
    let order = places.values.sorted()
    for index in order {
      let open = found[index]
      found[index].report.following = causes.following(open.view).intersection(open.open).quantities
      found[index].report.followers = causes.followers(of: open.view).compactMap(\.interfaceBuilderID)
      for axis in Axis.allCases {
        let rivals = causes.rivals(of: open.view, axis).compactMap(\.interfaceBuilderID)
        if !rivals.isEmpty { found[index].report.rivals[axis.quantity] = rivals }
      }
    }
    lazy var names = findingNames
    for index in order {
      let open = found[index]
      for axis in Axis.allCases {
        guard let cause = causes.tie(of: open.view, axis),
          let tie = PriorityTie(
            cause, along: axis, cause.views.compactMap { places[ObjectIdentifier($0)].map { found[$0] } },
            name: { names[ObjectIdentifier($0)] ?? $0.findingName })
        else { continue }
        let tied = Set(tie.members.map(\.view))
        for follower in [open.view] + causes.followers(of: open.view) {
          guard let place = places[ObjectIdentifier(follower)] else { continue }
          let isMember = found[place].report.view.map(tied.contains) ?? false
          found[place].report.note(tie, isMember: isMember, name: follower.findingName)
        }
      }
    }
  }

  /// What findings call the views of the tree: those that share a name have numbers, `Label #2`, in the order of the tree.
  private var findingNames: [ObjectIdentifier: String] {
    var groups: [String: [UIView]] = [:]
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      // A button tells its title itself.
      pending += view.subviews.reversed().filter { !$0.isPartOfButton }
      groups[view.findingName, default: []].append(view)
    }
    var names: [ObjectIdentifier: String] = [:]
    for (name, views) in groups {
      for (index, view) in views.enumerated() {
        names[ObjectIdentifier(view)] = views.count == 1 || view === self ? name : "\(name) #\(index + 1)"
      }
    }
    return names
  }

  /// What findings call the view, shortened: the name of Interface Builder, else what names it in the app, else what people read on it, else its
  /// class.
  var findingName: String {
    if let name = interfaceBuilderName ?? accessibilityIdentifier { return name.shortenedName }
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text.flatMap { $0.isEmpty ? field.placeholder : $0 } ?? field.placeholder
      default: nil
      }
    guard let text, !text.isEmpty else { return String(describing: type(of: self)) }
    return text.shortenedName
  }
}

extension Ambiguity {
  /// The parts of a frame that reports speak of.
  var quantities: Set<AmbiguityReport.Quantity> {
    var quantities: Set<AmbiguityReport.Quantity> = []
    if contains(.horizontalPosition) { quantities.insert(.horizontalPosition) }
    if contains(.verticalPosition) { quantities.insert(.verticalPosition) }
    if contains(.width) { quantities.insert(.width) }
    if contains(.height) { quantities.insert(.height) }
    return quantities
  }

  /// Which sides are open of the content of a scroll view, in Xcode's words.
  fileprivate var words: String {
    isSuperset(of: [.width, .height]) ? "size" : contains(.width) ? "width" : "height"
  }
}
