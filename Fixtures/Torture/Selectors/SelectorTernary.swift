import UIKit

class SelectorTernary: UIButton {
  @objc func on() {}
  @objc func off() {}
  var flag = false
  func wire() {
    addTarget(self, action: flag ? #selector(on) : #selector(off), for: .touchUpInside)
    removeTarget(nil, action: flag ?#selector(on):#selector(off), for: .allEvents)
    let actions = [flag ? #selector(on) : nil, Optional(#selector(off))]
    _ = actions.compactMap { $0 }
    guard let first = actions.first, first == #selector(on) else { return }
    if case #selector(off)? = actions.last ?? nil {}
  }
}
