import UIKit

/// A table whose rows are as high as their texts.
final class ContactsViewController: UITableViewController {

    @IBOutlet private weak var addItem: UIBarButtonItem!

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
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    @IBAction private func add(_ sender: UIBarButtonItem) {
        contacts.append(Contact(name: "New Contact", note: ""))
        tableView.reloadData()
        // A list has room for five.
        addItem.isEnabled = contacts.count < 5
    }

    @IBAction private func showSettings(_ sender: Any) {
        present(UINavigationController(rootViewController: SettingsViewController()), animated: true)
    }

    @objc private func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            guard let self = self else { return }
            self.contacts.append(Contact(name: "From Afar", note: ""))
            self.refreshControl?.endRefreshing()
            self.tableView.reloadData()
        }
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

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        contacts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
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
