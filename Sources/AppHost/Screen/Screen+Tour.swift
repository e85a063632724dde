import UIKit

/// A place on a way through an app that is worth a look: what its user does to get there from the stop before.
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
  /// What the stop is called. Tools name it so in messages and pictures; of several stops with one name they see the first.
  public let name: String
  private let steps: (@MainActor (Screen) throws -> Void)?

  /// What the app shows when it is launched, as the first stop of a tour; later in a tour, what the stop before shows.
  public init(_ name: String) { (self.name, steps) = (name, nil) }

  /// A stop to which steps lead from the one before, or from the launch.
  public init(_ name: String, _ steps: @escaping @MainActor (Screen) throws -> Void) {
    (self.name, self.steps) = (name, steps)
  }

  /// Whether nothing happens on the way to the stop.
  package var isHere: Bool { steps == nil }

  /// Goes to the stop from the one before.
  ///
  /// - Throws: ``ScreenError`` with the name of the stop if a step cannot be taken.
  package func go(on screen: Screen) throws {
    do { try steps?(screen) } catch { throw ScreenError("on the way to \(name): \(error)") }
  }

  /// The stops of the app that is taken over by a tool; empty without a tour.
  package static var ofProgram: [TourStop] = []
}

extension Screen {
  /// Launches an app and goes from stop to stop.
  ///
  /// An executable that calls this is a program for `trellis check --program`, `frames`, `render` and `explain`: they make the tour on every
  /// device, and so reach screens that only code shows. Then this does not return.
  /// - Parameter look: called at each stop with its name.
  /// - Throws: ``ScreenError`` if the app shows no window, or a step cannot be taken; and what `look` throws.
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
