import Geometry
import LayoutReports

/// Where the views of a tree are, from the root's corner.
struct ViewPlaces {
  private var byID: [String: Rect] = [:]
  private let root: ViewReport

  init(root: ViewReport) {
    self.root = root
    var pending: [(view: ViewReport, origin: Point)] = [(root, .zero)]
    while let (view, origin) = pending.popLast() {
      if let id = view.id, byID[id] == nil {
        byID[id] = Rect(x: origin.x, y: origin.y, width: view.frame.width, height: view.frame.height)
      }
      pending += view.children.reversed().map { ($0, $0.origin(inside: view, at: origin)) }
    }
  }

  /// The path leads to the view, and where it leads nowhere the id does.
  func rect(path: ViewPath?, id: String?) -> Rect? {
    path.flatMap(rect(at:)) ?? id.flatMap { byID[$0] }
  }

  private func rect(at path: ViewPath) -> Rect? {
    var (view, origin) = (root, Point.zero)
    for index in path.indices {
      guard view.children.indices.contains(index) else { return nil }
      let child = view.children[index]
      (view, origin) = (child, child.origin(inside: view, at: origin))
    }
    return Rect(x: origin.x, y: origin.y, width: view.frame.width, height: view.frame.height)
  }
}

extension ViewReport {
  fileprivate func origin(inside superview: ViewReport, at origin: Point) -> Point {
    Point(
      x: origin.x + frame.x - superview.boundsOrigin.x, y: origin.y + frame.y - superview.boundsOrigin.y)
  }
}
