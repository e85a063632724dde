// Makes views of a class that is known only at run time; `UIView+Instances.swift` says how.
extension MKAnnotationView {
  convenience init(ofOwnClass reuseIdentifier: String?) { self.init(annotation: nil, reuseIdentifier: reuseIdentifier) }

  @_silgen_name("$s6MapKit16MKAnnotationViewC10ofOwnClassACSSSg_tcfC")
  private static func make(ofOwnClass reuseIdentifier: __owned String?) -> MKAnnotationView

  /// A view of the class that this is called on, made by its `init(annotation:reuseIdentifier:)`.
  static func makeOwn(_ reuseIdentifier: String) -> MKAnnotationView { make(ofOwnClass: reuseIdentifier) }
}
