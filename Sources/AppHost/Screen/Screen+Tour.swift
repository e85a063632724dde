import UIKit

/// A stop of a tour through an app: the steps that lead there from the stop before.
///
/// ```swift
/// let stops = [
///   TourStop("Sign In"),
///   TourStop("Contacts") { screen in
///     try screen.type("Ann", into: "Name")
///     try screen.tap("Sign In")
///   },
///   TourStop("Settings") { try $0.tap("Settings") },
/// ]
/// ```
@MainActor
public struct TourStop {
  /// The name of the stop in messages and pictures. Of several stops with one name, tools see the first.
  public let name: String
  private let steps: (@MainActor (Screen) throws -> Void)?

  /// What the app shows when it is launched, as the first stop of a tour; later in a tour, what the stop before shows.
  public init(_ name: String) { (self.name, steps) = (name, nil) }

  /// A stop that steps reach from the one before, or from the launch.
  public init(_ name: String, _ steps: @escaping @MainActor (Screen) throws -> Void) {
    (self.name, self.steps) = (name, steps)
  }

  /// Whether no steps lead to the stop.
  package var isHere: Bool { steps == nil }

  /// Goes to the stop from the one before.
  ///
  /// - Throws: ``ScreenError`` with the name of the stop if a step is impossible.
  package func go(on screen: Screen) throws {
    do { try steps?(screen) } catch { throw ScreenError("the tour cannot reach the screen \(name): \(error)") }
  }

  /// The stops of the app that a tool has taken over; empty without a tour.
  package static var ofProgram: [TourStop] = []
}

extension Screen {
  /// Launches an app and goes from stop to stop.
  ///
  /// An executable that calls this is a program for `trellis check --program`, `frames`, `render` and `explain`: they take the tour on every
  /// device, and so reach screens that only code shows. In that case the call does not return.
  /// - Parameter look: called at each stop with its name.
  /// - Throws: ``ScreenError`` if the app shows no window, or a step is impossible; and what `look` throws.
  public func tour<App: UIApplicationDelegate>(
    _ app: App.Type, _ stops: [TourStop], look: (_ name: String) throws -> Void = { _ in }
  ) throws {
    TourStop.ofProgram = stops
    try launch(app)
    for stop in stops {
      try stop.go(on: self)
      try look(stop.name)
    }
  }
}
