import Foundation
import QuartzCore
import Testing

/// A cubic Bézier curve at the parameter ½ is (3a + 3b + 1)/8 and at ¼ (27a + 9b + 1)/64, for the control points a and b of an
/// axis. These give exact pairs of time and progress without solving for the parameter.
@Suite struct TimingFunctionTests {
  private static let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  /// A point of a curve.
  struct Sample: Sendable {
    var name: CAMediaTimingFunctionName
    var time: Double
    var progress: Double
  }

  private static let samples: [Sample] = [
    // a = (0.42, 0), b = (1, 1): time (1.26 + 3 + 1)/8 and progress 4/8; time (11.34 + 9 + 1)/64 and progress 10/64.
    Sample(name: .easeIn, time: 0.6575, progress: 0.5),
    Sample(name: .easeIn, time: 0.3334375, progress: 0.15625),
    // a = (0, 0), b = (0.58, 1): time (1.74 + 1)/8.
    Sample(name: .easeOut, time: 0.3425, progress: 0.5),
    // a = (0.42, 0), b = (0.58, 1): time (1.26 + 1.74 + 1)/8; time (11.34 + 5.22 + 1)/64 and progress 10/64.
    Sample(name: .easeInEaseOut, time: 0.5, progress: 0.5),
    Sample(name: .easeInEaseOut, time: 0.274375, progress: 0.15625),
    // a = (0.25, 0.1), b = (0.25, 1): time 2.5/8 and progress (0.3 + 3 + 1)/8; time 10/64 and progress (2.7 + 9 + 1)/64.
    Sample(name: .default, time: 0.3125, progress: 0.5375),
    Sample(name: .default, time: 0.15625, progress: 0.1984375),
    Sample(name: .linear, time: 0.3, progress: 0.3),
  ]

  @Test(arguments: samples)
  func namedCurves(_ sample: Sample) {
    let progress = CAMediaTimingFunction(name: sample.name).progress(at: sample.time)
    // Control points are single precision numbers.
    #expect(abs(progress - sample.progress) < 1e-7)
  }

  @Test func allCurvesBeginAndEndAtTheCorners() {
    for name in Self.names {
      let curve = CAMediaTimingFunction(name: name)
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -2) == 0 && curve.progress(at: 3) == 1)
    }
  }

  @Test func namedCurvesNeverGoBack() {
    for name in Self.names {
      let curve = CAMediaTimingFunction(name: name)
      let values = (0...100).map { curve.progress(at: Double($0) / 100) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// Its control points are symmetric about (½, ½), so the curve is; those of easing in and out mirror each other.
  @Test func symmetricControlPointsMakeSymmetricCurves() {
    let both = CAMediaTimingFunction(name: .easeInEaseOut)
    let (slowStart, slowEnd) = (CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut))
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(abs(both.progress(at: 1 - time) - (1 - both.progress(at: time))) < 1e-7)
      #expect(abs(slowEnd.progress(at: 1 - time) - (1 - slowStart.progress(at: time))) < 1e-7)
    }
  }

  /// Both control points at (½, 2): at the parameter ½ time is (1.5 + 1.5 + 1)/8 and progress (6 + 6 + 1)/8.
  @Test func progressMayOvershoot() {
    let curve = CAMediaTimingFunction(controlPoints: 0.5, 2, 0.5, 2)
    #expect(abs(curve.progress(at: 0.5) - 1.625) < 1e-9)
  }

  @Test func timeIsKeptFromRunningBackwards() {
    let curve = CAMediaTimingFunction(controlPoints: -3, 0.2, 4, 0.8)
    #expect(points(of: curve) == [[0, 0], [0, 0.2], [1, 0.8], [1, 1]])
  }

  @Test func controlPointsAreThoseOfTheDocumentation() {
    #expect(points(of: CAMediaTimingFunction(name: .easeIn)) == [[0, 0], [0.42, 0], [1, 1], [1, 1]])
    #expect(points(of: CAMediaTimingFunction(name: .easeOut)) == [[0, 0], [0, 0], [0.58, 1], [1, 1]])
    #expect(points(of: CAMediaTimingFunction(name: .easeInEaseOut)) == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    #expect(points(of: CAMediaTimingFunction(name: .default)) == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
  }

  private func points(of curve: CAMediaTimingFunction) -> [[Float]] {
    (0..<4).map { index in
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      return point
    }
  }
}
