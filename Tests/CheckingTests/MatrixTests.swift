import Foundation
import Linting
import Staging
import Testing

@testable import Checking

/// What the words of a configuration file are laid out on.
@MainActor
@Suite struct MatrixTests {
  @Test func matrixCombinesItsLists() throws {
    let configuration = try LintConfiguration(
      yaml: """
        matrix:
          devices: [iPhone SE, retina6_9]
          orientations: landscape
          text_sizes: [large, ax5]
          directions: [left_to_right, right_to_left]
        """, file: "c.yml")
    // Two devices in one orientation, with two text sizes in two directions.
    #expect(configuration.matrix.configurations.count == 2 * 1 * 2 * 2)
    #expect(configuration.matrix.configurations.allSatisfy { $0.orientation == .landscape })
  }

  /// Of the splits only a tablet has any, and an upright one has no halves.
  @Test func matrixSplitsApplyToTabletsOnly() throws {
    let configuration = try LintConfiguration(
      yaml: "matrix: {devices: [iPhone SE, ipad9_7], splits: [full, half]}", file: "c.yml")
    #expect(
      configuration.matrix.configurations.map(\.name) == [
        "iPhone SE (1st generation), portrait", "iPhone SE (1st generation), landscape",
        "iPad mini (5th generation), portrait", "iPad mini (5th generation), landscape",
        "iPad mini (5th generation), landscape, half of the screen",
      ])
  }

  @Test func unknownDeviceHasASuggestion() {
    #expect(
      throws: ConfigurationError(
        message: "unknown device \"iPhone SX\"; did you mean \"iPhone X\"?", file: "c.yml", line: 2, column: 13)
    ) {
      try LintConfiguration(yaml: "matrix:\n  devices: [iPhone SX]", file: "c.yml")
    }
  }

  /// The example for continuous integration is one that a user can begin with.
  @Test func theExampleIsUnderstood() throws {
    let file = Repository.root.appendingPathComponent("Examples/CI/trellis.yml")
    let yaml = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(try LintConfiguration(yaml: yaml, file: "trellis.yml").included == ["App"])
  }

  @Test func presetsHaveTheirConfigurations() throws {
    #expect(LintConfiguration().matrix.configurations == Matrix.preset(.default).configurations)
    #expect(Matrix.preset(.smoke).configurations.count == 4)
    // Nine devices in two orientations, two phones with large text, one phone and a tablet from right to left, two splits.
    #expect(Matrix.preset(.default).configurations.count == 9 * 2 + 2 + 2 + 2)
    // Of no list given, the usual devices.
    #expect(Matrix.product(Matrix.Lists()).configurations == LayoutConfiguration.usualDevices)
  }
}
