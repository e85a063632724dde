import Foundation
import Geometry
import LayoutReports
import Platform
import Staging
import UIKit

extension Screen {
  /// The views of the key window with their frames, in the form that `Documentation/DeviceDump` writes on a device: a value to store as
  /// JSON and to hold against what a device shows. Without screens before anything is shown.
  ///
  /// ```swift
  /// try Data(screen.dump(named: "Settings").json().utf8).write(to: file)
  /// ```
  ///
  /// - Parameter name: the name of the screen; nil for the title of the view controller in front, else its class.
  public func dump(named name: String? = nil) -> ScreenDump {
    let size = device.size(in: orientation)
    var dump = ScreenDump(
      release: "\(release).0",
      device: ScreenDump.Device(model: modelName, size: size, display.profile, isPad: device.idiom == .pad))
    guard let window = run({ window }) else { return dump }
    let controller = topController
    let called = name ?? controller?.title ?? controller.map { String(describing: Swift.type(of: $0)) } ?? "Screen"
    dump.screens = [run { ScreenDump.Screen(of: window, name: called) }]
    return dump
  }

  /// A screen like that on which a dump was made, with the release and what its user had set, which shows nothing yet.
  ///
  /// - Throws: ``ScreenError`` if no device of the table has such a screen.
  public convenience init(of dump: ScreenDump) throws {
    let configuration: LayoutConfiguration
    do throws(LayoutConfiguration.UnknownDevice) {
      configuration = try LayoutConfiguration(dump)
    } catch {
      throw ScreenError(error.message)
    }
    self.init(configuration.screenModel, release: dump.releaseNumber)
    try become(configuration)
  }

  /// What the screen differs in from a dump of a device; nil if the dump has no such screen, or nothing is shown.
  ///
  /// - Parameters:
  ///   - dump: a dump of one screen, or of several, of which one has the name.
  ///   - name: the name of the screen in both; nil for the first of the dump.
  ///   - tolerance: points by which each edge may differ.
  public func comparison(with dump: ScreenDump, named name: String? = nil, tolerance: Double = 0.5) -> DumpComparison? {
    guard let dumped = name.map({ name in dump.screens.first { $0.name == name } }) ?? dump.screens.first else {
      return nil
    }
    let own = self.dump(named: dumped.name)
    var comparison = DumpComparison(
      dump: "dump", subject: "screen", dumpedOn: dump.surroundings, computedOn: own.surroundings, tolerance: tolerance)
    guard let screen = own.screens.first else { return nil }
    comparison.add(dumped, screen)
    return comparison
  }
}
