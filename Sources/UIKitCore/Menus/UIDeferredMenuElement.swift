/// A place in a menu that a closure fills when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// What the closure has given; empty until it has.
  package private(set) var elements: [UIMenuElement] = []
  private var wasAsked = false
  /// Whether the closure was asked and has not answered yet.
  private(set) var isPending = false
  /// Called when the elements come while the menu is open.
  var elementsDidCome: (() -> Void)?

  /// The closure is called when the menu first opens, and hands its elements to the function that it is given, at once or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// An element whose closure is called each time that the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  /// Called when a menu with the element opens.
  func fill() {
    guard !wasAsked || !isCached else { return }
    wasAsked = true
    (elements, isPending) = ([], true)
    provider { [weak self] elements in
      self?.elements = elements
      self?.isPending = false
      for element in elements { element.prepareToShow() }
      let didCome = self?.elementsDidCome
      self?.elementsDidCome = nil
      didCome?()
    }
  }
}

extension UIMenuElement {
  /// Called when the element, or a menu around it, is about to be shown.
  package func prepareToShow() {
    if let deferred = self as? UIDeferredMenuElement { deferred.fill() }
    for child in (self as? UIMenu)?.children ?? [] { child.prepareToShow() }
  }
}
