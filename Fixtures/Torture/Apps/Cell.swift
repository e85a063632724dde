import UIKit

protocol TortureCellDelegate: AnyObject { func cell(_ cell: TortureCell, didToggle on: Bool) }
final class TortureCell: UITableViewCell {
  static let identifier = String(describing: TortureCell.self)
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var toggle: UISwitch!
  weak var delegate: TortureCellDelegate?
  var onToggle: ((Bool) -> Void)?
  override func awakeFromNib() { super.awakeFromNib(); selectionStyle = .none }
  @IBAction private func toggled(_ sender: UISwitch) { delegate?.cell(self, didToggle: sender.isOn); onToggle?(sender.isOn) }
}
