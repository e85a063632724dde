import Geometry
import Platform
import Staging
import UIKit

/// The devices that a layout is tested on, in one line: `.devices("iPhone SE", "iPad", textSizes: [.large, .AX3])`.
public struct LayoutMatrix: Sendable {
  /// One layout each.
  public var configurations: [LayoutConfiguration]
  /// What was asked for and does not exist; the assertion fails with it.
  private(set) var problem: String?

  /// Exactly those configurations.
  public init(_ configurations: [LayoutConfiguration]) {
    self.configurations = configurations
    if configurations.isEmpty { problem = "the list of devices is empty" }
  }

  /// Every combination of models, orientations, releases, text sizes, directions and appearances, in this order.
  ///
  /// - Parameters:
  ///   - names: As Apple writes them, or as Interface Builder documents do: "iPhone SE", "retina4_7". An assertion on a device that does
  ///     not exist fails.
  ///   - releases: The numbers of releases of iOS. An assertion on one that a device does not run fails. If there are none, each device
  ///     has its usual release: `Releases.standard`, or the nearest one that it runs.
  public static func devices(
    _ names: String..., releases: [Int] = [], orientations: [Device.Orientation] = [.portrait],
    textSizes: [ContentSizeCategory] = [.large],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light]
  ) -> LayoutMatrix {
    var configurations: [LayoutConfiguration] = []
    for name in names {
      for orientation in orientations {
        guard let upright = LayoutConfiguration(device: name, orientation: orientation.rawValue) else {
          var matrix = LayoutMatrix(configurations)
          matrix.problem = "there is no device \"\(name)\"; to list the devices, run `trellis devices`"
          return matrix
        }
        let released = releases.isEmpty ? [upright] : releases.map { upright.on(release: $0) }
        if let impossible = released.first(where: { !$0.runs }) {
          var matrix = LayoutMatrix(configurations)
          matrix.problem =
            "\(impossible.deviceName) cannot run \(impossible.releaseName): \(impossible.releaseWords)"
          return matrix
        }
        for configuration in released {
          for textSize in textSizes {
            for direction in directions {
              for appearance in appearances {
                var configuration = configuration
                configuration.textSize = textSize
                configuration.isRightToLeft = direction == .rightToLeft
                configuration.isDark = appearance == .dark
                configurations.append(configuration)
              }
            }
          }
        }
      }
    }
    return LayoutMatrix(configurations.namingReleases)
  }

  /// The same devices with other releases of iOS: `.phones.on(releases: 17, 26)`. Devices that do not run a release are left out of it.
  public func on(releases: Int...) -> LayoutMatrix {
    var matrix = LayoutMatrix(
      configurations.flatMap { configuration in
        releases.map { configuration.on(release: $0) }.filter(\.runs)
      }.namingReleases)
    if let problem { matrix.problem = problem }
    return matrix
  }

  /// An upright iPhone 15.
  public static var phone: LayoutMatrix { devices("iPhone 15") }
  /// The smallest phone still sold with new releases, the common one and the largest, upright and on their side.
  public static var phones: LayoutMatrix {
    devices(
      "iPhone SE (3rd generation)", "iPhone 15", "iPhone 15 Pro Max", orientations: Device.Orientation.allCases)
  }
  /// The smallest and a large iPad, upright and on their side.
  public static var tablets: LayoutMatrix {
    devices(
      "iPad mini (6th generation)", "iPad Pro (12.9-inch) (6th generation)",
      orientations: Device.Orientation.allCases)
  }
  /// ``phones`` and ``tablets``.
  public static var phonesAndTablets: LayoutMatrix {
    LayoutMatrix(phones.configurations + tablets.configurations)
  }

  /// A window of a size on an iPhone 15, in points: what a part of a screen, or a test of a width, needs.
  public static func window(width: Double, height: Double) -> LayoutMatrix {
    var matrix = phone
    for index in matrix.configurations.indices {
      matrix.configurations[index].windowSize = Size(width: width, height: height)
    }
    return matrix
  }
}
