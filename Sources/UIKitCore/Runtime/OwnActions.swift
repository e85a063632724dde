/// Methods of UIKit that apps name in selectors, as targets of buttons and recognizers.
@MainActor
enum OwnActions {
  /// Calls the method; false if the object has none of the name here. A number that is missing counts as true.
  static func perform(_ name: String, on object: AnyObject, _ arguments: [Any?]) -> Bool {
    guard let action = action(name, object) else { return edit(name, object, arguments.first ?? nil) }
    action(MemberValue.cast(arguments.first ?? nil, to: Bool.self) ?? true)
    return true
  }

  static func has(_ name: String, _ object: AnyObject) -> Bool { action(name, object) != nil }

  /// The actions of editing, which every responder takes: it passes on those that it does not handle.
  private static func edit(_ name: String, _ object: AnyObject, _ sender: Any?) -> Bool {
    guard let responder = object as? UIResponder else { return false }
    switch name {
    case "cut:": responder.cut(sender)
    case "copy:": responder.copy(sender)
    case "paste:": responder.paste(sender)
    case "select:": responder.select(sender)
    case "selectAll:": responder.selectAll(sender)
    case "delete:": responder.delete(sender)
    case "toggleBoldface:": responder.toggleBoldface(sender)
    case "toggleItalics:": responder.toggleItalics(sender)
    case "toggleUnderline:": responder.toggleUnderline(sender)
    case "increaseSize:": responder.increaseSize(sender)
    case "decreaseSize:": responder.decreaseSize(sender)
    case "makeTextWritingDirectionLeftToRight:": responder.makeTextWritingDirectionLeftToRight(sender)
    case "makeTextWritingDirectionRightToLeft:": responder.makeTextWritingDirectionRightToLeft(sender)
    default: return false
    }
    return true
  }

  private static func action(_ name: String, _ object: AnyObject) -> ((Bool) -> Void)? {
    if let view = object as? UIView, let action = viewAction(name, view) { return action }
    if let controller = object as? UIViewController, let action = controllerAction(name, controller) { return action }
    guard let responder = object as? UIResponder else { return nil }
    switch name {
    case "becomeFirstResponder": return { _ in responder.becomeFirstResponder() }
    case "resignFirstResponder": return { _ in responder.resignFirstResponder() }
    default: return nil
    }
  }

  private static func viewAction(_ name: String, _ view: UIView) -> ((Bool) -> Void)? {
    switch (name, view) {
    case ("endEditing:", _): { _ = view.endEditing($0) }
    case ("removeFromSuperview", _): { _ in view.removeFromSuperview() }
    case ("setNeedsLayout", _): { _ in view.setNeedsLayout() }
    case ("layoutIfNeeded", _): { _ in view.layoutIfNeeded() }
    case ("setNeedsDisplay", _): { _ in view.setNeedsDisplay() }
    case ("setNeedsUpdateConstraints", _): { _ in view.setNeedsUpdateConstraints() }
    case ("invalidateIntrinsicContentSize", _): { _ in view.invalidateIntrinsicContentSize() }
    case ("sizeToFit", _): { _ in view.sizeToFit() }
    case ("reloadData", let table as UITableView): { _ in table.reloadData() }
    case ("reloadData", let collection as UICollectionView): { _ in collection.reloadData() }
    case ("startAnimating", let indicator as UIActivityIndicatorView): { _ in indicator.startAnimating() }
    case ("stopAnimating", let indicator as UIActivityIndicatorView): { _ in indicator.stopAnimating() }
    default: nil
    }
  }

  private static func controllerAction(_ name: String, _ controller: UIViewController) -> ((Bool) -> Void)? {
    switch (name, controller) {
    // A sender in place of the first argument means yes.
    case ("dismissViewControllerAnimated:completion:", _): { controller.dismiss(animated: $0) }
    case ("setNeedsStatusBarAppearanceUpdate", _): { _ in controller.setNeedsStatusBarAppearanceUpdate() }
    case ("popViewControllerAnimated:", let navigation as UINavigationController):
      { _ = navigation.popViewController(animated: $0) }
    case ("popToRootViewControllerAnimated:", let navigation as UINavigationController):
      { _ = navigation.popToRootViewController(animated: $0) }
    default: nil
    }
  }
}
