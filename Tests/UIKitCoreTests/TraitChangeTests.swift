import Testing

@testable import UIKitCore

/// What happens to a tree on the screen when what surrounds it changes. Source of the numbers: arithmetic.
@MainActor
@Suite(.serialized) struct TraitChangeTests {
  private final class Witness: UIView {
    var directions: [UITraitEnvironmentLayoutDirection] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      directions += [previous?.layoutDirection, traitCollection.layoutDirection].compactMap { $0 }
    }
  }

  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let box = Witness()

  /// A box of 50 × 20, 10 points from the leading edge.
  init() {
    window.rootViewController = controller
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor), box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
  }

  @Test func overridingTheDirectionTurnsWhatIsOnTheScreen() {
    #expect(box.frame.minX == 10)
    controller.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(box.frame.minX == 260)
    #expect(box.directions == [.leftToRight, .rightToLeft])
    #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    controller.traitOverrides.layoutDirection = .unspecified
    window.layoutIfNeeded()
    #expect(box.frame.minX == 10)
  }

  @Test func aViewOverridesForItselfAndWhatIsInIt() {
    let inner = UIView()
    box.addSubview(inner)
    box.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    // A constraint reads in the direction of the view that holds it.
    #expect(box.frame.minX == 10)
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func theContentAttributeTurnsConstraintsAndMargins() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 3)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(content.frame.minX == 12)
    box.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    #expect(content.frame.minX == 3)
    #expect(content.frame.maxX == 38)
  }

  /// Source: on a screen every trait is specified, says Apple, and apps choose an axis by `isAccessibilityCategory`.
  @Test func theTextSizeIsATraitWhoseChangeIsTold() {
    let screen = UIScreen(UIScreen.main.profile)
    window.screen = screen
    window.layoutIfNeeded()
    #expect(box.traitCollection.preferredContentSizeCategory == .large)
    var told: [UIContentSizeCategory] = []
    box.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (box: Witness, old: UITraitCollection) in
      told = [old.preferredContentSizeCategory, box.traitCollection.preferredContentSizeCategory]
    }
    screen.profile.contentSizeCategory = .AX2
    window.layoutIfNeeded()
    #expect(told == [.large, .accessibilityLarge])
  }

  @Test func theReadableWidthFollowsTheTextSize() {
    let previous = UIScreen.main.profile
    defer { UIScreen.main.profile = previous }
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    window.layoutIfNeeded()
    // Source: 672 is the measured width on a tablet in landscape, inset 176 of 1024; 560 is reported for the smallest text.
    #expect(controller.view.readableContentGuide.layoutFrame.minX == 176)
    #expect(controller.view.readableContentGuide.layoutFrame.width == 672)
    UIScreen.main.profile.contentSizeCategory = .xSmall
    #expect(controller.view.readableContentGuide.layoutFrame.width == 560)
    // At accessibility sizes the margins of 20 decide.
    UIScreen.main.profile.contentSizeCategory = .AX5
    #expect(controller.view.readableContentGuide.layoutFrame.width == 984)
  }

  @Test func barsGuidesHaveLengthsAndAnchors() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      bottom.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8),
      middle.widthAnchor.constraint(equalTo: bottom.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect((top.length, bottom.length) == (20, 49))
    #expect(middle.frame == CGRect(x: 0, y: 28, width: 49, height: 483))
  }
}
