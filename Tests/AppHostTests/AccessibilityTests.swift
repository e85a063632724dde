import AppHost
import Testing
import UIKit

/// A screen as a user finds it who cannot see it. source: Apple's documentation of the accessibility of UIKit.
@MainActor
@Suite(.serialized) struct AccessibilityTests {
  private final class Player: UIViewController {
    var heard: [String] = []
    let play = UIButton(type: .system)
    let volume = UISlider()
    let card = UIView()
    let chart = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel()
      title.text = "Song"
      title.frame = CGRect(x: 20, y: 100, width: 200, height: 20)
      play.setTitle("Play", for: .normal)
      play.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      play.addAction(UIAction { [unowned self] _ in heard.append("play") }, for: .touchUpInside)
      volume.frame = CGRect(x: 150, y: 200, width: 100, height: 44)
      volume.accessibilityLabel = "Volume"
      card.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
      card.isAccessibilityElement = true
      card.accessibilityIdentifier = "card"
      card.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { [unowned self] _ in
          heard.append("delete")
          return true
        }
      ]
      chart.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "May"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 40)
      chart.accessibilityElements = [bar]
      chart.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", Player.tap)))
      // In another order than they stand.
      for part in [chart, card, volume, play, title] { view.addSubview(part) }
    }

    func tap(_ recognizer: UITapGestureRecognizer) { heard.append("tap at \(recognizer.location(in: chart).x)") }
    override func accessibilityPerformEscape() -> Bool {
      heard.append("escape")
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      heard.append("magic")
      return true
    }
  }

  private let player = Player()
  private let screen = Screen(release: 17)

  init() { screen.show(player) }

  @Test func elementsAreReadFromTopToBottom() {
    let elements = screen.accessibilityElements
    #expect(elements.map { $0.label ?? $0.identifier } == ["Song", "Play", "Volume", "card", "May"])
    #expect(elements[1].traits == .button && elements[2].value == "0%")
    #expect(elements[4].frame == CGRect(x: 30, y: 400, width: 20, height: 40))
    player.play.isHidden = true
    player.chart.accessibilityElementsHidden = true
    #expect(screen.accessibilityElements.map { $0.label ?? $0.identifier } == ["Song", "Volume", "card"])
    player.card.accessibilityViewIsModal = true
    #expect(screen.accessibilityElements.map(\.identifier) == ["card"])
  }

  @Test func elementsAreActivatedAdjustedAndAsked() throws {
    try screen.activate("Play")
    // The middle of the bar, of 20 points from 10 on.
    try screen.activate("May")
    try screen.perform("Delete", on: "card")
    try screen.increment("Volume")
    #expect(player.heard == ["play", "tap at 20.0", "delete"] && player.volume.value == 0.1)
    #expect(throws: ScreenError.self) { try screen.perform("Share", on: "card") }
    #expect(throws: ScreenError.self) { try screen.increment("Play") }
    #expect(throws: ScreenError.self) { try screen.activate("Stop") }
  }

  @Test func gesturesAskTheChain() {
    #expect(screen.performEscape() && screen.performMagicTap())
    #expect(player.heard == ["escape", "magic"])
    let navigation = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    screen.show(navigation)
    #expect(screen.performEscape() && navigation.viewControllers.count == 1 && !screen.performEscape())
  }

  @Test func aTestTurnsSettingsOn() {
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.turn(.voiceOver, on: true)
    screen.turn(.voiceOver, on: true)
    #expect(screen.run { UIAccessibility.isVoiceOverRunning } && told == 1)
    // Another screen is another device.
    #expect(!Screen(release: 17).run { UIAccessibility.isVoiceOverRunning })
    screen.turn(.voiceOver, on: false)
    #expect(!screen.run { UIAccessibility.isVoiceOverRunning } && told == 2)
    for setting in AccessibilitySetting.allCases { screen.turn(setting, on: true) }
    #expect(screen.run { UIAccessibility.buttonShapesEnabled && UIAccessibility.isReduceMotionEnabled })
  }

  @Test func whatIsPostedIsKept() {
    nonisolated(unsafe) var finished: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { finished.append($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "") }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.run { UIAccessibility.post(notification: .announcement, argument: "Saved") }
    #expect(screen.accessibilityPosts.map { $0.argument as? String } == ["Saved"] && finished.isEmpty)
    screen.turn(.voiceOver, on: true)
    screen.run {
      UIAccessibility.post(notification: .announcement, argument: "Sent")
      UIAccessibility.post(notification: .layoutChanged, argument: player.card)
    }
    #expect(
      finished == ["Sent"]
        && screen.accessibilityPosts.map(\.notification) == [.announcement, .announcement, .layoutChanged])
    #expect(screen.run { player.card.accessibilityElementIsFocused() })
    #expect(screen.run { UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject } === player.card)
    screen.forgetAccessibilityPosts()
    #expect(screen.accessibilityPosts.isEmpty)
  }

  @Test func queriesFindByLabelAndIdentifier() throws {
    #expect(try screen.find(.identifier("card")) === player.card)
    #expect(try screen.find(.label("Volume")) === player.volume)
    #expect(try screen.find(.label("Play")) === player.play)
  }

  /// 30 points are less than 44; gray 0.6 on white has a contrast of 1.05 / (0.3185 + 0.05) = 2.85; a column's second line stands lower than
  /// the first one of the column beside it.
  @Test func problemsAreFound() throws {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = .white
    let small = UIButton(type: .custom)
    small.frame = CGRect(x: 20, y: 100, width: 30, height: 44)
    small.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    let pale = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
    pale.text = "Small print"
    pale.textColor = UIColor(white: 0.6, alpha: 1)
    var columns: [UIView] = []
    for (index, words) in [["Height", "1.80 m"], ["Weight", "75 kg"]].enumerated() {
      let column = UIView(frame: CGRect(x: 20 + 150 * index, y: 300, width: 140, height: 200))
      for (row, word) in words.enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: 30 * index + 60 * row, width: 140, height: 20))
        label.text = word
        label.textColor = .black
        column.addSubview(label)
      }
      columns.append(column)
    }
    for part in [small, pale] + columns { controller.view.addSubview(part) }
    let screen = Screen(.named("iPhone 17"))
    screen.show(controller)
    let found = screen.accessibilityProblems
    #expect(found.map(\.kind) == [.touchTarget, .label, .contrast, .readingOrder], "\(found)")
    #expect(found.first?.view === small && found.first?.description.contains("30 × 44") == true)
    #expect(found[2].description.contains("\"Small print\" is 2.8"), "\(found[2])")
    small.accessibilityLabel = "Delete"
    small.frame.size.width = 44
    pale.textColor = UIColor(white: 0.4, alpha: 1)
    for column in columns { column.shouldGroupAccessibilityChildren = true }
    #expect(screen.accessibilityProblems.isEmpty, "\(screen.accessibilityProblems)")
  }
}
