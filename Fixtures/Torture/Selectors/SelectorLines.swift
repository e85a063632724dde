import UIKit

class SelectorLines: UIViewController {
  @objc func broken(_ sender: Any) {}
  lazy var item = UIBarButtonItem(
    title: "x", style: .plain, target: self,
    action: #selector(
      SelectorLines
        .broken( // comment )
          _:
        )
    )
  )
  let line = #line
}
