import UIKit

/// A list as it was written for Swift 4.
class NotesViewController: UITableViewController, UISearchBarDelegate {
  var notes: [String] = ["Milk", "Bread"]
  private let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
  private var searchBar: UISearchBar?

  override init(style: UITableViewStyle) {
    super.init(style: style)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.estimatedRowHeight = 44
    tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
    tableView.keyboardDismissMode = UIScrollViewKeyboardDismissMode.onDrag
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: UIBarButtonSystemItem.add, target: self, action: #selector(add(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: UIBarButtonItemStyle.plain, target: self, action: #selector(toggle))
    spinner.activityIndicatorViewStyle = .white
    spinner.hidesWhenStopped = true
    view.addSubview(spinner)
    view.bringSubview(toFront: spinner)
    observe()
  }

  private func observe() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: .UIKeyboardWillShow, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    center.addObserver(
      self, selector: #selector(becameActive), name: Notification.Name.UIApplicationDidBecomeActive, object: nil)
    center.addObserver(
      self, selector: #selector(becameActive), name: .UIApplicationWillEnterForeground, object: nil)
    center.addObserver(
      self, selector: #selector(sizeChanged), name: .UIContentSizeCategoryDidChange, object: nil)
    center.addObserver(
      self, selector: #selector(sizeChanged), name: NSNotification.Name.UIDeviceOrientationDidChange, object: nil)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIKeyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIKeyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let options = UIViewAnimationOptions(rawValue: curve << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        self.tableView.contentInset = UIEdgeInsetsMake(0, 0, frame.height, 0)
      }, completion: nil)
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    tableView.contentInset = .zero
  }

  @objc private func becameActive() {
    tableView.reloadSections(IndexSet(integer: 0), with: UITableViewRowAnimation.automatic)
  }

  @objc private func sizeChanged() { tableView.reloadData() }

  @objc private func add(_ sender: Any) {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: UIAlertControllerStyle.alert)
    alert.addTextField { field in
      field.clearButtonMode = UITextFieldViewMode.whileEditing
      field.borderStyle = UITextBorderStyle.roundedRect
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: UIAlertActionStyle.cancel, handler: nil))
    alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self] _ in self?.insert("Note") })
    present(alert, animated: true, completion: nil)
  }

  @objc private func toggle() { setEditing(!isEditing, animated: true) }

  func insert(_ note: String) {
    notes.insert(note, at: 0)
    let path = IndexPath(row: 0, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.selectRow(at: path, animated: true, scrollPosition: UITableViewScrollPosition.top)
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.attributedText = NSAttributedString(string: notes[indexPath.row], attributes: Self.attributes)
    cell.accessoryType = UITableViewCellAccessoryType.disclosureIndicator
    cell.selectionStyle = UITableViewCellSelectionStyle.none
    return cell
  }

  private static let attributes: [NSAttributedStringKey: Any] = [
    .font: UIFont.systemFont(ofSize: 17, weight: UIFontWeightSemibold),
    NSAttributedStringKey.foregroundColor: UIColor.black,
  ]

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
  }
}

/// A row.
class NoteCell: UITableViewCell {
  private let mark = UIView()

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: UITableViewCellStyle.subtitle, reuseIdentifier: reuseIdentifier)
    mark.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
    mark.contentMode = UIViewContentMode.scaleAspectFill
    contentView.addSubview(mark)
    contentView.sendSubview(toBack: mark)
    accessibilityTraits = UIAccessibilityTraitButton
    accessibilityTraits |= UIAccessibilityTraitSelected
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(4, 4, 4, 4))
  }
}
