import InterfaceBuilder

/// Connects outlets, outlet collections and actions. Controllers perform segues: see UIStoryboardSegue.swift.
extension NibLoader {
  /// Connects the objects of the elements in the given order, and the connections of each in document order.
  func connect(_ sources: [(element: Element, connections: [ConnectionElement])]) {
    let constraints = Dictionary(loaded.constraints.map { ($0.element.id, $0.constraint) }) { first, _ in first }
    func object(_ id: String?) -> AnyObject? {
      guard let id else { return nil }
      if id == document.ownerPlaceholder?.id { return owner }
      if let controller = loaded.controller, controller.interfaceBuilderID == id { return controller }
      return loaded.views[id] ?? constraints[id] ?? loaded.guides[id] ?? objectsByID[id]
    }
    for (element, connections) in sources {
      guard let source = object(element.id) else { continue }
      for connection in connections {
        let destination = object(connection.destination)
        switch connection.kind {
        case .outlet: if let destination { connect(connection, from: source, to: destination) }
        case .action: connectAction(connection, from: source, to: destination)
        case .segue: connectSegue(connection, from: source)
        // Collections are set as a whole.
        case .outletCollection, nil: break
        }
      }
      let collections = connections.filter { $0.kind == .outletCollection }
      for property in Set(collections.compactMap(\.property)).sorted() {
        let objects = collections.filter { $0.property == property }.compactMap { object($0.destination) }
        set(property, of: source, to: objects)
      }
    }
  }

  private func connect(_ connection: ConnectionElement, from source: AnyObject, to destination: AnyObject) {
    guard let property = connection.property else { return }
    // A controller has its view already, and a table whose rows the document draws needs no data source.
    if connection.setsView, let controller = source as? UIViewController, controller.viewIfLoaded === destination {
      return
    }
    if property == "dataSource",
      (source as? UIView)?.subviews.contains(where: { ($0 as? UITableViewCell)?.isStaticRow == true }) == true
    {
      return
    }
    set(property, of: source, to: destination)
  }

  /// UIKit's own classes have outlets that are not needed here. Only an outlet that an app's class does not have is a
  /// mistake.
  private func set(_ property: String, of source: AnyObject, to value: Any) {
    if ClassOrigin.isSystem(String(reflecting: type(of: source))) {
      _ = KeyValueCoding.set(property, of: source, toFirstOf: [value])
    } else if let responder = source as? UIResponder {
      responder.setValue(value, forKey: property)
    } else if !KeyValueCoding.set(property, of: source, toFirstOf: [value]) {
      KeyValueCoding.raiseUnknown(property, of: source)
    }
  }

  /// If the destination is not in the document, as the first responder, the action goes along the responder chain.
  private func connectAction(_ connection: ConnectionElement, from source: AnyObject, to destination: AnyObject?) {
    guard let name = connection.selector else { return }
    let action = NibClasses.action(name, on: destination)
    if let control = source as? UIControl {
      control.addTarget(destination, action: action, for: connection.controlEvent)
    } else if let recognizer = source as? UIGestureRecognizer, let destination {
      recognizer.addTarget(destination, action: action)
    } else if let item = source as? UIBarButtonItem {
      (item.target, item.action) = (destination, action)
    }
  }

  /// Makes a tap on the control, the item, the cell or what a recognizer waits for perform the segue, if the controller allows it.
  private func connectSegue(_ connection: ConnectionElement, from source: AnyObject) {
    // Accessories of rows have segues of their own, which no button here triggers.
    guard connection.trigger != "accessoryAction" else { return }
    switch source {
    case let cell as UITableViewCell: cell.selectionSegue = CellSegue(connection: connection)
    case let cell as UICollectionViewCell: cell.selectionSegue = CellSegue(connection: connection)
    case let control as UIControl:
      control.addAction(action(connection), for: connection.controlEvent)
    case let item as UIBarButtonItem: item.primaryAction = action(connection)
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger(connection, loaded.controller)
      recognizer.addTarget(trigger, action: Selector("perform:", SegueTrigger.perform))
      recognizer.segueTrigger = trigger
    default: break
    }
  }

  private func action(_ connection: ConnectionElement) -> UIAction {
    UIAction { [weak controller = loaded.controller] action in controller?.userDidTrigger(connection, action.sender) }
  }
}

extension UIViewController {
  /// Performs a segue that the user has triggered, if the controller allows it.
  func userDidTrigger(_ connection: ConnectionElement, _ sender: Any?) {
    if let identifier = connection.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      return
    }
    perform(connection, sender)
  }
}

/// A segue that selecting a cell performs, from the controller of the scene around the cell.
struct CellSegue {
  let connection: ConnectionElement

  @MainActor func perform(from cell: UIView) {
    var responder: UIResponder? = cell
    while let present = responder {
      if let controller = present as? UIViewController, controller.storyboardScene != nil {
        return controller.userDidTrigger(connection, cell)
      }
      responder = present.next
    }
  }
}

/// The target of a recognizer that performs a segue.
@MainActor
final class SegueTrigger: NSObject {
  private let connection: ConnectionElement
  private weak var controller: UIViewController?

  init(_ connection: ConnectionElement, _ controller: UIViewController?) {
    (self.connection, self.controller) = (connection, controller)
  }

  func perform(_ sender: UIGestureRecognizer) {
    if sender.state == .ended || sender.state == .began { controller?.userDidTrigger(connection, sender) }
  }
}

extension ConnectionElement {
  /// The event of an action. Controls that perform segues name none and do so when they are tapped.
  fileprivate var controlEvent: UIControl.Event { eventType.map { UIControl.Event($0) } ?? .touchUpInside }
}
