import Foundation
import LayoutReports
import Staging

/// A dump of a device that was read from a file.
package struct DumpFile {
  /// The path as the user gave it.
  package let path: String
  /// What the file says.
  package let dump: ScreenDump
  /// What the dump was made on.
  package let configuration: LayoutConfiguration

  /// - Throws: ``RunFailure`` if there is no such file, or if it is damaged, too large or of an unknown device.
  package init(_ path: String) throws(RunFailure) {
    self.path = path
    let data = try TextFile.read(path)
    do throws(ScreenDumpError) {
      dump = try ScreenDump(reading: data)
    } catch {
      throw RunFailure(.badInput, "\(path):\(error.line):\(error.column): error: \(error.message)")
    }
    do throws(LayoutConfiguration.UnknownDevice) {
      configuration = try LayoutConfiguration(dump)
    } catch {
      throw RunFailure(.badInput, "\(path): error: \(error.message)")
    }
    if dump.screens.isEmpty { throw RunFailure(.badInput, "\(path): error: the file of --dump contains no screen") }
  }

  /// What the screens of the dump differ in from those of a document or program.
  ///
  /// Screens are the same that have one name, or a controller of one class. A dump of one screen is held against the only screen of a
  /// document.
  /// - Throws: ``RunFailure`` if no screen of the dump is among them.
  package func comparison(
    with own: ScreenDump, of subject: String, tolerance: Double, log: RunLog
  ) throws(RunFailure) -> DumpComparison {
    var comparison = DumpComparison(
      dump: path, subject: subject, dumpedOn: dump.surroundings, computedOn: own.surroundings, tolerance: tolerance)
    var missing: [String] = []
    for screen in dump.screens {
      if let other = Self.counterpart(of: screen, in: own.screens, isOnly: dump.screens.count == 1) {
        comparison.add(screen, other)
      } else {
        missing.append(screen.name)
      }
    }
    let known = own.screens.map { "\"\($0.name)\"" }.joined(separator: ", ")
    if missing.count == dump.screens.count {
      throw RunFailure(
        .badInput,
        "\(subject): error: no screen has the name \"\(missing[0])\" or a view controller of the same class; the screens are \(known)"
      )
    }
    for name in missing { log.message("\(path): note: \(subject) contains no screen \"\(name)\"") }
    if dump.releaseNumber.map({ "\($0)" }) != own.releaseNumber.map({ "\($0)" }) {
      log.message(
        "\(path): note: the frames in the file are from iOS \(dump.release), but trellis uses iOS \(own.release)")
    }
    return comparison
  }

  private static func counterpart(
    of screen: ScreenDump.Screen, in others: [ScreenDump.Screen], isOnly: Bool
  ) -> ScreenDump.Screen? {
    if let same = others.first(where: { $0.name == screen.name }) { return same }
    let controllers = Set(screen.views.compactMap(\.controller)).subtracting(Self.plainControllers)
    let alike = others.filter { other in
      other.views.contains { view in view.controller.map { controllers.contains($0) } ?? false }
    }
    return alike.first ?? (isOnly && others.count == 1 ? others.first : nil)
  }

  /// Classes that many screens have.
  private static let plainControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
}

extension DocumentBatch {
  /// The scenes of all documents as a device would dump them.
  package mutating func dump(on configuration: LayoutConfiguration) -> ScreenDump {
    var dump = ScreenDump(of: configuration)
    forEach { item in
      dump.screens += Stage(
        item.document, on: .device(configuration), options: item.options, localization: item.localization
      ).dumpedScreens()
    }
    return dump
  }
}
