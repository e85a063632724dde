import Commands
import LayoutReports

/// What a page asks a program to do.
struct ProgramOrder: Codable {
  /// `launch`, `replay` or `stop`, or what a user does: `tap`, `drag`, `type`, `delete`, `back`, `wait`, `change`.
  var action: String
  /// The version that the page shows. What a user does is refused if it is not the present one.
  var version: Int?
  /// For `launch` and `change`.
  var surface: SurfaceRequest?
  /// In points of the screen.
  var x: Double?
  var y: Double?
  var toX: Double?
  var toY: Double?
  var text: String?
  var count: Int?
  var seconds: Double?
}

/// A program as a page shows it.
struct ProgramView: Encodable, Sendable {
  var file: String
  /// The class of the app's delegate, or of the controller that the program shows.
  var app: String?
  var state: DocumentState
  var isRunning: Bool
  var surface: SurfaceRequest
  /// Nil before anything was shown.
  var document: DocumentAnswer?
  var picture: LayoutAnswer.Picture?
  /// What a user did since the launch, and then what could not be done again.
  var steps: [Step]
  /// Why the program does not run, or where doing all again has ended.
  var failure: ProgramFailure?
  /// What UIKit logged since the launch.
  var log: [String]
  /// The end of what the program has printed.
  var printed: String

  struct Step: Encodable, Sendable {
    var title: String
    var isDone: Bool
  }
}

/// What went wrong, and where.
struct ProgramFailure: Codable, Hashable, Sendable {
  /// What was done, such as `Tap “Sign In”`.
  var step: String
  /// The place of the step among all, from 1; nil for the launch.
  var number: Int?
  /// A sentence without a capital and a full stop.
  var message: String
}

/// The event that a page receives when something happened in a program.
struct ProgramEvent: Codable {
  var file: String
  /// That of the state.
  var serial: Int
}
