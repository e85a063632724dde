import UIKit

class NestedShadow: UIView {
  class UILabel2: UIView { @objc func a() {} }
  class Cell: UITableViewCell { @objc func b() {} }
  class Special: Cell { @objc func c() {} }
}
class Cell: NSObject { @objc func d() {} }
class CellChild: Cell { @objc func e() {} }
