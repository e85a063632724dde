/// The drag and drop delegates of a table or a collection view: their types stand in the module UIKit, and documents connect them by name.
@MainActor
package final class DragDelegates {
  /// Gives what is dragged.
  package weak var drag: AnyObject?
  /// Takes what is dropped.
  package weak var drop: AnyObject?

  fileprivate static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIScrollView {
  /// Nil until one of them is set.
  package var dragDelegates: DragDelegates? { objc_getAssociatedObject(self, DragDelegates.key) as? DragDelegates }

  /// The delegates to store one in.
  package var madeDragDelegates: DragDelegates {
    if let dragDelegates { return dragDelegates }
    let made = DragDelegates()
    objc_setAssociatedObject(self, DragDelegates.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
