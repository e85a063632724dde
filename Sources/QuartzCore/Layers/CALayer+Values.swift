import Foundation

/// Values of a layer by their names.
extension CALayer {
  // MARK: Properties of a subclass that are marked `@NSManaged`

  /// The value of a property that Core Animation manages. `uikit-sources` writes the call.
  public final func _managedValue<Value>(_ key: String) -> Value {
    if let value = extras?.values[key] ?? type(of: self).defaultValue(forKey: key) {
      if let value = value as? Value { return value }
      if let value = LayerValue.numbers(value).flatMap({ LayerValue.made($0, as: Value.self) }) { return value }
    }
    if let zero = LayerValue.zero(of: Value.self) { return zero }
    fatalError("\(type(of: self)).\(key) is not optional and was read before it had a value")
  }

  /// Sets a property that Core Animation manages: asks for an action, sets the value, asks for a display if the class says so, and runs the
  /// action. `uikit-sources` writes the call.
  public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
    let extras = madeExtras
    let asks = !extras.isCopy && !CATransaction.areActionsDisabled
    let action = asks ? self.action(forKey: key) : nil
    store(value, key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func store(_ value: Any, _ key: String) {
    let bare = Mirror(reflecting: value)
    madeExtras.values[key] = bare.displayStyle == .optional && bare.children.isEmpty ? nil : value
  }

  /// Of the layer that this one is a copy of.
  func takeManagedValues(of layer: CALayer) {
    // An initializer of a subclass sets values, which ask for no action then.
    madeExtras.isCopy = true
    if let values = layer.extras?.values, !values.isEmpty { madeExtras.values = values }
  }

  /// Sets what is animated of such properties to what is on the screen now.
  func presentManagedValues(of layer: CALayer) {
    guard let values = layer.extras?.values, !values.isEmpty, !layer.added.isEmpty else { return }
    for (key, value) in values {
      guard let model = LayerValue.numbers(value) else { continue }
      var shown = model
      for record in layer.added {
        let seconds = record.seconds(on: layer)
        guard seconds >= 0 || record.animation.fillsBefore,
          let addition = record.animation.addition(to: key, of: model, after: max(0, seconds))
        else { continue }
        shown = zip(shown, addition).map { $0 + $1 }
      }
      if shown != model, let present = LayerValue.made(shown, like: value) { madeExtras.values[key] = present }
    }
  }

  // MARK: Key-value coding

  func ownValue(_ key: String) -> Any? {
    switch key {
    case "position": position
    case "bounds": bounds
    case "frame": frame
    case "anchorPoint": anchorPoint
    case "zPosition": zPosition
    case "transform": transform
    case "opacity": opacity
    case "hidden", "isHidden": isHidden
    case "name": name
    case "contents": contents
    case "cornerRadius": cornerRadius
    case "borderWidth": borderWidth
    case "borderColor": borderColor
    case "backgroundColor": backgroundColor
    case "masksToBounds": masksToBounds
    case "shadowOpacity": shadowOpacity
    case "shadowRadius": shadowRadius
    case "shadowOffset": shadowOffset
    case "shadowColor": shadowColor
    default: extras?.values[key]
    }
  }

  func setOwnValue(_ value: Any?, _ key: String) {
    func set<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) {
      if let value = value as? Value ?? LayerValue.numbers(value).flatMap({ LayerValue.made($0, as: Value.self) }) {
        self[keyPath: path] = value
      }
    }
    switch key {
    case "position": set(\.position)
    case "bounds": set(\.bounds)
    case "frame": set(\.frame)
    case "anchorPoint": set(\.anchorPoint)
    case "zPosition": set(\.zPosition)
    case "transform": set(\.transform)
    case "opacity": set(\.opacity)
    case "hidden", "isHidden": set(\.isHidden)
    case "name": name = value as? String
    case "contents": contents = value
    case "cornerRadius": set(\.cornerRadius)
    case "borderWidth": set(\.borderWidth)
    case "borderColor": borderColor = value as? CGColor
    case "backgroundColor": backgroundColor = value as? CGColor
    case "masksToBounds": set(\.masksToBounds)
    case "shadowOpacity": set(\.shadowOpacity)
    case "shadowRadius": set(\.shadowRadius)
    case "shadowOffset": set(\.shadowOffset)
    case "shadowColor": shadowColor = value as? CGColor
    default:
      guard let value else {
        extras?.values[key] = nil
        return
      }
      _setManagedValue(value, key)
    }
  }

  /// The numbers of a property that a key path is about, as one number, a point, a size or a rectangle.
  func partValue(_ keyPath: String) -> Any? {
    guard let (property, indices) = CAPropertyAnimation(keyPath: keyPath).place, let indices else { return nil }
    let numbers = indices.map { self[property][$0] }
    switch keyPath {
    case "bounds.origin": return CGPoint(x: numbers[0], y: numbers[1])
    case "bounds.size", "transform.translation": return CGSize(width: numbers[0], height: numbers[1])
    case "transform.scale": return (numbers[0] + numbers[1]) / 2
    default: return numbers[0]
    }
  }

  func setPart(_ value: Any?, _ keyPath: String) -> Bool {
    guard let (property, indices) = CAPropertyAnimation(keyPath: keyPath).place, let indices else { return false }
    guard let given = LayerValue.numbers(value), given.count == indices.count || given.count == 1 else { return true }
    var numbers = self[property]
    for (place, index) in indices.enumerated() { numbers[index] = given[given.count == 1 ? 0 : place] }
    self[property] = numbers
    return true
  }
}

/// Values that can be animated, as numbers.
enum LayerValue {
  static func numbers(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
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

  /// A value of the type of another one.
  static func made(_ numbers: [CGFloat], like value: Any) -> Any? {
    switch value {
    case is CGFloat: numbers[0]
    case is Double: Double(numbers[0])
    case is Float: Float(numbers[0])
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case is CGColor: CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case is CGAffineTransform: TransformParts(numbers).transform
    case is CATransform3D: CATransform3DMakeAffineTransform(TransformParts(numbers).transform)
    default: nil
    }
  }

  /// A number as a value of another type of numbers.
  static func made<Value>(_ numbers: [CGFloat], as type: Value.Type) -> Value? {
    guard numbers.count == 1, let number = numbers.first else { return nil }
    let all: [Any] = [number, Double(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
    return all.lazy.compactMap { $0 as? Value }.first
  }

  /// What a property is that nobody has set: zero, false or nil; nil for a type that has none of these.
  static func zero<Value>(of type: Value.Type) -> Value? {
    let all: [Any] = [
      CGFloat(0), Double(0), Float(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero, CGAffineTransform.identity,
      CATransform3DIdentity, Int32(0), UInt(0), "",
    ]
    for value in all { if Swift.type(of: value) == type, let value = value as? Value { return value } }
    return (type as? any NothingToHold.Type)?.nothing as? Value
  }
}

private protocol NothingToHold { static var nothing: Any { get } }
extension Optional: NothingToHold { fileprivate static var nothing: Any { Self.none as Any } }
