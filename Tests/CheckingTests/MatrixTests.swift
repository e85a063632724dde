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

  /// The combinations that exist: the phone of 2017 ends at iOS 16, the one of 2025 begins at 26.
  @Test func releasesAreADimension() throws {
    let configuration = try LintConfiguration(
      yaml: "matrix: {devices: [iPhone 16, iPhone 17, iPhone SE 3], orientations: portrait, releases: [18, 26.1]}",
      file: "c.yml")
    #expect(
      configuration.matrix.configurations.map(\.name) == [
        "iPhone 16, portrait, iOS 18", "iPhone 16, portrait, iOS 26", "iPhone 17, portrait, iOS 26",
        "iPhone SE (3rd generation), portrait, iOS 18", "iPhone SE (3rd generation), portrait, iOS 26",
      ])
    #expect(Matrix.preset(.smoke, releases: [17]).configurations.allSatisfy { $0.release == 17 })
    #expect(Set(Matrix.preset(.default, releases: [17, 26]).configurations.map(\.release)) == [17, 26])
  }

  @Test(arguments: [
    ("{devices: [iPhone 8], releases: [26]}", "iPhone 8 runs none of the iOS versions; the device runs iOS 11 to 16"),
    ("{devices: [iPhone 16], releases: [9]}", "\"9\" is not a supported iOS version; the earliest is 11"),
  ])
  func aReleaseThatNothingRunsIsAnError(_ matrix: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try LintConfiguration(yaml: "matrix: \(matrix)", file: "c.yml")
    }
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test func presetsHaveTheirConfigurations() throws {
    #expect(LintConfiguration().matrix.configurations == Matrix.preset(.default).configurations)
    #expect(Matrix.preset(.smoke).configurations.count == 4)
    // Of iOS 26 eight devices in two orientations, two phones with large text, one phone and a tablet from right to left, two splits; of
    // iOS 18 two phones and a tablet.
    #expect(Matrix.preset(.default).configurations.count == (8 * 2 + 2 + 2 + 2) + 3 * 2)
    // Of no list given, the usual devices.
    #expect(Matrix.product(Matrix.Lists()).configurations == LayoutConfiguration.usualDevices)
  }
}
