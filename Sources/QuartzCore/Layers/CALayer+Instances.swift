// Swift makes objects of a class that is known only at run time through `required` initializers, which subclasses written for
// iOS do not declare. A convenience initializer finds the subclass's own one all the same, so it is called by its name in the
// object file; a subclass that did not inherit the initializer stops with Swift's "unimplemented initializer".
extension CALayer {
  convenience init(ofOwnClass: Void) { self.init() }

  @_silgen_name("$s10QuartzCore7CALayerC10ofOwnClassACyt_tcfC")
  private static func make(ofOwnClass: Void) -> CALayer

  /// A layer of the class that this is called on.
  package static func makeOwn() -> CALayer { make(ofOwnClass: ()) }
}
