import UIKit

final class TortureMenuTable: UITableViewController {
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.open(indexPath) }])
    }
  }
  override func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path = configuration.identifier as? NSIndexPath, let cell = tableView.cellForRow(at: path as IndexPath)
    else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: cell, parameters: parameters)
  }
  private func open(_ path: IndexPath) { tableView.selectRow(at: path, animated: true, scrollPosition: .none) }
}
