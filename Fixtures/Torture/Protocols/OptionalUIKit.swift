import UIKit

class OptionalUIKit: NSObject, UIScrollViewDelegate, UITableViewDelegate {
  weak var forward: (UIScrollViewDelegate & UITableViewDelegate)?
  func scrollViewDidScroll(_ scrollView: UIScrollView) { forward?.scrollViewDidScroll?(scrollView) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forward?.tableView?(tableView, didSelectRowAt: indexPath)
  }
  func height(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    forward?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
  }
  var completion: ((Bool) -> Void)?
  var makers: [String: () -> UIView] = [:]
  func call() {
    completion?(true)
    self.completion?(false)
    _ = makers["a"]?()
    forward.map { _ in completion }??(true)
  }
}
