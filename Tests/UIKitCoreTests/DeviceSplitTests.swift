import Platform
import Testing

@testable import UIKitCore

/// `Fixtures/devices/size-classes.txt`: every screen in both orientations and all splits.
@MainActor
@Suite struct DeviceSplitTests {
  nonisolated static let lines: [[String]] = {
    let file = LayoutFixtureTests.folder.deletingLastPathComponent().appendingPathComponent("devices/size-classes.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("source:") && !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }()

  private typealias Row = (device: Device, orientation: Device.Orientation, split: Device.Split)

  private func row(_ line: [String]) throws -> Row {
    try #require(line.count == 6)
    return (
      try #require(Device.named(line[0])), try #require(Device.Orientation(rawValue: line[1])),
      try #require(Device.Split(rawValue: line[2]))
    )
  }

  @Test(arguments: lines)
  func widthAndClasses(_ line: [String]) throws {
    let (device, orientation, split) = try row(line)
    let size = try #require(device.size(of: split, in: orientation))
    #expect(size.width == Double(line[3]))
    // What an open iPhone Duo leaves of the height beside another app: source fact safe.duo, a half of 445 × 626.
    #expect(size.height == (device.id == "duo_open" && split != .full ? 626 : device.size(in: orientation).height))
    let classes = try #require(device.sizeClasses(of: split, in: orientation))
    #expect([classes.horizontal.rawValue, classes.vertical.rawValue] == Array(line[4...]))
  }

  @Test func everySplitIsListed() throws {
    let listed = try Self.lines.map(row)
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        let splits = Device.Split.allCases.filter { device.size(of: $0, in: orientation) != nil }
        #expect(listed.filter { $0.device == device && $0.orientation == orientation }.map(\.split) == splits)
      }
    }
  }

  /// A view on the screen inherits the classes, and a layout that depends on them follows a change of the split.
  @Test(arguments: lines)
  func viewsInherit(_ line: [String]) throws {
    let (device, orientation, split) = try row(line)
    let classes = try #require(device.sizeClasses(of: split, in: orientation))
    let controller = UIViewController()
    controller.view = UIView()
    var profile = Profile(device, orientation)
    (profile.horizontalSizeClass, profile.verticalSizeClass) = classes
    controller.view.stand(on: UIScreen(profile))
    let child = UIView()
    controller.view.addSubview(child)
    controller.view.layoutIfNeeded()
    #expect((child.traitCollection.horizontalSizeClass == .regular) == (line[4] == "regular"))
    #expect((child.traitCollection.verticalSizeClass == .regular) == (line[5] == "regular"))
  }
}
