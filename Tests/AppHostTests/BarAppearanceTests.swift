import AppHost
import LayoutReports
import Testing
import UIKit

/// How bars look by their appearances. source: Apple's documentation of `scrollEdgeAppearance`: since iOS 15 a bar without one has no ground
/// while the content is at its edge; technote TN3106.
@MainActor
@Suite(.serialized) struct BarAppearanceTests {
  private final class Content: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Colors"
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }
  }

  private let content = Content()
  private let screen = Screen(release: 17)

  private func show(release: Int = 17) -> (Screen, UINavigationController) {
    let screen = Screen(release: release)
    let navigation = UINavigationController(rootViewController: content)
    screen.show(navigation)
    return (screen, navigation)
  }

  private func red() -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    look.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
    return look
  }

  private func isRed(_ screen: Screen) -> Bool { screen.svg().contains("#FF0000") || screen.svg().contains("#ff0000") }

  @Test func standardLookHasItsGroundOnlyWhereContentIsScrolled() {
    let (screen, navigation) = show()
    screen.run { navigation.navigationBar.standardAppearance = red() }
    #expect(!isRed(screen))
    screen.run { content.scrollView.contentOffset.y = 500 }
    #expect(isRed(screen))
    screen.run { navigation.navigationBar.scrollEdgeAppearance = red() }
    screen.run { content.scrollView.contentOffset.y = -content.scrollView.adjustedContentInset.top }
    #expect(isRed(screen))
  }

  @Test func beforeIOS15TheEdgeCountsForLargeTitlesOnly() {
    let (screen, navigation) = show(release: 14)
    screen.run { navigation.navigationBar.standardAppearance = red() }
    #expect(isRed(screen))
  }

  @Test func itemGoesBeforeTheBar() {
    let (screen, navigation) = show()
    screen.run {
      content.navigationItem.scrollEdgeAppearance = red()
      navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    }
    #expect(isRed(screen))
  }

  @Test func titlesAndButtonsHaveTheirColors() throws {
    let (screen, navigation) = show()
    screen.run { navigation.navigationBar.scrollEdgeAppearance = red() }
    let title = try #require(screen.find("Colors") as? UILabel)
    #expect(title.textColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let found = try screen.find("Edit")
    let button = try #require(found as? UIButton ?? found.superview as? UIButton)
    #expect(button.titleColor(for: .normal) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func barKeepsACopy() {
    let look = red()
    let bar = UINavigationBar()
    bar.standardAppearance = look
    look.backgroundColor = nil
    #expect(bar.standardAppearance.backgroundColor != nil)
    bar.standardAppearance.backgroundColor = .white
    #expect(bar.standardAppearance.backgroundColor == .white)
  }

  @Test func tabsHaveTheColorsOfTheirAppearance() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return child
    }
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: green]
    tabs.tabBar.standardAppearance = look
    screen.show(tabs)
    #expect(try screen.find(UILabel.self, "Two").textColor == green)
    #expect(try screen.find(UILabel.self, "One").textColor != green)
  }

  /// A common idiom for a bar without ground and line.
  @Test func emptyImagesLeaveOutGroundAndLine() {
    let (screen, navigation) = show()
    screen.run { navigation.navigationBar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(isRed(screen))
    screen.run {
      navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
      navigation.navigationBar.shadowImage = UIImage()
    }
    #expect(!isRed(screen))
  }
}
