import UIKit

class ActionForms: UIViewController {
  @IBAction func none() {}
  @IBAction func one(_ sender: Any) {}
  @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) {}
  @IBAction private func hidden(_ sender: UIButton) {}
  @IBAction fileprivate func fileHidden(sender: UIButton) {}
  @IBAction func named(sender: UIButton!) {}
  @IBAction func optional(_ sender: UIButton?) {}
  @IBAction func anyObject(_ sender: AnyObject) {}
  @IBAction func returning(_ sender: Any?) -> Bool { true }
  @discardableResult @IBAction func discardable() -> Int { 1 }
  @IBAction func `default`(_ sender: Any) {}
  @IBAction open func opened() {}
  @IBAction final func last() {}
  @IBAction @objc(renamed:) func custom(_ sender: Any) {}
  @IBAction func withDefault(_ sender: Any? = nil) {}
}
