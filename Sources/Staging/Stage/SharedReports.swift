import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// Reports of scenes that two devices lay out alike: what keeps the size it was drawn with knows of a device only its profile.
@MainActor
final class SharedReports {
  private var known: [Key: (scenes: [SceneReport], diagnostics: [ReportDiagnostic])] = [:]

  /// What the layout of a scene of one prepared document depends on, if the size of the screen is not part of it.
  struct Key: Hashable {
    fileprivate let scene: Int
    fileprivate let profile: Profile
    fileprivate let bars: UIEdgeInsets
    fileprivate let keepsPlaceholders: Bool
    fileprivate let repairedConflict: String?
    fileprivate let includesConstraints: Bool
    fileprivate let constraintsOf: Set<String>?
  }

  /// The reports of the scene's views and the messages of their loader, as the stage would make them.
  func reports(_ key: Key, on stage: Stage) -> (scenes: [SceneReport], diagnostics: [ReportDiagnostic])? {
    guard var known = known[key] else { return nil }
    for index in known.scenes.indices {
      known.scenes[index].device = stage.deviceName
      known.scenes[index].orientation = stage.orientationName
      known.scenes[index].release = stage.release
    }
    return known
  }

  func add(_ scenes: [SceneReport], _ diagnostics: [ReportDiagnostic], for key: Key) {
    known[key] = (scenes, diagnostics)
  }
}

extension Stage {
  /// Nil for a scene whose layout follows the size of the screen: one that fills it, or one with rows of a table, whose width and margins
  /// are those of the screen. So it is for pictures, which show the screen.
  func keyOfSharedReports(_ scene: Scene) -> SharedReports.Key? {
    guard case .device(let configuration) = surface, !options.isPicture, !document.isScreen(scene), !scene.hasTableCell
    else { return nil }
    var profile = screen.profile
    // Only windows have the safe area of the screen.
    profile.safeArea = Profile().safeArea
    return SharedReports.Key(
      scene: scene.index, profile: profile, bars: barInsets(of: scene, configuration),
      keepsPlaceholders: options.keepsPlaceholders,
      repairedConflict: options.repairedConflict, includesConstraints: options.includesConstraints,
      constraintsOf: options.constraintsOf)
  }
}

extension Scene {
  fileprivate var hasTableCell: Bool { allRoots.contains { $0.hasTableCell } }
}

extension ViewElement {
  fileprivate var hasTableCell: Bool { kind == .tableViewCell || subviews.contains { $0.hasTableCell } }
}
