import UIKit

/// A screen in code.
final class ContactViewController: UIViewController {

    private let contact: Contact
    private let badgeView = UIImageView(image: UIImage(named: "Badge"))
    private let nameLabel = UILabel()
    private let noteLabel = UILabel()
    private(set) lazy var markButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(toggleMark(_:)), for: .touchUpInside)
        return button
    }()

    init(contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        noteLabel.font = .preferredFont(forTextStyle: .body)
        [nameLabel, noteLabel].forEach {
            $0.numberOfLines = 0
            $0.adjustsFontForContentSizeCategory = true
        }
        let stack = UIStackView(arrangedSubviews: [badgeView, nameLabel, noteLabel, markButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        show()
    }

    @objc private func toggleMark(_ sender: UIButton) {
        contact.isMarked.toggle()
        show()
    }

    private func show() {
        nameLabel.text = contact.name
        badgeView.isHidden = !contact.isMarked
        noteLabel.text = contact.note
        noteLabel.isHidden = contact.note.isEmpty
        markButton.setTitle(contact.isMarked ? "Unmark" : "Mark", for: .normal)
    }
}

@available(iOS 17, *)
#Preview {
    ContactViewController(contact: Contact.samples[0])
}
