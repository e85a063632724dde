/// Changes a view by how the device is held. No device is tilted here: effects are kept, and the offset is always zero.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect that a subclass describes.
  public override init() { super.init() }
  /// An effect that a subclass describes. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// What to add to properties of the view, for an offset from -1 to 1 along both axes; nil, the default, is nothing. It is asked when the
  /// effect is added, for an offset of zero.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that adds a number to a property, in proportion to the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis around which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// Tilting to the left and to the right.
    case tiltAlongHorizontalAxis
    /// Tilting forwards and backwards.
    case tiltAlongVerticalAxis
  }

  /// Of the view's property.
  public let keyPath: String
  /// Decided when the effect is made.
  public let type: EffectType
  /// What is added at an offset of -1; nil by default.
  open var minimumRelativeValue: Any?
  /// What is added at an offset of 1; nil by default.
  open var maximumRelativeValue: Any?

  /// An effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
  /// An effect on nothing. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The number between the two values, by the offset along the axis; nil if they are no numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue), let greatest = Self.number(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (max(-1, min(1, offset)) + 1) / 2
    return [keyPath: least + (greatest - least) * part]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several effects together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// Nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// What all of the effects give; a later one counts for a property of several.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

extension UIView {
  /// The effects of the view, in the order in which they were added. Setting them replaces all.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, MotionEffectKey.key) as? [UIMotionEffect] ?? [] }
    set { objc_setAssociatedObject(self, MotionEffectKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  /// Adds an effect, which is asked for an offset of zero. No effect here beside that, which the log says once: no device is tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    LayoutLog.noteWithoutEffect("UIView.addMotionEffect(_:)")
    _ = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 0))
    motionEffects.append(effect)
  }
  /// No effect if the view does not have it.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

@MainActor
private enum MotionEffectKey {
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
