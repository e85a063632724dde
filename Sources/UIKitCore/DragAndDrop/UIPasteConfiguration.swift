/// The uniform types that an object takes when they are pasted, or dropped on it.
///
/// The module UIKit makes configurations, and knows the types.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Identifiers of uniform types, such as `public.image`; a special case of one of them is taken too.
  open package(set) var acceptableTypeIdentifiers: [String] = []
  /// Nil while nothing is taken.
  package var kit: (any PasteKit)?

  /// A configuration that takes nothing yet.
  public override init() { super.init() }
}

/// What the core does not know of items: the module UIKit has it.
@MainActor
package protocol PasteKit {
  /// Whether an item has a representation of one of the types.
  func accepts(_ provider: NSItemProvider, _ types: [String]) -> Bool
  /// The items of the general pasteboard.
  var generalItems: [NSItemProvider] { get }
}

/// An object into which items can be pasted. ``UIResponder`` is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What the object takes; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes items.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

@MainActor private var pasteConfigurationKey: UInt8 = 0

extension UIResponder: UIPasteConfigurationSupporting {
  /// The configuration of the few that have one.
  final var ownPasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, &pasteConfigurationKey) as? UIPasteConfiguration }
    set { objc_setAssociatedObject(self, &pasteConfigurationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The items of the general pasteboard that the object takes; nil if it does not take them.
  final var pastableItems: [NSItemProvider]? {
    guard let items = pasteConfiguration?.kit?.generalItems, !items.isEmpty, canPaste(items) else { return nil }
    return items
  }
}
