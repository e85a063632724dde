import InterfaceBuilder
import LayoutReports
import Picturing
import UIKitCore

extension Stage {
  /// The scenes as a device would dump them: a screen for each view tree that stands for itself.
  package func dumpedScreens() -> [ScreenDump.Screen] {
    var screens: [ScreenDump.Screen] = []
    forEachRoot { root, loaded in
      root.layoutIfNeeded()
      let controller = root.owningController
      let element = document.scenes.lazy.compactMap(\.controller).first { $0.id == controller?.interfaceBuilderID }
      screens.append(
        ScreenDump.Screen(
          of: root, name: controller?.interfaceBuilderName ?? root.interfaceBuilderName ?? "View",
          controller: element?.customClass
        ) { view in
          view.interfaceBuilderID.flatMap { loaded.elements[$0] }?.accessibilityIdentifier
        })
    }
    return screens
  }
}
