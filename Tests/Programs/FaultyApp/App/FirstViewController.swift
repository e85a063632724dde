import UIKit

/// Wants boxes of two widths. Of the second one nobody wants to hear.
class FirstViewController: UIViewController {

  private let box = UIView()
  private let mark = UIView()

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
    addMark()
  }

  private func addMark() {
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mark.heightAnchor.constraint(equalToConstant: 40),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.widthAnchor.constraint(equalToConstant: 20),  // trellis:disable:next conflicting_constraints
    ])
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    if ProcessInfo.processInfo.environment["FAULTY_APP"] == "crash when turned" {
      fatalError("no way to turn")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let fault = ProcessInfo.processInfo.environment["FAULTY_APP"]
    if fault == "crash on its side", view.bounds.width > view.bounds.height {
      fatalError("wider than high")
    }
  }
}
