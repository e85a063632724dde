import AppHost
import DeviceDump
import Foundation
import LayoutReports
import Staging
import Testing
import UIKit

/// The scenes of `Documentation/DeviceDump`, built here as a test target of iOS builds them there.
@MainActor
@Suite struct SceneCatalogTests {
  private nonisolated static let surroundings = [
    ("iPhone SE (3rd generation)", 17), ("iPhone SE (3rd generation)", 26), ("iPhone 16", 17), ("iPhone 16", 26),
  ]

  private func shown(_ scene: CatalogScene, on model: String = "iPhone 16", release: Int = 26) -> Screen {
    let screen = Screen(.named(model), release: release)
    let controller = screen.run { scene.makeController() }
    screen.show(controller)
    return screen
  }

  private func scene(_ name: String) throws -> CatalogScene {
    try #require(SceneCatalog.scenes.first { $0.name == name })
  }

  /// Holds a screen against its own dump, of which one view was changed.
  private func comparison(
    _ name: String, _ change: (inout ScreenDump.View) -> Void, of isWanted: @escaping (ScreenDump.View) -> Bool
  ) throws -> DumpComparison {
    let screen = shown(try scene(name))
    var dump = try ScreenDump(reading: Data(screen.dump(named: name).json().utf8))
    let place = try #require(dump.screens[0].views.firstIndex { isWanted($0) })
    change(&dump.screens[0].views[place])
    return try #require(screen.comparison(with: dump))
  }

  @Test func catalogHasSixtyScenesOfOneNameEach() {
    #expect(SceneCatalog.scenes.count == 60)
    #expect(Set(SceneCatalog.scenes.map(\.name)).count == 60)
  }

  @Test(arguments: Self.surroundings)
  func everySceneAgreesWithItsOwnDump(_ model: String, _ release: Int) throws {
    for scene in SceneCatalog.scenes {
      let screen = shown(scene, on: model, release: release)
      #expect(screen.conflicts.isEmpty, "\(scene.name)")
      let written = screen.dump(named: scene.name)
      let dump = try ScreenDump(reading: Data(written.json().utf8))
      #expect(dump == written, "\(scene.name)")
      let comparison = try #require(screen.comparison(with: dump, named: scene.name))
      #expect(comparison.differences.isEmpty, "\(scene.name): \(comparison.text())")
      #expect(comparison.compared == dump.screens[0].views.count, "\(scene.name)")
    }
  }

  /// What the file for iOS writes is what the screen writes, but for the name of the model, which only a simulator's environment has.
  @Test func fileForIOSWritesTheSameForm() throws {
    for scene in SceneCatalog.scenes {
      let screen = shown(scene)
      let window = try #require(screen.window)
      let json = try screen.run { try DeviceDump(of: window, named: scene.name).json() }
      var dump = try ScreenDump(reading: json)
      dump.device.model = "iPhone 16"
      #expect(dump == screen.dump(named: scene.name), "\(scene.name)")
    }
  }

  // MARK: Causes

  @Test func widerTextIsToldAsText() throws {
    let comparison = try comparison("stack-spacing", { $0.frame.width += 3 }) { $0.text == "First" }
    #expect(comparison.countsByCause.map(\.name) == ["text widths"], "\(comparison.text())")
  }

  @Test func higherBarIsToldAsBarWithWhatFollows() throws {
    let screen = shown(try scene("bar-navigation"))
    var dump = screen.dump(named: "bar-navigation")
    for (place, view) in dump.screens[0].views.enumerated() {
      if view.kind == .bar { dump.screens[0].views[place].frame.height += 10 }
      if view.safeArea.top > 0, view.controller == "SceneController" { dump.screens[0].views[place].safeArea.top += 10 }
      if view.identifier == "area" {
        dump.screens[0].views[place].frame.y += 10
        dump.screens[0].views[place].frame.height -= 10
      }
    }
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.countsByCause.map(\.name) == ["bars"], "\(comparison.text())")
    #expect(comparison.differences.contains { $0.identifier == "area" && $0.isMoved })
  }

  @Test func higherRowIsToldAsRowWithThoseBelow() throws {
    let screen = shown(try scene("table-plain"))
    var dump = screen.dump(named: "table-plain")
    let rows = dump.screens[0].views.indices.filter { dump.screens[0].views[$0].kind == .row }
      .sorted { dump.screens[0].views[$0].frame.y < dump.screens[0].views[$1].frame.y }
    try #require(rows.count == 3)
    dump.screens[0].views[rows[0]].frame.height += 8
    for row in rows.dropFirst() { dump.screens[0].views[row].frame.y += 8 }
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.countsByCause.map { "\($0.name) \($0.count)" } == ["rows and headers 3"], "\(comparison.text())")
    #expect(comparison.differences.count(where: \.isMoved) == 2)
  }

  @Test func otherSafeAreaIsToldWithWhatFollows() throws {
    let screen = shown(try scene("constraint-safe-area"))
    var dump = screen.dump(named: "constraint-safe-area")
    for place in dump.screens[0].views.indices where dump.screens[0].views[place].safeArea.top > 0 {
      dump.screens[0].views[place].safeArea.top += 5
      dump.screens[0].views[place].margins.top += 5
    }
    let box = try #require(dump.screens[0].views.firstIndex { $0.identifier == "box" })
    dump.screens[0].views[box].frame.y += 5
    dump.screens[0].views[box].frame.height -= 5
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.countsByCause.map(\.name) == ["safe areas"], "\(comparison.text())")
  }

  @Test func otherMarginsAreToldWithWhatFollows() throws {
    let screen = shown(try scene("constraint-margins"))
    var dump = screen.dump(named: "constraint-margins")
    let root = try #require(dump.screens[0].views.firstIndex { $0.controller == "SceneController" })
    dump.screens[0].views[root].margins.left += 4
    let box = try #require(dump.screens[0].views.firstIndex { $0.identifier == "box" })
    dump.screens[0].views[box].frame.x += 4
    dump.screens[0].views[box].frame.width -= 4
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.countsByCause.map(\.name) == ["margins"], "\(comparison.text())")
  }

  @Test func otherSizeOfAControlIsTold() throws {
    let comparison = try comparison("control-switches", { $0.frame.width += 12 }) { $0.className == "UISwitch" }
    #expect(comparison.countsByCause.first?.name == "sizes of controls", "\(comparison.text())")
  }

  @Test func commonShiftIsTold() throws {
    let screen = shown(try scene("constraint-equal-widths"))
    var dump = screen.dump(named: "constraint-equal-widths")
    for place in dump.screens[0].views.indices where dump.screens[0].views[place].identifier != nil {
      dump.screens[0].views[place].frame.y += 7
    }
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.countsByCause.map { "\($0.name) \($0.count)" } == ["one common shift 3"], "\(comparison.text())")
  }

  @Test func singleOddFrameHasNoKnownCause() throws {
    let comparison = try comparison("constraint-centre", { $0.frame.x += 9 }) { $0.identifier == "box" }
    #expect(comparison.countsByCause.map(\.name) == ["other"], "\(comparison.text())")
    #expect(comparison.text().contains("x -9"))
  }

  @Test func halfAPointIsNoDifference() throws {
    let comparison = try comparison("constraint-centre", { $0.frame.x += 0.5 }) { $0.identifier == "box" }
    #expect(comparison.differences.isEmpty)
  }

  @Test func viewThatIsMissingHereIsTold() throws {
    let screen = shown(try scene("constraint-centre"))
    var dump = screen.dump(named: "constraint-centre")
    var other = try #require(dump.screens[0].views.last)
    other.path = ViewPath(other.path.parent!.indices + [7])
    other.identifier = "another"
    dump.screens[0].views.append(other)
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.differences.map(\.quantity) == [.view], "\(comparison.text())")
  }

  /// iOS puts views of its own between a window and the controller's view; they are looked through.
  @Test func viewsOfTheSystemAroundAScreenAreLookedThrough() throws {
    let screen = shown(try scene("label-lines"))
    var dump = screen.dump(named: "label-lines")
    let views = dump.screens[0].views
    var wrapper = views[0]
    (wrapper.className, wrapper.path) = ("UITransitionView", ViewPath([0]))
    var inner = wrapper
    (inner.className, inner.path) = ("UIDropShadowView", ViewPath([0, 0]))
    dump.screens[0].views =
      [views[0], wrapper, inner]
      + views.dropFirst().map { view in
        var view = view
        view.path = ViewPath([0, 0] + view.path.indices)
        return view
      }
    let comparison = try #require(screen.comparison(with: dump))
    #expect(comparison.differences.isEmpty, "\(comparison.text())")
    #expect(comparison.compared == views.count && comparison.onlyInDump == 2)
  }

  /// A document has the view of a controller alone, a device the window with all bars around it.
  @Test(arguments: ["SceneController", "UIViewController"])
  func viewOfADocumentIsFoundInAWindow(_ controller: String) throws {
    let window = shown(try scene("bar-tabs-navigation")).dump().screens[0]
    let root = try #require(window.views.first { $0.controller == "SceneController" })
    var alone = window
    alone.views = window.views.filter { $0.path.indices.starts(with: root.path.indices) }.map { view in
      var view = view
      view.path = ViewPath(Array(view.path.indices.dropFirst(root.path.indices.count)))
      return view
    }
    alone.views[0].controller = controller
    var comparison = DumpComparison(dump: "a", subject: "b", dumpedOn: "", computedOn: "", tolerance: 0.5)
    comparison.add(window, alone)
    #expect(comparison.differences.isEmpty, "\(comparison.text())")
    #expect(comparison.compared == alone.views.count)
  }

  /// Dumps that were recorded on devices: `DEVICE_DUMPS` names their folder. The differences are printed and are no failure.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DEVICE_DUMPS"] != nil))
  func recordedDumpsAreCompared() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["DEVICE_DUMPS"] ?? "")
    for scene in SceneCatalog.scenes {
      let file = folder.appendingPathComponent("\(scene.name).json")
      guard let data = try? Data(contentsOf: file) else { continue }
      let dump = try ScreenDump(reading: data)
      let screen = try Screen(of: dump)
      let controller = screen.run { scene.makeController() }
      screen.show(controller)
      if let comparison = screen.comparison(with: dump) { print("\(scene.name)\n\(comparison.text())") }
    }
  }
}
