import UIKit

/// Split views, search, keyboards.
@MainActor let containerScreens: [ReleaseScreen] = [
  ReleaseScreen(name: "18-split-view") {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let list = Rows(
      "Folders", .insetGrouped,
      [
        .init(rows: [
          .init(title: "Inbox", image: "tray", accessory: .disclosureIndicator),
          .init(title: "Sent", image: "paperplane", accessory: .disclosureIndicator),
        ])
      ])
    split.setViewController(list, for: .primary)
    split.setViewController(article("Message"), for: .secondary)
    return split
  },
  ReleaseScreen(name: "19-search") {
    let content = article("Places")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.text = "Gar"
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    return UINavigationController(rootViewController: content)
  } act: { root in
    let search = (root as? UINavigationController)?.topViewController?.navigationItem.searchController
    search?.isActive = true
    search?.searchBar.becomeFirstResponder()
  },
  ReleaseScreen(name: "20-keyboard") {
    let field = UITextField()
    return page("Comment") { controller in
      field.borderStyle = .roundedRect
      field.text = "A comment"
      field.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor, constant: -8),
      ])
    }
  } act: { root in
    root?.view.subviews.first { $0 is UITextField }?.becomeFirstResponder()
  },
]
