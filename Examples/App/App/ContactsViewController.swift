import UIKit

/// A table whose rows are as high as their texts.
final class ContactsViewController: UITableViewController {

    private let name: String
    private var contacts = Contact.samples

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("made by the segue")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(format: NSLocalizedString("Hello, %@", comment: "Title of the contacts"), name)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sign Out", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func add() {
        contacts.append(Contact(name: "New Contact", note: ""))
        tableView.reloadData()
    }

    @objc private func leave() {
        performSegue(withIdentifier: "signOut", sender: self)
    }
}

// MARK: - UITableViewDataSource

extension ContactsViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contacts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.contact = contacts[indexPath.row]
        (cell as? ContactCell)?.delegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(ContactViewController(contact: contacts[indexPath.row]), sender: self)
    }
}

// MARK: - ContactCellDelegate

extension ContactsViewController: ContactCellDelegate {

    func contactCell(_ cell: ContactCell, didMark contact: Contact) {
        guard let index = contacts.firstIndex(where: { $0.name == contact.name }) else { return }
        contacts[index].isMarked.toggle()
        tableView.reloadData()
    }
}
