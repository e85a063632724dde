import UIKit

/// What can be turned on.
@MainActor
public protocol Installable {
  func install()
  func remove()
}

extension NSLayoutConstraint: Installable {
  public func install() { isActive = true }
  public func remove() { isActive = false }
}

extension Array: Installable where Element: Installable {
  public func install() { for element in self { element.install() } }
  public func remove() { for element in self { element.remove() } }
}
