import InterfaceBuilder
import Synchronization

/// A document of views that can be made again and again.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let document: InterfaceBuilder.Document?
  private let name: String

  /// Where documents of a name come from. There is no bundle to search, so whoever has documents hands them out, resolved
  /// for the size classes they are wanted for; nil, as by default, is a nib that does not exist.
  public static var provider: (_ name: String, Bundle?) -> InterfaceBuilder.Document? = { _, _ in nil }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    document = UINib.provider(name, bundleOrNil)
  }

  public init(document: InterfaceBuilder.Document) {
    name = ""
    self.document = document
  }

  /// The views at the top of the document. Outlets are not connected: nothing knows properties by name (DEVIATIONS.md, 53).
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    guard let document else {
      LayoutException.raise(
        "NSInternalInconsistencyException", "Could not load NIB in bundle: with name '\(name)'")
      return []
    }
    return document.scenes.flatMap { scene -> [UIView] in
      var loader = NibLoader(document, scene: scene)
      let loaded = loader.load()
      for view in loaded.roots { view.awakeTree() }
      return loaded.roots
    }
  }
}

extension Bundle {
  /// The views at the top of the nib of the name; see ``UINib/provider``.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UIView {
  /// Tells the view and what is in it that they are complete, leaves first.
  fileprivate func awakeTree() {
    for subview in subviews { subview.awakeTree() }
    awakeFromNib()
  }
}
