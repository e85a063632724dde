import UIKitCore

extension Stage {
  /// What the console calls the constraints of the document, with their ids, in the order in which they are held. The addresses in the
  /// texts mean nothing. Costs a layout.
  public func consoleTexts() -> [(id: String, text: String)] {
    var texts: [(id: String, text: String)] = []
    forEachRoot { root, _ in
      root.layoutIfNeeded()
      var pending = [root]
      while let view = pending.popLast() {
        pending += view.subviews
        for constraint in view.constraints {
          if let id = constraint.interfaceBuilderID { texts.append((id, constraint.description)) }
        }
      }
    }
    return texts
  }
}
