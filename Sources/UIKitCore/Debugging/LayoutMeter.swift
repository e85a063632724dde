/// Measures where the time of layouts goes, and which views they touch.
///
/// Time is counted where it is spent: what a phase calls counts for the phase that is called. Without a measurement under way a layout
/// asks one variable per step and reads no clock.
@MainActor
public final class LayoutMeter {
  /// What a layout does.
  public enum Phase: Int, CaseIterable, Sendable {
    /// Views and constraints join the engine.
    case joining
    /// `updateConstraints` of views and controllers.
    case updatingConstraints
    /// Texts and other contents are asked for their size.
    case measuring
    /// The engine solves, once for every change of what is known.
    case solving
    /// The solution is compared with the frames of the views.
    case comparing
    /// `layoutSubviews`, which gives views their frames.
    case placing
    /// Safe areas and margins are computed.
    case insets
    /// What is left of a layout pass.
    case passing
    /// What is no layout: the change that is measured, and what views do at once when they are told of it.
    case changing
  }

  /// What one phase took.
  public struct PhaseCost: Sendable {
    /// Which it is.
    public var phase: Phase
    /// The time spent in it, without that in phases that it called.
    public var nanoseconds: UInt64
    /// How often it began.
    public var calls: Int
  }

  /// What one view took.
  public struct ViewCost {
    /// Which it is.
    public var view: UIView
    /// The time spent for the view, without that for other views meanwhile.
    public var nanoseconds: UInt64
    /// How often the view laid out its subviews.
    public var layouts: Int
    /// How often the view got another frame from a layout.
    public var moves: Int
    /// How often its content was measured.
    public var measures: Int

    /// Whether a layout gave the view another frame, or had it lay out its subviews.
    public var isTouched: Bool { layouts > 0 || moves > 0 }
  }

  /// What a measurement found.
  public struct Result {
    /// The whole time, what is not layout included.
    public var nanoseconds: UInt64
    /// Those that occurred, in the order of ``Phase``. Their times add up to the whole.
    public var phases: [PhaseCost]
    /// The views that took time or were touched, in the order in which they were met.
    public var views: [ViewCost]
    /// How often the layouts went around: constraints, solving, placing, insets.
    public var rounds: Int
    /// How often the engine solved.
    public var solves: Int
  }

  /// Runs the work and says what its layouts cost. A measurement within a measurement is part of the outer one.
  ///
  /// - Parameter clock: Nanoseconds that only grow, such as `DispatchTime.now().uptimeNanoseconds`.
  public static func measure(clock: @escaping () -> UInt64, _ work: () throws -> Void) rethrows -> Result {
    guard current == nil else {
      let start = clock()
      try work()
      return Result(nanoseconds: clock() - start, phases: [], views: [], rounds: 0, solves: 0)
    }
    let meter = LayoutMeter(clock)
    current = meter
    defer { current = nil }
    let start = clock()
    meter.last = start
    meter.calls[Phase.changing.rawValue] = 1
    try work()
    meter.charge()
    return meter.result(nanoseconds: meter.last - start)
  }

  /// The measurement that is under way.
  static private(set) var current: LayoutMeter?

  private let clock: () -> UInt64
  private var last: UInt64 = 0
  private var open: [(phase: Phase, view: Int?)] = []
  private var nanoseconds = [UInt64](repeating: 0, count: Phase.allCases.count)
  private var calls = [Int](repeating: 0, count: Phase.allCases.count)
  private var views: [ViewCost] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var rounds = 0

  private init(_ clock: @escaping () -> UInt64) { self.clock = clock }

  /// Time counts for the phase, and for the view, until ``end()``.
  func begin(_ phase: Phase, _ view: UIView? = nil) {
    charge()
    calls[phase.rawValue] += 1
    open.append((phase, view.map(place) ?? open.last?.view))
  }

  func end() {
    charge()
    open.removeLast()
  }

  func countRound() { rounds += 1 }
  func countLayout(of view: UIView) { views[place(of: view)].layouts += 1 }
  func countMove(of view: UIView) { views[place(of: view)].moves += 1 }
  func countMeasure(of view: UIView) { views[place(of: view)].measures += 1 }

  private func charge() {
    let now = clock()
    defer { last = now }
    guard let (phase, view) = open.last else { return nanoseconds[Phase.changing.rawValue] += now - last }
    nanoseconds[phase.rawValue] += now - last
    if let view { views[view].nanoseconds += now - last }
  }

  private func place(of view: UIView) -> Int {
    if let known = places[ObjectIdentifier(view)] { return known }
    places[ObjectIdentifier(view)] = views.count
    views.append(ViewCost(view: view, nanoseconds: 0, layouts: 0, moves: 0, measures: 0))
    return views.count - 1
  }

  private func result(nanoseconds whole: UInt64) -> Result {
    let phases = Phase.allCases.filter { calls[$0.rawValue] > 0 }.map {
      PhaseCost(phase: $0, nanoseconds: nanoseconds[$0.rawValue], calls: calls[$0.rawValue])
    }
    return Result(
      nanoseconds: whole, phases: phases, views: views, rounds: rounds, solves: calls[Phase.solving.rawValue])
  }
}

extension UIView {
  /// Runs a change, lays out, and says what the layout cost and which views it touched: for budgets in tests, such as that a rotation
  /// touches at most 40 views.
  ///
  /// - Parameter clock: Nanoseconds that only grow; where only views are counted, none is needed.
  public func layoutCost(clock: @escaping () -> UInt64 = { 0 }, of change: () throws -> Void) rethrows
    -> LayoutMeter.Result
  {
    try LayoutMeter.measure(clock: clock) {
      try change()
      layoutIfNeeded()
    }
  }
}
