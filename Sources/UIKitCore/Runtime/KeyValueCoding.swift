/// Sets properties by name, as outlets and runtime attributes need it. Linux has no key-value coding. Classes of rewritten
/// sources have setters that are found by name; of others this finds stored properties (DEVIATIONS.md, 60). Of UIKit's own
/// classes it knows the properties that documents connect.
@MainActor
enum KeyValueCoding {
  /// Sets the property to the first of the values that it takes; false if the object has no such property, or it takes
  /// none of them.
  static func set(_ key: String, of object: AnyObject, toFirstOf values: [Any]) -> Bool {
    switch Members.set(key, of: object, toFirstOf: values) {
    case .done: return true
    case .mismatch: return false
    case .missing: break
    }
    if let value = values.first, setOwn(key, of: object, to: value) { return true }
    // Objective-C knows no other properties of such a class.
    if object is any GeneratedMembers { return false }
    return StoredProperties.set(key, of: object, toFirstOf: values) == .done
  }

  /// Sets a property of UIKit's own classes; false for all others.
  private static func setOwn(_ key: String, of object: AnyObject, to value: Any) -> Bool {
    switch (object, key, value) {
    case (let controller as UIViewController, "view", let view as UIView): controller.view = view
    case (let table as UITableView, "dataSource", let source as any UITableViewDataSource): table.dataSource = source
    case (let view as UICollectionView, "dataSource", let source as any UICollectionViewDataSource):
      view.dataSource = source
    case (let view as UIScrollView, "delegate", let delegate as any UIScrollViewDelegate): view.delegate = delegate
    case (let view as UIScrollView, "dragDelegate", _) where view is UITableView || view is UICollectionView:
      view.madeDragDelegates.drag = value as AnyObject
    case (let view as UIScrollView, "dropDelegate", _) where view is UITableView || view is UICollectionView:
      view.madeDragDelegates.drop = value as AnyObject
    case (let field as UITextField, "delegate", let delegate as any UITextFieldDelegate): field.delegate = delegate
    case (let recognizer as UIGestureRecognizer, "delegate", let delegate as any UIGestureRecognizerDelegate):
      recognizer.delegate = delegate
    case (let view as UIView, "gestureRecognizers", let recognizers as [UIGestureRecognizer]):
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    default: return false
    }
    return true
  }

  /// Raises the exception that iOS raises for a key that the class does not have.
  static func raiseUnknown(_ key: String, of object: AnyObject, reading: Bool = false) {
    LayoutException.raise("NSUnknownKeyException", unknownKeyText(key, of: object, reading: reading))
  }

  static func unknownKeyText(_ key: String, of object: AnyObject, reading: Bool = false) -> String {
    "[\(LogName.of(object)) \(reading ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:")]: this class is not key value coding-compliant for the key \(key)."
  }
}

/// The text by which logs name an object: `<App.Screen 0x600000000040>`.
@MainActor
enum LogName {
  static func of(_ object: AnyObject, separator: String = " ") -> String {
    "<\(logClassName(of: type(of: object)))\(separator)0x\(String(ObjectAddress.next(), radix: 16))>"
  }
}
