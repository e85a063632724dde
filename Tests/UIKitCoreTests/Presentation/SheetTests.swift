import Platform
import Testing

@testable import UIKitCore

/// Sheets on phones, tablets and shared screens.
///
/// Source: page sheets begin 54 points below the top of a phone with 44 points of status bar and 20 below that of one with a home button
/// (frames that Xcode stored), form sheets have 540 by 620 points (developers' reports), page sheets the readable width of 672 and two
/// margins of 20; above and below: DEVIATIONS.md, 124. The rest is arithmetic with the sizes of the screens.
@MainActor
@Suite(.serialized) struct SheetTests {
  private let root = UIViewController()
  private let content = UIViewController()

  private func stage(
    _ style: UIModalPresentationStyle, on device: String, _ orientation: Device.Orientation = .portrait,
    _ part: Device.Split = .full
  ) throws -> ControllerStage {
    let stage = try ControllerStage(root, on: device, orientation, part)
    content.modalPresentationStyle = style
    root.present(content, animated: false)
    return stage
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func onAPhone(style: UIModalPresentationStyle) throws {
    let stage = try stage(style, on: "iPhone X")
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    try stage.turn(.landscape)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(content.view.safeAreaInsets.left == 44)
    content.dismiss(animated: false)
    #expect(content.view.superview == nil && stage.window.subviews.count == 1)
  }

  /// "The view controller that is presented by this view controller, or one of its ancestors in the view controller hierarchy" (Apple,
  /// presentedViewController); the ancestor that presents is the presenting one.
  @Test func aChildOfANavigationControllerDismissesWhatItPresents() throws {
    let navigation = UINavigationController(rootViewController: root)
    let stage = try ControllerStage(navigation, on: "iPhone X")
    content.modalPresentationStyle = .formSheet
    root.present(content, animated: false)
    #expect(root.presentedViewController === content && navigation.presentedViewController === content)
    #expect(content.presentingViewController === navigation)
    #expect(content.presentationController?.presentingViewController === navigation)
    root.dismiss(animated: false)
    #expect(content.view.superview == nil && root.presentedViewController == nil && stage.window.subviews.count == 1)
  }

  @Test func onAPhoneWithAHomeButton() throws {
    let stage = try stage(.pageSheet, on: "iPhone 8")
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func onATablet() throws {
    let stage = try stage(.pageSheet, on: "ipad9_7")
    #expect(try stage.frame(content.view) == CGRect(x: 28, y: 20, width: 712, height: 984))
    #expect(content.traitCollection.horizontalSizeClass == .regular && content.view.safeAreaInsets == .zero)
    try stage.turn(.landscape)
    #expect(try stage.frame(content.view) == CGRect(x: 156, y: 20, width: 712, height: 728))
    // A third of the screen is 320 points wide.
    try stage.turn(.landscape, .oneThird)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 20, width: 320, height: 748))
  }

  /// Reports of apps say that detents have effect on a tablet; half of 1,024 points is 512, as wide as the page sheet above.
  @Test func aLowPageSheetOnATabletStandsOnTheEdge() throws {
    let stage = try stage(.pageSheet, on: "ipad9_7")
    content.sheetPresentationController?.detents = [.medium(), .large()]
    let low = try stage.frame(content.view)
    #expect(low == CGRect(x: 28, y: 512, width: 712, height: 512), "\(low)")
    content.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(try stage.frame(content.view) == CGRect(x: 28, y: 20, width: 712, height: 984))
  }

  @Test func formSheetsOnATablet() throws {
    let stage = try stage(.formSheet, on: "ipad9_7")
    #expect(try stage.frame(content.view) == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.view.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    content.preferredContentSize = CGSize(width: 400, height: 300)
    #expect(try stage.frame(content.view) == CGRect(x: 184, y: 362, width: 400, height: 300))
    try stage.turn(.portrait, .oneThird)
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 20, width: 320, height: 1004))
  }

  @Test func detents() throws {
    let custom = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 200 }
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large(), custom]
    let stage = try stage(.automatic, on: "iPhone X")
    #expect(content.sheetPresentationController === sheet)
    // The lowest one: 200 points and the safe area below.
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 578, width: 375, height: 234))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(content.view.frame == CGRect(x: 0, y: 406, width: 375, height: 406))
    sheet.selectedDetentIdentifier = .large
    #expect(try stage.frame(content.view).height == 758)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.selectedDetentIdentifier = .init("low")
    content.preferredContentSize = CGSize(width: 400, height: 0)
    try stage.turn(.landscape)
    // 21 points of home indicator.
    #expect(try stage.frame(content.view) == CGRect(x: 206, y: 154, width: 400, height: 221))
  }

  /// The largest value: 812 - 54 - 34.
  @Test func detentsKnowTheLargestHeight() throws {
    var maximum: CGFloat = 0
    content.sheetPresentationController?.detents = [
      .custom { context in
        maximum = context.maximumDetentValue
        return context.maximumDetentValue / 2
      }
    ]
    let stage = try stage(.automatic, on: "iPhone X")
    #expect(try stage.frame(content.view).height == 362 + 34)
    #expect(maximum == 724)
  }

  /// Bars in sheets are 56 points high: ten bars that Xcode stored.
  @Test func barsInSheets() throws {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    inner.preferredContentSize = CGSize(width: 300, height: 200)
    let stage = try ControllerStage(root, on: "iPhone X")
    root.present(navigation, animated: false)
    #expect(try stage.frame(navigation.navigationBar) == CGRect(x: 0, y: 54, width: 375, height: 56))
    #expect(inner.view.safeAreaInsets.top == 56)
    try stage.turn(.landscape)
    #expect(try stage.frame(navigation.navigationBar) == CGRect(x: 0, y: 0, width: 812, height: 32))
  }

  @Test func aSheetOfANavigationControllerHasTheSizeOfItsTop() throws {
    let inner = UIViewController()
    inner.preferredContentSize = CGSize(width: 300, height: 200)
    let navigation = UINavigationController(rootViewController: inner)
    navigation.modalPresentationStyle = .formSheet
    let stage = try ControllerStage(root, on: "ipad9_7")
    root.present(navigation, animated: false)
    #expect(try stage.frame(navigation.view) == CGRect(x: 234, y: 412, width: 300, height: 200))
    inner.preferredContentSize.height = 400
    #expect(try stage.frame(navigation.view) == CGRect(x: 234, y: 312, width: 300, height: 400))
  }

  private final class CoveringDelegate: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
  }

  @Test func aDelegateMayCoverTheWindow() throws {
    let delegate = CoveringDelegate()
    content.presentationController?.delegate = delegate
    let stage = try stage(.automatic, on: "iPhone X")
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(content.view.safeAreaInsets.top == 44)
  }

  private final class HalfPresentation: UIPresentationController {
    var journal: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() { journal.append("begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) { journal.append("has begun") }
    override func dismissalTransitionWillBegin() { journal.append("ends") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { journal.append("has ended") }
  }

  private final class HalfDelegate: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      HalfPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func aPresentationOfTheApp() throws {
    let delegate = HalfDelegate()
    content.transitioningDelegate = delegate
    let stage = try stage(.custom, on: "iPhone 8")
    #expect(try stage.frame(content.view) == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    let presentation = try #require(content.presentationController as? HalfPresentation)
    content.dismiss(animated: false)
    #expect(presentation.journal == ["begins", "has begun", "ends", "has ended"])
    #expect(presentation.containerView == nil)
  }
}
