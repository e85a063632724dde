import UIKit

func localInDefer(_ values: [Int]) {
  defer { class InDefer: NSObject { @objc func a() {} }; _ = InDefer() }
  for value in values where value > 0 {
    do { final class InDo: NSObject { @objc func b(_ c: Int) {} }; InDo().b(value) }
    if value > 1 { class InIf: UIView { @IBAction func d() {} }; _ = InIf.self } else { class InElse: UIView { @objc let e = 1 }; _ = InElse.self }
  }
}
