import Checking
import LayoutReports
import Merging
import Rendering
import Staging

/// The scenes of a document that two versions have otherwise, with pictures of both.
@MainActor
struct ChangedScenes {
  private let before: BatchItem?
  private let after: BatchItem?
  private let document: ComparedDocument
  private let configurations: [LayoutConfiguration]

  /// Pictures of one scene; a change of a storyboard often shows on all of 28 configurations alike.
  private static let shownConfigurations = 3
  /// More scenes than anybody looks at have no pictures.
  private static let shownScenes = 40

  /// - Parameters:
  ///   - before: the old version; nil for a new document.
  ///   - after: the new version; nil for a removed document.
  init(
    _ before: BatchItem?, _ after: BatchItem?, _ document: ComparedDocument, on configurations: [LayoutConfiguration]
  ) {
    self.before = before
    self.after = after
    self.document = document
    self.configurations = configurations
  }

  /// What changed in one scene.
  private struct Scene {
    var title: String
    var lines: [String] = []
    var moves: [FrameChange] = []
    /// Objects that differ, to find the scene among those with the same name, and to mark in its picture.
    var ids: [String] = []
  }

  /// In the order of what is told. Costs two layouts of the document for each picture.
  var sections: [ComparisonPage.Section] {
    var scenes: [Scene] = []
    func place(_ title: String) -> Int {
      if let index = scenes.firstIndex(where: { $0.title == title }) { return index }
      scenes.append(Scene(title: title))
      return scenes.count - 1
    }
    for move in document.moves {
      let index = place(document.scenes[move.id] ?? move.scene)
      scenes[index].moves.append(move)
      scenes[index].ids.append(move.id)
    }
    for change in document.structure {
      guard let title = change.scene else { continue }
      scenes[place(title)].ids += change.ids
    }
    for line in ChangeLines(document, atMost: nil).lines {
      scenes[place(line.scene ?? document.file)].lines.append(line.text)
    }
    return scenes.enumerated().map { index, scene in
      ComparisonPage.Section(
        title: scene.title, place: document.file,
        lines: scene.lines + scene.moves.flatMap { $0.text.split(separator: "\n").map { String($0) } },
        pictures: index < Self.shownScenes && !scene.ids.isEmpty ? pictures(of: scene) : [])
    }
  }

  private func pictures(of scene: Scene) -> [ComparisonPage.Picture] {
    shown(scene.moves).compactMap { configuration in
      let moved = scene.moves.filter { $0.frames.contains { $0.configuration == configuration.name } }.map(\.id)
      let marked =
        moved.isEmpty ? document.structure.filter { $0.scene == scene.title && $0.topic != .scene }.map(\.id) : moved
      let picture = ComparisonPage.Picture(
        caption: configuration.name, before: before.flatMap { self.picture(of: scene, $0, configuration, marked) },
        after: after.flatMap { self.picture(of: scene, $0, configuration, marked) })
      return picture.before == nil && picture.after == nil ? nil : picture
    }
  }

  /// As few configurations as show every move, the first of each; the first of all if nothing moves.
  private func shown(_ moves: [FrameChange]) -> [LayoutConfiguration] {
    guard !moves.isEmpty else { return Array(configurations.prefix(1)) }
    var names: [String] = []
    for move in moves where !move.frames.contains(where: { names.contains($0.configuration) }) {
      if let first = move.frames.first { names.append(first.configuration) }
    }
    let chosen = names.prefix(Self.shownConfigurations)
    return configurations.filter { chosen.contains($0.name) }
  }

  /// Nil where the version does not have the scene.
  private func picture(
    of scene: Scene, _ item: BatchItem, _ configuration: LayoutConfiguration, _ marked: [String]
  ) -> String? {
    var options = item.options
    options.isPicture = true
    let stage = Stage(item.document, on: .device(configuration), options: options, localization: item.localization)
    let found = stage.layOut().scenes.filter { $0.root != nil }
    // Scenes may have one name; the one that is meant has the views.
    let ids = Set(scene.ids)
    let chosen =
      found.first { $0.root?.contains(anyOf: ids) ?? false } ?? found.first { $0.name == scene.title }
    return chosen.map { SVGRenderer(highlighted: marked, images: ImageFiles()).render($0) }
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
