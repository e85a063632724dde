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

  @Test func resultBuildersMakeStacks() {
    let isLong = true
    let stack = UIStackView(spacing: 4) {
      UIView()
      if isLong { UILabel() }
      for _ in 0..<2 { UIView() }
    }
    #expect(stack.arrangedSubviews.count == 4)
    #expect(stack.spacing == 4)
  }

  /// source: UIKit's optional requirements: a delegate without the method is not asked.
  @Test func aDelegateWithoutTheMethodsIsNotAsked() {
    final class Silent: NSObject, PanelDelegate {}
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    let silent = Silent()
    panel.delegate = silent
    #expect(panel.height == -1)
    #expect(Panel.topInset == 0)
  }
}
