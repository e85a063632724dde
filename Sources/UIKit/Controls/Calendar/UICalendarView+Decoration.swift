extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// In pictures a dot of 4, 6 or 8 points, or a symbol at 9, 11 or 13 points; the sizes of iOS are not known.
    case small = 0, medium = 1, large = 2

    var dot: CGFloat { [4, 6, 8][rawValue] }
    var symbol: CGFloat { [9, 11, 13][rawValue] }
  }

  /// What stands below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let makeView: (UICalendarView) -> UIView

    private init(_ makeView: @escaping (UICalendarView) -> UIView) {
      self.makeView = makeView
      super.init()
    }

    /// A gray dot of the medium size.
    public convenience override init() { self.init(color: nil, size: .medium) }

    /// A dot; gray without a color.
    public convenience init(color: UIColor?, size: UICalendarView.DecorationSize = .medium) {
      self.init { _ in
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.dot, height: size.dot))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.dot / 2
        return dot
      }
    }

    /// An image; a symbol in the color, or in gray, and in the size. Nil shows a dot.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      guard let image else {
        self.init(color: color, size: size)
        return
      }
      self.init { _ in
        let symbol = UIImage.SymbolConfiguration(pointSize: size.symbol)
        let view = UIImageView(image: image.applyingSymbolConfiguration(symbol) ?? image)
        view.tintColor = color ?? .systemGray
        view.contentMode = .scaleAspectFit
        view.sizeToFit()
        return view
      }
    }

    /// A view that the app makes each time the day comes in sight, as large as it wants to be.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init { _ in
        let view = customViewProvider()
        if view.bounds.size == .zero { view.sizeToFit() }
        view.isUserInteractionEnabled = false
        return view
      }
    }

    /// A dot; gray without a color.
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration { Decoration(color: color, size: size) }
    /// An image; a symbol in the color, or in gray, and in the size.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> UICalendarView.Decoration { Decoration(image: image, color: color, size: size) }
    /// A view of the app.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func view(in calendar: UICalendarView) -> UIView { makeView(calendar) }
  }
}
