import UIKit

struct OverrideNested {
  class Cell: UITableViewCell {}
}
extension OverrideNested.Cell {
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}
