import Ported
import Ported6
import Testing
import UIKit

/// Libraries in the styles of public ones, which the plugin rewrites.
@MainActor
@Suite struct PortedLibraryTests {
  @Test func operatorsPlaceEdges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = UIView()
    root.addSubview(view)
    view.leftEdge <-> (root.leftEdge, 10)
    view.rightEdge <-> (root.rightEdge, -20)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 70)
  }

  /// source: an override in an extension of a class of UIKit counts on iOS, where methods of extensions are Objective-C's.
  @Test func cellsTakeViewsIntoTheirContent() {
    let cell = UITableViewCell()
    let view = UIView()
    (cell as UIView).adding([view])
    #expect(view.superview === cell.contentView)
  }

  @Test func descriptionsAreOverridden() {
    let named = NamedView()
    named.name = "a"
    #expect(named.description == "NamedView(a)")
  }

  @Test func constraintsConformToAProtocol() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let made = [view.widthAnchor.constraint(equalToConstant: 7), view.heightAnchor.constraint(equalToConstant: 8)]
    made.install()
    #expect(made.allSatisfy { $0.isActive })
  }
}
