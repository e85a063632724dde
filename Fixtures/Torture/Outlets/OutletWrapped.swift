import UIKit

@propertyWrapper struct Clamped<Value: Comparable> {
  var wrappedValue: Value
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}

class OutletWrapped: UIView {
  @Clamped(0...10) @IBInspectable var level: Int = 5
  @IBInspectable @Clamped(0...1) var share: Double = 0.5
  @IBOutlet lazy var made: UIView! = { let view = UIView(); return view }()
}
