import InterfaceBuilder

/// A document of controllers and the segues between them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package let document: InterfaceBuilder.Document?
  private let bundle: Bundle?
  /// The ids of controllers that are being made; a document may contain itself.
  private var beingMade: Set<String> = []

  /// The function that finds storyboards by name. The default one reads those in the folder of the bundle, or of the
  /// main bundle if that is nil.
  package static var provider: (_ name: String, Bundle?) -> InterfaceBuilder.Document? = { name, bundle in
    BundleDocuments.read(name, .storyboard, in: bundle)
  }

  /// Reads the storyboard at once. If it does not exist, an exception is raised.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    document = UIStoryboard.provider(name, storyboardBundleOrNil)
    bundle = storyboardBundleOrNil
    super.init()
    if document == nil {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle \(BundleDocuments.text(storyboardBundleOrNil))")
    }
  }

  /// Makes the initial controller; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// Makes the initial controller with a closure, such as `{ coder in Screen(coder: coder, model: model) }`. If the
  /// closure returns nil, the controller is made by `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    initialController(creator.map { creator in { creator($0) } }) as? ViewController
  }

  private func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = document?.initialViewController else { return nil }
    return makeController(id: id, creator)
  }

  /// Makes the controller of a storyboard identifier. If there is none, an exception is raised.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, nil) ?? UIViewController()
  }

  /// Makes the controller of a storyboard identifier with a closure. If the closure returns nil, the controller is made
  /// by `init(coder:)`. A controller of another class raises an exception.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, creator.map { creator in { creator($0) } })
    if let controller = made as? ViewController { return controller }
    if let made {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Instantiated \(LogName.of(made, separator: ": ")), which is not a \(ViewController.self)")
    }
    // The handler of exceptions returned, so that an object of the type has to be made from nothing.
    return ViewController(coder: NibCoder())!
  }

  /// Whether a controller has the storyboard identifier.
  func hasController(_ identifier: String) -> Bool {
    document?.scenes.contains { $0.controller?.storyboardIdentifier == identifier } ?? false
  }

  private func controller(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let scene = document?.scenes.first { $0.controller?.storyboardIdentifier == identifier }
    if let id = scene?.controller?.id, let controller = makeController(id: id, creator) { return controller }
    LayoutException.raise(
      "NSInvalidArgumentException",
      "Storyboard (\(LogName.of(self, separator: ": "))) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return nil
  }

  // MARK: Making

  /// Makes the controller with the id and those that it contains from the beginning. Nil if there is none, or if the
  /// controller contains itself.
  package func makeController(id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let scene = document?.scenes.first(where: { $0.controller?.id == id }), let element = scene.controller,
      beingMade.insert(id).inserted
    else { return nil }
    defer { beingMade.remove(id) }
    if let reference = StoryboardReferenceElement(element.element) { return referenced(by: reference, creator) }
    let coder = NibCoder()
    let controller = creator?(coder) ?? element.makeInstance(coder)
    controller.adopt(element)
    controller.adoptForProgram(element)
    if let document { NibLoader(document, scene: scene, options: .program).adoptBarItems(element, by: controller) }
    controller.storyboard = self
    controller.origin.scene = scene
    let related = element.connections.compactMap { connection in
      connection.relationship.flatMap { relationship in
        connection.destination.flatMap { makeController(id: $0) }.map { (relationship, $0) }
      }
    }
    if !related.isEmpty { controller.adopt(related) }
    controller.awakeFromNib()
    return controller
  }

  /// The controller of another storyboard that a reference stands for.
  private func referenced(by element: StoryboardReferenceElement, _ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let name = element.storyboardName else { return nil }
    let named = element.bundleIdentifier.flatMap { Bundle(identifier: $0) }
    let storyboard = UIStoryboard(name: name, bundle: named ?? bundle)
    guard let identifier = element.referencedIdentifier else { return storyboard.initialController(creator) }
    return storyboard.controller(identifier, creator)
  }
}

extension ControllerElement {
  /// The program's class if it has it, else UIKit's own for the element.
  @MainActor fileprivate func makeInstance(_ coder: NSCoder) -> UIViewController {
    let own = kind?.controllerClass ?? UIViewController.self
    guard let name = customClass else { return own.init(coder: coder) ?? UIViewController() }
    guard let type = NibClasses.find(name, module: element["customModule"]) as? UIViewController.Type else {
      NibClasses.reportUnknown(name, module: element["customModule"])
      return own.init(coder: coder) ?? UIViewController()
    }
    return type.init(coder: coder) ?? own.init(coder: coder) ?? UIViewController()
  }
}

extension UIViewController {
  /// Sets what only a program needs of a controller's element: items of bars and presentation.
  fileprivate func adoptForProgram(_ element: ControllerElement) {
    if let item = element.navigationItem { adopt(item) }
    if let style = element.presentationStyle { modalPresentationStyle = UIModalPresentationStyle(style) }
    hidesBottomBarWhenPushed = element.element.bool("hidesBottomBarWhenPushed") ?? false
    definesPresentationContext = element.element.bool("definesPresentationContext") ?? false
    if let split = self as? UISplitViewController, let details = SplitViewControllerElement(element.element) {
      split.apply(details)
    }
  }

  private func adopt(_ item: NavigationItemElement) {
    navigationItem.title = item.title ?? navigationItem.title
    switch item.largeTitleDisplayMode {
    case .automatic: navigationItem.largeTitleDisplayMode = .automatic
    case .always: navigationItem.largeTitleDisplayMode = .always
    case .never: navigationItem.largeTitleDisplayMode = .never
    case nil: break
    }
  }

  fileprivate func adopt(_ related: [(ConnectionElement.Relationship, UIViewController)]) {
    let children = related.map(\.1)
    switch self {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.contain(related)
    default: break
    }
  }
}
