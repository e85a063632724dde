import UIKit

enum OutletNested {
  class Cell: UITableViewCell {
    @IBOutlet weak var name: UILabel!
    final class Badge: UIView {
      @IBOutlet private weak var count: UILabel!
      @IBInspectable var number: Int = 0
    }
  }
  struct Inside {
    fileprivate class Header: UITableViewHeaderFooterView {
      @IBOutlet weak var title: UILabel!
    }
    private class Hidden: UIView { @IBAction func tap() {} }
    private let made = Hidden()
  }
}
