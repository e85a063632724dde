import UIKit

@IBDesignable
public class DesignableOnOwnLine
  : UIControl
{
  @IBInspectable
  public var thickness
    : CGFloat = 2
  {
    didSet { setNeedsDisplay() }
  }
}
