import Foundation
import Testing

@testable import QuartzCore

/// Values of layers by their names. source: Apple's "Key-Value Coding Extensions" of the Core Animation Programming Guide, and the
/// documentation of `needsDisplay(forKey:)`, `defaultValue(forKey:)` and `action(forKey:)`.
@Suite(.serialized) struct LayerValueTests {
  /// As `uikit-sources` writes it for a class with `@NSManaged var level: CGFloat`.
  private final class Gauge: CALayer {
    var level: CGFloat {
      get { self._managedValue("level") }
      set { self._setManagedValue(newValue, "level") }
    }
    var start: CGPoint {
      get { self._managedValue("start") }
      set { self._setManagedValue(newValue, "start") }
    }
    var note: String? {
      get { self._managedValue("note") }
      set { self._setManagedValue(newValue, "note") }
    }
    var asked: [String] = []
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
    override class func defaultValue(forKey key: String) -> Any? { key == "start" ? CGPoint(x: 1, y: 2) : nil }
    override func action(forKey event: String) -> (any CAAction)? {
      asked.append("\(event) \(level)")
      guard event == "level" else { return nil }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.level
      animation.duration = 2
      return animation
    }
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let layer = layer as? Gauge { level = layer.level }
    }
    required init?(coder: NSCoder) { nil }
    override class func _copy(of layer: CALayer) -> CALayer { Gauge(layer: layer) }
  }

  @Test func aManagedValueBeginsAtItsDefault() {
    let layer = Gauge()
    #expect(layer.level == 0 && layer.note == nil)
    #expect(layer.start == CGPoint(x: 1, y: 2))
    layer.note = "a"
    #expect(layer.note == "a" && layer.value(forKey: "note") as? String == "a")
    layer.note = nil
    #expect(layer.note == nil)
  }

  /// The action is asked for before the value changes, and a copy asks for none.
  @Test func aNewValueAsksForADisplayAndAnAction() {
    let layer = Gauge()
    layer.start = .zero
    #expect(!layer.needsDisplay())
    layer.level = 1
    #expect(layer.needsDisplay())
    #expect(layer.asked == ["start 0.0", "level 0.0"])
    let copy = Gauge(layer: layer)
    copy.level = 3
    #expect(copy.asked.isEmpty && copy.level == 3 && layer.level == 1)
  }

  /// A quarter of two seconds from 0 to 8 is 2.
  @Test func theScreenIsBetweenTheValues() throws {
    let (now, after) = (LayerClock.now, LayerClock.after)
    defer { (LayerClock.now, LayerClock.after) = (now, after) }
    nonisolated(unsafe) var time = 10.0
    LayerClock.now = { time }
    LayerClock.after = { _, _ in }
    let layer = Gauge()
    layer.level = 8
    #expect(layer.animation(forKey: "level") != nil)
    #expect(layer.presentation()?.level == 0)
    time = 10.5
    #expect(layer.presentation()?.level == 2)
    #expect(layer.level == 8)
  }

  @Test func partsOfPropertiesHaveKeyPaths() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    let transform = layer.affineTransform()
    #expect(abs(transform.a) < 1e-12 && abs(transform.b - 1) < 1e-12)
    let turn = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(turn - .pi / 2) < 1e-12)
    layer.setValue(7, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5)
    layer.setValue("kept", forKey: "of the program")
    #expect(layer.value(forKey: "of the program") as? String == "kept")
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == .zero)
  }

  @Test func aCopyForTheScreenIsOfTheSameClass() {
    let shape = CAShapeLayer()
    shape.lineWidth = 5
    #expect(shape.presentation()?.lineWidth == 5)
    let plain: CALayer = shape
    #expect(plain.presentation() is CAShapeLayer)
  }
}
