import AppHost
import Testing
import UIKit

/// Sheets and alerts give way to the keyboard.
@MainActor
@Suite(.serialized) struct KeyboardRoomTests {
  private final class Form: UIViewController {
    let field = UITextField()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      field.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
      view.addSubview(field)
    }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// What stands in a half sheet stays above the keyboard: the sheet becomes higher by what the keyboard covers beyond the safe area.
  @Test(arguments: [17, 26])
  func aHalfSheetRisesByTheKeyboard(_ release: Int) throws {
    let (screen, root, form) = (Screen(.named("iPhone 15"), release: release), UIViewController(), Form())
    screen.show(root)
    form.sheetPresentationController?.detents = [.custom { _ in 300 }]
    screen.run { root.present(form, animated: false) }
    let before = frame(form.view)
    screen.run { _ = form.field.becomeFirstResponder() }
    let keyboard = try #require(screen.keyboardFrame)
    let after = frame(form.view)
    // 300 points of detent stand on the keyboard.
    #expect(abs(after.minY - (keyboard.minY - 300)) < 0.5 && after.maxY == 852)
    screen.run { _ = form.field.resignFirstResponder() }
    #expect(frame(form.view) == before)
  }

  /// A sheet cannot rise further than the highest one.
  @Test func aSheetStaysOnTheScreen() throws {
    let (screen, root, form) = (Screen(.named("iPhone SE (3rd generation)"), release: 17), UIViewController(), Form())
    screen.show(root)
    form.sheetPresentationController?.detents = [.custom { _ in 500 }, .large()]
    screen.run { root.present(form, animated: false) }
    screen.run { _ = form.field.becomeFirstResponder() }
    let risen = frame(form.view)
    screen.run {
      form.sheetPresentationController?.selectedDetentIdentifier = .large
      _ = form.field.resignFirstResponder()
    }
    #expect(risen == frame(form.view))
  }

  /// In the middle of what the status bar and the keyboard leave.
  @Test func anAlertStandsAboveTheKeyboard() throws {
    let (screen, root) = (Screen(.named("iPhone SE (3rd generation)"), release: 17), UIViewController())
    screen.show(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.run { root.present(alert, animated: false) }
    screen.run { _ = alert.textFields?.first?.becomeFirstResponder() }
    let keyboard = try #require(screen.keyboardFrame)
    let place = frame(alert.view)
    let top = try #require(screen.window).safeAreaInsets.top
    #expect(place.maxY <= keyboard.minY && abs(place.midY - (top + keyboard.minY) / 2) < 1)
  }
}
