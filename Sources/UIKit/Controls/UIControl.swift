/// A view that reports what the user does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  public enum State: Int, Sendable {
    case normal = 0
    case highlighted = 1
    case disabled = 2
    case selected = 4
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
}
