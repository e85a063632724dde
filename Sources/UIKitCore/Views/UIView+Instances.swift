// Swift makes objects of a class that is known only at run time through `required` initializers, which subclasses
// written for iOS do not declare. A convenience initializer finds the subclass's own one all the same, so it is called
// by its name in the object file; a subclass that did not inherit the initializer stops with Swift's "unimplemented
// initializer".
extension UIView {
  @_silgen_name("$s9UIKitCore6UIViewCACycfC")
  private static func make() -> UIView

  /// A view of the class that this is called on, made by its `init(frame:)`.
  static func makeOwn() -> UIView { make() }
}

extension UITableViewCell {
  convenience init(ofOwnClass reuseIdentifier: String?) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s9UIKitCore15UITableViewCellC10ofOwnClassACSSSg_tcfC")
  private static func make(ofOwnClass reuseIdentifier: __owned String?) -> UITableViewCell

  /// A cell of the class that this is called on, made by its `init(style:reuseIdentifier:)`.
  static func makeOwn(_ reuseIdentifier: String) -> UITableViewCell { make(ofOwnClass: reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
  convenience init(ofOwnClass reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C10ofOwnClassACSSSg_tcfC")
  private static func make(ofOwnClass reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

  /// A view of the class that this is called on, made by its `init(reuseIdentifier:)`.
  static func makeOwn(_ reuseIdentifier: String) -> UITableViewHeaderFooterView { make(ofOwnClass: reuseIdentifier) }
}
