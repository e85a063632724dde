import Foundation
import InterfaceBuilder
import Linting
import Staging

@testable import Checking

// Documents written in tests, and what is found in them.

/// A storyboard for an iPhone 8 with one scene.
func storyboard(_ objects: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/><scenes><scene><objects>\(objects)</objects></scene></scenes></document>
  """
}

/// What the rules find without hints on the devices, such as `retina4_7 portrait right_to_left`.
@MainActor
func lintFindings(
  of rules: Set<String>, in text: String, on words: [String], file: String = "a.storyboard",
  _ prepare: (inout Linter) -> Void = { _ in }
) throws -> [Finding] {
  var linter = Linter(
    rules: RuleSet(RuleSet.all.filter { rules.contains($0.identifier) }),
    configurations: words.compactMap { words in
      var configuration = LayoutConfiguration(words: words)
      configuration?.isRightToLeft = words.hasSuffix(" right_to_left")
      return configuration
    })
  linter.givesHints = false
  prepare(&linter)
  return linter.lint(try Document.read(Data(text.utf8), file: file)).findings
}

/// A view with the frame and what is inside its element.
func view(
  _ tag: String = "view", _ id: String, _ frame: (Double, Double, Double, Double) = (0, 0, 50, 50),
  _ attributes: String = "", _ inside: String = ""
) -> String {
  """
  <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(tag)>
  """
}

/// A constraint between two views, the root if the second has no name.
func tie(
  _ first: String, _ attribute: String, _ second: String = "root", _ other: String? = nil, plus constant: Double = 0,
  _ more: String = ""
) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
  secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(first)-\(attribute)-\(second)" \(more)/>
  """
}

/// Constraints for what is given of a size.
func size(_ id: String, _ width: Double?, _ height: Double?) -> String {
  [("width", width), ("height", height)].compactMap { name, value in
    value.map {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(name)\" constant=\"\($0)\" id=\"\(id)-\(name)\"/>"
    }
  }.joined()
}
