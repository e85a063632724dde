/// A layer whose sublayers lie in space. They lie in its plane here.
open class CATransformLayer: CALayer {}
