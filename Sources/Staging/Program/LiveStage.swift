import Picturing
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// A window of a program on a stage: what the window shows is looked at as what a document is laid out to.
@MainActor
package struct LiveStage {
  private let window: UIWindow
  private let live: LiveDocument
  private let stage: Stage
  private let configuration: LayoutConfiguration
  private let loaded: LoadedScene

  /// - Throws: `ReadError` if the window has so many views that they are no document.
  package init(
    _ window: UIWindow, as live: LiveDocument, on configuration: LayoutConfiguration, options: StageOptions
  ) throws(ReadError) {
    (self.window, self.live, self.configuration) = (window, live, configuration)
    let document = try Document.read(Data(live.text.utf8), file: "program")
    stage = Stage(document, on: .device(configuration), options: options)
    var loaded = LoadedScene()
    for element in stage.document.scenes.flatMap(\.allRoots).flatMap(\.tree) { loaded.elements[element.id] = element }
    self.loaded = loaded
  }

  /// The report of the window, in which every view and constraint of the live document is named by its id. Places in that document, which
  /// nobody has, are left out.
  package func report() -> SceneReport {
    guard let scene = stage.document.scenes.first, let controller = window.rootViewController else {
      return SceneReport(name: "nothing", size: configuration.size)
    }
    return live.withIDs {
      var report = SceneReport(name: "", size: .zero)
      stage.withoutLog { report = stage.frozen(window, controller, loaded, scene) }
      report.root?.frame.x = 0
      report.root?.frame.y = 0
      if report.chrome != nil {
        report.chrome = ScreenChrome(
          of: configuration.device, configuration.model, configuration.orientation, release: configuration.release,
          statusBarStyle: window.shownStatusBarStyle, isStatusBarHidden: window.isStatusBarHidden,
          isDark: configuration.isDark)
        let isUpright = configuration.size.height > configuration.size.width
        if let keyboard = ViewReport(keyboardOver: window, isUpright: isUpright, language: nil) {
          report.chrome?.bars.append(keyboard)
        }
      }
      report.conflicts = report.conflicts.map(placed)
      for index in report.ambiguities.indices {
        (report.ambiguities[index].line, report.ambiguities[index].column) = (nil, nil)
      }
      return report
    }
  }

  /// What is called by its line in the code has that line only once.
  private func placed(_ conflict: ConflictReport) -> ConflictReport {
    var conflict = conflict
    (conflict.line, conflict.column) = (nil, nil)
    for index in conflict.members.indices {
      let identifier = conflict.members[index].mention.identifier
      if let identifier, live.codePlaces[identifier] != nil { conflict.members[index].mention.identifier = nil }
    }
    return conflict
  }

  /// Why an attribute of a view is what it is, in the names of the live document; nil if no constraint mentions the view.
  package func explanation(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Explanation? {
    live.withIDs {
      Explanation(ofObject: view, attribute, names: TreeNames(stage.document, loaded, below: window))
    }
  }
}
