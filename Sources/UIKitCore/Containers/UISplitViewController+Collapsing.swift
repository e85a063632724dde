/// From columns to one controller and back, as the horizontal size class asks for.
///
/// The order of questions to the delegate and to the primary controller is the one that Apple documents.
extension UISplitViewController {
  func adapt(to size: CGSize) {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact {
      isCollapsed = true
      // Contents come into a view that has its new width already.
      collapsedController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: size)
      if style == .unspecified { collapseClassic() } else { collapseColumns() }
      delegate?.splitViewControllerDidCollapse(self)
      NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    } else {
      isCollapsed = false
      shownMode = nil
      if style == .unspecified { expandClassic() } else { expandColumns(in: size) }
      delegate?.splitViewControllerDidExpand(self)
      NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
  }

  // MARK: The classic style

  private func collapseClassic() {
    guard let secondary = containers[.secondary] else { return }
    var rest = containers
    rest[.secondary] = nil
    rest[.primary] = delegate?.primaryViewController(forCollapsing: self) ?? containers[.primary]
    guard let primary = rest[.primary] else { return }
    collapsedSecondary = secondary
    // From now on it is nobody's column, so that it stays where it is put.
    containers[.secondary] = nil
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
    if secondary === primary { takeAway(secondary) } else if secondary.parent === self { release(secondary) }
    adopt(rest)
  }

  private func expandClassic() {
    guard let present = containers[.primary] else { return }
    var new = containers
    let primary = delegate?.primaryViewController(forExpanding: self) ?? present
    new[.primary] = primary
    let given = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let secondary = given ?? primary.separateSecondaryViewController(for: self) ?? collapsedSecondary,
      secondary !== primary
    {
      // The program may have left it on the stack of the primary one.
      if let navigation = secondary.parent as? UINavigationController, navigation.viewControllers.count > 1 {
        navigation.setViewControllers(navigation.viewControllers.filter { $0 !== secondary }, animated: false)
      }
      new[.secondary] = secondary
    }
    collapsedSecondary = nil
    adopt(new)
  }

  private func adopt(_ new: [Column: UIViewController]) {
    contents = new
    setContainers(new)
  }

  /// Shows a controller on the stack of the only one; presents it if that has no stack.
  func showCollapsed(_ controller: UIViewController, _ sender: Any?) {
    if let navigation = collapsedController as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: The styles of columns

  private func collapseColumns() {
    guard containers[.compact] == nil else { return }
    let proposed: Column =
      containers[.secondary] != nil ? .secondary : containers[.supplementary] != nil ? .supplementary : .primary
    stack(upTo: delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed)
  }

  private func expandColumns(in size: CGSize) {
    stack(upTo: nil)
    let proposed = arrangement(in: size).mode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != proposed, mode != .automatic { shownMode = mode }
  }
}
