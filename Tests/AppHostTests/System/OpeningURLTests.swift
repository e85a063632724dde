import AppHost
import Foundation
import Testing
import UIKit

/// Addresses that an app asks the system to open. source: Apple's documentation of `open(_:options:completionHandler:)` and `canOpenURL(_:)`:
/// the first is not limited by the list of queried schemes, the second is false for schemes that are not in it.
@MainActor
@Suite(.serialized) struct OpeningURLTests {
  private func launched(_ list: [String: Any], _ body: (Screen) throws -> Void) throws {
    try FixtureApp.with(list) {
      PlainDelegate.handlesReason = false
      PlainDelegate.root = { UIViewController() }
      let screen = Screen(.named("iPhone 14"), release: 17)
      try screen.launch(PlainDelegate.self)
      _ = Told.take()
      try body(screen)
    }
  }

  private func open(_ text: String, _ screen: Screen) -> Bool? {
    var answer: Bool?
    screen.run {
      UIApplication.shared.open(URL(string: text)!) { answer = $0 }
      // The completion comes later.
      #expect(answer == nil)
    }
    return answer
  }

  @Test func systemAppsOpenTheirSchemes() throws {
    try launched(["CFBundleIdentifier": "app.own"]) { screen in
      #expect(open("https://example.com/a", screen) == true)
      #expect(open("MAILTO:ann@example.com", screen) == true)
      #expect(open("other://x", screen) == false)
      #expect(open(UIApplication.openSettingsURLString, screen) == true)
      #expect(
        screen.openedURLs.map(\.absoluteString) == [
          "https://example.com/a", "MAILTO:ann@example.com", "app-settings:",
        ])
      #expect(!screen.isInBackground)
    }
  }

  /// An installed app opens its scheme at once, but is known only to apps that list the scheme.
  @Test func schemesThatAreNotListedCannotBeQueried() throws {
    try launched(["CFBundleIdentifier": "app.own"]) { screen in
      screen.openableSchemes.insert("other")
      let url = URL(string: "other://x")!
      #expect(!screen.run { UIApplication.shared.canOpenURL(url) })
      #expect(
        screen.log == [
          "-canOpenURL: failed for URL: \"other://x\" - error: \"This app is not allowed to query for scheme other\""
        ])
      #expect(open("other://x", screen) == true)
    }
    try launched(["LSApplicationQueriesSchemes": ["other"]]) { screen in
      let url = URL(string: "other://x")!
      #expect(!screen.run { UIApplication.shared.canOpenURL(url) })
      screen.openableSchemes.insert("OTHER")
      #expect(screen.run { UIApplication.shared.canOpenURL(url) })
      #expect(screen.log.isEmpty)
    }
  }

  /// A device without a telephone.
  @Test func aSchemeOfTheSystemCanBeTakenAway() throws {
    try launched(["CFBundleIdentifier": "app.own"]) { screen in
      let url = URL(string: "tel:123")!
      #expect(screen.run { UIApplication.shared.canOpenURL(url) })
      screen.openableSchemes.remove("tel")
      #expect(!screen.run { UIApplication.shared.canOpenURL(url) })
      #expect(open("tel:123", screen) == false)
    }
  }

  /// An app that opens its own scheme gets the address back, with its own identifier.
  @Test func theAppsOwnSchemeComesBack() throws {
    let list: [String: Any] = [
      "CFBundleIdentifier": "app.own", "CFBundleURLTypes": [["CFBundleURLSchemes": ["Own"]]],
    ]
    try launched(list) { screen in
      #expect(open("own://page", screen) == true)
      #expect(Told.take() == ["open own://page from app.own"])
    }
  }

  @Test func universalLinksNeedAnAppThatClaimsThem() throws {
    try launched([:]) { screen in
      let url = URL(string: "https://example.com/a")!
      var answers: [Bool] = []
      @MainActor func openLink() {
        screen.run { UIApplication.shared.open(url, options: [.universalLinksOnly: true]) { answers.append($0) } }
      }
      openLink()
      screen.claimUniversalLinks { $0.host == "example.com" }
      openLink()
      #expect(answers == [false, true])
      #expect(screen.openedURLs == [url])
    }
  }

  /// An address without a scheme opens nothing.
  @Test func anAddressWithoutSchemeOpensNothing() throws {
    try launched([:]) { screen in
      #expect(open("page", screen) == false)
      #expect(!screen.run { UIApplication.shared.canOpenURL(URL(string: "page")!) })
      #expect(!screen.run { UIApplication.shared.openURL(URL(string: "page")!) })
    }
  }

  /// The property list says which icons there are.
  @Test func onlyListedIconsCanBeChosen() throws {
    let list: [String: Any] = ["CFBundleIcons": ["CFBundleAlternateIcons": ["Dark": ["CFBundleIconFiles": ["dark"]]]]]
    func choose(_ name: String?, _ screen: Screen) -> [String] {
      var results: [String] = []
      screen.run {
        UIApplication.shared.setAlternateIconName(name) { error in
          results.append((error as? CocoaError).map { "\($0.code.rawValue)" } ?? "chosen")
        }
      }
      return results
    }
    try launched(list) { screen in
      #expect(screen.run { UIApplication.shared.supportsAlternateIcons })
      #expect(choose("Dark", screen) == ["chosen"])
      #expect(screen.run { UIApplication.shared.alternateIconName } == "Dark")
      #expect(choose("Light", screen) == ["\(CocoaError.Code.fileNoSuchFile.rawValue)"])
      #expect(screen.run { UIApplication.shared.alternateIconName } == "Dark")
      #expect(choose(nil, screen) == ["chosen"])
      #expect(screen.run { UIApplication.shared.alternateIconName } == nil)
    }
    try launched([:]) { screen in
      #expect(!screen.run { UIApplication.shared.supportsAlternateIcons })
      #expect(choose("Dark", screen) == ["\(CocoaError.Code.featureUnsupported.rawValue)"])
    }
  }

  /// The style that an app sets counts where the property list says that controllers do not decide.
  @Test func theStyleOfTheAppCountsWhereControllersDoNotDecide() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    for decides in [false, true] {
      try FixtureApp.with(["UIViewControllerBasedStatusBarAppearance": decides]) {
        PlainDelegate.root = { Light() }
        let screen = Screen(.named("iPhone 14"), release: 17)
        try screen.launch(PlainDelegate.self)
        screen.run { UIApplication.shared.statusBarStyle = .darkContent }
        #expect(screen.run { UIApplication.shared.statusBarStyle } == (decides ? .lightContent : .darkContent))
      }
    }
  }
}
