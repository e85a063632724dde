import UIKit

class Tasks: UIViewController {
  @IBAction func load(_ sender: UIButton) {
    Task { [weak self] in
      await self?.fetch()
      await MainActor.run { self?.title = "}" }
    }
  }
  @objc private func fetch() async { try? await Task.sleep(nanoseconds: 1) }
}
