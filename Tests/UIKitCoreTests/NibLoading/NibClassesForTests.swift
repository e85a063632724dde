import UIKitCore

// The classes that the documents of Fixtures/interface/program name. As in an app their outlets are set by nobody here.

final class ScreenController: UIViewController {
  weak var titleLabel: UILabel!
  var button: PulsingButton!
  private(set) var badge: BadgeView?
  var badgeHeight: NSLayoutConstraint!
  var anything: AnyObject?
  var views: [UIView]!

  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded, label \(titleLabel?.text ?? "missing")")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("segue \(segue.identifier ?? "") to \(type(of: segue.destination))")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { mayLeave }
  var mayLeave = false

  func didTap(_ sender: UIButton) { events.append("tapped \(sender.title(for: .normal) ?? "")") }
}

final class PulsingButton: UIButton {
  var madeByCoder = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    madeByCoder = true
  }
}

class BadgeBase: UIView {
  var limit = 0
}

final class BadgeView: BadgeBase {
  var caption: String?
  var inset = CGSize.zero
  var wasAwakened = false
  override func awakeFromNib() { wasAwakened = true }
}

final class DetailController: UIViewController {
  var model = ""
  convenience init?(coder: NSCoder, model: String) {
    self.init(coder: coder)
    self.model = model
  }
}

final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

final class RowCell: UITableViewCell {
  weak var dot: UIView?
}

final class CardController: UIViewController {
  var bar: UIView!
}
