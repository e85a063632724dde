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
    UIScreen.main.profile.contentSizeCategory = .large
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

  /// Documented: the window's style is that of its root view controller and everything it shows
  /// (https://developer.apple.com/documentation/uikit/choosing-a-specific-interface-style-for-your-ios-app).
  @Test func whatAWindowOverridesReachesItsControllers() {
    let (child, presented) = (UIViewController(), UIViewController())
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    controller.present(presented, animated: false)
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    for controller in [controller, child, presented] {
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(box.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(box.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    window.overrideUserInterfaceStyle = .unspecified
    window.layoutIfNeeded()
    #expect(box.traitCollection.userInterfaceStyle == .light)
  }

  /// Documented: the font is updated when the category changes. A body text is 17 points at the large category and 53 at the largest one,
  /// by the Human Interface Guidelines.
  @Test func theFontOfATextFollowsTheCategory() {
    let (view, field) = (UITextView(), UITextField())
    for text in [view, field] as [UIView] { box.addSubview(text) }
    (view.font, field.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    (view.adjustsFontForContentSizeCategory, field.adjustsFontForContentSizeCategory) = (true, true)
    window.layoutIfNeeded()
    box.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(view.font?.pointSize == 53 && field.font?.pointSize == 53)
    box.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(view.font?.pointSize == 17 && field.font?.pointSize == 17)
  }

  @Test func aSymbolOfATextStyleFollowsTheCategory() throws {
    let symbol = UIImage.SymbolConfiguration(textStyle: .body)
    let (picture, button) = (UIImageView(image: UIImage(systemName: "star")), UIButton(type: .system))
    picture.preferredSymbolConfiguration = symbol
    button.setImage(UIImage(systemName: "star", withConfiguration: symbol), for: .normal)
    box.addSubview(picture)
    box.addSubview(button)
    window.layoutIfNeeded()
    let before = (picture.intrinsicContentSize.width, try #require(button.currentImage).size.width)
    box.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    // 53 points in place of 17, in whole points or pixels.
    #expect(abs(picture.intrinsicContentSize.width / before.0 - 53 / 17) < 0.1)
    #expect(abs(try #require(button.currentImage).size.width / before.1 - 53 / 17) < 0.1)
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
