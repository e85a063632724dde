import UIKit

final class TortureTable: UITableViewController {
  private enum Section: Int, CaseIterable { case first, second }
  private var rows: [[String]] = [["a"], ["b", "c"]]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
  }
  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  @objc private func add() { rows[0].append("d"); tableView.reloadData() }
}
