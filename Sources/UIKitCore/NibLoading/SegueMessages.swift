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
  /// Asked are, from the source on, those below it in its navigation controller, its parents, and the same of the controller
  /// that presents it.
  func unwind(by connection: ConnectionElement, _ sender: Any?) {
    guard let name = connection.unwindSelector,
      let destination = controllersBehind.first(where: {
        $0.canPerformUnwindSegueAction(Selector(name), from: self, sender: sender)
      })
    else { return }
    let segue = UIStoryboardSegue(identifier: connection.identifier, source: self, destination: destination) {
      destination.returnHere()
    }
    prepare(for: segue, sender: sender)
    Selector(name).send(to: destination, [segue])
    segue.perform()
    tellContainers(segue, towards: destination)
  }

  /// Tells the containers between the source and the destination of an unwind segue.
  private func tellContainers(_ segue: UIStoryboardSegue, towards destination: UIViewController) {
    var child = destination
    while let container = child.parent {
      container.unwind(for: segue, towards: child)
      child = container
    }
  }

  private var controllersBehind: [UIViewController] {
    var found: [UIViewController] = []
    var present: UIViewController? = self
    while let controller = present {
      if let stack = (controller.parent as? UINavigationController)?.viewControllers {
        found += stack.reversed().drop { $0 !== controller }.dropFirst()
      }
      if let parent = controller.parent {
        found.append(parent)
        present = parent
      } else {
        // What presents is the root of its stack: the controllers inside are asked first.
        let presenting = controller.presentingViewController
        found += (presenting as? UINavigationController)?.viewControllers.reversed() ?? []
        if let presenting { found.append(presenting) }
        present = presenting
      }
    }
    return found
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
