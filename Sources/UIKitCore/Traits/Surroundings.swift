/// What layouts depend on besides their views: the screen's traits, controllers' and views' own, text size, the keyboard.
///
/// No tree is told of a change. Each compares a number before it lays out, and looks again if it is another one.
@MainActor
enum Surroundings {
  private(set) static var version = 0

  static func didChange() { version &+= 1 }
}

extension LayoutHost {
  /// Takes in what changed around the tree since its last layout: passes traits down, asks views for their sizes again.
  func noticeSurroundings() {
    guard surroundingState.version != Surroundings.version else { return }
    let version = Surroundings.version
    passState.layoutIsPending = true
    insetState.allAreStale = true
    noticeTraits(root, nil)
    for follower in surroundingState.followers { follower.view.setNeedsLayout() }
    for transition in surroundingState.transitions { transition.runAnimations() }
    // Only now, because until here not every entry has the traits of today; what the views that were told have changed comes next.
    surroundingState.version = version
  }

  /// Has a view lay out whenever the surroundings are others, such as the keyboard, until it leaves the tree.
  func followSurroundings(_ view: UIView) {
    guard !isFitting, !surroundingState.followers.contains(where: { $0.view === view }) else { return }
    surroundingState.followers.append(Unowned(view: view))
  }

  private func noticeTraits(_ view: UIView, _ outer: UITraitCollection?) {
    guard let entry = entry(view) else { return }
    let traits = view.traits(inheriting: outer)
    if traits != entry.traits {
      if let transition = view.viewController?.announce(traits, insteadOf: entry.traits) {
        surroundingState.transitions.append(transition)
      }
      let old = entry.traits
      entry.traits = traits
      directionDidChange(view)
      tell(view, from: old, to: traits)
      view.setNeedsLayout()
      view.ask(for: [.ownProperties, .controllerProperties])
    }
    intrinsicSizeDidChange(view)
    for subview in view.subviews { noticeTraits(subview, traits) }
  }

  /// The traits that a view was last told of; nil if they may have changed since.
  func knownTraits(of view: UIView) -> UITraitCollection? {
    surroundingState.version == Surroundings.version ? entry(view)?.traits : nil
  }

  /// Runs the completions of a transition when the next pass ends.
  func completeInNextPass(_ transition: TransitionCoordinator) { surroundingState.transitions.append(transition) }

  /// Runs the completions of changes of size classes that the pass took in, and of children that came into it.
  func endTransitions() {
    let over = surroundingState.transitions
    surroundingState.transitions = []
    for transition in over { transition.runCompletions() }
  }

  /// Roots of nibs that joined with other size classes than those they were loaded for.
  func noticeVariations() {
    guard !surroundingState.newVariations.isEmpty else { return }
    let views = surroundingState.newVariations
    surroundingState.newVariations = []
    for joined in views {
      if let traits = entry(joined.view)?.traits { joined.view.nibVariations?.follow(traits) }
    }
  }

  private func tell(_ view: UIView, from old: UITraitCollection, to new: UITraitCollection) {
    view.nibVariations?.follow(new)
    if let controller = view.viewController {
      controller.adaptToTraits()
      controller.traitCollectionDidChange(old)
      controller.presentationState.stored?.controller.traitCollectionDidChange(old)
      for registration in controller.traitRegistrations { registration.tell(from: old, to: new) }
    }
    view.traitCollectionDidChange(old)
    for registration in view.traitRegistrations { registration.tell(from: old, to: new) }
  }
}
