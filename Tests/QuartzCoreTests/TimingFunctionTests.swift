import Foundation
import QuartzCore
import Testing

/// A cubic Bézier curve at the parameter ½ is (3a + 3b + 1)/8 and at ¼ (27a + 9b + 1)/64, for the control points a and b of an
/// axis. These give exact pairs of time and progress without solving for the parameter.
@Suite struct TimingFunctionTests {
  private static let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  @Test(
    arguments: [
      // a = (0.42, 0), b = (1, 1): time (1.26 + 3 + 1)/8, progress (0 + 3 + 1)/8.
      (CAMediaTimingFunctionName.easeIn, 0.6575, 0.5),
      // time (27 · 0.42 + 9 + 1)/64, progress (9 + 1)/64.
      (.easeIn, 21.34 / 64, 10.0 / 64),
      // a = (0, 0), b = (0.58, 1): time (1.74 + 1)/8.
      (.easeOut, 0.3425, 0.5),
      // a = (0.42, 0), b = (0.58, 1): time (1.26 + 1.74 + 1)/8; (11.34 + 5.22 + 1)/64.
      (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 17.56 / 64, 10.0 / 64),
      // a = (0.25, 0.1), b = (0.25, 1): time (0.75 + 0.75 + 1)/8, progress (0.3 + 3 + 1)/8; (6.75 + 2.25 + 1)/64, (2.7 + 9 + 1)/64.
      (.default, 0.3125, 0.5375), (.default, 10.0 / 64, 12.7 / 64),
      (.linear, 0.3, 0.3),
    ])
  func namedCurves(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
    // Control points are single precision numbers.
    #expect(abs(CAMediaTimingFunction(name: name).progress(at: time) - progress) < 1e-7)
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
