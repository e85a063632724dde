/// Moves a view as the device is tilted. No device is tilted here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// An effect without an effect, until a subclass says otherwise.
  public override init() { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The values of the view's key paths for a tilt from -1 to 1 along both axes; nil for none.
  /// Never called here: Trellis does not simulate the tilt of a device.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value of a view between two as the device is tilted. No device is tilted here.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and right, or towards the user.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The value of the view.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at -1; nil by default.
  open var minimumRelativeValue: Any?
  /// The value at 1; nil by default.
  open var maximumRelativeValue: Any?

  /// Without values the effect does nothing.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// Between the two values, evenly, if they are numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = MemberValue.cast(minimumRelativeValue, to: Double.self),
      let greatest = MemberValue.cast(maximumRelativeValue, to: Double.self)
    else { return nil }
    let offset = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
    return [keyPath: least + (greatest - least) * (min(max(offset, -1), 1) + 1) / 2]
  }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// Nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

extension UIView {
  /// In the order in which they were added. Setting them replaces all.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.rare?.motionEffects ?? [] }
    set { if !newValue.isEmpty || extras?.rare != nil { madeExtras.madeRare.motionEffects = newValue } }
  }
  /// Adds an effect. No effect here, which the log says once: no device is tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    LayoutLog.noteWithoutEffect("UIView.addMotionEffect(_:)")
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Removes an effect that was added.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
