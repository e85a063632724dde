/// What most views never have: a view makes its extras when the first of them is set to something else than its default.
@MainActor
final class ViewExtras {
  /// Nil is the identity.
  var transform: CGAffineTransform?
  /// The color that was set on the view itself.
  var tintColor: UIColor?
  /// Nil is the screen's.
  var contentScale: CGFloat?
  var mask: UIView?
  var accessibility = AccessibilityState()
  var interactions: [any UIInteraction] = []
  /// Nil for views with square corners, and with those of their layer.
  var corners: UICornerConfiguration?
  /// Nil for views that are no slider with a configuration.
  var trackConfiguration: UISlider.TrackConfiguration?
  /// Of the upper, left, lower and right edge of a scroll view; nil until one of them is first read.
  var edgeEffects: [UIScrollEdgeEffect]?
  /// Nil for views that nobody gave traits for the keyboard.
  var textInput: TextInputTraits?
  /// Whose bar follows the content of a scroll view.
  weak var collapsingBar: UINavigationController?
  var traits = TraitState()
  var canvas = CanvasState()
  /// Nil until `keyboardLayoutGuide` is first read.
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// What of a program's nib follows the size classes; nil for views that are not the root of one that varies.
  var nibVariations: NibVariations?
  /// Nil until one of them is set.
  var rare: RareViewValues?
  /// Whether somebody observes a property of the view or its layer, or did.
  var isObserved = false
  /// The address of the layer in descriptions; nil until the first of them.
  var layerAddress: UInt64?
}

extension UIView {
  /// The extras, made at the first call.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The extras to store a value in. They are not made for nil, which stands for the default.
  func extras<Value>(storing value: Value?) -> ViewExtras? { value == nil ? extras : madeExtras }

  /// The view's transform, whatever an override of ``transform`` says.
  var ownTransform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set {
      let given = newValue.isIdentity ? nil : newValue
      extras(storing: given)?.transform = given
    }
  }

  /// The color that was set on the view itself.
  var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { extras(storing: newValue)?.tintColor = newValue }
  }

  var canvasState: CanvasState {
    get { extras?.canvas ?? CanvasState() }
    set { extras(storing: newValue == CanvasState() ? nil : newValue)?.canvas = newValue }
  }

  var storedTraitOverrides: UITraitOverrides? {
    get { extras?.traits.overrides }
    set {
      guard newValue != storedTraitOverrides else { return }
      extras(storing: newValue)?.traits.overrides = newValue
      Surroundings.didChange()
    }
  }

  var traitRegistrations: [TraitRegistration] {
    get { extras?.traits.registrations ?? [] }
    set { extras(storing: newValue.isEmpty ? nil : newValue)?.traits.registrations = newValue }
  }

  /// Nil until `keyboardLayoutGuide` is first read.
  var keyboardGuideIfMade: UIKeyboardLayoutGuide? {
    get { extras?.keyboardGuide }
    set { extras(storing: newValue)?.keyboardGuide = newValue }
  }

  /// What of a program's nib follows the size classes; nil for views that are not the root of one that varies.
  var nibVariations: NibVariations? {
    get { extras?.nibVariations }
    set {
      extras(storing: newValue)?.nibVariations = newValue
      if newValue != nil { layoutHost?.noteVariations(of: self) }
    }
  }

  /// The address of the layer in descriptions.
  var layerAddress: UInt64 {
    if let known = extras?.layerAddress { return known }
    let address = ObjectAddress.next()
    madeExtras.layerAddress = address
    return address
  }
}
