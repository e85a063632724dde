import UIKit

@objc(TRRenamed) class SelectorRenamed: UIView {
  @objc(handleTap:) func tapped(_ sender: Any) {}
  @objc(  spaced : name: ) func spaced(_ a: Int, name: Int) {}
  @objc(title) var text = ""
  @objc(enabled) var isEnabled2: Bool { @objc(getEnabled) get { true } set {} }
  func wire() -> [Selector] { [#selector(tapped), #selector(spaced(_:name:)), #selector(getter: text), #selector(setter: text)] }
}
