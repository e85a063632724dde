import UIKit

public class PublicOutlets: UIView {
  @IBOutlet public weak var label: UILabel!
  @IBOutlet weak var inside: UILabel!
  @IBAction public func tap() {}
}
open class OpenOutlets: UIView {
  @IBOutlet open var label: UILabel!
  @IBAction open func tap(_ sender: UIButton) {}
}
open class OpenSubclass: OpenOutlets {
  @IBAction func more() {}
}
public final class FinalSubclass: OpenSubclass {
  @IBAction public override func tap(_ sender: UIButton) {}
}
public extension OpenOutlets {
  class Given: UIView { @IBOutlet public var view: UIView! }
}
