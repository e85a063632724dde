import UIKit

class SelectorInLiterals: UIView {
  @objc func tap(_ sender: Any) {}
  let inString = "#selector(gone) \(#selector(tap)) \("\(#selector(SelectorInLiterals.tap(_:)))")"
  let raw = #"#selector(gone) \(#selector(gone)) \#(#selector(tap))"#
  let lines = """
    #selector(gone) "quoted" \(#selector(tap)) \
    \("""
      inner \(#selector(tap)) "
      """)
    """
  let dictionary: [Selector: String] = [#selector(tap): "tap", #selector(layoutSubviews): "layout"]
  let closure = { #selector(SelectorInLiterals.tap) }
  static let shared = #selector(tap(_:))
}
