/// What hardly any view has; see `ViewExtras`.
@MainActor
final class RareViewValues {
  var focusGroupIdentifier: String?
  var focusEffect: UIFocusEffect?
  var motionEffects: [UIMotionEffect] = []
}

extension ViewExtras {
  /// The values, made at the first call.
  var madeRare: RareViewValues {
    if let rare { return rare }
    let made = RareViewValues()
    rare = made
    return made
  }
}
