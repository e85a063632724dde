/// The strength of a constraint. One of 1000 must hold; below that, a constraint of higher priority wins against any
/// number of constraints of lower priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Any number makes a priority. A constraint takes only those above 0 and up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold. Where such constraints contradict each other, one of them is broken and the conflict is logged.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly contents of most views resist being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510. Only the number has an effect: windows are not dragged here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500. Only the number has an effect: scenes have the size they are given.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490. Only the number has an effect: windows are not dragged here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly most views hug their contents.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly `systemLayoutSizeFitting` asks for its target unless it is told otherwise.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Not clamped: the sum may be above 1000, which a constraint refuses. A client's own operator wins.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// Not clamped: the difference may be 0 or less, which a constraint refuses.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority { priority + -less }

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
