extension Document {
  /// The view with that id and the scene it is in; nil if there is none. Linear in the number of views.
  package func view(id: String) -> (view: ViewElement, scene: Scene)? {
    for scene in scenes {
      for root in scene.allRoots {
        for view in root.tree where view.id == id { return (view, scene) }
      }
    }
    return nil
  }
}
