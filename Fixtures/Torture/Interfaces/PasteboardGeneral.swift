import UIKit

final class TorturePasteboard: UIViewController {
  @IBAction func copyAll() {
    let board = UIPasteboard.general
    board.string = "text"
    board.url = URL(string: "https://example.com")
    board.setItems([["public.utf8-plain-text": "a"]], options: [.localOnly: true])
    if board.hasStrings, !board.hasImages { title = board.strings?.first ?? "\(board.numberOfItems)" }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UIPasteboard.changedNotification, object: nil)
  }
  @objc private func changed() { title = "\(UIPasteboard.general.changeCount)" }
}
