import UIKit

/// A table with a header that is as high as its text needs.
public final class SettingsScreen: UITableViewController {
  public let header = UIView()
  public let explanation = UILabel()
  private let rows = [
    "Notifications", "Sounds and vibration when a message arrives while the app is open", "Privacy", "About",
  ]

  public init() { super.init(style: .grouped) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    explanation.text =
      "These settings are shared by all devices on which you have signed in. A change reaches them within a minute."
    explanation.font = .preferredFont(forTextStyle: .subheadline)
    explanation.adjustsFontForContentSizeCategory = true
    explanation.numberOfLines = 0
    explanation.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(explanation)
    let bottom = explanation.bottomAnchor.constraint(equalTo: header.layoutMarginsGuide.bottomAnchor)
    // The header is narrower than its text while the table has no width.
    bottom.priority = UILayoutPriority(999)
    let trailing = explanation.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor)
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      explanation.topAnchor.constraint(equalTo: header.layoutMarginsGuide.topAnchor),
      explanation.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
      trailing, bottom,
    ])
    tableView.tableHeaderView = header
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != fitting.height else { return }
    header.frame.size.height = fitting.height
    tableView.tableHeaderView = header
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
