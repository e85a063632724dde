import AutoLayout
import Testing

@testable import UIKitCore

/// Which quantities are ambiguous where the language reads from the right: the mirror of those where it reads from the left.
@MainActor
@Suite struct ReadingDirectionAmbiguityTests {
  private func tree(_ direction: UISemanticContentAttribute) -> (root: UIView, box: UIView, first: UIView, last: UIView)
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (box, first, last) = (UIView(), UIView(), UIView())
    for view in [root, box, first, last] { view.semanticContentAttribute = direction }
    for (view, superview) in [(box, root), (first, box), (last, box)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      first.widthAnchor.constraint(equalToConstant: 10),
      last.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      last.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    return (root, box, first, last)
  }

  /// source: symmetry. The box is pinned at its leading edge and has no width; what is pinned there in it is not ambiguous, what is
  /// pinned at its trailing edge moves with the width.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func openPlacesAreThoseOfLeadingEdges(_ direction: UISemanticContentAttribute) throws {
    let tree = tree(direction)
    let ambiguities = try #require(TreeAmbiguities(of: tree.root))
    #expect(ambiguities.inSuperview(tree.box) == [.width])
    #expect(ambiguities.inSuperview(tree.first) == [])
    #expect(ambiguities.inSuperview(tree.last) == [.horizontalPosition])
    #expect(tree.box.layoutAmbiguity == [.width])
  }
}
