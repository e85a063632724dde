import UIKit

class `Protocol2`: NSObject {
  @objc var `var` = 1
  @objc func `func`(_ `class`: Int, `in` `for`: Int) -> Int { `class` + `for` }
  @objc var `default`: Int { `func`(1, in: 2) }
  enum `Type2` { case `class`, `func`, `import` }
  let kind = `Type2`.class
  @objc func last() {}
}
