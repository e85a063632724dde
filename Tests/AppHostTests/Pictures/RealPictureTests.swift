import AppHost
import LayoutReports
import Testing
import UIKit

/// Screens beside pictures of real ones: positions within a point.
///
/// source: pictures that public test suites recorded on simulators, measured to a pixel. AS is cashapp/AccessibilitySnapshot (iOS 11 to
/// 26.2), PF pointfreeco/swift-snapshot-testing (iOS 13), EF essentialdevelopercom/essential-feed-case-study (iOS 26.1).
@MainActor
@Suite struct RealPictureTests {
  /// A release with the phone that the pictures of AS were recorded on.
  nonisolated static let phones: [(release: Int, model: String)] = [
    (17, "iPhone 15"), (18, "iPhone 16 Pro"), (26, "iPhone 16 Pro"),
  ]

  private func isNear(_ value: CGFloat?, _ other: Double, by room: Double = 1) -> Bool {
    value.map { abs(Double($0) - other) <= room } ?? false
  }

  /// Shows a controller and returns what `read` finds on it.
  private func shown<T>(
    _ phone: (release: Int, model: String), textSize: UIContentSizeCategory = .large,
    _ controller: () -> UIViewController, read: (UIWindow) throws -> T
  ) throws -> T {
    let screen = Screen(.named(phone.model), release: phone.release)
    screen.textSize = textSize
    screen.show(screen.run(controller))
    return try screen.run { try read(try #require(screen.windows.last)) }
  }

  private func view(_ make: () -> UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(make())
    return controller
  }

  private func first<T: UIView>(_ type: T.Type, in view: UIView, where isMeant: (T) -> Bool = { _ in true }) -> T? {
    if let view = view as? T, isMeant(view) { return view }
    for child in view.subviews {
      if let found = first(type, in: child, where: isMeant) { return found }
    }
    return nil
  }

  private func frame(_ view: UIView?) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: nil)
  }

  // MARK: Controls of AS

  /// Page controls: dots 7.67 wide and 17.67 apart.
  @Test(arguments: phones) func pageControls(_ phone: (release: Int, model: String)) throws {
    try shown(phone) {
      view {
        let control = UIPageControl(frame: CGRect(x: 50, y: 200, width: 200, height: 26))
        control.numberOfPages = 3
        return control
      }
    } read: { window in
      let dots = fills(ViewReport(of: try #require(first(UIPageControl.self, in: window))))
      #expect(dots.count == 3 && dots.allSatisfy { isNear($0.width, 7.67) })
      #expect(isNear(dots[1].x - dots[0].x, 17.67))
    }
  }

  /// Sliders: the track of 17.5 lies from 13.0 to 380.0 of a frame from 10 to 383; that of 26.2 fills its frame, and is filled to 277 of 382.
  @Test(arguments: phones) func sliders(_ phone: (release: Int, model: String)) throws {
    let width: CGFloat = phone.release < 26 ? 373 : 382
    try shown(phone) {
      view {
        let slider = UISlider(frame: CGRect(x: 10, y: 200, width: width, height: 34))
        slider.value = 0.75
        return slider
      }
    } read: { window in
      let track = fills(ViewReport(of: try #require(first(UISlider.self, in: window)))).filter { $0.height < 10 }
      let ends = (track.map(\.x).min(), track.map(\.maxX).max())
      #expect(isNear(ends.0.map { CGFloat($0) }, phone.release < 26 ? 3 : 0))
      #expect(isNear(ends.1.map { CGFloat($0) }, phone.release < 26 ? 370 : 382))
      if phone.release == 26 { #expect(track.contains { isNear(CGFloat($0.maxX), 277) }) }
    }
  }

  /// Segments of iOS 26.2: 261 wide where those of 17.5 are 263, 32 high.
  @Test func segments() throws {
    try shown((26, "iPhone 16 Pro")) {
      view { UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]) }
    } read: { window in
      let size = try #require(first(UISegmentedControl.self, in: window)).intrinsicContentSize
      #expect(isNear(size.width, 261) && isNear(size.height, 32))
    }
  }

  // MARK: Bars of AS

  /// A navigation bar with a title and a back button: where the bar, the back button's title and the title lie.
  @Test(arguments: phones) func navigationBars(_ phone: (release: Int, model: String)) throws {
    try shown(phone) {
      let (root, next) = (UIViewController(), UIViewController())
      root.title = "Back"
      next.title = "View 2"
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(next, animated: false)
      return navigation
    } read: { window in
      let bar = try #require(first(UINavigationBar.self, in: window))
      let (barFrame, title) = (
        try frame(bar), try frame(first(UILabel.self, in: bar) { $0.text == "View 2" })
      )
      switch phone.release {
      case 17: #expect(isNear(barFrame.minY, 53.667) && isNear(barFrame.maxY, 97.667))
      case 18: #expect(isNear(barFrame.minY, 56.333) && isNear(barFrame.maxY, 100.333))
      default: #expect(isNear(barFrame.minY, 62) && isNear(title.minY, 73.667) && isNear(title.height, 20.333))
      }
      #expect(isNear(title.midX, Double(barFrame.width) / 2))
      if phone.release < 26 {
        let back = try frame(first(UILabel.self, in: bar) { $0.text == "Back" })
        // Ink begins at 30.667 and 32; the first letter begins 1.667 after its label.
        #expect(isNear(back.minX + 1.667, phone.release == 17 ? 30.667 : 32))
      } else {
        let back = try #require(first(UIControl.self, in: bar))
        #expect(try frame(back) == CGRect(x: 16, y: 62, width: 44, height: 44))
      }
    }
  }

  /// The arrow of a back button: its ink lies from 9.33 to 20.0, and from 13.33 on at 414 points (an app of iOS 15.2). It is 10.67 wide, in
  /// the middle of an image of 13.
  @Test(arguments: [
    (15, "iPhone 13", 9.333), (16, "iPhone 14 Pro", 9.333), (17, "iPhone 15", 9.333), (18, "iPhone 16 Pro", 9.333),
    (15, "iPhone 11 Pro Max", 13.333),
  ])
  func backArrows(_ release: Int, _ model: String, _ start: Double) throws {
    try shown((release, model)) {
      let (root, next) = (UIViewController(), UIViewController())
      root.title = "Back"
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(next, animated: false)
      return navigation
    } read: { window in
      let bar = try #require(first(UINavigationBar.self, in: window))
      let arrow = try frame(first(UIImageView.self, in: bar) { $0.frame.width == 13 })
      #expect(isNear(arrow.midX - 10.667 / 2, start) && isNear(arrow.midX + 10.667 / 2, start + 10.667))
    }
  }

  /// The tab bar of 26.2: 83 high, items 54 high from 25 to 377 of 402.
  @Test func tabBars() throws {
    try shown((26, "iPhone 16 Pro")) {
      let tabs = UITabBarController()
      tabs.viewControllers = (1...4).map { number in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Item \(number)", image: UIImage(systemName: "star"), tag: number)
        return controller
      }
      return tabs
    } read: { window in
      let bar = try #require(first(UITabBar.self, in: window))
      #expect(isNear(bar.frame.height, 83))
      let items = try bar.subviews.flatMap(\.subviews).filter { $0 is UIControl }.map { try frame($0) }
      #expect(items.count == 4 && items.allSatisfy { isNear($0.height, 54) })
      #expect(isNear(items.map(\.minX).min(), 25) && isNear(items.map(\.maxX).max(), 377))
      #expect(isNear(items.first?.minY, 791 + 4))
    }
  }

  /// Tab bars of AS up to iOS 18, on screens 375 to 402 points wide: four and six tabs, the first at 2, 4 apart, 1 below the top, 48 high.
  @Test(
    arguments: [(17, "iPhone SE (3rd generation)"), (15, "iPhone 13"), (17, "iPhone 15"), (18, "iPhone 16 Pro")],
    [4, 6])
  func tabsBeforeIOS26(_ phone: (release: Int, model: String), _ count: Int) throws {
    try shown(phone) {
      let controller = UIViewController()
      let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: controller.view.bounds.width, height: 49))
      bar.items = (1...count).map { UITabBarItem(title: "\($0)", image: UIImage(systemName: "star"), tag: $0) }
      controller.view.addSubview(bar)
      return controller
    } read: { window in
      let bar = try #require(first(UITabBar.self, in: window))
      bar.frame.size.width = window.bounds.width
      window.layoutIfNeeded()
      let tabs = bar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
      #expect(
        tabs.count == count && isNear(tabs.first?.minX, 2) && isNear(tabs.last?.maxX, Double(bar.bounds.width) - 2))
      #expect(tabs.allSatisfy { isNear($0.minY, 1) && isNear($0.height, 48) })
      #expect(zip(tabs, tabs.dropFirst()).allSatisfy { isNear($1.minX - $0.maxX, 4) })
    }
  }

  /// AS 17.5 and 18.5: a status bar of 54 beside an island. An app on an iPhone 11 Pro Max of iOS 15.2: the line to swipe from is 148 × 5, 8
  /// above the edge.
  @Test func statusBarAndHomeIndicator() throws {
    for (release, model) in [(17, "iPhone 15"), (18, "iPhone 16 Pro")] {
      let screen = Screen(.named(model), release: release)
      screen.show(screen.run { UIViewController() })
      #expect(isNear((screen.report().chrome?.statusBar?.height).map { CGFloat($0) }, 54))
    }
    let screen = Screen(.named("iPhone 11 Pro Max"), release: 15)
    screen.show(screen.run { UIViewController() })
    let line = try #require(screen.report().chrome?.homeIndicator)
    #expect(isNear(CGFloat(line.width), 148) && isNear(CGFloat(line.height), 5))
    #expect(isNear(CGFloat(896 - line.maxY), 8) && isNear(CGFloat(line.x + line.width / 2), 207))
  }

  // MARK: Rows

  private final class SwitchRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Switch"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
      return cell
    }
  }

  /// AS, rows with a switch: text at 20, the switch ends 20 before the edge; 44.333 high before iOS 26, 53 since.
  @Test(arguments: phones) func rowsWithASwitch(_ phone: (release: Int, model: String)) throws {
    try shown(phone) {
      SwitchRows(style: .plain)
    } read: { window in
      let cell = try #require(first(UITableViewCell.self, in: window))
      #expect(isNear(cell.frame.height, phone.release < 26 ? 44.333 : 53))
      #expect(isNear(try frame(first(UILabel.self, in: cell)).minX, 20))
      #expect(isNear(try frame(first(UISwitch.self, in: cell)).maxX, Double(cell.frame.width) - 20))
    }
  }

  private final class PlainRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  /// PF, a plain table of iOS 13 at 320: rows of 44.
  @Test func plainRows() throws {
    try shown((13, "iPhone SE")) {
      PlainRows(style: .plain)
    } read: { window in
      let table = try #require(first(UITableView.self, in: window))
      let tops = (0..<12).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
      #expect((0..<12).allSatisfy { isNear(tops[$0] - tops[0], 44 * Double($0)) })
    }
  }

  private final class CommentRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (label, content) = (UILabel(), cell.contentView)
      label.text = Array(repeating: "a long line of a comment", count: 2 + 2 * indexPath.row).joined(separator: " ")
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      ])
      return cell
    }
  }

  /// EF at 390 by 844, comments: on iOS 26.1 the first line is 4 lower than on 17, and each row 8 higher, in the largest text, too.
  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func rowsBetweenMargins(_ textSize: UIContentSizeCategory) throws {
    let read: (UIWindow) throws -> [CGFloat] = { window in
      let table = try #require(first(UITableView.self, in: window))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      return try [frame(first(UILabel.self, in: cell)).minY - frame(cell).minY] + rows
    }
    let old = try shown((17, "iPhone 14"), textSize: textSize, { CommentRows(style: .plain) }, read: read)
    let new = try shown((26, "iPhone 14"), textSize: textSize, { CommentRows(style: .plain) }, read: read)
    #expect(zip(new, old).map { Double($0 - $1) }.elementsEqual([4, 8, 8, 8]) { abs($0 - $1) <= 1 })
  }

  private final class FeedRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (place, image, margins) = (UIView(), UIImageView(), cell.contentView.layoutMarginsGuide)
      for view in [place, image] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        place.topAnchor.constraint(equalTo: margins.topAnchor), place.heightAnchor.constraint(equalToConstant: 52),
        image.topAnchor.constraint(equalTo: place.bottomAnchor), image.heightAnchor.constraint(equalToConstant: 479),
        image.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      return cell
    }
  }

  /// EF, feed: images at 110 and 663.33 on iOS 17, at 114 and 675.33 on 26.1. Derived: the row of iOS 17 has 531 points between its margins,
  /// and 52 of them above its image.
  @Test(arguments: [(17, 110.0, 663.333), (26, 114, 675.333)])
  func rowsOfAFeed(_ release: Int, _ first: Double, _ second: Double) throws {
    try shown((release, "iPhone 14")) {
      FeedRows(style: .plain)
    } read: { window in
      let table = try #require(self.first(UITableView.self, in: window))
      let images = try (0..<2).map { row in
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        return try frame(self.first(UIImageView.self, in: cell)).minY
      }
      #expect(isNear(images[0], first) && isNear(images[1], second), "\(images)")
    }
  }

  /// The areas that a view fills.
  private func fills(_ view: ViewReport) -> [Rect] {
    view.decorations.compactMap { if case .fill(let rect, _, _) = $0 { rect } else { nil } }
  }
}
