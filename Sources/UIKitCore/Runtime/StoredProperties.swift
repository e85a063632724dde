/// Sets stored properties by name, which is how outlets reach the classes of an app.
///
/// The runtime's metadata contain the name, offset and type of every stored property, private ones included, but no
/// observers: `didSet` is not called. A property without storage cannot be set (DEVIATIONS.md, 60).
enum StoredProperties {
  enum Outcome { case done, noSuchProperty, wrongType }

  /// Sets the property of the name to the first of the values that is of its type.
  ///
  /// Only properties of the object's own classes are found, not UIKit's, which have more to do than to store. Linear in the
  /// number of properties.
  static func set(_ key: String, of object: AnyObject, toFirstOf values: [Any]) -> Outcome {
    let type: AnyClass = Swift.type(of: object)
    for index in (ownStart(of: type)..<max(ownStart(of: type), runtimeFieldCount(type))).reversed() {
      var record = RuntimeFieldRecord()
      let fieldType = runtimeFieldMetadata(type, index: index, &record)
      defer { record.free?(record.name) }
      guard record.isVar, let name = record.name, String(cString: name) == key else { continue }
      let place = Unmanaged.passUnretained(object).toOpaque() + runtimeFieldOffset(type, index: index)
      let isSet =
        record.isStrong
        ? values.contains { store($0, in: place, as: fieldType) }
        : values.contains { storeWeakly($0, in: place, as: fieldType) }
      return isSet ? .done : .wrongType
    }
    return .noSuchProperty
  }

  private static func store(_ value: Any, in place: UnsafeMutableRawPointer, as type: Any.Type) -> Bool {
    func store<Field>(_ type: Field.Type) -> Bool {
      guard let value = value as? Field else { return false }
      place.assumingMemoryBound(to: Field.self).pointee = value
      return true
    }
    return _openExistential(type, do: store)
  }

  /// A weak reference to a class is one word, whatever the class; one to a protocol has more.
  private static func storeWeakly(_ value: Any, in place: UnsafeMutableRawPointer, as type: Any.Type) -> Bool {
    guard let wrapped = (type as? any OptionalType.Type)?.wrapped, wrapped is AnyClass || wrapped == AnyObject.self
    else {
      return false
    }
    func isOfType<Wrapped>(_ type: Wrapped.Type) -> Bool { value is Wrapped }
    guard _openExistential(wrapped, do: isOfType) else { return false }
    place.assumingMemoryBound(to: WeakReference.self).pointee.object = value as AnyObject
    return true
  }

  /// The first property that no class of UIKit or Foundation declares; those of superclasses come first.
  private static func ownStart(of type: AnyClass) -> Int {
    var base: AnyClass? = type
    while let present = base {
      let name = String(reflecting: present)
      if ClassOrigin.isSystem(name) { return runtimeFieldCount(present) }
      base = _getSuperclass(present)
    }
    return 0
  }
}

private struct WeakReference { weak var object: AnyObject? }

private protocol OptionalType { static var wrapped: Any.Type { get } }

extension Optional: OptionalType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
