import UIKit

/// Hears of a panel; what it is for is told by types alone.
@objc public protocol PanelDelegate: AnyObject {
  @objc optional func panel(_ panel: Panel, heightFor size: CGSize) -> NSNumber
  @objc optional func panel(_ panel: Panel, heightFor traits: UITraitCollection) -> NSNumber
  @objc optional func panelDidMove(_ panel: Panel)
}

public final class Panel: UIView {
  public weak var delegate: PanelDelegate?

  public var height: Double {
    delegate?.panelDidMove?(self)
    if let height = delegate?.panel?(self, heightFor: traitCollection) { return height.doubleValue }
    return delegate?.panel?(self, heightFor: bounds.size).doubleValue ?? -1
  }

  /// What of the window is covered, whoever keeps it.
  @MainActor public static var topInset: CGFloat {
    UIApplication.shared.delegate?.window??.safeAreaInsets.top ?? 0
  }

  public func load(_ address: URL) -> URLRequest { URLRequest(url: address) }
}
