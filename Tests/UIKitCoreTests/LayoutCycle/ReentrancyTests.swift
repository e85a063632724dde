import Testing

@testable import UIKitCore

/// Layouts that change the layout while it is under way.
@MainActor
@Suite(.serialized) struct ReentrancyTests {
  private let journal = Journal()
  private let root: NotedView
  private let outer: NotedView
  private let inner: NotedView

  /// root, 300 by 300 > outer, 10 from all edges > inner, 10 from all edges.
  init() {
    root = NotedView("root", journal)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    outer = NotedView("outer", journal, in: root)
    inner = NotedView("inner", journal, in: outer)
    outer.inset(by: 10)
    inner.inset(by: 10)
  }

  private func constraint(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    view.superview?.constraints.first { $0.firstItem === view && $0.firstAttribute == attribute }
  }

  @Test func layoutIfNeededWithinALayoutPlacesWhatIsBelow() {
    var seen: [CGFloat] = []
    root.inLayout = { [outer, inner] _ in
      outer.layoutIfNeeded()
      seen.append(inner.frame.width)
    }
    root.layoutIfNeeded()
    // 300 - 20 - 20, before the pass would have come to it.
    #expect(seen == [260])
    #expect(
      journal.read(only: "layoutSubviews") == ["root layoutSubviews", "outer layoutSubviews", "inner layoutSubviews"])
  }

  @Test func constraintsChangedBeforeALayoutWithinALayoutCount() {
    root.inLayout = { [outer, inner] _ in
      inner.superview?.constraints.first { $0.firstItem === inner && $0.firstAttribute == .top }?.constant = 50
      outer.layoutIfNeeded()
      #expect(inner.frame.minY == 50)
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 50, width: 260, height: 220))
  }

  @Test func aViewThatAsksForItsOwnLayoutGetsItOnceMore() {
    var rounds = 0
    outer.inLayout = { view in
      rounds += 1
      guard rounds == 1 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(rounds == 2)
    #expect(inner.frame.width == 260)
  }

  @Test func constraintsChangedInALayoutTakeEffectInTheSamePass() {
    // The text-width pattern: a constant that follows from a size which the layout has just given.
    outer.inLayout = { [inner] view in
      inner.superview?.constraints.first { $0.firstItem === inner && $0.firstAttribute == .top }?.constant =
        view.bounds.height / 2
    }
    root.layoutIfNeeded()
    // 280 / 2 from the top, 10 from the bottom.
    #expect(inner.frame == CGRect(x: 10, y: 140, width: 260, height: 130))
    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 90, width: 260, height: 80))
  }

  @Test func setNeedsUpdateConstraintsInAnUpdateAsksForAnotherRound() {
    // Source: Apple's documentation warns of it, because it schedules another update.
    var rounds = 0
    inner.inUpdate = { view in
      rounds += 1
      if rounds < 3 { view.setNeedsUpdateConstraints() }
    }
    root.layoutIfNeeded()
    #expect(rounds == 3)
    root.layoutIfNeeded()
    #expect(rounds == 3)
  }

  @Test func constraintsMadeInAnUpdateCountInThisPass() {
    let late = NotedView("late", journal, in: outer)
    late.translatesAutoresizingMaskIntoConstraints = false
    late.inUpdate = { view in
      guard view.constraints.isEmpty else { return }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    root.layoutIfNeeded()
    #expect(late.frame.size == CGSize(width: 40, height: 30))
    #expect(journal.read(only: "root layoutSubviews").count == 1)
  }

  @Test func framesSetInALayoutStay() {
    // A constrained view until the next layout, which sets it again; a masked one tells the engine, and what hangs on it
    // follows.
    let masked = UIView()
    outer.addSubview(masked)
    let tail = UIView()
    tail.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(tail)
    NSLayoutConstraint.activate([
      tail.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 5),
      tail.leadingAnchor.constraint(equalTo: masked.leadingAnchor), tail.widthAnchor.constraint(equalToConstant: 20),
      tail.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.inLayout = { [inner] view in
      inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      masked.frame = CGRect(x: 7, y: 0, width: view.bounds.width, height: 30)
    }
    for _ in 0..<2 {
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(masked.frame == CGRect(x: 7, y: 0, width: 280, height: 30))
      #expect(tail.frame == CGRect(x: 7, y: 35, width: 20, height: 20))
      outer.setNeedsLayout()
    }
  }

  @Test func aLoopEnds() {
    // L13: a controller that asks for a layout after every layout; without a threshold the pass gives up.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = NotedController(journal)
    controller.inDidLayout = { $0.view.setNeedsLayout() }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(journal.read(only: "viewDidLayoutSubviews").count == LayoutHost.maximumRounds)
  }
}
