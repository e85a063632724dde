/// Promises an object, in one or several representations, to whoever it is dropped on or given to.
///
/// An object that is registered is kept and given as it is to who asks for its class; other classes get its data. An image has no pixels
/// here, and so no data. Its members are in the module UIKit; the class stands here because ``UIResponder/paste(itemProviders:)`` takes it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is registered; the module UIKit knows its class.
  package var contents: AnyObject?

  /// Without representations yet.
  public override init() { super.init() }
}
