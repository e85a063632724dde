/// A piece of a search that is no text, as a person or a tag: an icon and a word on a ground of its own before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// What the token stands for in the app; nil by default.
  open var representedObject: Any?

  /// A token with a word and, before it, an icon.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// Decides about a search field, and is told of it.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called when the user has selected a suggestion of the field.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

/// The tokens of a search field, and their views.
@MainActor
final class SearchTokens {
  var tokens: [UISearchToken] = []
  var backgroundColor: UIColor?
  var allowsDeleting = true
  var allowsCopying = true
  var suggestions: [any UISearchSuggestion]?
  private(set) var views: [SearchTokenView] = []

  /// Where each token is in an area of the field, from where reading begins; the text goes on behind them.
  func places(in area: CGRect, isRightToLeft: Bool) -> [CGRect] {
    var offset: CGFloat = 0
    return views.map { view in
      let size = view.wantedSize
      let height = min(size.height, area.height)
      let x = isRightToLeft ? area.maxX - offset - size.width : area.minX + offset
      offset += size.width + SearchTokenView.gap
      return CGRect(x: x, y: area.midY - height / 2, width: size.width, height: height)
    }
  }

  /// Points from where the area begins to where the text does.
  var width: CGFloat { views.reduce(0) { $0 + $1.wantedSize.width + SearchTokenView.gap } }

  func rebuild(in field: UISearchTextField) {
    for view in views where !tokens.contains(where: { $0 === view.token }) { view.removeFromSuperview() }
    views = tokens.map { token in
      let view = views.first { $0.token === token } ?? SearchTokenView(token)
      view.update(for: field)
      if view.superview !== field { field.addSubview(view) }
      return view
    }
  }
}

/// A token in its field (DEVIATIONS.md, 496).
final class SearchTokenView: UIView {
  static let gap: CGFloat = 4
  private static let padding: CGFloat = 6
  let token: UISearchToken
  private let label = UILabel()
  private let icon: UIImageView?

  init(_ token: UISearchToken) {
    self.token = token
    icon = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityLabel = token.text
    layer.cornerRadius = 5
    clipsToBounds = true
    label.text = token.text
    label.textColor = .white
    if let icon {
      icon.tintColor = .white
      icon.contentMode = .scaleAspectFit
      addSubview(icon)
    }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(for field: UISearchTextField) {
    label.font = field.font ?? .systemFont(ofSize: 17)
    backgroundColor = field.tokenBackgroundColor
  }

  private var iconSide: CGFloat { icon == nil ? 0 : (label.font.pointSize).rounded() }

  var wantedSize: CGSize {
    let text = label.intrinsicContentSize
    let before = icon == nil ? 0 : iconSide + 4
    return CGSize(width: (Self.padding * 2 + before + text.width).rounded(.up), height: text.height.rounded(.up) + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.intrinsicContentSize
    var x = Self.padding
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ size: CGSize) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    if let icon {
      place(icon, CGSize(width: iconSide, height: iconSide))
      x += iconSide + 4
    }
    place(label, CGSize(width: max(0, min(text.width, bounds.width - x - Self.padding)), height: text.height))
  }
}
