import InterfaceBuilder

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// As the document has it; nil for a segue without one.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown, made for this segue.
  public let destination: UIViewController
  private let performHandler: () -> Void

  /// A segue that does nothing when it is performed, until a subclass says otherwise.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
  }

  /// A segue that calls the closure when it is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination. It is called after the source's `prepare(for:sender:)`.
  open func perform() { performHandler() }
}

/// Where an unwind segue comes from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// What performed the segue; nil if the program did without one.
  public let sender: Any?
  /// The method of the destination.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
    super.init()
  }
}

extension UIViewController {
  /// Loads the view from the storyboard's scene or the nib; false if there is neither, or it has no view.
  func loadViewFromDocument() -> Bool {
    if let storyboardScene, let storyboard { return loadView(from: storyboardScene, of: storyboard) }
    guard let nibName else { return false }
    _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
    guard viewIfLoaded == nil else { return true }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName)\" nib but the view outlet was not set."
    )
    return false
  }

  private func loadView(from scene: InterfaceBuilder.Scene, of storyboard: UIStoryboard) -> Bool {
    guard let document = storyboard.document, var loader = NibLoader(ofProgram: document, scene: scene.index),
      let element = loader.scene.controller, element.rootView != nil
    else { return false }
    let scene = loader.scene
    loader.loadView(of: self, element)
    let view: UIView = self.view
    // The document has the frame of the canvas, which is that of another screen.
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loader.awake([view])
    for container in scene.allRoots.flatMap(\.tree) {
      for connection in container.connections where connection.segueKind == .embed {
        if let view = loader.loaded.views[container.id] { embed(connection, in: view) }
      }
    }
    return true
  }

  /// Makes the destination a child whose view fills the container.
  private func embed(_ connection: ConnectionElement, in container: UIView) {
    guard let id = connection.destination, !isInsideOfItself(id), let child = storyboard?.makeController(id: id) else {
      return
    }
    prepare(
      for: UIStoryboardSegue(identifier: connection.identifier, source: self, destination: child), sender: nil)
    addChild(child)
    let view: UIView = child.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }

  /// Whether the controller with the id contains this one: a document may say that it embeds itself.
  private func isInsideOfItself(_ id: String) -> Bool {
    var controller: UIViewController? = self
    while let present = controller {
      if present.interfaceBuilderID == id { return true }
      controller = present.parent
    }
    return false
  }

  // MARK: Segues

  func perform(_ identifier: String, _ sender: Any?) {
    let views = storyboardScene?.allRoots.flatMap(\.tree) ?? []
    let connections = (storyboardScene?.controller?.connections ?? []) + views.flatMap(\.connections)
    if let segue = connections.first(where: { $0.kind == .segue && $0.identifier == identifier }) {
      return perform(segue, sender)
    }
    LayoutException.raise(
      "NSInvalidArgumentException",
      "Receiver (\(LogName.of(self, separator: ": "))) has no segue with identifier '\(identifier)'")
  }

  /// Shows the destination as the segue says: by the nearest container, in the column of a split view controller, or presented.
  package func perform(_ connection: ConnectionElement, _ sender: Any?) {
    if connection.segueKind == .unwind { return unwind(by: connection, sender) }
    let creator = segueAction(of: connection, sender)
    guard let destination = connection.destination.flatMap({ storyboard?.makeController(id: $0, creator) }) else {
      return
    }
    if let style = connection.presentationStyle { destination.modalPresentationStyle = UIModalPresentationStyle(style) }
    let segue = UIStoryboardSegue(identifier: connection.identifier, source: self, destination: destination) {
      self.show(destination, as: connection, sender)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func show(_ destination: UIViewController, as segue: ConnectionElement, _ sender: Any?) {
    switch segue.segueKind {
    case .show: show(destination, sender: sender)
    case .showDetail: showDetailViewController(destination, sender: sender)
    case .push where navigationController != nil: navigationController?.pushViewController(destination, animated: true)
    case .replace where splitViewController != nil:
      splitViewController?.setViewController(destination, for: segue.replacesDetail ? .secondary : .primary)
    default: present(destination, animated: true)
    }
  }
}

extension NibLoader {
  /// Makes and connects all of a scene but its controller, which exists.
  mutating func loadView(of controller: UIViewController, _ element: ControllerElement) {
    fill(controller, element)
    for view in scene.topLevelViews { loaded.topLevelViews.append(make(view, in: nil)) }
    for root in scene.allRoots { loadConstraints(of: root) }
    takeBarItems(of: controller, element)
    connectAll([scene])
    for root in scene.allRoots { keepVariations(of: root) }
  }
}
