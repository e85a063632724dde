import Testing

@testable import UIKitCore

/// The keyboard layout guide. Source of the rules: Apple's documentation of UIKeyboardLayoutGuide; of the numbers: arithmetic.
@MainActor
@Suite(.serialized) struct KeyboardTests {
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let field = UIView()

  /// A field 10 points above the guide in a window with a home indicator of 34.
  init() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
    ])
  }

  private func with(_ keyboard: Keyboard?, _ body: () throws -> Void) rethrows {
    let previous = UIScreen.main.keyboard
    UIScreen.main.keyboard = keyboard
    defer { UIScreen.main.keyboard = previous }
    try body()
  }

  @Test func theGuideIsTheSafeAreasEndWithoutAKeyboard() {
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: 760, width: 390, height: 40))
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 834)
  }

  @Test func aDockedKeyboardPushesUpAndLetsDownAgain() {
    window.layoutIfNeeded()
    with(.docked(height: 336)) {
      window.layoutIfNeeded()
      // 844 − 336 − 10.
      #expect(field.frame.maxY == 498)
      #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    }
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 800)
  }

  @Test func onlyWhatOfTheKeyboardReachesIntoAViewCounts() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    controller.view.addSubview(card)
    window.layoutIfNeeded()
    with(.docked(height: 336)) {
      // The card ends at 600, 92 below the keyboard's top.
      #expect(card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 408, width: 390, height: 92))
      card.frame.size.height = 300
      #expect(card.keyboardLayoutGuide.layoutFrame.height == 0)
    }
  }

  @Test func aFloatingKeyboardIsFollowedOnDemand() {
    let guide = controller.view.keyboardLayoutGuide
    let floating = CGRect(x: 10, y: 300, width: 320, height: 250)
    let near = [field.topAnchor.constraint(greaterThanOrEqualTo: controller.view.topAnchor)]
    let away = [field.topAnchor.constraint(greaterThanOrEqualTo: controller.view.topAnchor, constant: 5)]
    guide.setConstraints(near, activeWhenNearEdge: .leading)
    guide.setConstraints(away, activeWhenAwayFrom: [.leading, .trailing])
    with(.undocked(floating)) {
      window.layoutIfNeeded()
      #expect(field.frame.maxY == 800)
      #expect(!near[0].isActive && away[0].isActive)
      guide.followsUndockedKeyboard = true
      window.layoutIfNeeded()
      #expect(guide.layoutFrame == floating)
      #expect(field.frame == CGRect(x: 10, y: 250, width: 320, height: 40))
      // 10 points from the leading side, 60 from the other.
      #expect(near[0].isActive && !away[0].isActive)
    }
    window.layoutIfNeeded()
    #expect(!near[0].isActive && away[0].isActive)
  }

  @Test func notificationsCarryWhereTheKeyboardGoes() {
    nonisolated(unsafe) var heard: [(NSNotification.Name, CGRect?)] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        heard.append((name, (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue))
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let bounds = UIScreen.main.bounds
    defer { UIScreen.main.bounds = bounds }
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    with(.docked(height: 260)) {}
    let shown = CGRect(x: 0, y: 407, width: 375, height: 260)
    let hidden = CGRect(x: 0, y: 667, width: 375, height: 260)
    #expect(heard.map(\.0) == names)
    #expect(heard.map(\.1) == [shown, shown, hidden, hidden])
  }
}
