extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self, constraint.isLegal else { return }
    guard let stranger = stranger(in: constraint) else { return install(constraint) }
    // Before the first layout views may still move below this one. In a tree that was laid out the constraint is resolved at once, and an
    // item elsewhere in that tree is a mistake.
    guard layoutHost != nil, stranger.rootView === rootView else {
      logUnprepared(constraint)
      return install(constraint)
    }
    LayoutException.raise(
      "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
        + "the view?  That's illegal. constraint:\(constraint) view:\(self)")
  }

  /// The first view that a constraint refers to, or whose guide it does, and that is neither this one nor inside of it. No list is
  /// made, because every activation of a constraint comes here.
  private func stranger(in constraint: NSLayoutConstraint) -> UIView? {
    func stranger(_ item: AnyObject?) -> UIView? {
      guard let item, let view = constraint.owningView(item), !view.isDescendant(of: self) else { return nil }
      return view
    }
    if let found = stranger(constraint.firstItem) ?? stranger(constraint.secondItem) { return found }
    for item in constraint.distantItems {
      if let found = stranger(item) { return found }
    }
    return nil
  }

  /// The view that holds a constraint is not laid out for it: after the next solve the superviews of those views are that it has moved.
  /// So a `viewDidLayoutSubviews` that exchanges a constraint for an equal one comes to rest (WWDC 2015, session 219: the engine asks the
  /// superviews of changed views for a layout).
  private func install(_ constraint: NSLayoutConstraint) {
    constraint.owner?.removeConstraint(constraint)
    ownConstraints.append(constraint)
    constraint.owner = self
    layoutHost?.install(constraint)
  }

  func letGo(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    layoutHost?.uninstall(constraint)
    ownConstraints.removeAll { $0 === constraint }
    constraint.owner = nil
  }

  func letGo(_ constraints: [NSLayoutConstraint]) {
    var gone: Set<ObjectIdentifier> = []
    for constraint in constraints where constraint.owner === self {
      layoutHost?.uninstall(constraint)
      constraint.owner = nil
      gone.insert(ObjectIdentifier(constraint))
    }
    guard !gone.isEmpty else { return }
    ownConstraints.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  // MARK: Guides

  /// Takes the guide from the view that owns it, if there is one. The guide joins the layout when the first constraint
  /// names it.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    ownGuides.added.append(guide)
  }

  /// Removes the guide with every constraint of this view and its ancestors that names it. A guide of another view
  /// stays.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      view.removeConstraints(view.constraints.filter { $0.items.contains { $0 === guide } })
      holder = view.superview
    }
    layoutHost?.forget(guide)
    ownGuides.added.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// A guide that the class provides, made when it is first asked for.
  func classGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = ownGuides.provided.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role, identifier, of: self)
    ownGuides.provided.append(guide)
    return guide
  }

  /// The area that the keyboard covers, made when it is first asked for. Without a keyboard it is the strip between the
  /// safe area and the view's bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = keyboardGuideIfMade { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, "UIViewKeyboardLayoutGuide", of: self)
    keyboardGuideIfMade = guide
    layoutHost?.watch(self)
    return guide
  }
}
