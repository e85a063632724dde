import Geometry
import Platform
import Testing

/// Which releases of iOS there are, which devices run them, and what they change about a device.
@Suite struct ReleaseTests {
  /// A release that Apple has not made is a row where something changes, and nothing else.
  @Test func anInventedReleaseIsARow() throws {
    let height = ByRelease(44.0, [26: 54, 99: 60])
    #expect([15, 17, 26, 98, 99, 120].map { height[$0] } == [44, 44, 54, 54, 60, 60])
    #expect(height.changes == [26, 99])
    var profile = Profile()
    profile.release = 99
    #expect(height[profile] == 60)
    let phone = try #require(Device.named("iPhone 17"))
    #expect(phone.releases(of: "iPhone 17").contains(99))
    #expect(Profile(phone, .portrait, release: 99).release == 99)
    #expect(Profile(phone, .portrait, release: 99).safeArea == Profile(phone, .portrait, release: 27).safeArea)
    #expect(Releases.epoch(of: 99) == 27)
  }

  /// source: Apple's specifications of the models, and "iPhone models compatible with iOS"; fact dev.18.
  @Test(arguments: [
    ("iPhone 16", 18, Int.max), ("iPhone 17", 26, .max), ("iPhone Air", 26, .max), ("iPhone 18 Pro", 27, .max),
    ("iPhone Duo", 27, .max), ("iPhone XR", 12, 18), ("iPhone 8", 11, 16), ("iPad (7th generation)", 13, 18),
    ("iPhone SE (3rd generation)", 15, .max), ("iPad Pro 11-inch (M4)", 17, .max),
  ])
  func modelsRunReleases(_ name: String, first: Int, last: Int) throws {
    let model = try #require(Device.model(named: name))
    #expect(model.device.releases(of: model.name) == first...last)
  }

  @Test(arguments: [
    ("iPhone SE (1st generation)", 26, 15), ("iPhone 8", 26, 16), ("iPhone XR", 27, 18), ("iPhone 17", 17, 26),
    ("iPhone Duo", 26, 27), ("iPhone 14", 17, 17), ("iPhone 4s", 17, 11),
  ])
  func theNearestReleaseOfAModel(_ name: String, asked: Int, given: Int) throws {
    let model = try #require(Device.model(named: name))
    #expect(model.device.release(nearestTo: asked, of: model.name) == given)
  }

  @Test func aDeviceIsCalledByAModelThatRunsTheRelease() throws {
    let screen = try #require(Device.named("retina6_3"))
    #expect([18, 26, 27].map(screen.displayName) == ["iPhone 16 Pro", "iPhone 17 Pro", "iPhone 18 Pro"])
    #expect(try #require(Device.named("iPhone 8")).displayName(release: 14) == "iPhone SE (2nd generation)")
    #expect(screen.releaseWords() == "iOS 18 and later")
    #expect(try #require(Device.named("iPhone Duo")).releaseWords() == "iOS 27.1 and later")
    #expect(try #require(Device.named("iPad Air 2")).releaseWords(of: "iPad Air 2") == "iPadOS 8 to 15")
  }

  /// source: fact class.27: an iPhone is compact in width in every window but on an open Duo.
  @Test func phonesOnTheirSideAreCompactFromIOS27On() throws {
    let large = try #require(Device.named("iPhone 17 Pro Max"))
    #expect(large.sizeClasses(in: .landscape, release: 26) == (.regular, .compact))
    #expect(large.sizeClasses(in: .landscape, release: 27) == (.compact, .compact))
    #expect(large.sizeClasses(in: .portrait, release: 27) == (.compact, .regular))
    let open = try #require(Device.named("iPhone Duo (open)"))
    #expect(open.sizeClasses(in: .landscape, release: 27) == (.regular, .regular))
    #expect(try #require(Device.named("iPad mini")).sizeClasses(in: .landscape, release: 27) == (.regular, .regular))
  }

  /// source: fact safe.duo, section D of the review: measured in the simulator of iOS 27.1.
  @Test func theDuoHasItsInsets() throws {
    let closed = try #require(Device.named("iPhone Duo"))
    #expect(closed.size(in: .portrait) == Size(width: 466, height: 678) && closed.scale == 3)
    #expect(closed.safeArea(in: .portrait, release: 27) == Insets(top: 82, left: 0, bottom: 34, right: 0))
    let open = try #require(Device.named("iPhone Duo (open)"))
    #expect(open.size(in: .landscape) == Size(width: 951, height: 669))
    #expect(open.safeArea(in: .landscape, release: 27) == Insets(top: 0, left: 84, bottom: 34, right: 0))
    #expect(open.size(of: .half, in: .landscape) == Size(width: 445, height: 626))
    #expect(open.size(of: .oneThird, in: .landscape) == Size(width: 320, height: 626))
    #expect(open.size(of: .half, in: .portrait) == nil)
  }

  /// source: facts safe.pad and safe.phone.landscape.
  @Test func insetsFollowTheRelease() throws {
    let pad = try #require(Device.named("iPad (A16)"))
    #expect(pad.safeArea(in: .portrait, release: 18) == Insets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(pad.safeArea(in: .portrait, release: 26) == Insets(top: 32, left: 0, bottom: 25, right: 0))
    #expect(
      pad.statusBarHeight(in: .portrait, release: 26) == 32 && pad.statusBarHeight(in: .portrait, release: 18) == 24)
    let phone = try #require(Device.named("iPhone 16"))
    #expect(phone.safeArea(in: .landscape, release: 18).bottom == 21)
    #expect(phone.safeArea(in: .landscape, release: 26).bottom == 20)
    #expect(try #require(Device.named("iPad mini")).statusBarHeight(in: .portrait, release: 26) == 20)
  }

  /// The look of the oldest release, the last one before iOS 26, and that of iOS 26.
  @Test func releasesByDeploymentTarget() {
    #expect(Releases.checked(forTarget: nil) == [18, 26])
    #expect(Releases.checked(forTarget: 12) == [15, 18, 26])
    #expect(Releases.checked(forTarget: 15) == [15, 18, 26])
    for target in 16...18 { #expect(Releases.checked(forTarget: target) == [18, 26]) }
    #expect(Releases.checked(forTarget: 26) == [26] && Releases.checked(forTarget: 27) == [27])
  }

  /// source: fact xcode.27: SideStore (25079.1) and home-assistant (25094) were saved by Xcode 27, whose canvas shows what that of 26 does.
  @Test(arguments: ["25079.1", "25094", "25000"]) func documentsOfXcode27AreKnown(_ build: String) {
    let xcode = XcodeGeneration(toolsVersion: build)
    #expect(xcode.major == 27 && xcode.systemRelease == 26)
    #expect(XcodeGeneration(toolsVersion: "24765").major == 26)
    #expect(XcodeGeneration(toolsVersion: "32700.99.1234").major == 15)
  }

  /// source: fact search.free: three free bars of Xcode 26.
  @Test func aFreeSearchBar() { #expect(ControlMetrics(release: 26).searchBarHeight == 64) }

  /// source: fact safe.air.
  @Test func anIPhoneAir() throws {
    #expect(try #require(Device.named("iPhone Air")).safeArea(in: .portrait, release: 26).top == 68)
  }
}
