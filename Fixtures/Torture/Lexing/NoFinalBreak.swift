import UIKit
class NoFinalBreak: UIView { @IBAction func tap() {} }