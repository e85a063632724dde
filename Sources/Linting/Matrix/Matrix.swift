import InterfaceBuilder
import Staging

/// What documents are laid out on: every device in every orientation, with every text size, direction and kind of text asked for.
public struct Matrix: Sendable {
  public var configurations: [LayoutConfiguration]

  public init(_ configurations: [LayoutConfiguration]) {
    self.configurations = configurations
  }

  /// The product of the lists, devices first. An empty list stands for what a device comes with; splits that a device does
  /// not have are left out.
  public init(
    devices: [LayoutConfiguration], splits: [Split] = [], textSizes: [TextSize] = [], directions: [Direction] = [],
    pseudolanguages: [Pseudolanguage] = [], appearances: [Appearance] = []
  ) {
    configurations =
      devices
      .combined(splits) { $0.split = $1.value }
      .filter(\.isPossible)
      .combined(textSizes) { $0.textSize = $1 }
      .combined(directions) { $0.isRightToLeft = $1 == .rightToLeft }
      .combined(pseudolanguages) { $0.pseudolanguage = $1 }
      .combined(appearances) { $0.isDark = $1 == .dark }
  }

  /// The part of a tablet's screen that an app has.
  public enum Split: String, CaseIterable, Sendable {
    case full
    case twoThirds = "two_thirds"
    case half
    case oneThird = "one_third"
    case slideOver = "slide_over"
  }

  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "left_to_right"
    case rightToLeft = "right_to_left"
  }

  public enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }
}

extension [LayoutConfiguration] {
  fileprivate func combined<Value>(
    _ values: [Value], _ change: (inout LayoutConfiguration, Value) -> Void
  ) -> [LayoutConfiguration] {
    if values.isEmpty { return self }
    return flatMap { configuration in
      values.map { value in
        var changed = configuration
        change(&changed, value)
        return changed
      }
    }
  }
}

extension Matrix.Split {
  /// The same in the words of devices.
  fileprivate var value: LayoutConfiguration.Split {
    switch self {
    case .full: .full
    case .twoThirds: .twoThirds
    case .half: .half
    case .oneThird: .oneThird
    case .slideOver: .slideOver
    }
  }
}
