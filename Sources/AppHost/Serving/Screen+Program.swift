import InterfaceBuilder
import Staging
import UIKit

/// What a tool does with a screen besides what a user does.
extension Screen {
  /// Becomes what the configuration says, one change after the other.
  func become(_ configuration: LayoutConfiguration) throws {
    if device != configuration.device || release != configuration.release {
      become(configuration.screenModel, release: configuration.release)
    }
    if part != configuration.split { try split(.full) }
    try rotate(to: configuration.orientation)
    try split(configuration.split)
    textSize = UIContentSizeCategory(configuration.textSize)
    appearance = configuration.isDark ? .dark : .light
    rightToLeft = configuration.isRightToLeft
  }

  /// Puts a controller in the place of what the app shows in its window.
  func showAlone(_ controller: UIViewController) { run { window?.rootViewController = controller } }

  /// Takes a step that leads from the screen to another: `tab:1`, or the id of a segue.
  ///
  /// - Throws: ``ScreenError`` if the screen has no such tab or segue.
  func perform(_ step: String) throws {
    var controller = topController
    while let present = controller {
      if let tabs = present as? UITabBarController, step.hasPrefix("tab:"), let index = Int(step.dropFirst(4)),
        tabs.viewControllers?.indices.contains(index) == true
      {
        return run { tabs.selectedIndex = index }
      }
      if let segue = present.segues.first(where: { $0.id == step }) {
        return run { present.perform(segue, present.sender(of: segue)) }
      }
      controller = present.parent
    }
    throw ScreenError("the screen has no segue \(step)")
  }
}

extension LayoutConfiguration {
  /// The device, called as it was asked for.
  var screenModel: Screen.Model { model.map { .named($0) } ?? .device(device) }
}

extension UIViewController {
  /// The segues by which the controller's scene leads on to others.
  var segues: [ConnectionElement] {
    var found: [ConnectionElement] = []
    storyboardScene?.element.forEachInTree { element in
      guard let connection = ConnectionElement(element), connection.kind == .segue, connection.relationship == nil,
        connection.segueKind != .unwind, connection.segueKind != .embed, connection.destination != nil
      else { return }
      found.append(connection)
    }
    return found
  }

  /// The view that a user touches for the segue: the first row that is made of a prototype. Nil for items of bars and for the controller.
  fileprivate func sender(of segue: ConnectionElement) -> Any? {
    viewIfLoaded?.fromFront.reversed().first { view in
      guard let id = view.interfaceBuilderID else { return false }
      return storyboardScene?.allRoots.flatMap(\.tree)
        .contains { $0.id == id && $0.connections.contains { $0.id == segue.id } } == true
    }
  }
}
