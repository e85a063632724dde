import ConsoleLogs
import Platform

extension ConflictDiagnosis {
  /// With the screens of all known devices.
  init(_ conflict: ConsoleConflict) {
    self.init(conflict, screenLengths: Device.screenLengths)
  }
}
