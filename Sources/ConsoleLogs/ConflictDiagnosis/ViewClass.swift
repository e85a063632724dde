/// What the class of a logged view says about who places it: the app, or the framework.
///
/// Only names of the frameworks are known here; a class that no table has is the app's.
struct ViewClass: Hashable, Sendable {
  /// Without module and without the class that observation puts in its place.
  let name: String
  private let isOfApp: Bool

  init(_ logged: String) {
    name = ConflictNames.shortClass(logged)
    // `_TtC3App3Row` is how runtimes up to iOS 8 write App.Row.
    isOfApp =
      logged.hasPrefix("_TtC") && !logged.contains("SwiftUI") || logged.contains(".") && !logged.hasPrefix("SwiftUI.")
  }

  /// A class that no app makes or configures: what begins with an underscore, and the plumbing of windows, keyboards and bars.
  var isPrivate: Bool {
    guard !isOfApp else { return false }
    return name.hasPrefix("_") || Self.plumbing.contains { name.hasPrefix($0) } || isContainer || isContentView
  }

  /// A view between windows and the roots of view controllers, or a window.
  var isContainer: Bool {
    guard !isOfApp else { return false }
    return name.hasPrefix("_UI") && !isLayoutHelper
      || ["Window", "LayoutContainerView", "TransitionView", "ViewControllerWrapperView", "DropShadowView"].contains {
        name.hasPrefix("UI") && name.hasSuffix($0)
      } || name == "NSWindow" || name == "NSThemeFrame" || name == "NSNextStepFrame"
  }

  /// The view of a cell or of a header that holds the app's views. The framework places it, and changing how it does is not
  /// supported.
  ///
  /// source: https://stackoverflow.com/questions/21099087 (the mask of a content view cannot be turned off)
  var isContentView: Bool { name.hasSuffix("ContentView") }

  /// Views of the keyboard and of what it shows above itself.
  var isKeyboard: Bool { !isOfApp && Self.keyboard.contains { name.hasPrefix($0) } }

  /// A view of a bar that places its items.
  var isBar: Bool { !isOfApp && Self.bars.contains { name.hasPrefix($0) } }

  /// A private view that only the framework constrains: neither one that holds the app's views, nor the view of a view controller.
  var isClosed: Bool {
    isPrivate && !isContentView && !isLayoutHelper && !Self.controllerViews.contains { name.contains($0) }
  }

  /// A class of UIKit or AppKit that apps use as it is, such as UILabel or NSButton.
  var isPlain: Bool { !isOfApp && (name.hasPrefix("UI") || name.hasPrefix("NS")) }

  var isOfAppKit: Bool { !isOfApp && (name.hasPrefix("NS") || name.hasPrefix("_NS")) }

  /// Whether it calls itself a cell or a header: UIKit gives it its size.
  var isCell: Bool {
    name.hasWord("Cell") || name.hasWord("HeaderFooterView") || name.hasSuffix("HeaderView")
      || name.hasSuffix("FooterView")
      || isContentView && isPlain || isContentView && name.hasPrefix("_UITableView")
  }

  /// Guides and spacers, which are no views.
  private var isLayoutHelper: Bool { name == "_UILayoutGuide" || name == "_UILayoutSpacer" }

  private static let keyboard = ["UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIKeyboard", "UIInputWindow"]
  private static let bars = [
    "_UIButtonBar", "_UIToolbar", "_UIModernBar", "_UINavigationBar", "_UITabBar", "_UITAMIC", "_UIBar", "UIButtonBar",
  ]
  private static let plumbing =
    keyboard + bars + ["UIStatusBar", "UIAlertControllerVisual", "NSTitlebar", "NSToolbarView", "NSToolbarItemViewer"]
  /// Views of view controllers, which apps constrain in containers of their own.
  private static let controllerViews = ["PageViewControllerContentView", "HostingView", "LayoutContainerView"]
}

extension String {
  /// Whether it has a word of a name in capitals and small letters: `RowCellView` has `Cell`, `Cellular` has not.
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      guard let next = rest[range.upperBound...].first, next.isLowercase else { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
