import Playgrounds

/// The last build of a playground, as a page shows it.
struct BuildState: Encodable, Sendable {
  enum Phase: String, Encodable {
    /// The compiler is at work.
    case building
    /// The new build is launched.
    case launching
    /// What is shown is of this build, or has ended on its own.
    case shown
    /// The compiler has refused the file; what is shown is of an earlier build.
    case failed
  }

  /// Of two states the one with the greater number is newer.
  var number = 0
  var phase = Phase.building
  /// The class or preview that is shown.
  var shown: String?
  var messages: [PlaygroundMessage] = []
  /// The text of the file that was built, without its line ends.
  var lines: [String] = []
  /// How long the build took.
  var seconds: Double?
}

/// The event that a page receives when a build has another state.
struct BuildEvent: Encodable {
  /// That of the state.
  var number: Int
}
