/// A layer whose sublayers lie in space. They lie in its plane here.
open class CATransformLayer: CALayer {
  open override class func _copy(of layer: CALayer) -> CALayer { CATransformLayer(layer: layer) }
}
