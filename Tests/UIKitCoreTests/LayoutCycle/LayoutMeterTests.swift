import Testing
import UIKitCore

/// What a layout is said to cost: by a clock that grows by one with each question, and by the views that a change touches.
@MainActor
struct LayoutMeterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let label = UILabel()
  private let badge = UIView()
  private var gap = NSLayoutConstraint()

  init() {
    label.text = "Title"
    for view in [label, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    gap = badge.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      badge.topAnchor.constraint(equalTo: window.topAnchor), gap,
      badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  /// Lays out first, because between a suite's `init` and its test other tests may change what every tree depends on.
  private func cost(clock: @escaping () -> UInt64 = { 0 }, of change: () -> Void) -> LayoutMeter.Result {
    window.layoutIfNeeded()
    return window.layoutCost(clock: clock, of: change)
  }

  @Test func onlyWhatMovedIsTouched() {
    let cost = cost { gap.constant = 20 }
    let moved = cost.views.filter { $0.moves > 0 }.map(\.view)
    #expect(moved == [badge])
    // The superview places it.
    #expect(Set(cost.views.filter(\.isTouched).map(\.view)) == [badge, window])
    #expect(cost.solves == 1)
  }

  @Test func aTextIsMeasuredAndMovesItsNeighbor() {
    let cost = cost { label.text = "A longer title" }
    #expect(Set(cost.views.filter { $0.moves > 0 }.map(\.view)) == [label, badge])
    #expect(cost.views.filter { $0.measures > 0 }.map(\.view) == [label])
  }

  @Test func whatIsCleanCostsNothing() {
    let cost = cost {}
    #expect(cost.views.allSatisfy { !$0.isTouched } && cost.solves == 0 && cost.rounds == 0)
  }

  @Test func theTimesOfPhasesAddUpToTheWholeAndThoseOfViewsToTheLayout() {
    var time: UInt64 = 0
    let cost = cost(clock: {
      time += 1
      return time
    }) { gap.constant = 30 }
    let inPhases = cost.phases.reduce(0) { $0 + $1.nanoseconds }
    #expect(inPhases == cost.nanoseconds)
    // Between the start, the layout and the end lie two questions that belong to the change.
    #expect(cost.phases.last?.phase == .changing && cost.phases.last?.nanoseconds == 2)
    #expect(cost.views.reduce(0) { $0 + $1.nanoseconds } == inPhases - 2)
  }

  @Test func anInnerMeasurementIsPartOfTheOuterOne() {
    let cost = cost {
      let inner = LayoutMeter.measure(clock: { 0 }) {
        gap.constant = 40
        window.layoutIfNeeded()
      }
      #expect(inner.phases.isEmpty)
    }
    #expect(cost.solves == 1)
  }
}
