import Platform
import Testing

/// Facts from stored frames and reports, beside the code that decides them.
@Suite struct BarHeightsTests {
  @Test(arguments: [
    ("iPhone 8", Device.Orientation.portrait, 44.0, 49.0, 44.0), ("iPhone 8", .landscape, 32, 32, 32),
    ("iPhone 8 Plus", .landscape, 32, 49, 44), ("iPad mini", .portrait, 50, 50, 50),
    ("iPad mini", .landscape, 50, 50, 50),
  ])
  func onDevices(
    _ name: String, _ orientation: Device.Orientation, navigationBar: Double, tabBar: Double, toolbar: Double
  ) throws {
    let device = try #require(Device.named(name))
    let heights = Profile(device, orientation, release: 17).bars
    #expect(heights.navigationBar == navigationBar && heights.tabBar == tabBar && heights.toolbar == toolbar)
  }

  /// Source: insets stored by the Xcode named.
  @Test(arguments: [
    ("retina4_7", 10, false, 44.0, 49.0, 44.0), ("retina4_7", 11, false, 44, 49, 49),
    ("retina5_9", 9, false, 44, 49, 49),
    ("retina6_1", 26, false, 54, 49, 49), ("ipad9_7", 9, false, 44, 49, 44), ("ipad9_7", 10, false, 50, 50, 50),
    ("retina5_9", 13, true, 32, 49, 49),
  ])
  func systemMarginsOfCanvases(
    _ id: String, _ xcode: Int, isLandscape: Bool, navigationBar: Double, tabBar: Double, toolbar: Double
  ) throws {
    let canvas = try #require(CanvasDevice(id: id))
    let heights = BarHeights(on: canvas, of: XcodeGeneration(major: xcode), isLandscape: isLandscape)
    #expect(heights.navigationBar == navigationBar && heights.tabBar == tabBar && heights.toolbar == toolbar)
  }
}
