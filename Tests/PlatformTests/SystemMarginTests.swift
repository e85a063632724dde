import Platform
import Testing

@Suite struct SystemMarginTests {
  /// Source: root views in windows of a test, which keep 16 points beside the safe area where they are low, and 20 upright.
  @Test(arguments: [
    ("iPhone 13 mini", Device.Orientation.landscape, 16.0), ("iPhone 14", .landscape, 16), ("iPhone 14", .portrait, 16),
    ("iPhone 13 Pro Max", .portrait, 20), ("iPhone 14 Pro Max", .portrait, 20),
  ])
  func onDevices(_ name: String, _ orientation: Device.Orientation, margin: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.systemMargin(in: orientation) == margin)
    #expect(Profile(device, orientation).systemMargin(ofWidth: device.size(in: orientation).width) == margin)
  }

  /// Source: stored frames of roots of these widths, whatever the device of the document.
  @Test(arguments: [(320.0, 16.0), (375, 16), (390, 16), (393, 16), (400, 20), (414, 20), (600, 20), (667, 20)])
  func systemMarginsOfCanvases(width: Double, margin: Double) throws {
    let phone = try #require(CanvasDevice(id: "retina4_7"))
    for isLandscape in [false, true] {
      let profile = Profile(phone, of: XcodeGeneration(major: 10), isLandscape: isLandscape)
      #expect(profile.systemMargin(ofWidth: width) == margin)
    }
  }
}
