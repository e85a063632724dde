/// What few layers have: made when the first of them is set.
final class LayerExtras {
  /// Nil while the transformation in the plane says it all.
  var spatialTransform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  /// Nil while the layer's time is that of its superlayer.
  var timing: LayerTiming?
  var look = LayerLook()
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// What is stored by name: properties that a subclass has marked `@NSManaged`, and what the program keeps with the layer.
  var values: [String: Any] = [:]
  /// Whether the layer is a copy for what is on the screen, which has no actions.
  var isCopy = false
  /// The animations that the program has added, in the order in which it did.
  var added: [AddedAnimation] = []
}

extension CALayer {
  var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  var added: [AddedAnimation] {
    get { extras?.added ?? [] }
    set { if extras != nil || !newValue.isEmpty { madeExtras.added = newValue } }
  }
}
