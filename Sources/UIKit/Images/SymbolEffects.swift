// The effects that symbols have, and their forms, as Apple's documentation of Symbols lists them.

/// A symbol jumps once.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `up`.
  public var up: BounceSymbolEffect { with() }
  /// This effect in the form `down`.
  public var down: BounceSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: BounceSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { with() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `byLayer`.
  public var byLayer: PulseSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { with() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of a symbol light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `iterative`.
  public var iterative: VariableColorSymbolEffect { with() }
  /// This effect in the form `cumulative`.
  public var cumulative: VariableColorSymbolEffect { with() }
  /// This effect in the form `reversing`.
  public var reversing: VariableColorSymbolEffect { with() }
  /// This effect in the form `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { with() }
  /// This effect in the form `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { with() }
  /// This effect in the form `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { with() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `up`.
  public var up: ScaleSymbolEffect { with() }
  /// This effect in the form `down`.
  public var down: ScaleSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: ScaleSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { with() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `up`.
  public var up: AppearSymbolEffect { with() }
  /// This effect in the form `down`.
  public var down: AppearSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: AppearSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { with() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `up`.
  public var up: DisappearSymbolEffect { with() }
  /// This effect in the form `down`.
  public var down: DisappearSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: DisappearSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { with() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `left`.
  public var left: WiggleSymbolEffect { with() }
  /// This effect in the form `right`.
  public var right: WiggleSymbolEffect { with() }
  /// This effect in the form `up`.
  public var up: WiggleSymbolEffect { with() }
  /// This effect in the form `down`.
  public var down: WiggleSymbolEffect { with() }
  /// This effect in the form `forward`.
  public var forward: WiggleSymbolEffect { with() }
  /// This effect in the form `backward`.
  public var backward: WiggleSymbolEffect { with() }
  /// This effect in the form `clockwise`.
  public var clockwise: WiggleSymbolEffect { with() }
  /// This effect in the form `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: WiggleSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { with() }
  /// Along a direction, in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("\(angle)") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `clockwise`.
  public var clockwise: RotateSymbolEffect { with() }
  /// This effect in the form `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: RotateSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { with() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `plain`.
  public var plain: BreatheSymbolEffect { with() }
  /// This effect in the form `pulse`.
  public var pulse: BreatheSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: BreatheSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { with() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol goes, and another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var forms: Set<String> = []
  private func with(_ form: String = #function) -> Self {
    var effect = self
    effect.forms.insert(form)
    return effect
  }
  /// This effect in the form `downUp`.
  public var downUp: ReplaceSymbolEffect { with() }
  /// This effect in the form `upUp`.
  public var upUp: ReplaceSymbolEffect { with() }
  /// This effect in the form `offUp`.
  public var offUp: ReplaceSymbolEffect { with() }
  /// This effect in the form `byLayer`.
  public var byLayer: ReplaceSymbolEffect { with() }
  /// This effect in the form `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { with() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol goes, and another one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A change as the symbols suggest it.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A change as the symbols suggest it.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
