// Functions of the Swift runtime, those that `Mirror` is made with. They are no public interface: a new compiler may change them, which
// `StoredPropertiesCanaryTests` finds.

/// What the runtime says of a stored property, in the form in which it writes it.
struct RuntimeFieldRecord {
  var name: UnsafePointer<CChar>?
  /// Frees the name; nil for a name that lives on.
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// How many stored properties a class has with those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeFieldCount(_ type: Any.Type) -> Int

/// Where in an object a property begins, in bytes.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

/// The type of a property; the record is filled in.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimeFieldMetadata(_ type: Any.Type, index: Int, _ record: UnsafeMutablePointer<RuntimeFieldRecord>) -> Any.Type
