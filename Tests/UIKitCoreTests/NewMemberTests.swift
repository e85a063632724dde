import Platform
import TextLayout
import Testing

@testable import UIKitCore

/// Members of iOS 18 and 26 that fresh apps use. Source: Apple's documentation of each member.
@MainActor
@Suite(.serialized) struct NewMemberTests {
  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    views(view).compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  // MARK: Lists

  private func ground(_ cell: UICollectionViewListCell) -> UIColor? {
    (cell.subviews.first { $0 is BackgroundConfigurationView })?.subviews.first?.backgroundColor
  }

  private func cell(_ appearance: UICollectionLayoutListConfiguration.Appearance?) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.expectedAppearance = appearance
    return cell
  }

  @Test func theBackgroundOfAnyListIsThatOfTheListAroundTheCell() {
    for (appearance, color) in [
      (UICollectionLayoutListConfiguration.Appearance?.none, UIColor.systemBackground), (.plain, .systemBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ] {
      let cell = cell(appearance)
      cell.backgroundConfiguration = .listCell()
      #expect(ground(cell) == color)
    }
    let place = cell(.sidebar)
    place.backgroundConfiguration = .listCell()
    #expect(ground(place) == nil)
  }

  @Test func aColorOfTheProgramStaysInTheBackgroundOfAnyList() {
    let cell = cell(.insetGrouped)
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = .systemPink
    cell.backgroundConfiguration = background
    #expect(ground(cell) == .systemPink)
    #expect(UIBackgroundConfiguration.listHeader().backgroundColor == nil)
    #expect(UIBackgroundConfiguration.listFooter().backgroundColor == nil)
  }

  /// Titles of grouped lists are in capitals before iOS 26.
  @Test func theHeaderOfAnyListLooksLikeOneOfTheListAroundIt() {
    onScreen(iOS: 17) {
      for (appearance, text) in [(UICollectionLayoutListConfiguration.Appearance.plain, "New"), (.grouped, "NEW")] {
        let header = cell(appearance)
        header.isSupplementary = true
        var content = UIListContentConfiguration.header()
        content.text = "New"
        header.contentConfiguration = content
        #expect(label(text, in: header) != nil)
      }
      let footer = cell(.grouped)
      var content = UIListContentConfiguration.footer()
      (content.text, content.textProperties.color) = ("New", .systemRed)
      footer.contentConfiguration = content
      #expect(label("New", in: footer)?.textColor == .systemRed)
    }
  }

  // MARK: Bars

  @Test func aBadgeStandsOverTheUpperTrailingCornerOfItsItem() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    item.badge = .count(3)
    let stage = try CardStage(UINavigationController(rootViewController: controller), on: "iPhone 16", release: 26)
    let text = try #require(label("3", in: stage.window))
    let (badge, button) = (try stage.frame(text.superview), try stage.frame(item.view))
    #expect(text.superview?.backgroundColor == .systemRed && text.textColor == .white)
    #expect(badge.midX > button.midX && badge.midY < button.midY)
    var blue = UIBarButtonItem.Badge.string("New")
    (blue.backgroundColor, blue.foregroundColor) = (.systemBlue, .black)
    item.badge = blue
    stage.window.layoutIfNeeded()
    let new = try #require(label("New", in: stage.window))
    #expect(new.superview?.backgroundColor == .systemBlue && new.textColor == .black && blue.stringValue == "New")
    item.badge = nil
    stage.window.layoutIfNeeded()
    #expect(label("New", in: stage.window) == nil && UIBarButtonItem.Badge.indicator().stringValue == nil)
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let controller = UIViewController()
    (controller.title, controller.navigationItem.subtitle) = ("Photo", "Yesterday")
    let navigation = UINavigationController(rootViewController: controller)
    let stage = try CardStage(navigation, on: "iPhone 16", release: 26)
    stage.window.layoutIfNeeded()
    let (title, below) = (
      try stage.frame(label("Photo", in: navigation.navigationBar)),
      try stage.frame(label("Yesterday", in: navigation.navigationBar))
    )
    #expect(title.maxY <= below.minY + 0.5 && abs(title.midX - below.midX) < 0.5)
    let height = navigation.navigationBar.frame.height
    controller.navigationItem.subtitle = nil
    stage.window.layoutIfNeeded()
    #expect(label("Yesterday", in: navigation.navigationBar) == nil && navigation.navigationBar.frame.height == height)
  }

  @Test func aSubtitleMakesABarWithALargeTitleHigher() throws {
    let controller = UIViewController()
    controller.title = "Photos"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try CardStage(navigation, on: "iPhone 16", release: 26)
    stage.window.layoutIfNeeded()
    let height = navigation.navigationBar.frame.height
    controller.navigationItem.subtitle = "3 items"
    stage.window.layoutIfNeeded()
    let (title, below) = (
      try stage.frame(label("Photos", in: navigation.navigationBar)),
      try stage.frame(label("3 items", in: navigation.navigationBar))
    )
    #expect(title.maxY <= below.minY + 0.5 && abs(title.minX - below.minX) < 0.5)
    #expect(navigation.navigationBar.frame.height > height)
  }

  @Test func noSubtitleIsShownBeforeIOS26() throws {
    let controller = UIViewController()
    (controller.title, controller.navigationItem.subtitle) = ("Photo", "Yesterday")
    let navigation = UINavigationController(rootViewController: controller)
    let stage = try CardStage(navigation, on: "iPhone 15", release: 17)
    stage.window.layoutIfNeeded()
    #expect(label("Yesterday", in: navigation.navigationBar) == nil)
  }

  // MARK: Traits, fonts, controls

  @Test(arguments: [
    ("iPad Air 11-inch (M2)", UISplitViewController.LayoutEnvironment.expanded), ("iPhone 15", .collapsed),
  ])
  func controllersKnowWhetherTheSplitAroundThemIsCollapsed(
    _ device: String, _ environment: UISplitViewController.LayoutEnvironment
  ) throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = try CardStage(split, on: device, release: 18)
    stage.window.layoutIfNeeded()
    #expect(list.traitCollection.splitViewControllerLayoutEnvironment == environment)
    #expect(list.view.traitCollection.splitViewControllerLayoutEnvironment == environment)
    #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    let own = UITraitCollection(splitViewControllerLayoutEnvironment: .collapsed)
    #expect(own.splitViewControllerLayoutEnvironment == .collapsed)
  }

  nonisolated private func bodyFont() -> UIFontDescriptor {
    _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: nil)
    return .preferredFontDescriptor(withTextStyle: .body)
  }

  @Test func aDescriptorOfATextStyleIsMadeOnAnyThread() async {
    let size = await Task.detached { self.bodyFont().pointSize }.value
    #expect(size == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test func aSliderWithoutAThumbIsTakenAnywhere() {
    let window = UIWindow(onPlainScreen: CGSize(width: 200, height: 100))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    window.addSubview(slider)
    let finger = UITouch(at: CGPoint(x: 150, y: 17), in: window)
    #expect(!slider.beginTracking(finger, with: nil))
    slider.sliderStyle = .thumbless
    #expect(slider.beginTracking(finger, with: nil))
  }

  @Test func glassIsOfTheUsualStyleUnlessOneIsNamed() {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    nonisolated(unsafe) var lines: [String] = []
    LayoutLog.write = { lines.append($0) }
    #expect(UIGlassEffect().style == .regular && UIGlassEffect(style: .clear).style == .clear)
    #expect(lines.isEmpty, "pictures show glass")
  }

  @Test func membersWithoutEffectAreTold() {
    let write = LayoutLog.write
    nonisolated(unsafe) var lines: [String] = []
    LayoutLog.write = { lines.append($0) }
    EffectLog.forget()
    defer {
      EffectLog.forget()
      LayoutLog.write = write
    }
    let (tabs, view, attachment) = (UITabBarController(), UITextView(), NSTextAttachment())
    (tabs.mode, view.writingToolsBehavior, attachment.accessibilityLabel) = (.tabBar, .none, nil)
    #expect(lines.isEmpty)
    (tabs.mode, view.writingToolsBehavior, attachment.accessibilityLabel) = (.tabSidebar, .limited, "Picture")
    #expect(
      lines.map { $0.prefix { $0 != " " } } == [
        "UITabBarController.mode", "UITextView.writingToolsBehavior", "NSTextAttachment.accessibilityLabel",
      ])
  }

  // MARK: Alerts

  @Test func theFirstFieldOfAnAlertIsFirstResponderOnceItIsShown() throws {
    let root = UIViewController()
    let stage = try ControllerStage(root, on: "iPhone 8")
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    root.present(alert, animated: false)
    stage.window.layoutIfNeeded()
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
  }
}
