import AppHost
import Testing
import UIKit

/// Menus of editing, previews of context menus, and menus that are filled later. source: Apple's documentation of `UIMenuController`,
/// `UIEditMenuInteraction`, `UIContextMenuInteraction` and `UIDeferredMenuElement`.
@MainActor
@Suite struct EditMenuTests {
  private final class Word: UILabel {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:") || action == Selector("speak")
    }
    override func copy(_ sender: Any?) { heard.append("copy") }
    func speak() { heard.append("speak") }
  }

  private final class Page: UIViewController, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
    let word = Word(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      word.text = "Word"
      word.isUserInteractionEnabled = true
      view.addSubview(word)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + [UIAction(title: "Mark") { _ in self.heard.append("mark") }])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      heard.append("presents")
      animator.addCompletion { self.heard.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { heard.append("dismisses") }

    let preview = UIViewController()
    var give: (([UIMenuElement]) -> Void)?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: { self.preview }) { _ in
        UIMenu(children: [
          UIDeferredMenuElement { give in
            self.heard.append("fills")
            self.give = give
          }
        ])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      #expect(animator.previewViewController === preview)
      animator.preferredCommitStyle = .pop
      animator.addCompletion { self.heard.append("commits") }
    }
  }

  private let page = Page()
  private let screen = Screen(release: 17)

  init() { screen.show(page) }

  @Test func menuControllerOffersWhatTheResponderCan() throws {
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Speak", action: Selector("speak", Word.speak)),
      UIMenuItem(title: "Nobody", action: "nobody"),
    ]
    defer { menu.menuItems = nil }
    var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIMenuController.didShowMenuNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.append("shown") } }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.run {
      _ = page.word.becomeFirstResponder()
      menu.showMenu(from: page.word, rect: page.word.bounds)
    }
    #expect(menu.isMenuVisible && posted == ["shown"])
    #expect(menu.menuFrame == CGRect(x: 10, y: 100, width: 100, height: 20))
    #expect(screen.editMenu?.children.map(\.title) == ["Copy", "Speak"])
    try screen.chooseFromEditMenu("Speak")
    #expect(page.word.heard == ["speak"] && !menu.isMenuVisible)
    screen.run { menu.showMenu(from: page.word, rect: page.word.bounds) }
    try screen.chooseFromEditMenu("Copy")
    #expect(page.word.heard == ["speak", "copy"])
    #expect(throws: ScreenError.self) { try screen.chooseFromEditMenu("Copy") }
  }

  @Test func editMenuInteractionAsksItsDelegate() throws {
    let interaction = UIEditMenuInteraction(delegate: page)
    page.word.addInteraction(interaction)
    screen.run {
      _ = page.word.becomeFirstResponder()
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 6)))
    }
    #expect(interaction.location(in: page.view) == CGPoint(x: 15, y: 106))
    #expect(screen.editMenu?.children.map(\.title) == ["Copy", "Mark"])
    try screen.chooseFromEditMenu("Mark")
    #expect(page.heard == ["presents", "presented", "dismisses", "mark"])
    #expect(screen.editMenu == nil)
  }

  @Test func tapOnThePreviewCommits() throws {
    page.word.addInteraction(UIContextMenuInteraction(delegate: page))
    try screen.openMenu("Word")
    try screen.tapMenuPreview()
    #expect(page.heard == ["fills", "commits"])
    #expect(throws: ScreenError.self) { try screen.tapMenuPreview() }
  }

  @Test func deferredElementsCanBeChosenOnceTheyAreThere() throws {
    page.word.addInteraction(UIContextMenuInteraction(delegate: page))
    try screen.openMenu("Word")
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Later") }
    screen.run { page.give?([UIAction(title: "Later") { _ in self.page.heard.append("later") }]) }
    try screen.chooseFromMenu("Later")
    #expect(page.heard == ["fills", "later"])
  }
}
