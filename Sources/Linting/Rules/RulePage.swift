/// A page of Apple's documentation.
package struct RulePage: Hashable, Sendable {
  /// An absolute address.
  package let address: String

  /// A chapter of the Auto Layout Guide, by the name of its file.
  static func guide(_ chapter: String) -> RulePage {
    RulePage(
      address: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/"
        + "\(chapter).html")
  }

  /// A page of the reference of UIKit.
  static func uikit(_ page: String) -> RulePage {
    RulePage(address: "https://developer.apple.com/documentation/uikit/\(page)")
  }

  /// A page of the Human Interface Guidelines.
  static func guidelines(_ page: String) -> RulePage {
    RulePage(address: "https://developer.apple.com/design/human-interface-guidelines/\(page)")
  }
}
