import UIKit

/// Finds views on the screen. Views below a presentation that fills the window are not searched.
extension Screen {
  /// The views of a query, from front to back, with views outside the visible part of a scroll view and without hidden ones.
  public func all(_ query: Query) -> [UIView] { run { searched.filter { query.matches($0) } } }

  /// The frontmost view of a query: a control rather than its own label, and a visible view rather than one that is not visible.
  ///
  /// - Throws: ``ScreenError`` with the texts on the screen, if there is no such view.
  public func find(_ query: Query) throws -> UIView {
    let found = all(query).map(\.actor)
    if let view = found.first(where: isInSight) ?? found.first { return view }
    throw ScreenError("there is no \(query) on the screen. \(Self.list(texts))")
  }

  /// The frontmost view of a class.
  ///
  /// - Throws: ``ScreenError`` if there is none, or none that the query means.
  public func find<View: UIView>(_ type: View.Type, _ query: Query? = nil) throws -> View {
    let wanted = query.map { query in run { searched.filter { query.matches($0) } } } ?? run { searched }
    let found = wanted.compactMap { $0 as? View }
    if let view = found.first(where: isInSight) ?? found.first { return view }
    throw ScreenError("there is no \(type)\(query.map { " for \($0)" } ?? "") on the screen. \(Self.list(texts))")
  }

  /// Whether there is a view of a query, visible or after scrolling.
  public func shows(_ query: Query) -> Bool { !all(query).isEmpty }

  /// Every visible text, from top to bottom and then from left to right.
  public var texts: [String] {
    let views = run { searched.filter { $0.shownText != nil && !($0.superview is UIButton) && isInSight($0) } }
    let placed = views.map { (text: $0.shownText ?? "", place: $0.convert($0.bounds, to: nil)) }
    return placed.sorted { ($0.place.minY, $0.place.minX) < ($1.place.minY, $1.place.minX) }.map(\.text)
  }

  private static func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "The screen shows no text." }
    let shown = texts.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return "The screen shows \(shown)\(texts.count > 20 ? " and \(texts.count - 20) more" : "")."
  }

  /// The views that count, front to back.
  var searched: [UIView] {
    windows.reversed().flatMap { window in window.fromFront.filter { $0.isShown && !isCovered($0, in: window) } }
  }

  /// Whether a presentation that fills the window lies over the view.
  private func isCovered(_ view: UIView, in window: UIWindow) -> Bool {
    guard let root = window.rootViewController else { return false }
    var top = root
    while let next = top.presentedViewController { top = next }
    guard top !== root, let shown = top.viewIfLoaded, shown.window === window else { return false }
    let filling = shown.convert(shown.bounds, to: nil)
    guard filling.contains(window.bounds) else { return false }
    return !view.isDescendant(of: shown) && !shown.isDescendant(of: view)
  }

  /// Whether a part of the view lies in its window and within what clips it.
  func isInSight(_ view: UIView) -> Bool { !visibleRect(of: view).isEmpty }

  /// The part of the view that is in sight, in points of the window.
  func visibleRect(of view: UIView) -> CGRect {
    var rect = view.convert(view.bounds, to: nil)
    var outer = view.superview
    while let present = outer {
      if present.clipsToBounds || present is UIWindow {
        rect = rect.intersection(present.convert(present.bounds, to: nil))
      }
      outer = present.superview
    }
    return rect.isNull ? .zero : rect
  }
}

extension UIView {
  /// The control that has the view as a part of it, else the view.
  var actor: UIView {
    guard !(self is UIControl) else { return self }
    var view = superview
    while let present = view, !(present is UIScrollView) {
      if present is UIControl { return present }
      view = present.superview
    }
    return self
  }
}
