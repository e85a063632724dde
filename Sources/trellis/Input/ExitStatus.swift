import Commands
import ArgumentParser
import Checking

/// The tool's exit statuses; 65 and 66 are those of sysexits(3).
enum ExitStatus {
  static let findings = ExitCode(2)
  static let badDocument = ExitCode(65)
  static let noInput = ExitCode(66)
}

extension RunFailure.Kind {
  /// The status with which the tool ends.
  var exitCode: ExitCode {
    switch self {
    case .noInput: ExitStatus.noInput
    case .badInput: ExitStatus.badDocument
    case .failed: .failure
    }
  }
}
