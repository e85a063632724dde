import UIKit

class MultilineStrings: NSObject {
  @objc var lines = """
    @objc func no() {
    "quoted" ""two"" \"""
    // no comment
    \(["}": 1].count) \
    joined
    """
  @objc var empty = """
    """
  @objc var nested = """
    \("""
      inner } \("deep")
      """)
    """
  @objc func last() {}
}
