/// A kind of object that documents describe by an element of its own.
///
/// The raw value is the tag, the name of the XML element. This enumeration and its table, `ElementKind+Table.swift`, are the
/// only places that spell tags; everything else compares kinds. A tag without a case here, such as that of a control of a
/// later release, has no kind (`Element.kind` is nil): what has a frame is then a plain view, anything else is left out.
package enum ElementKind: String, Hashable, Sendable, CaseIterable {
  // MARK: Views and containers

  /// A plain view.
  case view
  /// A window at the top of a xib.
  case window
  /// A view that an embed segue fills with another controller's view.
  case containerView
  /// A stack view.
  case stackView
  /// A scroll view.
  case scrollView
  /// A view that blurs what is behind it; its subviews lie in a content view.
  case visualEffectView

  // MARK: Texts and images

  /// A label.
  case label
  /// A field for one line of text.
  case textField
  /// A text view, which scrolls.
  case textView
  /// An image view.
  case imageView
  /// A search bar.
  case searchBar

  // MARK: Controls and indicators

  /// A button.
  case button
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmentedControl
  /// A date picker.
  case datePicker
  /// A page control.
  case pageControl
  /// A picker view, whose rows a program supplies.
  case pickerView
  /// A bar that shows progress.
  case progressView
  /// A spinner.
  case activityIndicatorView
  /// A color well.
  case colorWell
  /// The refresh control of a scroll view.
  case refreshControl
  /// A calendar.
  case calendarView

  // MARK: Tables and collections

  /// A table view.
  case tableView
  /// A static cell or a prototype of one.
  case tableViewCell
  /// The content view of a table view cell.
  case tableViewCellContentView
  /// A collection view.
  case collectionView
  /// A prototype of a collection view's cells.
  case collectionViewCell
  /// The content view of a collection view cell, in documents of Xcode 11 and later.
  case collectionViewCellContentView
  /// A header or footer of a collection view's sections.
  case collectionReusableView
  /// The flow layout of a collection view; no view.
  case collectionViewFlowLayout

  // MARK: Bars

  /// A navigation bar.
  case navigationBar
  /// A tab bar.
  case tabBar
  /// A tool bar.
  case toolbar
  /// What a navigation bar shows for a controller; no view.
  case navigationItem
  /// What a tab bar shows for a controller; no view.
  case tabBarItem

  // MARK: Views of other frameworks

  /// An advertisement of iAd.
  case adBannerView
  /// A SceneKit scene over the camera's picture.
  case arscnView
  /// A SpriteKit scene over the camera's picture.
  case arskView
  /// A view that OpenGL ES draws.
  case glkView
  /// A map.
  case mapView
  /// A view that Metal draws.
  case mtkView
  /// A PDF document.
  case pdfView
  /// A SceneKit scene.
  case sceneKitView
  /// A SpriteKit scene.
  case skView
  /// The web view of iOS 11 and earlier.
  case webView
  /// A web view of WebKit.
  case wkWebView

  // MARK: Controllers

  /// A view controller.
  case viewController
  /// A controller whose view is a table view.
  case tableViewController
  /// A controller whose view is a collection view.
  case collectionViewController
  /// A navigation controller.
  case navigationController
  /// A tab bar controller.
  case tabBarController
  /// A split view controller.
  case splitViewController
  /// A page view controller.
  case pageViewController
  /// A controller that plays a film.
  case avPlayerViewController
  /// A controller whose view OpenGL ES draws.
  case glkViewController
  /// A controller that shows a SwiftUI view.
  case hostingController
  /// A reference to a controller of another storyboard.
  case viewControllerPlaceholder

  // MARK: Gesture recognizers

  /// A recognizer of taps.
  case tapGestureRecognizer
  /// A recognizer of long presses; the tag is Interface Builder's own spelling.
  case longPressGestureRecognizer = "pongPressGestureRecognizer"
  /// A recognizer of drags.
  case panGestureRecognizer
  /// A recognizer of drags that begin at an edge of the screen.
  case screenEdgePanGestureRecognizer
  /// A recognizer of swipes.
  case swipeGestureRecognizer
  /// A recognizer of pinches.
  case pinchGestureRecognizer
  /// A recognizer of rotations by two fingers.
  case rotationGestureRecognizer
}

extension ElementKind {
  /// The kind of a tag; nil for a tag without one. Constant time.
  package init?(tag: String) {
    guard let kind = Self.byTag[tag] else { return nil }
    self = kind
  }

  private static let byTag = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Element {
  /// The kind of object that the element describes; nil for parts of one, such as a frame, and for unknown tags.
  package var kind: ElementKind? { ElementKind(tag: name) }

  /// The first child of the kind.
  package func child(_ kind: ElementKind) -> Element? { child(kind.rawValue) }
}
