import UIKit
class OutletsOfOneLine: UIView { @IBOutlet var a: UIView!; @IBOutlet weak var b: UILabel!, c: UILabel!; @IBAction func d() {} }
