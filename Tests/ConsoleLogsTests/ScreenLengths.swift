import ConsoleLogs
import UIKit

extension ConflictDiagnosis {
  /// With the screens of all known devices.
  init(_ conflict: ConsoleConflict) {
    self.init(
      conflict,
      screenLengths: Set(
        UIKit.Device.all.flatMap { [$0.size(in: .portrait).width, $0.size(in: .portrait).height] }.map { Double($0) }))
  }
}
