import InterfaceBuilder

/// Segues that call methods of an app by their names.
extension UIViewController {
  /// The closure that makes the destination by the `@IBSegueAction` of the source; nil if the segue has none.
  ///
  /// It passes the coder, the sender and the identifier, of which a method may take fewer.
  func segueAction(of connection: ConnectionElement, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = connection.creationSelector else { return nil }
    return { [unowned self] coder in
      Selector(name).send(to: self, [coder, sender, connection.identifier]) as? UIViewController
    }
  }

  /// Leads back to the nearest controller that has the method of the segue, which is called before anything moves.
  ///
  /// From the source on, each container is asked for the children that may be the destination, and these for theirs, before it is asked
  /// itself; then the controller that presents it, in the same way. Source: Apple's documentation of `allowedChildrenForUnwinding(from:)`
  /// and Technical Note TN2298.
  func unwind(by connection: ConnectionElement, _ sender: Any?) {
    guard let name = connection.unwindSelector else { return }
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(name), sender: sender)
    guard let destination = destination(of: source) else { return }
    let segue = UIStoryboardSegue(identifier: connection.identifier, source: self, destination: destination) {
      destination.returnHere()
    }
    prepare(for: segue, sender: sender)
    Selector(name).send(to: destination, [segue])
    segue.perform()
    tellContainers(segue, towards: destination)
  }

  private func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var present: UIViewController? = self
    while let controller = present {
      let next = controller.parent ?? controller.presentingViewController
      if let found = next?.destinationInside(of: source) { return found }
      present = next
    }
    return nil
  }

  /// The first controller inside, or else this one, that takes the segue.
  private func destinationInside(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.destinationInside(of: source) { return found }
    }
    let isPossible = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    return isPossible ? self : nil
  }

  /// Tells the containers between the source and the destination of an unwind segue.
  private func tellContainers(_ segue: UIStoryboardSegue, towards destination: UIViewController) {
    var child = destination
    while let container = child.parent {
      container.unwind(for: segue, towards: child)
      child = container
    }
  }

  /// Dismisses what is presented over the controller, and pops what is pushed onto it.
  private func returnHere() {
    if presentedViewController != nil || navigationController?.presentedViewController != nil {
      dismiss(animated: true)
    }
    if navigationController?.topViewController !== self {
      navigationController?.popToViewController(self, animated: true)
    }
  }
}
