import UIKit
class Crammed:UIView{@IBOutlet weak var a:UILabel!{didSet{a.text="}"}};@IBAction func b(_ c:UIButton){_=#selector(b(_:))};@objc var d:[String:[Int]]=[:]
@objc func e(_ f:Int)->Int{f}}
extension Crammed{override func layoutSubviews(){super.layoutSubviews()};@objc func g(){}}
