import Geometry

/// The attributes of SMIL that say when the values of an animation count.
struct MotionTiming {
  /// Of each value, in the order of the scenes; the first and the last are there twice where they stay for a while.
  let indices: [Int]
  /// The attributes beside `values` of an animation that goes evenly or along the curve.
  let attributes: String

  /// Seconds for which the first and the last layout stay where the motion plays for ever.
  private static let rest = 1.0

  init(_ motion: Motion) {
    let duration = max(motion.duration.isFinite ? motion.duration : 0, 0.01)
    let steps = max(1, motion.scenes.count - 1)
    let rest = motion.repetition == .forever ? Self.rest : 0
    let whole = duration + 2 * rest
    var times: [Double] = (0...steps).map { (rest + duration * Double($0) / Double(steps)) / whole }
    var indices = Array(0...steps)
    var curves = Array(repeating: motion.pace, count: steps)
    if rest > 0 {
      (times, indices) = ([0] + times + [1], [0] + indices + [steps])
      curves = [.linear] + curves + [.linear]
    }
    self.indices = indices.map { min($0, motion.scenes.count - 1) }
    let splines = curves.map { curve in
      switch curve {
      case .linear: "0 0 1 1"
      case .curve(let x1, let y1, let x2, let y2):
        [x1, y1, x2, y2].map { DecimalText.text(min(max($0, 0), 1)) }.joined(separator: " ")
      }
    }
    var text = "dur=\"\(DecimalText.text(whole))s\" keyTimes=\"\(times.map(DecimalText.text).joined(separator: ";"))\""
    text += " calcMode=\"spline\" keySplines=\"\(splines.joined(separator: ";"))\""
    text += motion.repetition == .forever ? " repeatCount=\"indefinite\"" : " fill=\"freeze\""
    attributes = text
  }

  /// The values of an attribute in the scenes as `values`.
  func values(_ values: [String]) -> String {
    "values=\"\(indices.map { values[$0] }.joined(separator: ";"))\" \(attributes)"
  }
}
