import AutoLayout
import InterfaceBuilder

/// Makes controllers and views from a document's scenes.
///
/// The document must be resolved for its size classes (`Document.resolved(for:)`). If this process does not have a
/// class, the element's own class takes its place and a diagnostic says so; unknown elements become plain views.
/// Loading does not fail, except that connections of a program raise the exceptions that iOS raises.
@MainActor
public struct NibLoader {
  /// How much of a document counts: what the canvas knows, or what an app has when it runs.
  public struct Options: Sendable {
    /// The screen that the views stand on, whose profile says which sizes of the document count; nil is the main one.
    public var screen: UIScreen?
    /// Whether constraints and sizes count that stand for what the program will add; in any case on Interface Builder's canvas.
    public var keepsPlaceholders = false
    /// Text elements take their stored size as their intrinsic content size.
    public var usesStoredTextSizes = false
    var purpose = Purpose.inspection

    /// What the objects are for.
    enum Purpose: Sendable {
      /// For layout and reports: every view is of a class of UIKit, cells of all kinds lie in their table, and nothing
      /// is connected.
      case inspection
      /// For use by a program: views are of its classes, prototypes are dequeued, outlets and actions are connected.
      case program
    }

    static let program = Self(purpose: .program)

    private init(purpose: Purpose) { self.purpose = purpose }

    /// The main screen by default, where placeholders do not count and texts have the size that they take.
    public init(screen: UIScreen? = nil, keepsPlaceholders: Bool = false, usesStoredTextSizes: Bool = false) {
      self.screen = screen
      self.keepsPlaceholders = keepsPlaceholders
      self.usesStoredTextSizes = usesStoredTextSizes
    }
  }

  /// The document as it was given, resolved for its size classes.
  package let document: Document
  /// What was given, unchanged.
  public let options: Options
  let screen: UIScreen
  var scene: Scene
  var loaded = LoadedScene()
  /// The class that the document names for the view that is made at present.
  var customClass: AnyClass?
  /// The program's object that a xib calls its owner.
  var owner: AnyObject?
  /// Objects beside views, guides and constraints that connections may name.
  var objectsByID: [String: AnyObject] = [:]
  var objectElements: [Element] = []
  /// What classes of the program once answered on Interface Builder's canvas; empty on a device, where they are asked again.
  let designableSizes: [String: Size]
  /// What is not installed of a program's document; nil for tools, which load what is.
  private(set) var variations: NibVariationSource?

  /// Takes a scene of the document; nothing is made before ``load()``.
  package init(_ document: Document, scene: Scene, options: Options = Options()) {
    self.document = document
    self.options = options
    screen = options.screen ?? .main
    designableSizes = screen.profile.behavior.keepsDesignTimeSizes ? document.designableSizes : [:]
    self.scene = scene
  }

  /// Takes a program's document for the size classes of the main screen, with all that these leave out; nil without a scene of the index.
  init?(ofProgram document: InterfaceBuilder.Document, scene index: Int) {
    let variations = NibVariationSource(document)
    let document = variations?.document ?? document
    guard let scene = document.scenes.first(where: { $0.index == index }) else { return nil }
    self.init(document, scene: scene, options: .program)
    self.variations = variations
  }

  /// Takes another scene of the same document, with nothing loaded yet.
  func again() -> NibLoader {
    var loader = NibLoader(document, scene: scene, options: options)
    loader.variations = variations
    return loader
  }

  func isUninstalled(_ id: String) -> Bool { variations?.uninstalled.contains(id) ?? false }

  /// Instantiates the scene: views first, then constraints, in document order.
  public mutating func load() -> LoadedScene {
    if let controller = scene.controller { load(controller) }
    for view in scene.topLevelViews {
      loaded.topLevelViews.append(make(view, in: nil))
    }
    for root in scene.allRoots { loadConstraints(of: root) }
    applyLibrarySizes()
    return loaded
  }

  private mutating func load(_ element: ControllerElement) {
    let controller = UIViewController()
    controller.adopt(element)
    fill(controller, element)
  }

  /// Makes the controller's view and what else it owns.
  mutating func fill(_ controller: UIViewController, _ element: ControllerElement) {
    loaded.controller = controller
    if let root = element.rootView {
      let view = make(root, in: nil)
      controller.view = view
      loaded.rootElement = root
    }
    for guide in element.layoutGuides {
      guard controller.isViewLoaded else { break }
      switch guide.kind {
      case .top: loaded.guides[guide.id] = controller.topGuideStorage
      case .bottom: loaded.guides[guide.id] = controller.bottomGuideStorage
      default: break
      }
    }
    for view in element.otherViews { loaded.otherViews.append(make(view, in: nil)) }
  }

  mutating func note(_ message: String, _ position: SourcePosition, _ id: String?) {
    loaded.diagnostics.append(
      InterfaceBuilder.Diagnostic(.note, message, at: position, objectID: id))
  }
}

extension UIViewController {
  /// What the document says of the controller itself.
  func adopt(_ element: ControllerElement) {
    interfaceBuilderID = element.id
    title = element.title
    let usesStoryboardIdentifier = element.element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
    if let identifier = usesStoryboardIdentifier
      ? element.storyboardIdentifier : element.element["restorationIdentifier"]
    {
      restorationIdentifier = identifier
    }
    interfaceBuilderName =
      element.userLabel ?? element.title ?? element.storyboardIdentifier ?? element.customClass ?? element.className
    if let respects = element.viewRespectsSystemMinimumLayoutMargins {
      viewRespectsSystemMinimumLayoutMargins = respects
    }
  }
}

/// The objects that were made of a scene.
@MainActor
public struct LoadedScene {
  /// The controller of the scene; nil in xibs. For layout and reports it is a plain `UIViewController`, whatever class
  /// the document names.
  public var controller: UIViewController?
  /// The element of the controller's view.
  package var rootElement: ViewElement?
  /// A xib's views, or views of a storyboard's scene outside its controller's view.
  public var topLevelViews: [UIView] = []
  /// Bars and other views the controller owns beside its view.
  public var otherViews: [UIView] = []
  /// The views of the scene by their object identifiers.
  public var views: [String: UIView] = [:]
  /// Layout guides of the scene by their object identifiers, those of safe areas among them.
  public var guides: [String: UILayoutGuide] = [:]
  /// The elements that the views were made of, by the same identifiers.
  package var elements: [String: ViewElement] = [:]
  /// In the order of the document, each with its element; for layout and reports the installed ones only, for a program all.
  package var constraints: [(element: ConstraintElement, constraint: NSLayoutConstraint)] = []
  /// A program's views that the size classes leave out, by their object identifiers. They have no superview.
  var uninstalled: [String: UIView] = [:]
  /// Classes that this process does not have, and references to nothing.
  package var diagnostics: [InterfaceBuilder.Diagnostic] = []

  /// Nothing is loaded yet.
  package init() {}

  /// The views that are laid out on their own: the controller's view, the top-level views, and the custom views of bar
  /// items.
  public var roots: [UIView] {
    let custom = otherViews.filter { view in
      view.interfaceBuilderID.flatMap { elements[$0] }?.key == .customView
    }
    return (controller?.viewIfLoaded.map { [$0] } ?? []) + topLevelViews + custom
  }
}
