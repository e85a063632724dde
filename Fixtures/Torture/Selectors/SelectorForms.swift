import UIKit

class SelectorForms: UIViewController {
  @objc func plain() {}
  @objc func one(_ sender: Any) {}
  @objc func two(_ sender: UIButton, forEvent event: UIEvent) {}
  @objc func labelled(value: Int) {}
  @objc func move(to point: Int, animated: Bool) {}
  @objc var title2 = ""
  @objc(isShown) var shown = true
  var all: [Selector] {
    [
      #selector(plain), #selector(plain as () -> Void), #selector(self.plain), #selector(SelectorForms.plain),
      #selector(one), #selector(one(_:)), #selector(Self.one(_:)), #selector((one)), #selector(two(_:forEvent:)),
      #selector( labelled( value: ) ), #selector(move(to:animated:)), #selector(SelectorForms.move),
      #selector(getter: title2), #selector(setter: title2), #selector(getter: SelectorForms.shown), #selector(setter: self.shown),
      #selector(SelectorForms.one as (SelectorForms) -> (Any) -> Void),
      #selector(super.viewDidLoad), #selector(UIViewController.viewWillAppear(_:)), #selector(viewDidAppear),
    ]
  }
}
