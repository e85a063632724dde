/// The framework that wrote a log, whose words an answer has to use.
package enum Framework: String, Hashable, Sendable, Codable {
  case uiKit = "UIKit"
  case appKit = "AppKit"

  /// AppKit's if a view or an identifier is AppKit's.
  init(_ constraints: [ConsoleConstraint], _ names: ConflictNames) {
    let isAppKit =
      names.keys.contains { names.viewClass($0).isOfAppKit }
      || constraints.contains { $0.identifier.map { id in Self.identifiers.contains { id.hasPrefix($0) } } ?? false }
    self = isAppKit ? .appKit : .uiKit
  }

  var name: String { rawValue }

  private static let identifiers = ["NSWindow-", "NSView-", "NSStackView."]
}
