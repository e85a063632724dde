import AppHost
import Testing
import UIKit

/// The share sheet. source: Apple's documentation of `UIActivityViewController`, `UIActivity` and `UIActivityItemSource`.
@MainActor
@Suite(.serialized) struct SharingTests {
  private final class Own: UIActivity {
    var heard: [String] = []
    override var activityTitle: String? { "Translate" }
    override var activityType: UIActivity.ActivityType? { .init("org.example.translate") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      heard.append("can \(activityItems)")
      return activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { heard.append("prepare \(activityItems)") }
    override func perform() {
      heard.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      "placeholder"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
  }

  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
  }

  private func share(
    _ items: [Any], _ activities: [UIActivity]? = nil, excluded: [UIActivity.ActivityType]? = nil
  ) -> (Screen, UIActivityViewController, Answer) {
    let (screen, root, answer) = (Screen(.named("iPhone 15")), UIViewController(), Answer())
    screen.show(root)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluded
    sheet.completionWithItemsHandler = { type, completed, items, error in
      answer.heard.append("\(type?.rawValue ?? "none") \(completed)")
    }
    screen.run { root.present(sheet, animated: true) }
    return (screen, sheet, answer)
  }

  private final class Answer { var heard: [String] = [] }

  @Test func copyPutsTheItemsOnThePasteboardAndTellsTheApp() throws {
    let (screen, sheet, answer) = share(["Hello", URL(string: "https://example.org")!])
    try screen.tap("Copy")
    #expect(screen.run { UIPasteboard.general.string } == "Hello")
    let urls: [URL]? = screen.run { UIPasteboard.general.urls }
    #expect(urls?.map(\.absoluteString) == ["https://example.org"])
    #expect(answer.heard == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(sheet.presentingViewController == nil)
    #expect(screen.conflicts.isEmpty)
  }

  @Test func aClosedSheetSaysThatNothingWasDone() throws {
    let (screen, _, answer) = share(["Hello"])
    try screen.cancelPicker()
    #expect(answer.heard == ["none false"])
  }

  @Test func anActivityOfTheAppIsPreparedAndPerformed() throws {
    let own = Own()
    let (screen, _, answer) = share(["Hello"], [own])
    try screen.tap("Translate")
    #expect(own.heard.last == "perform")
    #expect(own.heard.dropLast().last == #"prepare ["Hello"]"#)
    #expect(answer.heard == ["org.example.translate true"])
  }

  @Test func anActivityThatCannotUseTheItemsIsNotListed() {
    let (_, sheet, _) = share([URL(string: "https://example.org")!], [Own()])
    #expect(!sheet.listedTitles.contains("Translate"))
    #expect(sheet.listedTitles.contains("Add to Reading List"))
  }

  @Test func excludedTypesAreNotListed() throws {
    let (screen, sheet, _) = share(["Hello"], excluded: [.mail, .copyToPasteboard])
    #expect(!sheet.listedTitles.contains("Mail"))
    #expect(throws: ScreenError.self) { try screen.tap("Copy") }
  }

  @Test func aSourceGivesItsItemForTheChosenActivity() throws {
    let (screen, _, _) = share([Source()])
    try screen.share(by: .copyToPasteboard)
    #expect(screen.run { UIPasteboard.general.string } == "for com.apple.UIKit.activity.CopyToPasteboard")
  }

  @Test func aConfigurationGivesItemsAndTitle() throws {
    let configuration = UIActivityItemsConfiguration(objects: ["Hello"])
    configuration.metadataProvider = { $0 == .title ? "Greeting" : nil }
    let (screen, root) = (Screen(.named("iPhone 15")), UIViewController())
    screen.show(root)
    screen.run { root.present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true) }
    _ = try screen.find("Greeting")
    try screen.tap("Copy")
    #expect(screen.run { UIPasteboard.general.string } == "Hello")
  }

  @Test func aProviderMakesItsItemForTheChosenActivity() throws {
    let (screen, _, _) = share([Provider(placeholderItem: "")])
    try screen.share(by: .copyToPasteboard)
    #expect(screen.run { UIPasteboard.general.string } == "made for com.apple.UIKit.activity.CopyToPasteboard")
  }
}

extension UIActivityViewController {
  /// What the rows say.
  fileprivate var listedTitles: [String] {
    func titles(_ view: UIView) -> [String] {
      ((view as? UIButton)?.title(for: .normal)).map { [$0] } ?? view.subviews.flatMap(titles)
    }
    return titles(view)
  }
}
