import UIKit

/// Wants a box of two widths.
class FirstViewController: UIViewController {

  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 200),
    ])
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let fault = ProcessInfo.processInfo.environment["FAULTY_APP"]
    if fault == "crash on its side", view.bounds.width > view.bounds.height {
      fatalError("wider than high")
    }
  }
}
