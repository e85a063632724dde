import UIKit

class SelectorOfUIKit: UITableViewController {
  func wire() {
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
    let other = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    _ = [tap, other]
    _ = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(dismiss(animated:completion:)))
    _ = UIBarButtonItem(title: "", style: .plain, target: navigationController, action: #selector(UINavigationController.popViewController(animated:)))
    _ = UIBarButtonItem(title: "", style: .plain, target: tableView, action: #selector(UITableView.reloadData))
    _ = #selector(UIResponder.becomeFirstResponder)
    _ = #selector(getter: UIView.isHidden)
    _ = #selector(setter: UIView.alpha)
    _ = #selector(UIViewController.viewDidLoad)
    perform(#selector(becomeFirstResponder))
  }
}
