/// Says that something has no effect; UIKit's log takes it.
package enum LayerLog {
  /// Called with the name of a member at each call of it.
  nonisolated(unsafe) package static var note: (String) -> Void = { _ in }

  /// Notes that a member has no effect.
  static func noteWithoutEffect(_ member: String) { note(member) }
}
