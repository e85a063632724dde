import Geometry
import LayoutReports
import Rendering

/// Outlines of two trees of frames, with what differs in red: a picture of the old layout, of which only the frames are known, beside
/// one of the new.
struct FramePicture {
  let before: FrameTree
  let after: FrameTree
  private let moved: (old: Set<FrameLine>, new: Set<FrameLine>)

  init(before: FrameTree, after: FrameTree, _ differences: [FrameDifference]) {
    self.before = before
    self.after = after
    moved = (Set(differences.compactMap(\.old)), Set(differences.compactMap(\.new)))
  }

  func picture(caption: String) -> ComparisonPage.Picture {
    ComparisonPage.Picture(
      caption: caption, before: Self.svg(before, moved.old), after: Self.svg(after, moved.new))
  }

  private static func svg(_ tree: FrameTree, _ moved: Set<FrameLine>) -> String {
    var highlighted: [String] = []
    for (index, line) in tree.lines.enumerated() where moved.contains(line) { highlighted.append("\(index)") }
    guard let root = tree.children(of: nil).first else { return "" }
    let report = self.report(root, tree)
    let scene = SceneReport(name: "Frames", size: report.frame.size, root: report)
    return SVGRenderer(highlighted: highlighted).render(scene)
  }

  /// Recursion is as deep as the tree of views, which the program has laid out by recursion.
  private static func report(_ index: Int, _ tree: FrameTree) -> ViewReport {
    let line = tree.lines[index]
    return ViewReport(
      id: "\(index)", className: line.className, name: line.name, frame: line.frame,
      isHidden: line.marks.contains("hidden"), borderWidth: 0.5,
      borderColor: Color(red: 0.5, green: 0.5, blue: 0.55),
      children: tree.children(of: index).map { report($0, tree) })
  }
}
