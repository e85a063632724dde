/// The background of a cell, a header or a footer: a color with round corners, an image or a view.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// Nil by default, which is the tint color on iOS where a state asks for one, and no color here.
  public var backgroundColor: UIColor?
  /// Makes the color that is shown of ``backgroundColor``; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// Points between the edges of the cell and the background; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the cell are added to ``backgroundInsets``; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view of the app as large as the background, over its color; nil by default.
  public var customView: UIView?
  /// Nil by default. No effect here, which the log says once when it is shown.
  public var visualEffect: UIVisualEffect?
  /// Over the color; nil by default.
  public var image: UIImage?
  /// `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Nil by default.
  public var strokeColor: UIColor?
  /// Makes the color that is shown of ``strokeColor``; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// Points by which the stroke lies outside of the background; 0 by default, inside its edges.
  public var strokeOutset: CGFloat = 0

  /// What the background is of; nil for one that is the same in all states.
  private var kind: Kind?
  private enum Kind {
    case cell, sidebarCell
    /// As ``ListEnvironment`` says, once it is shown.
    case listCell
  }

  private init(_ color: UIColor? = nil, of kind: Kind? = nil) {
    backgroundColor = color
    self.kind = kind
    if kind == .sidebarCell { cornerRadius = 10 }
  }

  /// Without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Since iOS 18: of a cell of any list, which decides when the cell shows it. Until then it has no color.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(of: .listCell) }
  /// Since iOS 18: of a header of any list; without a color here.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Since iOS 18: of a footer of any list; without a color here.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, of: .cell)
  }
  /// Of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, of: .cell)
  }
  /// Of a cell of a sidebar: without a color while it is not selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(of: .sidebarCell) }
  /// Of a cell of a list beside a sidebar: without a color while it is not selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(of: .sidebarCell)
  }
  /// Of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Of a header or a footer of a plain list: without a color here.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Of a header or a footer of a grouped list: without a color.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell that is selected or highlighted has a color of the system, unless the program has given it one: gray, and in
  /// a sidebar the tint of the selected cell. Remembered (DEVIATIONS.md, 347).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let kind, let cell = state as? UICellConfigurationState, backgroundColorTransformer == nil else {
      return self
    }
    var updated = self
    switch kind {
    case .listCell: return self
    case .cell:
      guard backgroundColor == .systemBackground || backgroundColor == .secondarySystemGroupedBackground,
        cell.isSelected || cell.isHighlighted
      else { return self }
      updated.backgroundColor = Self.selection
    case .sidebarCell:
      guard backgroundColor == nil else { return self }
      if cell.isSelected {
        updated.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
      } else if cell.isHighlighted {
        updated.backgroundColor = .systemFill
      }
    }
    return updated
  }

  /// The configuration for the list around a view: what the program has not set is that of a row of such a list.
  @MainActor
  func resolved(in view: UIView) -> UIBackgroundConfiguration {
    guard kind == .listCell else { return self }
    let standard: UIBackgroundConfiguration
    switch ListEnvironment(of: view) {
    case .plain: standard = .listPlainCell()
    case .grouped: standard = .listGroupedCell()
    case .sidebar: standard = .listSidebarCell()
    }
    var resolved = self
    resolved.kind = standard.kind
    if backgroundColor == nil, backgroundColorTransformer == nil { resolved.backgroundColor = standard.backgroundColor }
    if cornerRadius == 0 { resolved.cornerRadius = standard.cornerRadius }
    return resolved
  }

  /// The color under a row of the system's that is selected or highlighted.
  package static let selection = UIColor.systemGray4
  /// ``backgroundColor`` as the transformer makes it, or the tint color as it makes that.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// ``strokeColor`` as the transformer makes it, or the tint color as it makes that.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// What can be compared: of functions only whether there are any.
  private var parts: [AnyHashable?] {
    [
      backgroundColor, backgroundColorTransformer != nil, cornerRadius, edgesAddingLayoutMarginsToBackgroundInsets,
      customView.map(ObjectIdentifier.init), visualEffect.map(ObjectIdentifier.init), image, imageContentMode,
      strokeColor, strokeColorTransformer != nil, strokeWidth, strokeOutset, backgroundInsets.top,
      backgroundInsets.leading, backgroundInsets.bottom, backgroundInsets.trailing,
    ]
  }
  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.parts == other.parts
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// Shows a configuration behind everything else in a cell.
final class BackgroundConfigurationView: UIView {
  private let ground = UIView()
  private let picture = UIImageView()
  private var configuration = UIBackgroundConfiguration.clear()

  private init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  /// The view that shows the configuration in a cell, the present one or a new one; nil, after taking the present one out, for nil.
  static func show(
    _ configuration: UIBackgroundConfiguration?, in cell: UIView, replacing old: BackgroundConfigurationView?
  ) -> BackgroundConfigurationView? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    let view = old ?? BackgroundConfigurationView()
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== cell { cell.insertSubview(view, at: 0) }
    view.take(configuration)
    return view
  }

  private func take(_ new: UIBackgroundConfiguration) {
    if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
    configuration = new
    if new.visualEffect != nil { LayoutLog.noteWithoutEffect("UIBackgroundConfiguration.visualEffect") }
    let hasColor = new.backgroundColor != nil || new.backgroundColorTransformer != nil
    ground.backgroundColor = hasColor ? new.resolvedBackgroundColor(for: tintColor) : nil
    ground.layer.cornerRadius = new.cornerRadius
    ground.layer.borderWidth = new.strokeWidth
    ground.layer.borderColor = new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tintColor).cgColor : nil
    ground.clipsToBounds = new.cornerRadius > 0
    picture.image = new.image
    picture.contentMode = new.imageContentMode
    if new.image == nil {
      picture.removeFromSuperview()
    } else if picture.superview == nil {
      ground.addSubview(picture)
    }
    if let view = new.customView, view.superview !== ground { ground.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    ground.frame = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    picture.frame = ground.bounds
    configuration.customView?.frame = ground.bounds
  }
}
