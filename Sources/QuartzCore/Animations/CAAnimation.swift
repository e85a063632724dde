import Foundation

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// A change of a layer over time, which leaves the layer's own values alone. It runs on the clock of the screen.
open class CAAnimation: NSObject {
  /// Seconds; 0, the default, is a quarter of a second, as without a transaction.
  open var duration: CFTimeInterval = 0
  /// 0 by default, which is once; infinity never ends.
  open var repeatCount: Float = 0
  /// Seconds; 0 by default, which leaves ``repeatCount`` to decide.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back the same way; false by default.
  open var autoreverses = false
  /// How fast it runs; 1 by default.
  open var speed: Float = 1
  /// Stored without effect: an animation begins when it is added.
  open var beginTime: CFTimeInterval = 0 {
    didSet { if beginTime != 0 { EffectLog.noteWithoutEffect("CAAnimation.beginTime") } }
  }
  /// Stored without effect.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != 0 { EffectLog.noteWithoutEffect("CAAnimation.timeOffset") } }
  }
  /// Whether the layer drops it at the end; true by default. One that stays has its last value where ``fillMode`` says so.
  open var isRemovedOnCompletion = true
  /// `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Linear by default.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// What the program has stored under a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores something of the program.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Seconds of one way.
  var turn: TimeInterval { (duration > 0 ? duration : 0.25) / Double(speed > 0 ? speed : 1) }

  /// Seconds until the end; infinity for one that never ends.
  var wholeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return turn * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// How far it is, from 0 to 1, after a number of seconds.
  func progress(after seconds: TimeInterval) -> Double {
    guard seconds < wholeDuration else { return autoreverses ? 0 : 1 }
    var part = seconds / turn
    let number = part.rounded(.down)
    part -= number
    if autoreverses, number.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
    return timingFunction.map { $0.progress(at: part) } ?? part
  }

  /// What the animation adds to the values of a layer after a number of seconds; nil for what it does not change.
  func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? { nil }

  /// What it changes; empty for what cannot be shown.
  var properties: Set<LayerProperty> { [] }
}

/// Whether an animation counts before it begins and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Also after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Also before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before and after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Only while it runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Hears of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at its end, with false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property.
///
/// Shown are `position` with its parts, `bounds`, `opacity`, `backgroundColor` and `transform`; others take their time and are not seen.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.y`.
  open var keyPath: String?
  /// Stored without effect.
  open var isAdditive = false {
    didSet { if isAdditive { EffectLog.noteWithoutEffect("CAPropertyAnimation.isAdditive") } }
  }
  /// Stored without effect.
  open var isCumulative = false {
    didSet { if isCumulative { EffectLog.noteWithoutEffect("CAPropertyAnimation.isCumulative") } }
  }

  /// An animation of a property, such as `position.y`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, and the one of its numbers that the key path is about.
  var place: (property: LayerProperty, index: Int?)? {
    switch keyPath {
    case "position.x": (.position, 0)
    case "position.y": (.position, 1)
    case "bounds.size.width": (.bounds, 2)
    case "bounds.size.height": (.bounds, 3)
    case let path?: LayerProperty(rawValue: path).map { ($0, nil) }
    case nil: nil
    }
  }

  override var properties: Set<LayerProperty> { place.map { [$0.property] } ?? [] }

  /// The numbers of a value of the property; nil if it is of another type.
  func numbers(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let point as CGPoint: [point.x, point.y]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let number as CGFloat: [number]
    case let number as Double: [CGFloat(number)]
    case let number as Float: [CGFloat(number)]
    case let number as Int: [CGFloat(number)]
    case let number as NSNumber: [CGFloat(number.doubleValue)]
    case let color as CGColor: [color.red, color.green, color.blue, color.alpha]
    case let transform as CATransform3D: TransformParts(transform.affine).components
    case let transform as CGAffineTransform: TransformParts(transform).components
    default: nil
    }
  }

  /// The difference of a value and that of the layer, at the numbers that the key path is about.
  func difference(_ value: [CGFloat], from model: [CGFloat]) -> [CGFloat]? {
    guard let place else { return nil }
    if let index = place.index {
      guard let number = value.first, model.indices.contains(index) else { return nil }
      var result = model.map { _ in CGFloat(0) }
      result[index] = number - model[index]
      return result
    }
    return value.count == model.count ? place.property.offset(from: model, to: value) : nil
  }

  /// The numbers of the layer that the key path is about.
  func own(_ model: [CGFloat]) -> [CGFloat] {
    place?.index.map { model.indices.contains($0) ? [model[$0]] : [] } ?? model
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Nil, the default, is that of the layer, or what the other two leave.
  open var fromValue: Any?
  /// Nil, the default, is that of the layer, or what the other two leave.
  open var toValue: Any?
  /// Counts where one of the others is missing.
  open var byValue: Any?

  override func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let (now, by) = (own(model), numbers(byValue))
    func sum(_ a: [CGFloat], _ b: [CGFloat]?, _ sign: CGFloat) -> [CGFloat] {
      guard let b, a.count == b.count else { return a }
      return zip(a, b).map { $0 + sign * $1 }
    }
    let (given, goal) = (numbers(fromValue), numbers(toValue))
    let start = given ?? goal.map { by == nil ? now : sum($0, by, -1) } ?? now
    let end = goal ?? sum(start, by, 1)
    guard start.count == end.count else { return nil }
    let part = CGFloat(progress(after: seconds))
    return difference(zip(start, end).map { $0 + ($1 - $0) * part }, from: model)
  }
}

/// A change like that of a spring. The curve is a straight line here.
open class CASpringAnimation: CABasicAnimation {
  /// Stored without effect.
  open var mass: CGFloat = 1 {
    didSet { if mass != 1 { EffectLog.noteWithoutEffect("CASpringAnimation.mass") } }
  }
  /// Stored without effect.
  open var stiffness: CGFloat = 100 {
    didSet { if stiffness != 100 { EffectLog.noteWithoutEffect("CASpringAnimation.stiffness") } }
  }
  /// Stored without effect.
  open var damping: CGFloat = 10 {
    didSet { if damping != 10 { EffectLog.noteWithoutEffect("CASpringAnimation.damping") } }
  }
  /// Stored without effect.
  open var initialVelocity: CGFloat = 0 {
    didSet { if initialVelocity != 0 { EffectLog.noteWithoutEffect("CASpringAnimation.initialVelocity") } }
  }
  /// The duration.
  open var settlingDuration: CFTimeInterval { turn }
}

/// From value to value.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Two values at least.
  open var values: [Any]?
  /// From 0 to 1, one for each value; nil, the default, is even.
  open var keyTimes: [NSNumber]?
  /// Stored without effect.
  open var path: CGPath? {
    didSet { if path != nil { EffectLog.noteWithoutEffect("CAKeyframeAnimation.path") } }
  }
  /// Stored without effect: values change evenly.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { if calculationMode != .linear { EffectLog.noteWithoutEffect("CAKeyframeAnimation.calculationMode") } }
  }
  /// Stored without effect.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { if timingFunctions != nil { EffectLog.noteWithoutEffect("CAKeyframeAnimation.timingFunctions") } }
  }

  override func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let all = (values ?? []).compactMap { numbers($0) }
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return nil }
    let part = progress(after: seconds)
    let times = keyTimes?.map(\.doubleValue) ?? all.indices.map { Double($0) / Double(max(1, all.count - 1)) }
    guard times.count == all.count, let next = times.firstIndex(where: { $0 > part }), next > 0 else {
      return difference(part <= 0 ? first : all[all.count - 1], from: model)
    }
    let share = CGFloat((part - times[next - 1]) / (times[next] - times[next - 1]))
    return difference(zip(all[next - 1], all[next]).map { $0 + ($1 - $0) * share }, from: model)
  }
}

/// How values change between those of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Evenly over all values.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several at once, each for its own duration, at most that of the group.
open class CAAnimationGroup: CAAnimation {
  /// They begin with the group; nil for none.
  open var animations: [CAAnimation]?

  override var properties: Set<LayerProperty> { (animations ?? []).reduce(into: []) { $0.formUnion($1.properties) } }

  override func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    for animation in animations ?? [] where animation.properties.contains(property) {
      return animation.offset(of: property, from: model, after: seconds)
    }
    return nil
  }
}
