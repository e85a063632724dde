import UIKit

/// A list of messages and the message that was chosen, in two columns where there is room.
public final class MailScreen: UISplitViewController {
  public let list = MessageList()
  public let message = MessageScreen()

  public init() {
    super.init(style: .doubleColumn)
    setViewController(UINavigationController(rootViewController: list), for: .primary)
    setViewController(UINavigationController(rootViewController: message), for: .secondary)
    preferredDisplayMode = .oneBesideSecondary
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public final class MessageList: UITableViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(PostCell.self, forCellReuseIdentifier: "message")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? PostCell)?.show(
      author: "Sender \(indexPath.row)", text: "What came of the plan that we made, and who has the keys?")
    return cell
  }
}

public final class MessageScreen: UIViewController {
  public let subject = UILabel()
  public let text = UITextView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message"
    view.backgroundColor = .systemBackground
    subject.text = "The plan, the keys, and what is left to do before the winter"
    subject.numberOfLines = 0
    subject.font = .preferredFont(forTextStyle: .title2)
    subject.adjustsFontForContentSizeCategory = true
    text.text = String(repeating: "We meet at the gate and bring what we have. ", count: 12)
    for subview in [subject, text] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      subject.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      subject.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      subject.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }
}
