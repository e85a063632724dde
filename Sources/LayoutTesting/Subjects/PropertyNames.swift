import UIKit

/// The stored properties of an app's objects that hold views and guides: `title`, `fields[1]`.
@MainActor
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Takes the properties of an object, those of its superclasses too, up to the first class of UIKit. The first name of a view stays.
  mutating func add(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !Self.isSystem(level.subjectType) {
      for child in level.children {
        if let label = child.label { add(child.value, called: Self.plain(label)) }
      }
      mirror = level.superclassMirror
    }
  }

  private mutating func add(_ value: Any, called name: String) {
    if let view = value as? UIView {
      set(view, name)
    } else if let guide = value as? UILayoutGuide {
      set(guide, name)
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { set(view, "\(name)[\(index)]") }
    }
  }

  private mutating func set(_ object: AnyObject, _ name: String) {
    if names[ObjectIdentifier(object)] == nil { names[ObjectIdentifier(object)] = name }
  }

  /// The name in the source: the storage of lazy properties and of those with wrappers has another.
  private static func plain(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func isSystem(_ type: Any.Type) -> Bool {
    ClassOrigin.isSystem(String(reflecting: type))
  }
}
