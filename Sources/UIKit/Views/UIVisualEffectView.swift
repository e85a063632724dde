/// A blurred or vibrant background; its content view is always as large as itself.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var contentView = UIView()
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How what lies behind looks; nothing of it decides a frame.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  public let style: Style

  public init(style: Style) { self.style = style }
}

@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}
