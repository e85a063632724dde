import Checking
import LayoutReports
import Rendering
import Staging

/// The scenes of a document that two versions lay out differently, with pictures of both.
@MainActor
struct ChangedScenes {
  private let before: BatchItem
  private let after: BatchItem
  private let changes: [FrameChange]
  private let configurations: [LayoutConfiguration]

  /// Pictures of one scene; a change of a storyboard often shows on all of 24 configurations alike.
  private static let shownConfigurations = 3

  /// - Parameter changes: Those of this document only.
  init(
    _ before: BatchItem, _ after: BatchItem, _ changes: [FrameChange], on configurations: [LayoutConfiguration]
  ) {
    self.before = before
    self.after = after
    self.changes = changes
    self.configurations = configurations
  }

  /// In the order of the changes, which is that of the document. Costs two layouts of the document for each picture.
  var sections: [ComparisonPage.Section] {
    var scenes: [String] = []
    for change in changes where !scenes.contains(change.scene) { scenes.append(change.scene) }
    return scenes.map { scene in
      let moved = changes.filter { $0.scene == scene }
      return ComparisonPage.Section(
        title: scene, place: after.document.file,
        lines: moved.flatMap { $0.text.split(separator: "\n").map { String($0) } },
        pictures: shown(moved).map { configuration in
          let name = configuration.name
          let ids = moved.filter { change in change.frames.contains { $0.configuration == name } }.map(\.id)
          return ComparisonPage.Picture(
            caption: name, before: picture(of: scene, before, configuration, ids),
            after: picture(of: scene, after, configuration, ids))
        })
    }
  }

  /// As few configurations as show every change, the first of each.
  private func shown(_ moved: [FrameChange]) -> [LayoutConfiguration] {
    var names: [String] = []
    for change in moved where !change.frames.contains(where: { names.contains($0.configuration) }) {
      if let first = change.frames.first { names.append(first.configuration) }
    }
    let chosen = names.prefix(Self.shownConfigurations)
    return configurations.filter { chosen.contains($0.name) }
  }

  /// Nil where the version does not have the scene.
  private func picture(
    of name: String, _ item: BatchItem, _ configuration: LayoutConfiguration, _ ids: [String]
  ) -> String? {
    var options = item.options
    options.isPicture = true
    let stage = Stage(item.document, on: .device(configuration), options: options, localization: item.localization)
    let scenes = stage.layOut().scenes.filter { $0.name == name && $0.root != nil }
    // Scenes may have one name; the one that is meant has the views.
    let chosen = scenes.first { $0.root?.contains(anyOf: Set(ids)) ?? false } ?? scenes.first
    return chosen.map { SVGRenderer(highlighted: ids, images: ImageFiles()).render($0) }
  }
}

extension ViewReport {
  fileprivate func contains(anyOf ids: Set<String>) -> Bool {
    var pending = [self]
    while let view = pending.popLast() {
      if let id = view.id, ids.contains(id) { return true }
      pending += view.children
    }
    return false
  }
}
