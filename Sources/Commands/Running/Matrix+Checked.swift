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
      "error: the matrix has no configuration to lay out on: none of its devices can be used in the orientations and splits "
        + "that it lists")
  }
}
