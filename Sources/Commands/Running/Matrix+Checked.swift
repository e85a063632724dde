import Checking
import Linting
import Staging

extension Matrix {
  /// What the matrix stands for, for runs that would check nothing without a configuration.
  ///
  /// - Throws: ``RunFailure`` if the matrix stands for nothing.
  package func checkedConfigurations() throws(RunFailure) -> [LayoutConfiguration] {
    let configurations = configurations
    guard configurations.isEmpty else { return configurations }
    throw RunFailure(
      .noInput,
      "error: there is nothing to check, because no selected device supports the selected orientations and splits")
  }
}
