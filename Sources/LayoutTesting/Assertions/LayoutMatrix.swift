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

  /// Every combination of models, orientations, text sizes, directions and appearances, in this order.
  ///
  /// - Parameter names: As Apple writes them, or as Interface Builder documents do: "iPhone SE", "retina4_7". An assertion on a device
  ///   that does not exist fails.
  public static func devices(
    _ names: String..., orientations: [Device.Orientation] = [.portrait], textSizes: [ContentSizeCategory] = [.large],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light]
  ) -> LayoutMatrix {
    var configurations: [LayoutConfiguration] = []
    for name in names {
      for orientation in orientations {
        guard let upright = LayoutConfiguration(device: name, orientation: orientation.rawValue) else {
          var matrix = LayoutMatrix(configurations)
          matrix.problem = "there is no device \"\(name)\"; `trellis devices` lists all of them"
          return matrix
        }
        for textSize in textSizes {
          for direction in directions {
            for appearance in appearances {
              var configuration = upright
              configuration.textSize = textSize
              configuration.isRightToLeft = direction == .rightToLeft
              configuration.isDark = appearance == .dark
              configurations.append(configuration)
            }
          }
        }
      }
    }
    return LayoutMatrix(configurations)
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
