import UIKit

class Controls: UIViewController {
  let button = UIButton(type: .system), slider = UISlider(), field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
    slider.addTarget(self, action: #selector(changed), for: .valueChanged)
    field.addTarget(nil, action: #selector(edited(_:)), for: [.editingChanged, .editingDidEnd])
    let recognizers = [
      UITapGestureRecognizer(target: self, action: #selector(tapped)), UIPanGestureRecognizer(target: self, action: #selector(panned(_:))),
    ]
    recognizers.forEach(view.addGestureRecognizer(_:))
    navigationItem.rightBarButtonItem = .init(barButtonSystemItem: .done, target: self, action: #selector(done))
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refreshed(_:)), for: .valueChanged)
  }
  @objc func tap(_ sender: UIButton) { view.endEditing(true) }
  @objc private func changed(_ sender: UISlider) {}
  @objc func edited(_ sender: UITextField) {}
  @objc func tapped() {}
  @objc func panned(_ recognizer: UIPanGestureRecognizer) {}
  @objc func done(_ item: UIBarButtonItem) {}
  @objc func refreshed(_ control: UIRefreshControl) { control.endRefreshing() }
}
