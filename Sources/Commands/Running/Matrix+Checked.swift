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
      "error: the matrix contains no possible configuration, because no device supports the orientations and "
        + "splits in the matrix")
  }
}
