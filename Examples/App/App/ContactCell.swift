import UIKit

@objc protocol ContactCellDelegate: AnyObject {
    @objc optional func contactCell(_ cell: ContactCell, didMark contact: Contact)
    @objc optional func contactCellDidAppear(_ cell: ContactCell)
}

final class ContactCell: UITableViewCell {

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var noteLabel: UILabel!
    @IBOutlet private weak var markButton: UIButton!

    weak var delegate: ContactCellDelegate?

    var contact: Contact? {
        didSet {
            nameLabel.text = contact?.name
            noteLabel.text = contact?.note
            noteLabel.isHidden = contact?.note.isEmpty ?? true
            markButton.setTitle(contact?.isMarked == true ? "Unmark" : "Mark", for: .normal)
            delegate?.contactCellDidAppear?(self)
        }
    }

    @IBAction private func mark(_ sender: UIButton) {
        guard let contact = contact else { return }
        delegate?.contactCell?(self, didMark: contact)
    }
}
