import UIKit

class RawStrings: NSObject {
  @objc var raw = #"a " \ } \(no) "#
  @objc var rawInterpolated = #"a \#("b") } "#
  @objc var rawTwice = ##"a "# \#(no) \##(1 + 1) "##
  @objc var rawLines = #"""
    " "" } \(no)
    \#([1: "}"][1] ?? "")
    """#
  @objc func last() {}
}
