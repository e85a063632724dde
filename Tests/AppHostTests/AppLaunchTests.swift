import AppHost
import Foundation
import Testing
import UIKit

/// What an app finds when it is launched. source: Apple, "Information Property List", `UIAppFonts`.
@MainActor
@Suite struct AppLaunchTests {
  private final class Module: GeneratedModule {
    nonisolated(unsafe) static var folder = ""
    static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool { false }
    static func type(named name: String) -> AnyClass? { nil }
    static func make(named name: String) -> AnyObject? { nil }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    static func main() { UIApplication._launch(Delegate(), from: Module.self) }
  }

  /// The app is launched nevertheless, as on iOS, and says which fonts it lacks each time.
  @Test func fontsThatCannotBeUsedAreLogged() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = ["UIAppFonts": ["Fonts/Damaged.ttf", "Missing.otf"]]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Damaged.ttf"))
    Module.folder = folder.path
    for _ in 0..<2 {
      let screen = Screen(.named("iPhone 14"), release: 17)
      try screen.launch(Delegate.self)
      try #require(screen.log.count == 2)
      #expect(screen.log[0].hasPrefix("UIAppFonts: \(folder.path)/Damaged.ttf: "))
      #expect(screen.log[1].hasPrefix("UIAppFonts: Missing.otf: no such file in \(folder.path);"))
      #expect(screen.log.allSatisfy { $0.hasSuffix("; text in this font is measured with another font") })
    }
  }

  // MARK: Display links

  private final class Frames: NSObject, GeneratedMembers {
    var times: [CFTimeInterval] = []
    func _member(_ message: MemberMessage) throws -> Bool {
      guard message.name == "frame:" else { return false }
      times.append(try message.argument(0, as: CADisplayLink.self).timestamp)
      return true
    }
  }

  /// Frames are a sixtieth of a second apart, and those before the link is added have no messages.
  @Test func displayLinksGoByTheClockOfTheScreen() throws {
    let screen = Screen(.named("iPhone 14"), release: 17)
    screen.show(UIViewController())
    let frames = Frames()
    let link = screen.run { CADisplayLink(target: frames, selector: Selector("frame:")) }
    screen.wait(0.5)
    #expect(frames.times.isEmpty)
    screen.run { link.add(to: .main, forMode: .common) }
    let start = screen.run { CACurrentMediaTime() }
    screen.wait(1)
    #expect(frames.times.count == 60)
    for (index, time) in frames.times.enumerated() { #expect(abs(time - start - Double(index + 1) / 60) < 1e-6) }
    link.isPaused = true
    screen.wait(1)
    #expect(frames.times.count == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    screen.wait(1)
    #expect(frames.times.count == 90)
    screen.run { link.invalidate() }
    screen.wait(1)
    #expect(frames.times.count == 90)
  }
}
