import UIKit

/// Rows as high as their texts, with a picture beside them and a line of facts below.
public final class FeedScreen: UITableViewController {
  private let posts: [(author: String, text: String)] = [
    ("Ada", "First!"),
    ("Grace", "A compiler is a program that nobody believed in until it was there, and nobody noticed from then on."),
    ("Mary", "Short."),
    ("Katherine", String(repeating: "The numbers were right, all of them, every time. ", count: 6)),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 90
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    (cell as? PostCell)?.show(author: post.author, text: post.text)
    return cell
  }
}

/// A row of the feed.
public final class PostCell: UITableViewCell {
  public let avatar = UIImageView()
  public let author = UILabel()
  public let message = UILabel()
  public let date = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let margins = contentView.layoutMarginsGuide
    author.font = .preferredFont(forTextStyle: .headline)
    // Where the avatar makes the row higher than the texts, the message takes what is left.
    author.setContentHuggingPriority(.defaultHigh, for: .vertical)
    message.font = .preferredFont(forTextStyle: .body)
    message.numberOfLines = 0
    date.font = .preferredFont(forTextStyle: .caption1)
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [author, message, date] { label.adjustsFontForContentSizeCategory = true }
    for view in [avatar, author, message, date] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let highEnough = avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    highEnough.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      highEnough,
      author.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      author.topAnchor.constraint(equalTo: margins.topAnchor),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: author.trailingAnchor, constant: 8),
      date.firstBaselineAnchor.constraint(equalTo: author.firstBaselineAnchor),
      date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 4),
      message.leadingAnchor.constraint(equalTo: author.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  func show(author name: String, text: String) {
    author.text = name
    message.text = text
    date.text = "5 min"
  }
}
