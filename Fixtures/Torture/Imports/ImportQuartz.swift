import QuartzCore
import QuartzCore.CALayer
final class ImportQuartz: CALayer {}
class ImportQuartzUser: UIView { @IBInspectable var shadow: CGFloat { get { CGFloat(layer.shadowOpacity) } set { layer.shadowOpacity = Float(newValue) } } }
