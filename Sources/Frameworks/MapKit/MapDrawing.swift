import UIKit

/// A view that shows what a closure draws, as large as its bounds. Pictures show images of views, but ask only classes of a program to draw.
@MainActor
final class MapDrawing: UIImageView {
  private let render: (CGRect) -> Void
  private var isStale = true
  private var drawnSize = CGSize.zero

  init(_ render: @escaping (CGRect) -> Void) {
    self.render = render
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Draws anew at the next layout.
  func setNeedsRender() {
    isStale = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isStale || drawnSize != bounds.size else { return }
    (isStale, drawnSize) = (false, bounds.size)
    guard bounds.width > 0, bounds.height > 0 else { return image = nil }
    let area = CGRect(origin: .zero, size: bounds.size)
    image = UIGraphicsImageRenderer(size: bounds.size).image { _ in render(area) }
  }

  /// Colors are those of the traits, so a change of them draws anew.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsRender()
  }
}
