import Foundation

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// A change of a layer over time, which leaves the layer's own values alone. It runs on the clock of the screen.
open class CAAnimation: NSObject, CAMediaTiming {
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
  /// Seconds in the time of the layer or, in a group, of the group. 0, the default, begins when it is added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of it that are left out at its beginning; 0 by default.
  open var timeOffset: CFTimeInterval = 0
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

  /// Whether it counts before it begins.
  var fillsBefore: Bool { fillMode == .backwards || fillMode == .both }
  /// Whether it counts after its end.
  var fillsAfter: Bool { fillMode == .forwards || fillMode == .both }

  /// How far into one way it is, in seconds, after a number of seconds: back again on the way back.
  func secondsOfTurn(after seconds: TimeInterval) -> TimeInterval {
    guard seconds < wholeDuration else { return autoreverses ? 0 : turn }
    let number = (seconds / turn).rounded(.down)
    let part = seconds - number * turn
    return autoreverses && number.truncatingRemainder(dividingBy: 2) == 1 ? turn - part : part
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

  /// What the animation adds to the numbers of a property of a subclass after a number of seconds; nil for what it does not change.
  func addition(to key: String, of model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? { nil }

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
/// Shown are `position`, `bounds` and `transform` with their parts, such as `transform.rotation` and `transform.scale.x`, `opacity` and
/// `backgroundColor`; others take their time and are not seen.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.y`.
  open var keyPath: String?
  /// Whether its values are added to that of the layer; false by default.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before has ended; no effect here, which the log says once. False by default.
  open var isCumulative = false {
    didSet { if isCumulative { LayerLog.noteWithoutEffect("CAPropertyAnimation.isCumulative") } }
  }
  /// Turns the numbers of the animation into transformations; nil by default.
  open var valueFunction: CAValueFunction?

  /// An animation of a property, such as `position.y`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, and those of its numbers that the key path is about; nil for all of them.
  var place: (property: LayerProperty, indices: [Int]?)? {
    guard let keyPath else { return nil }
    if keyPath == "transform", let valueFunction {
      let parts = CAValueFunctionName.places[valueFunction.name] ?? []
      return parts.isEmpty ? nil : (.transform, parts)
    }
    if let part = Self.parts[keyPath] { return part }
    return LayerProperty(rawValue: keyPath).map { ($0, nil) }
  }

  private static let parts: [String: (property: LayerProperty, indices: [Int]?)] = [
    "position.x": (.position, [0]), "position.y": (.position, [1]), "bounds.origin": (.bounds, [0, 1]),
    "bounds.origin.x": (.bounds, [0]), "bounds.origin.y": (.bounds, [1]), "bounds.size": (.bounds, [2, 3]),
    "bounds.size.width": (.bounds, [2]), "bounds.size.height": (.bounds, [3]),
    "transform.translation": (.transform, [0, 1]),
    "transform.translation.x": (.transform, [0]), "transform.translation.y": (.transform, [1]),
    "transform.rotation": (.transform, [2]), "transform.rotation.z": (.transform, [2]),
    "transform.scale": (.transform, [4, 5]),
    "transform.scale.x": (.transform, [4]), "transform.scale.y": (.transform, [5]),
  ]

  override var properties: Set<LayerProperty> { place.map { [$0.property] } ?? [] }

  /// The numbers of a value of the property; nil if it is of another type.
  func numbers(_ value: Any?) -> [CGFloat]? { LayerValue.numbers(value) }

  override func addition(to key: String, of model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    guard keyPath == key, let value = value(from: model, after: seconds), value.count == model.count else { return nil }
    return isAdditive ? value : zip(value, model).map { $0 - $1 }
  }

  override func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    value(from: own(model), after: seconds).flatMap { difference($0, from: model) }
  }

  /// The numbers that the animation gives after a number of seconds; nil for none. The numbers of the layer stand for those that it leaves out.
  func value(from own: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? { nil }

  /// The difference of a value and that of the layer, at the numbers that the key path is about.
  func difference(_ value: [CGFloat], from model: [CGFloat]) -> [CGFloat]? {
    guard let place else { return nil }
    if let indices = place.indices {
      // One number stands for all of them.
      guard value.count == indices.count || value.count == 1 else { return nil }
      var result = model.map { _ in CGFloat(0) }
      for (number, index) in indices.enumerated() where model.indices.contains(index) {
        result[index] = value[value.count == 1 ? 0 : number] - (isAdditive ? 0 : model[index])
      }
      return result
    }
    guard value.count == model.count else { return nil }
    if isAdditive, place.property != .transform { return value }
    return place.property.offset(from: model, to: value)
  }

  /// The numbers of the layer that the key path is about.
  func own(_ model: [CGFloat]) -> [CGFloat] {
    place?.indices.map { indices in indices.compactMap { model.indices.contains($0) ? model[$0] : nil } } ?? model
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

  override func value(from own: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let (given, goal, by) = (spread(numbers(fromValue)), spread(numbers(toValue)), spread(numbers(byValue)))
    let now = isAdditive ? own.map { _ in CGFloat(0) } : own
    func sum(_ a: [CGFloat], _ b: [CGFloat]?, _ sign: CGFloat) -> [CGFloat] {
      guard let b, a.count == b.count else { return a }
      return zip(a, b).map { $0 + sign * $1 }
    }
    let start = given ?? goal.map { by == nil ? now : sum($0, by, -1) } ?? now
    // Documented: without the other two, from the one value to that of the layer.
    let end = goal ?? (by == nil ? now : sum(start, by, 1))
    guard start.count == end.count else { return nil }
    let part = CGFloat(part(after: seconds))
    return zip(start, end).map { $0 + ($1 - $0) * part }
  }

  /// How far it is from the one value to the other.
  func part(after seconds: TimeInterval) -> Double { progress(after: seconds) }

  /// One number for each that the key path is about.
  private func spread(_ value: [CGFloat]?) -> [CGFloat]? {
    guard let value, value.count == 1, let count = place?.indices?.count else { return value }
    return Array(repeating: value[0], count: count)
  }
}

/// A change like that of a spring: it follows the spring until its duration is over, whether it has come to rest or not.
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring, more than 0; 1 by default.
  open var mass: CGFloat = 1
  /// How hard the spring is, more than 0; 100 by default.
  open var stiffness: CGFloat = 100
  /// How much it is held up, at least 0; 10 by default.
  open var damping: CGFloat = 10
  /// In distances per second, towards the goal; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical one counts; false by default, as for the spring of iOS.
  open var allowsOverdamping = false
  /// Seconds until less than a thousandth of the distance is left, at most an hour.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    let (mass, stiffness) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6))
    let ratio = max(Double(damping), 0) / (2 * (mass * stiffness).squareRoot())
    return Spring(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      initialVelocity: Double(initialVelocity))
  }

  /// A spring of so many seconds and a bounce from -1 to 1; iOS 17.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceivedDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    allowsOverdamping = true
  }

  override func part(after seconds: TimeInterval) -> Double {
    guard seconds < wholeDuration else { return autoreverses ? 0 : 1 }
    return 1 - spring.distance(at: secondsOfTurn(after: seconds) * Double(speed > 0 ? speed : 1))
  }
}

/// From value to value.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Two values at least.
  open var values: [Any]?
  /// From 0 to 1, one for each value; nil, the default, is even.
  open var keyTimes: [NSNumber]?
  /// What a point moves along, in place of ``values``; nil by default.
  open var path: CGPath?
  /// `linear` by default. `cubic` is shown as `linear`, and `cubicPaced` as `paced`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// A curve for each way from a value to the next; nil, the default, is even.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Whether the layer turns with ``path``; no effect here, which the log says once. Nil by default.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { if rotationMode != nil { LayerLog.noteWithoutEffect("CAKeyframeAnimation.rotationMode") } }
  }
  /// How tight the curve of `cubic` is at each value; stored without effect.
  open var tensionValues: [NSNumber]? {
    didSet { if tensionValues != nil { EffectLog.noteWithoutEffect("CAKeyframeAnimation.tensionValues") } }
  }
  /// How sharp the corners of `cubic` are at each value; stored without effect.
  open var continuityValues: [NSNumber]? {
    didSet { if continuityValues != nil { EffectLog.noteWithoutEffect("CAKeyframeAnimation.continuityValues") } }
  }
  /// To which side the curve of `cubic` leans at each value; stored without effect.
  open var biasValues: [NSNumber]? {
    didSet { if biasValues != nil { EffectLog.noteWithoutEffect("CAKeyframeAnimation.biasValues") } }
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func value(from own: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let part = progress(after: seconds)
    if let path {
      let motion = MotionPath(path)
      guard motion.count > 0 else { return nil }
      let point: CGPoint
      if isPaced {
        point = motion.point(atLength: part)
      } else {
        let (step, share) = step(at: part, of: motion.count + 1)
        point = motion.point(in: step, at: share)
      }
      return [point.x, point.y]
    }
    let all = (values ?? []).compactMap { numbers($0) }
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return nil }
    if calculationMode == .discrete { return all[discrete(at: part, of: all.count)] }
    let (step, share) = isPaced ? pacedStep(at: part, of: all) : step(at: part, of: all.count)
    guard step + 1 < all.count else { return all[all.count - 1] }
    return zip(all[step], all[step + 1]).map { $0 + ($1 - $0) * CGFloat(share) }
  }

  /// Which of the ways between values it is on, and how far.
  private func step(at part: Double, of count: Int) -> (Int, Double) {
    guard count > 1 else { return (0, 0) }
    let given = keyTimes?.map(\.doubleValue)
    let times = given?.count == count ? given! : (0..<count).map { Double($0) / Double(count - 1) }
    guard let next = times.firstIndex(where: { $0 > part }) else { return (count - 2, 1) }
    guard next > 0 else { return (0, 0) }
    let share = (part - times[next - 1]) / (times[next] - times[next - 1])
    let curves = timingFunctions ?? []
    return (next - 1, curves.indices.contains(next - 1) ? curves[next - 1].progress(at: share) : share)
  }

  /// Of values that change in jumps: each holds until the next begins.
  private func discrete(at part: Double, of count: Int) -> Int {
    // There is a time more than there are values: the end.
    if let times = keyTimes?.map(\.doubleValue), times.count > count || times.count == count {
      return min(max(0, (times.lastIndex { $0 <= part } ?? 0)), count - 1)
    }
    return min(count - 1, Int(part * Double(count)))
  }

  /// The same, as fast everywhere: by the distances of the values.
  private func pacedStep(at part: Double, of values: [[CGFloat]]) -> (Int, Double) {
    let lengths = zip(values, values.dropFirst()).map { pair in
      Double(zip(pair.0, pair.1).reduce(CGFloat(0)) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot())
    }
    var left = part * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if left <= length, length > 0 { return (index, left / length) }
      left -= length
    }
    return (max(0, values.count - 2), 1)
  }
}

/// Whether a layer turns with the path that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis follows the path backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
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
  /// Along a smooth curve, evenly over all values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Several at once, each for its own duration, at most that of the group.
open class CAAnimationGroup: CAAnimation {
  /// They begin with the group; nil for none.
  open var animations: [CAAnimation]?

  override var properties: Set<LayerProperty> { (animations ?? []).reduce(into: []) { $0.formUnion($1.properties) } }

  override func offset(of property: LayerProperty, from model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let now = group(after: seconds)
    for animation in animations ?? [] where animation.properties.contains(property) {
      let own = now - animation.beginTime + animation.timeOffset
      guard own >= 0 || animation.fillsBefore, own < animation.wholeDuration || animation.fillsAfter else { continue }
      return animation.offset(of: property, from: model, after: max(0, own))
    }
    return nil
  }

  override func addition(to key: String, of model: [CGFloat], after seconds: TimeInterval) -> [CGFloat]? {
    let now = group(after: seconds)
    for animation in animations ?? [] {
      let own = now - animation.beginTime + animation.timeOffset
      guard own >= 0 || animation.fillsBefore, own < animation.wholeDuration || animation.fillsAfter else { continue }
      if let found = animation.addition(to: key, of: model, after: max(0, own)) { return found }
    }
    return nil
  }

  /// The time inside of the group.
  private func group(after seconds: TimeInterval) -> TimeInterval {
    let rate = Double(speed > 0 ? speed : 1)
    // At the very end the members are still as they were.
    let part = secondsOfTurn(after: seconds) / turn
    let curved = timingFunction.map { $0.progress(at: part) } ?? part
    return curved * turn * rate
  }
}
