import Geometry
import Platform
import Testing

/// Facts from Apple's Human Interface Guidelines and guides, independent of the generated table.
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone SE", "retina4_0"), ("iphone se (2nd generation)", "retina4_7"), ("iPhone 8 Plus", "retina5_5"),
    ("iPhone SE (2nd gen)", "retina4_7"), ("RETINA6_12", "retina6_12"), ("iPhone X", "retina5_9"),
    ("iPad Pro (11-inch)", "ipad11_0rounded"), ("iPad Air 2", "ipad9_7"), ("iPad mini", "ipad9_7"),
    ("iPad", "ipad9_7"), ("iPad Pro", "ipad9_7"), ("iPad Pro 12.9", "ipad12_9"), ("iPad Pro 12.9-inch", "ipad12_9"),
    ("iPad Pro (12.9-inch) (3rd gen)", "ipad12_9rounded"), ("iPad Pro 12.9 3rd generation", "ipad12_9rounded"),
    ("iPhone SE 2", "retina4_7"), ("iPad 9", "ipad10_2"), ("iPad Air 11", "ipad10_9rounded"),
  ])
  func lookup(name: String, id: String) {
    #expect(Device.named(name)?.id == id)
  }

  /// Whoever asks for a model reads that model's name, not that of a newer one with the same screen.
  @Test(arguments: [
    ("iphone 8", "iPhone 8"), ("iPhone X", "iPhone X"), ("iPhone SE", "iPhone SE (1st generation)"),
    ("iPhone SE 3", "iPhone SE (3rd generation)"), ("iPad", "iPad (5th generation)"),
    ("ipad pro 12.9", "iPad Pro (12.9-inch) (1st generation)"), ("iPad Pro", "iPad Pro (9.7-inch)"),
  ])
  func models(name: String, model: String) {
    #expect(Device.model(named: name)?.name == model)
  }

  /// Every name of the table finds itself.
  @Test func everyModelIsFound() {
    for device in Device.all {
      for name in device.names { #expect(Device.model(named: name)?.name == name) }
    }
  }

  @Test func suggestionsHaveNamesWithoutGeneration() {
    #expect(Device.knownNames.contains("iPad Pro") && Device.knownNames.contains("iPhone SE"))
    #expect(Device.knownNames.allSatisfy { Device.named($0) != nil })
  }

  /// iOS 16 runs on the iPhone 8 and later, iOS 15 on the iPhone SE and the iPod touch of 2019; iPadOS 26 on the iPad mini of 2019.
  @Test(arguments: [
    ("retina4_0", 15, true), ("retina4_0", 16, false), ("retina5_5", 16, true), ("retina5_5", 17, false),
    ("retina4_7", 26, true), ("ipad9_7", 26, true), ("retina3_5", 10, false), ("ipad12_9", 18, false),
    ("retina6_1", 26, true), ("ipad10_5", 26, true),
  ])
  func releases(id: String, major: Int, runs: Bool) throws {
    let device = try #require(Device.named(id))
    #expect(device.runs(atLeast: Device.Release(major, 2)) == runs)
  }

  @Test func unknownDeviceNamesAreNil() {
    #expect(Device.named("Pixel 8") == nil)
    #expect(Device.named("") == nil)
    #expect(Device.named("iPhone") == nil)
    #expect(Device.named("iPhone 99") == nil)
    #expect(Device.named("()") == nil)
  }

  @Test(arguments: [
    ("iPhone SE", 320.0, 568.0, 2.0), ("iPhone 8", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3),
    ("iPhone X", 375, 812, 3), ("iPhone XR", 414, 896, 2), ("iPad Air", 768, 1024, 2),
  ])
  func sizes(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(in: .portrait) == Size(width: width, height: height))
    #expect(device.size(in: .landscape) == Size(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test func deviceHasItsSizeClasses() throws {
    let phone = try #require(Device.named("iPhone X"))
    #expect(phone.safeArea(in: .portrait, release: 17) == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(in: .landscape, release: 17) == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(phone.sizeClasses(in: .portrait) == (.compact, .regular))
    #expect(phone.sizeClasses(in: .landscape) == (.compact, .compact))
    #expect(try #require(Device.named("iPhone 11")).sizeClasses(in: .landscape) == (.regular, .compact))
    #expect(try #require(Device.named("iPad 4")).sizeClasses(in: .landscape) == (.regular, .regular))
    #expect(phone.systemMargin(in: .portrait) == 16)
    #expect(try #require(Device.named("iPhone 8 Plus")).systemMargin(in: .portrait) == 20)
    #expect(phone.statusBarHeight(in: .portrait) == 44)
  }

  @Test func deviceTableIsConsistent() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    let names = Device.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Device.all.allSatisfy { $0.portraitSize.width < $0.portraitSize.height })
    #expect(Device.all.allSatisfy { $0.idiom == .phone || $0.sizeClasses(in: .landscape).vertical == .regular })
    #expect(Device.checkDefaults.count == 9)
  }
}
