import UIKit

class ActionAsync: UIViewController {
  @objc func load() async -> Int { 1 }
  @objc func loadAndFail(_ name: String) async throws -> Int { 1 }
  @IBAction func start() { Task { _ = await load() } }
}
