import UIKit

#if os(iOS) && LIVE_RELOAD
  extension UIView {
    override open func didMoveToWindow() { super.didMoveToWindow() }
  }
#endif

#if os(iOS)
  /// Adds subviews, and gives back the view.
  extension UIView {
    @objc @discardableResult
    open func adding(_ views: UIView...) -> UIView { adding(views) }

    @objc @discardableResult
    open func adding(_ views: [UIView]) -> UIView {
      for view in views { addSubview(view) }
      return self
    }
  }

  /// Cells take them into their content.
  public extension UITableViewCell {
    @discardableResult
    override func adding(_ views: [UIView]) -> UIView { contentView.adding(views) }
  }
#else
  import AppKit
#endif

/// A view that says what it is.
public class NamedView: UIView {
  public var name = ""
}

public extension NamedView {
  override var description: String { "NamedView(\(name))" }
}

/// A label whose description is its own, and no gesture's.
public final class SpeakingLabel: UILabel {
  public override var debugDescription: String { "says \(text ?? "")" }
}
