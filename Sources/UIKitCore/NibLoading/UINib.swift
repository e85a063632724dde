import InterfaceBuilder

/// A document whose views can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let document: InterfaceBuilder.Document?
  private let name: String
  private let bundle: Bundle?
  /// Makes the objects of a nib that is part of a document.
  private var prototype: (() -> [Any])?

  /// The function that finds documents by name. The default one reads the xibs in the folder of the bundle, or of the
  /// main bundle if that is nil.
  package static var provider: (_ name: String, Bundle?) -> InterfaceBuilder.Document? = { name, bundle in
    BundleDocuments.read(name, .xib, in: bundle)
  }

  /// Reads the document at once. If there is none, ``instantiate(withOwner:options:)`` raises an exception.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    document = UINib.provider(name, bundleOrNil)
  }

  /// A document that was read already. Not Apple's.
  package init(document: InterfaceBuilder.Document) {
    name = ""
    bundle = nil
    self.document = document
  }

  /// A cell that a document draws for its table or collection view.
  init(prototype element: ViewElement, of loader: NibLoader) {
    name = ""
    bundle = nil
    document = nil
    // Not the loader itself, which holds the view that will hold this.
    prototype = { [empty = loader.again()] in
      var loader = empty
      let view = loader.makeAlone(element)
      loader.awake([view])
      return [view]
    }
  }

  /// Makes the top-level views of the document, of the classes that it names, for the size classes of the screen.
  ///
  /// Outlets and actions are connected, those of the owner too. Then every view is sent `awakeFromNib`, subviews before
  /// their superview. An outlet that an app's class does not have, or has with another type, raises an exception.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    if let prototype { return prototype() }
    guard let document else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\(BundleDocuments.text(bundle))' with name '\(name)'")
      return []
    }
    guard let first = document.scenes.first, var loader = NibLoader(ofProgram: document, scene: first.index) else {
      return []
    }
    loader.owner = ownerOrNil.map { $0 as AnyObject }
    let scenes = loader.document.scenes
    for scene in scenes {
      loader.scene = scene
      _ = loader.load()
    }
    loader.connectAll(scenes)
    for root in scenes.flatMap(\.allRoots) { loader.keepVariations(of: root) }
    let roots = loader.loaded.roots
    loader.awake(roots)
    return roots
  }
}

extension Bundle {
  /// Makes the top-level views of the nib of the name; see ``UINib/provider``. Without such a nib an exception is
  /// raised.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension NibLoader {
  /// Tells the views and what is in them that they are complete, those that are not installed too.
  func awake(_ roots: [UIView]) {
    for view in roots { view.awakeTree() }
    for view in loaded.uninstalled.sorted(by: { $0.key < $1.key }).map(\.value) { view.awakeTree() }
  }
}

extension UIView {
  /// Tells the view and what is in it that they are complete, leaves first.
  func awakeTree() {
    for subview in subviews { subview.awakeTree() }
    awakeFromNib()
  }
}
