import UIKit

class Strings: NSObject {
  @objc var quote = "\"@objc\" { \\"
  @objc var braces = "}}}{{{"
  @objc var interpolated = "a \("b \("c \(["d": "}"]["d"] ?? "e")")") f"
  @objc var empty = ""
  @objc var unicode = "\u{1F600} \u{7D}"
  @objc var emoji = "👩‍👩‍👧 } @objc"
  @objc var slashes = "// not a comment /* nor this"
  @objc var closure = "\([1, 2].map { "\($0) }" }.joined(separator: "{"))"
  @objc func last() {}
}
