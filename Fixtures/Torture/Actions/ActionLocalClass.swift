import UIKit

func makeLocalTarget() -> NSObject {
  final class Target: NSObject {
    @objc func fire() {}
    @IBOutlet var view: UIView!
  }
  class Child: NSObject { @objc dynamic func grow() { _ = #selector(Child.grow) } }
  let make: () -> NSObject = {
    class InClosure: NSObject { @IBAction func tap(_ sender: Any) {} }
    return InClosure()
  }
  _ = make()
  return Bool.random() ? Target() : Child()
}
