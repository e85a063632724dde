import AppHost
import Platform
import Testing
import UIKit

/// What the system does to a screen. Sizes are those of Apple's table of devices; the order of calls is that of Apple's documentation of
/// `viewWillTransition(to:with:)`.
@MainActor
@Suite struct ScreenChangeTests {
  /// Writes down what it hears.
  private final class Listener: UIViewController {
    var heard: [String] = []
    var allowed = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(alongsideTransition: { [unowned self] _ in heard.append("along \(Int(view.bounds.width))") })
      {
        [unowned self] _ in
        heard.append("done \(Int(view.bounds.width))")
      }
    }
    override func viewDidLayoutSubviews() { heard.append("layout \(Int(view.bounds.width))") }
  }

  @Test func rotationIsOneChange() throws {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = Listener()
    screen.show(controller)
    controller.heard = []
    try screen.rotate()
    #expect(controller.heard == ["will 390 to 844", "along 844", "layout 844", "done 844"])
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(controller.view.safeAreaInsets.left == 47)
    try screen.rotate()
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(screen.orientation == .portrait)
  }

  @Test func interfaceTurnsOnlyWhereItsControllerSupportsThat() throws {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = Listener()
    controller.allowed = .portrait
    screen.show(controller)
    #expect(throws: ScreenError.self) { try screen.rotate() }
    #expect(controller.view.bounds.width == 390)
  }

  @Test func tabletIsShared() throws {
    let screen = Screen(.named("iPad Pro (12.9-inch) (6th generation)"), release: 17)
    let controller = Listener()
    screen.show(controller)
    try screen.rotate(to: .landscape)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    try screen.split(.oneThird)
    #expect(controller.view.bounds.width == 375)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(throws: ScreenError.self) {
      try screen.rotate(to: .portrait)
      try screen.split(.half)
    }
  }

  @Test func deviceBecomesAnother() {
    let screen = Screen(.named("iPhone SE (3rd generation)"), release: 17)
    let controller = Listener()
    screen.show(controller)
    #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
    screen.become(.named("iPhone 15 Pro Max"))
    #expect(controller.view.bounds.size == CGSize(width: 430, height: 932))
    #expect(controller.traitCollection.displayScale == 3)
  }

  @Test func settingsReachTraits() {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = UIViewController()
    screen.show(controller)
    screen.textSize = .accessibilityExtraLarge
    screen.appearance = .dark
    screen.rightToLeft = true
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// What one screen shows and is told does not reach another.
  @Test func screensAreApart() throws {
    let (first, second) = (
      Screen(.named("iPhone 14"), release: 17), Screen(.named("iPhone SE (1st generation)"), release: 17)
    )
    let (one, two) = (UIViewController(), UIViewController())
    first.show(one)
    second.show(two)
    first.textSize = .extraSmall
    try first.rotate()
    #expect(one.view.bounds.width == 844 && two.view.bounds.width == 320)
    #expect(two.traitCollection.preferredContentSizeCategory == .large)
    #expect(first.run { UIScreen.main.bounds.width } == 844)
    #expect(second.run { UIScreen.main.bounds.width } == 320)
    #expect(first.run { UIApplication.shared } !== second.run { UIApplication.shared })
  }

  @Test func animationsEndAndTimersWait() {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = UIViewController()
    screen.show(controller)
    var isDone = false
    screen.run {
      UIView.animate(withDuration: 0.3) {
        controller.view.alpha = 0.5
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone && screen.display.animationClock.now == 0.3)
    screen.wait(2)
    #expect(screen.display.animationClock.now == 2.3)
  }

  @Test func findingsOfALayout() throws {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = UIViewController()
    let (label, box) = (UILabel(), UIView())
    label.text = "A text that is much too long for forty points"
    box.accessibilityIdentifier = "box"
    for view in [label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 40), label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    screen.show(controller)
    #expect(screen.conflicts.isEmpty)
    #expect(screen.clippedTexts.map(\.text) == ["A text that is much too long for forty points"])
    #expect(screen.ambiguities.map(\.view) == [box])
    #expect(screen.report().ambiguities.count == 1)
    screen.run { box.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    #expect(screen.conflicts.count == 1)
    #expect(screen.report().conflicts.count == 1)
    #expect(screen.tree.contains("UILabel"))
    screen.forgetConflicts()
    #expect(screen.conflicts.isEmpty)
  }

  /// What a test of an app reads is the lesson of the guides, also for views without a name.
  @Test func equalPrioritiesAreToldAsSuch() {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let controller = UIViewController()
    let labels = ["First", "Second"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    screen.show(controller)
    let lesson =
      "\"First\" and \"Second\" have the same horizontal hugging priority, 250, so Auto Layout cannot decide "
      + "which view to stretch"
    #expect(screen.ambiguities.map(\.description) == [lesson, lesson])
    #expect(screen.report().problems.map(\.message) == [lesson])
    screen.run { labels[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal) }
    #expect(screen.ambiguities.isEmpty)
  }
}
