/// What takes an app over that was started by a tool, which wants to see its screens. The module `AppHost` of the product
/// `AppHost` has it; an app that was built without that product says so.
@MainActor
package protocol AppEntrance: AnyObject {
  /// Serves the tool, and ends the process when the tool has gone.
  static func enter<App: UIApplicationDelegate>(_ app: App.Type)
  /// The same with a controller that a program shows.
  static func enter(showing controller: UIViewController)
}

/// Whether a tool has started the process to see its screens.
@MainActor
package enum AppEntrances {
  /// The variable of the environment by which the tool says so.
  package nonisolated static let variable = "TRELLIS_PROGRAM"
  /// Whether the app was taken over already.
  package static var isEntered = false

  /// Whether the app is to be taken over.
  package static var isAwaited: Bool { !isEntered && ProcessInfo.processInfo.environment[variable] != nil }

  /// Gives the app to the tool, if one awaits it; then this does not return.
  package static func pass(_ app: any UIApplicationDelegate.Type) {
    if isAwaited { entrance().enter(app) }
  }

  /// Gives a controller to the tool, if one awaits it; then this does not return.
  package static func pass(_ controller: UIViewController) {
    if isAwaited { entrance().enter(showing: controller) }
  }

  private static func entrance() -> any AppEntrance.Type {
    if let found = NSClassFromString("AppHost.ProgramServer") as? any AppEntrance.Type { return found }
    print(
      #"{"id":0,"refusal":{"message":"the program was built without AppHost; add to the dependencies of its target: "#
        + #".product(name: \"AppHost\", package: \"Trellis\")","isUnsupported":false}}"#)
    exit(1)
  }
}
