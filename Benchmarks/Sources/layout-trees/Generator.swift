/// Random numbers that are the same everywhere: SplitMix64 (Steele, Lea, Flood 2014).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of whole points.
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self).rounded() }

  mutating func oneIn(_ n: Int) -> Bool { count(1...n) == 1 }
  mutating func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &self)! }
}
