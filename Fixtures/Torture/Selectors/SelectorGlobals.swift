import UIKit

let globalSelector = #selector(SelectorForms.plain)
private var globalList: [Selector] { [#selector(SelectorForms.one(_:)), #selector(NSObject.copy)] }
func globalFunction(_ target: SelectorForms) {
  let button = UIButton()
  button.addTarget(target, action: #selector(SelectorForms.one), for: .touchUpInside)
  button.addTarget(target, action: #selector(target.plain), for: [.touchUpInside, .touchUpOutside])
}
