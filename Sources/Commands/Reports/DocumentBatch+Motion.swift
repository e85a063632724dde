import Checking
import LayoutReports
import Rendering
import Staging

/// What moves in an animated picture of a scene.
package enum SceneMotion: Hashable, Sendable {
  /// The device is turned from the orientation of the configuration into the other.
  case rotation
  /// The program changes something.
  case change(LayoutChange)
}

extension DocumentBatch {
  /// Draws how a scene goes from one layout to another as an SVG document that plays, and tells the log what is wrong with either.
  ///
  /// - Parameters:
  ///   - scene: the name or id of the scene's controller; nil for the first scene that has a view, or what changes.
  ///   - duration: seconds.
  /// - Returns: the drawing, nil if there is no such scene, or nothing that the change names; and the names of all scenes.
  package mutating func drawing(
    of scene: String?, on configuration: LayoutConfiguration, moving: SceneMotion, duration: Double,
    _ repetition: Motion.Repetition, options drawn: RenderingOptions
  ) -> (svg: String?, scenes: [String]) {
    var drawing: String?
    var names: [String] = []
    let log = log
    forEach { item in
      var options = item.options
      options.includesConstraints = drawn.contains(.constraints)
      options.isPicture = true
      let scenes = Self.scenes(of: item, options, on: configuration)
      names = scenes.map(\.name)
      guard let chosen = scenes.first(where: { $0.root != nil && (scene == nil || $0.name == scene || $0.id == scene) })
      else { return }
      var pair: (before: SceneReport, after: SceneReport)?
      switch moving {
      case .rotation:
        var turned = configuration
        turned.orientation = configuration.orientation == .portrait ? .landscape : .portrait
        let after = Self.scenes(of: item, options, on: turned).first { $0.id == chosen.id && $0.name == chosen.name }
        pair = after.map { (chosen, $0) }
      case .change(let change):
        if scene != nil { options.scene = chosen.id }
        let stage = Stage(item.document, on: .device(configuration), options: options, localization: item.localization)
        pair = stage.layOut(around: change)
      }
      guard let pair else { return }
      var told: Set<String> = []
      for diagnostic in pair.before.problems + pair.after.problems where told.insert(diagnostic.text).inserted {
        log.message("\(item.document.file):\(diagnostic.text)")
      }
      drawing = MotionRenderer(options: drawn, images: ImageFiles()).render(
        Motion([pair.before, pair.after], duration: duration, repetition: repetition))
    }
    return (drawing, names)
  }

  private static func scenes(
    of item: BatchItem, _ options: StageOptions, on configuration: LayoutConfiguration
  ) -> [SceneReport] {
    Stage(item.document, on: .device(configuration), options: options, localization: item.localization).layOut().scenes
  }
}
