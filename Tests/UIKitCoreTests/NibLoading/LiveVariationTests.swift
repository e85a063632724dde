import Foundation
import Testing
import UIKitCore

/// A controller whose storyboard has a sidebar for regular widths only. As in an app nobody here sets the outlets.
final class SizesController: UIViewController {
  var sidebar: BadgeView!
  var card: UIStackView!
  var label: UILabel!
  var cardLeft: NSLayoutConstraint!
  var cardBeside: NSLayoutConstraint!
  var sidebarLeft: NSLayoutConstraint!
  private(set) var sidebarWasThere: [Bool] = []
  private(set) var animations: [CGFloat] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    sidebarWasThere.append(sidebar.superview != nil)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    animations.append(card.frame.minX)
    coordinator.animate { _ in
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.animations.append(self.card.frame.minX)
    }
  }
}

/// Point 16 of the observed behavior: outlets to what a size class does not install are set, and traits that change install and remove.
/// Source: "the constraint exists and is inactive, the view exists outside of the hierarchy" (observed); the frames are arithmetic on the
/// document.
@MainActor
@Suite(.serialized) struct LiveVariationTests {
  private let controller: SizesController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

  init() throws {
    let bundle = try #require(Bundle(path: StoryboardTests.folder.path))
    controller = try #require(
      UIStoryboard(name: "Sizes", bundle: bundle).instantiateInitialViewController() as? SizesController)
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    controller.traitOverrides.horizontalSizeClass = sizeClass
    window.layoutIfNeeded()
  }

  @Test func whatIsNotInstalledExists() throws {
    let sidebar = try #require(controller.sidebar)
    #expect(sidebar.superview == nil && sidebar.wasAwakened && sidebar.subviews.count == 1)
    #expect(controller.cardBeside.isActive == false && controller.sidebarLeft.isActive == false)
    #expect(controller.cardLeft.isActive)
    #expect(controller.view.subviews.map(\.interfaceBuilderID) == ["back", "card", "label"])
    #expect(controller.card.arrangedSubviews.map(\.interfaceBuilderID) == ["a", "c"])
    #expect(controller.card.frame == CGRect(x: 20, y: 20, width: 100, height: 60))
    #expect(controller.card.arrangedSubviews.map(\.frame.height) == [30, 30])
  }

  @Test func traitsInstallAndRemove() {
    setWidth(.regular)
    #expect(controller.view.subviews.map(\.interfaceBuilderID) == ["back", "sidebar", "card", "label"])
    #expect(controller.cardBeside.isActive && controller.sidebarLeft.isActive && !controller.cardLeft.isActive)
    #expect(controller.sidebar.frame == CGRect(x: 0, y: 0, width: 120, height: 400))
    #expect(controller.sidebar.subviews.first?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(controller.card.frame == CGRect(x: 128, y: 20, width: 200, height: 60))
    #expect(controller.card.arrangedSubviews.map(\.interfaceBuilderID) == ["a", "b", "c"])
    #expect(
      controller.card.arrangedSubviews.map(\.frame) == [0, 70, 140].map { CGRect(x: $0, y: 0, width: 60, height: 60) })
    #expect(controller.label.font.pointSize == 34)
    setWidth(.compact)
    #expect(controller.sidebar.superview == nil)
    #expect(controller.card.frame == CGRect(x: 20, y: 20, width: 100, height: 60))
    #expect(controller.card.arrangedSubviews.map(\.interfaceBuilderID) == ["a", "c"])
    #expect(controller.label.font.pointSize == 17)
    #expect(controller.sidebarWasThere == [true, false])
  }

  @Test func theCoordinatorsAnimationLaysOutWithTheNewConstraints() {
    setWidth(.regular)
    #expect(controller.animations == [20, 128])
  }

  @Test func whatTheProgramSetStaysUnlessTheDocumentsValueChanges() {
    controller.card.backgroundColor = .red
    controller.label.text = "Other"
    controller.cardLeft.constant = 33
    setWidth(.regular)
    setWidth(.compact)
    #expect(controller.label.text == "Other" && controller.card.backgroundColor == .red)
    #expect(controller.card.frame.minX == 33)
  }

  /// A root that is loaded for the screen's classes and shown in others.
  @Test func aNibThatJoinsFollowsWhereItStands() throws {
    let bundle = try #require(Bundle(path: StoryboardTests.folder.path))
    let child = try #require(
      UIStoryboard(name: "Sizes", bundle: bundle).instantiateInitialViewController() as? SizesController)
    child.loadViewIfNeeded()
    controller.traitOverrides.horizontalSizeClass = .regular
    controller.addChild(child)
    controller.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(child.sidebar.superview === child.view)
    #expect(child.card.frame.minX == 128)
  }
}
