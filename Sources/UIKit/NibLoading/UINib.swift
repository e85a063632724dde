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
  public static var provider: (_ name: String, Bundle?) -> InterfaceBuilder.Document? = { name, bundle in
    BundleDocuments.read(name, .xib, in: bundle)
  }

  /// Reads the document at once. If there is none, ``instantiate(withOwner:options:)`` raises an exception.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    document = UINib.provider(name, bundleOrNil)
  }

  /// A document that was read already. Not Apple's.
  public init(document: InterfaceBuilder.Document) {
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
    prototype = { [document = loader.document, scene = loader.scene, options = loader.options] in
      var loader = NibLoader(document, scene: scene, options: options)
      let view = loader.makeAlone(element)
      view.awakeTree()
      return [view]
    }
  }

  /// Makes the top-level views of the document, of the classes that it names, for the size classes of the screen.
  ///
  /// Outlets and actions are connected, those of the owner too. Then every view is sent `awakeFromNib`, subviews before
  /// their superview. An outlet that an app's class does not have, or has with another type, raises an exception.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    if let prototype { return prototype() }
    guard let document = document?.resolvedForScreen else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\(BundleDocuments.text(bundle))' with name '\(name)'")
      return []
    }
    guard let first = document.scenes.first else { return [] }
    var loader = NibLoader(document, scene: first, options: .program)
    loader.owner = ownerOrNil.map { $0 as AnyObject }
    for scene in document.scenes {
      loader.scene = scene
      _ = loader.load()
    }
    loader.connectAll(document.scenes)
    let roots = loader.loaded.roots
    for view in roots { view.awakeTree() }
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

extension UIView {
  /// Tells the view and what is in it that they are complete, leaves first.
  func awakeTree() {
    for subview in subviews { subview.awakeTree() }
    awakeFromNib()
  }
}
