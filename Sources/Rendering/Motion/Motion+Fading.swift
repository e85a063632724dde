import LayoutReports

extension Motion {
  /// The scenes with views that are hidden in some of them as invisible ones, which can fade, and those without an area as ones with a
  /// little, which can grow: a drawing leaves out what cannot be seen.
  var fadingScenes: [SceneReport] {
    guard scenes.allSatisfy({ $0.root != nil }) else { return scenes }
    let roots = Self.fading(scenes.compactMap(\.root))
    return zip(scenes, roots).map { scene, root in
      var scene = scene
      scene.root = root
      return scene
    }
  }

  /// Less than what is written as a number, more than nothing, which is not drawn.
  private static let invisible = 1e-9

  private static func fading(_ views: [ViewReport]) -> [ViewReport] {
    var views = views
    if views.contains(where: \.isDrawn) {
      for index in views.indices where !views[index].isDrawn {
        views[index].isHidden = false
        views[index].alpha = invisible
      }
    }
    if views.contains(where: \.frame.hasArea) {
      for index in views.indices {
        views[index].frame.width = max(views[index].frame.width, invisible)
        views[index].frame.height = max(views[index].frame.height, invisible)
      }
    }
    let counts = Set(views.map(\.children.count))
    guard counts.count == 1, let count = counts.first else { return views }
    for child in 0..<count {
      let faded = fading(views.map { $0.children[child] })
      for index in views.indices { views[index].children[child] = faded[index] }
    }
    return views
  }
}

extension ViewReport {
  fileprivate var isDrawn: Bool { !isHidden && alpha > 0 }
}
