/// Selectors of UIKit's own methods that apps name without labels, or whose names in Swift are not those of Objective-C.
enum UIKitSelectors {
  /// By full name, without parentheses: `dismiss` and its labels.
  static let renamed: [String: String] = [
    "dismissanimated:completion:": "dismissViewControllerAnimated:completion:",
    "present_:animated:completion:": "presentViewController:animated:completion:",
    "pushViewController_:animated:": "pushViewController:animated:",
    "popViewControlleranimated:": "popViewControllerAnimated:",
    "popToRootViewControlleranimated:": "popToRootViewControllerAnimated:",
    "addGestureRecognizer_:": "addGestureRecognizer:",
    "draw_:": "drawRect:",
  ]

  static let byBaseName: [String: String] = {
    var names: [String: String] = [
      "dismiss": "dismissViewControllerAnimated:completion:",
      "popViewController": "popViewControllerAnimated:",
      "popToRootViewController": "popToRootViewControllerAnimated:",
      "present": "presentViewController:animated:completion:",
      "pushViewController": "pushViewController:animated:",
      "draw": "drawRect:",
      "prepare": "prepareForSegue:sender:",
    ]
    for name in plain { names[name] = name }
    for name in withOneArgument { names[name] = name + ":" }
    return names
  }()

  private static let plain = [
    "awakeFromNib", "becomeFirstResponder", "beginRefreshing", "copy", "dealloc", "endRefreshing", "invalidate",
    "invalidateIntrinsicContentSize", "invalidateLayout", "layoutIfNeeded", "layoutSubviews", "loadView",
    "makeKeyAndVisible", "prepareForReuse",
    "reloadData", "reloadInputViews", "removeFromSuperview", "resignFirstResponder", "setNeedsDisplay",
    "setNeedsLayout",
    "setNeedsUpdateConstraints", "sizeToFit", "startAnimating", "stopAnimating", "updateConstraints",
    "updateConstraintsIfNeeded", "updateViewConstraints", "viewDidLayoutSubviews", "viewDidLoad",
    "viewWillLayoutSubviews",
    "setNeedsStatusBarAppearanceUpdate",
  ]

  private static let withOneArgument = [
    "addSubview", "bringSubviewToFront", "cut", "delete", "endEditing", "paste", "select", "selectAll",
    "sendSubviewToBack", "toggleBoldface", "toggleItalics", "toggleUnderline", "viewDidAppear", "viewDidDisappear",
    "viewWillAppear", "viewWillDisappear",
  ]
}
