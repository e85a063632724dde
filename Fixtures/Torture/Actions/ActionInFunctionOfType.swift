import UIKit

class ActionInFunctionOfType: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    class Relay: NSObject {
      weak var owner: ActionInFunctionOfType?
      @objc func relay(_ sender: UIButton) { owner?.relayed() }
    }
    let relay = Relay()
    let button = UIButton()
    button.addTarget(relay, action: #selector(Relay.relay(_:)), for: .touchUpInside)
  }
  @objc func relayed() {}
  lazy var lazyButton: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(relayed), for: .touchUpInside)
    return button
  }()
}
