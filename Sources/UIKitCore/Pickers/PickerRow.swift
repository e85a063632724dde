/// A row of a wheel, with its content in the middle.
final class PickerRow: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    if !content.translatesAutoresizingMaskIntoConstraints { keepInMiddle(content) }
  }

  required init?(coder: NSCoder) { nil }

  /// A view that came without a size fills the row; another one keeps it.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    if size == nil { size = content.bounds.size }
    if let size, size.width > 0, size.height > 0 {
      content.frame = middle(size)
    } else {
      content.frame = bounds
    }
  }

  /// The size that the content came with.
  private var size: CGSize?
}
