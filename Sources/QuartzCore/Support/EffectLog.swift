import Foundation
import Synchronization

/// Tells what an app uses that has an effect on iOS and none here. UIKit's log shares it, so that each member is told once.
package enum EffectLog {
  private struct State {
    var told: Set<String> = []
    var writer: Writer?
  }

  /// A function that need not be `Sendable`: whoever replaces it knows that it is called on any thread.
  private struct Writer: @unchecked Sendable {
    let write: (String) -> Void
  }

  private static let state = Mutex(State())

  /// Called with each message, on the thread that reports it; standard error until it is set.
  package static func setWriter(_ write: @escaping (String) -> Void) {
    let writer = Writer(write: write)
    state.withLock { $0.writer = writer }
  }

  /// Forgets what was told, so that a test sees it told again.
  package static func forget() { state.withLock { $0.told = [] } }

  /// Logs, once per name, that a member was used which has an effect on iOS and none here.
  ///
  /// - Parameter member: As Apple spells it, with its class: `CALayer.sublayerTransform`.
  package static func noteWithoutEffect(_ member: String) {
    let (isNew, writer) = state.withLock { state in (state.told.insert(member).inserted, state.writer) }
    guard isNew else { return }
    let text = "\(member) has no effect in this version of UIKit"
    if let writer { writer.write(text) } else { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }
}
